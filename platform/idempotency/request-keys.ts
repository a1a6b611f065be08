import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { type RouteReply, reply } from '#platform/module/request-context.ts';
import { RequestKeyStore, type StoredAnswer } from './request-key-store.ts';

/** A request its caller may send again under the same key. */
export interface KeyedRequest {
  /** `Idempotency-Key` as it was sent; quotation marks around it do not count. */
  readonly key: string;
  /** All that makes it this request: the same key with something else is refused. */
  readonly says: readonly unknown[];
  /** A process that has not answered after this is taken for dead, in milliseconds. */
  readonly leaseMs: number;
}

/** What an earlier request with the same key came to. */
export interface RepeatedRequest {
  /** What the first one made: an analysis, a run. */
  readonly subject: string;
  /** Null where nobody answered yet: the caller is the one who does now. */
  readonly answer: StoredAnswer | null;
}

/**
 * Requests that are carried out once, however often they are sent: `repeated` before the work, `enter` in the transaction that
 * makes the subject, `answer` around what is sent back. Keys are an owner's own and are held for 24 hours.
 */
export class RequestKeys {
  private readonly store: RequestKeyStore;

  constructor(private readonly deps: { readonly db: Knex; readonly clock: Clock }) {
    this.store = new RequestKeyStore(deps.db);
  }

  /**
   * Undefined for a request that is the first with its key. One whose process died before it answered is answered by whoever comes next.
   * @throws AppError `idempotency_key_reused`, `idempotency_in_progress`
   */
  async repeated(owner: string, request: KeyedRequest): Promise<RepeatedRequest | undefined> {
    const now = this.deps.clock.now();
    const key = plain(request.key);
    const known = await this.store.find(owner, key, now);
    if (!known) return undefined;
    if (known.fingerprint !== fingerprintOf(request)) throw new AppError(ERRORS.idempotency_key_reused);
    const { subject, answer } = known;
    if (answer || (await this.store.acquire(owner, { key, leaseMs: request.leaseMs }, now))) return { subject, answer };
    throw new AppError(ERRORS.idempotency_in_progress);
  }

  /**
   * Takes the key for what the transaction makes.
   * @throws AppError `idempotency_in_progress` where another request took it first
   */
  async enter(trx: Knex.Transaction, owner: string, request: KeyedRequest, subject: string): Promise<void> {
    const { leaseMs } = request;
    const taken = await this.store
      .with(trx)
      .enter(
        owner,
        { key: plain(request.key), fingerprint: fingerprintOf(request), leaseMs, subject },
        this.deps.clock.now(),
      );
    if (!taken) throw new AppError(ERRORS.idempotency_in_progress);
  }

  /**
   * The reply to an accepted request: what was answered before, or what `work` answers, which is stored under the key.
   * Where `work` fails, the next request with the key is answered anew.
   */
  async answer(
    owner: string,
    key: string | undefined,
    answered: StoredAnswer | null,
    work: () => Promise<StoredAnswer>,
  ): Promise<RouteReply> {
    if (answered) {
      const { status, body, headers } = answered;
      return reply(status, { body, headers: { ...headers, 'Idempotent-Replayed': 'true' } });
    }
    try {
      const answer = await work();
      if (key !== undefined) await this.store.keepAnswer(owner, plain(key), answer);
      return reply(answer.status, answer);
    } catch (error) {
      if (key !== undefined) await this.store.release(owner, plain(key), this.deps.clock.now());
      throw error;
    }
  }

  /** Drops the keys and answers of a subject that is being deleted. */
  async forget(trx: Knex.Transaction, owner: string, subject: string): Promise<void> {
    await this.store.with(trx).forget(owner, subject);
  }
}

const plain = (key: string): string => key.replace(/^"(.+)"$/, '$1');

const fingerprintOf = ({ says }: KeyedRequest): string =>
  createHash('sha256').update(JSON.stringify(says)).digest('hex');
