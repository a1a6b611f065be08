import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { LedgerStore } from './ledger-store.ts';
import type { TokenLedgerService } from './token-ledger-service.ts';

/** People looked at with one query. */
const PAGE = 500;

/** A run opens no more than this; the rest is for the next, or for whoever comes meanwhile. */
const MOST = 20_000;

export interface ResetResult {
  /** Periods that were opened now, each with its grant. */
  readonly opened: number;
  /** People whose period could not be opened; the next run tries again. */
  readonly postponed: number;
}

/**
 * The monthly reset: opens the present period of everybody who has none yet, with what their plan grants. Whoever comes
 * before it runs opens their own period; the ledger's keys let only one grant be written, whoever is first. May run twice,
 * and alongside itself. A period that passed while nothing ran is not made good: its tokens would have ended with it.
 */
export class TokenReset {
  constructor(
    private readonly deps: {
      store: Pick<LedgerStore, 'findPeriods'>;
      ledger: Pick<TokenLedgerService, 'open'>;
      clock: Clock;
      log: Log;
    },
  ) {}

  /** @param onStep called for each page and before each person whose period is opened, to show that the work is alive */
  async run(onStep: () => void): Promise<ResetResult> {
    const { store, ledger, clock, log } = this.deps;
    const result = { opened: 0, postponed: 0 };
    let after: string | null = null;
    for (;;) {
      onStep();
      const page = await store.findPeriods(after, PAGE, clock.now());
      for (const { owner } of page.filter((one) => !one.isOpen)) {
        onStep();
        try {
          await ledger.open(owner);
          result.opened += 1;
        } catch (error) {
          log.error({ err: error, userId: owner }, 'the tokens of an account could not be reset; it is tried again');
          result.postponed += 1;
        }
      }
      after = page.at(-1)?.owner ?? null;
      if (after === null || page.length < PAGE || result.opened >= MOST) break;
    }
    if (result.opened + result.postponed > 0) log.info(result, 'token periods were opened');
    return result;
  }
}
