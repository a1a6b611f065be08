import { createHmac } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { addressBucket } from '#platform/http/client-address.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AccountsStore } from './accounts-store.ts';

/** Tries at one account from all networks it was never used from, together. */
const STRANGERS = { name: 'login-account', points: 10, seconds: 900 };

/** Tries at one account from one network it was used from. */
const KNOWN = { name: 'login-known-network', points: 10, seconds: 900 };

/** A network is forgotten when nobody signed in from it for so long. */
export const KNOWN_NETWORK_DAYS = 90;

/**
 * Counts tries at accounts. Strangers share one counter per account, so that
 * many addresses guess no faster than one; a network the account was used from
 * has its own, so that strangers cannot lock the owner out. An address without
 * an account counts like one with.
 */
export class LoginGuard {
  private readonly key: Buffer;

  constructor(
    private readonly deps: {
      store: Pick<AccountsStore, 'knowsNetwork' | 'rememberNetwork'>;
      limiter: Pick<RateLimiter, 'takeFor' | 'reset'>;
      clock: Clock;
      secret: string;
    },
  ) {
    this.key = createHmac('sha256', deps.secret).update('login guard').digest();
  }

  /** Counts one try. @throws RateLimitRefusal when there are none left, also for the right password. */
  async take(email: string, address: string): Promise<void> {
    const network = this.networkHash(address);
    const account = this.hash(`account ${email}`);
    const since = new Date(this.deps.clock.now().getTime() - KNOWN_NETWORK_DAYS * 86_400_000);
    const known = await this.deps.store.knowsNetwork(email, network, since);
    const { name, points, seconds } = known ? KNOWN : STRANGERS;
    await this.deps.limiter.takeFor(name, known ? `${account} ${network}` : account, points, seconds);
  }

  /** The owner is here: the network is theirs from now on, with all its tries. The strangers' counter stays. */
  async succeeded(user: { readonly id: string; readonly email: string }, address: string): Promise<void> {
    const network = this.networkHash(address);
    await this.deps.store.rememberNetwork(user.id, network, this.deps.clock.now());
    await this.deps.limiter.reset(KNOWN.name, `${this.hash(`account ${user.email}`)} ${network}`);
  }

  /** Of the IPv4 address or the IPv6 /64. */
  private networkHash(address: string): string {
    return this.hash(`network ${addressBucket(address)}`);
  }

  /** Tells neither addresses nor accounts without our secret. */
  private hash(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
