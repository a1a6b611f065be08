import type { Knex } from 'knex';
import { ANALYSIS_TOKENS, FREE_ANALYSES_PER_DAY } from '#flags/plans.ts';
import type { TokenLedger } from '#modules/billing/api.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import { analysisErrors } from '../../contract/errors.ts';
import type { FileKind } from '../analyses/analysis-record.ts';

export interface DailyLeft {
  readonly image: number;
  readonly video: number;
  /** When the next day begins (ISO 8601, midnight UTC). */
  readonly until: string;
}

/**
 * What the free plan takes in a day, while ops have switched that limit on. Counted on the token ledger, which keeps what
 * was used when an analysis is deleted and gives back what failed.
 */
export class DailyLimit {
  constructor(private readonly deps: { ledger: TokenLedger; gates: GateService; clock: Clock }) {}

  /** What may still be started today; undefined for who is not limited by the day. */
  async left(user: RequestUser): Promise<DailyLeft | undefined> {
    if (!this.appliesTo(user)) return undefined;
    const day = this.today();
    const used = await this.used(user.id, day.from);
    return {
      image: Math.max(0, FREE_ANALYSES_PER_DAY.image - used.image),
      video: Math.max(0, FREE_ANALYSES_PER_DAY.video - used.video),
      until: day.until,
    };
  }

  /**
   * To be asked after the tokens were held, in the same transaction: the account's row lock makes uploads sent at once queue.
   * @throws AppError `daily_limit_reached` where the hold is one too many
   */
  async require(user: Pick<RequestUser, 'id' | 'plan' | 'role'>, kind: FileKind, trx: Knex.Transaction): Promise<void> {
    if (!this.appliesTo(user)) return;
    const day = this.today();
    const limit = FREE_ANALYSES_PER_DAY[kind];
    if ((await this.used(user.id, day.from, trx))[kind] <= limit) return;
    throw new AppError(analysisErrors.daily_limit_reached, { kind, limit, resetsAt: day.until });
  }

  private appliesTo(user: Pick<RequestUser, 'id' | 'plan' | 'role'>): boolean {
    return user.plan === 'free' && this.deps.gates.isOn('FREE_DAILY_LIMITS', user);
  }

  /** The ledger knows no kinds; what an analysis costs tells them apart. */
  private async used(owner: string, since: Date, trx?: Knex.Transaction): Promise<Record<FileKind, number>> {
    const holds = await this.deps.ledger.holdsSince(owner, since, trx);
    const count = (kind: FileKind): number => holds.filter((tokens) => tokens === ANALYSIS_TOKENS[kind]).length;
    return { image: count('image'), video: count('video') };
  }

  private today(): { from: Date; until: string } {
    const now = this.deps.clock.now();
    const from = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
    return { from: new Date(from), until: new Date(from + 86_400_000).toISOString() };
  }
}
