import type { RateLimiter } from '#platform/http/rate-limit.ts';
import type { AccountsStore } from './accounts-store.ts';
import type { EmailAvailability } from './contract.ts';
import { ACCOUNT_MESSAGES } from './errors.ts';
import { suggestEmail } from './suggest-email.ts';

/** Questions about one address, from wherever they come. */
const PER_ADDRESS = { name: 'check-email-address', points: 20, seconds: 3600 };

/** Tells a sign-up form what sign-up would say. It is counted per mail address here, per network by its route. */
export class EmailCheck {
  constructor(
    private readonly deps: {
      store: Pick<AccountsStore, 'byEmail'>;
      limiter: Pick<RateLimiter, 'takeFor'>;
      hashEmail: (email: string) => string;
    },
  ) {}

  /** @throws RateLimitRefusal */
  async check(email: string): Promise<EmailAvailability> {
    await this.deps.limiter.takeFor(
      PER_ADDRESS.name,
      this.deps.hashEmail(email),
      PER_ADDRESS.points,
      PER_ADDRESS.seconds,
    );
    const suggestion = suggestEmail(email);
    if (await this.deps.store.byEmail(email)) {
      return { available: false, message: ACCOUNT_MESSAGES.emailTaken, suggestion };
    }
    return { available: true, message: 'This email is available.', suggestion };
  }
}
