import type { Knex } from 'knex';
import type { TokenLedger } from '#modules/billing/api.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  analysisWorkflowId,
  analyzeCreativeType,
} from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import { analysisErrors } from '../../contract/errors.ts';
import { type AnalysisListItem, holdOf } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';

/** How long the upload of an analysis that failed by a fault of ours is kept for another try, in milliseconds. */
export const KEPT_FOR_RETRY_MS = 3 * 86_400_000;

const OUR_FAULTS: readonly string[] = [analysisErrors.analysis_failed.code, analysisErrors.analysis_timed_out.code];

/** True where not the file but we are to blame, so that the same file may succeed. */
export const isOurFault = (code: string): boolean => OUR_FAULTS.includes(code);

/** Another try at an analysis that failed by a fault of ours. */
export class AnalysisRetry {
  constructor(
    private readonly deps: {
      db: Knex;
      store: AnalysisStore;
      files: AnalysisFiles;
      ledger: TokenLedger;
      workflows: WorkflowStarter;
      clock: Clock;
    },
  ) {}

  /** Why it cannot be tried again, as a sentence; undefined where it can. */
  async refusal(owner: string, id: string): Promise<string | undefined> {
    const analysis = await this.deps.store.find(owner, id);
    if (!analysis) return 'It is gone.';
    return (
      refusalOf(analysis) ??
      ((await this.deps.files.original(owner, id))
        ? undefined
        : 'Its file is not kept any more. It must be uploaded again.')
    );
  }

  /**
   * The next attempt is queued, its tokens are held, its workflow started.
   * @throws AppError `not_found`, `invalid_input` with why not, `tokens_exhausted`
   */
  async retry(owner: string, id: string): Promise<void> {
    const { db, store, files, ledger, workflows, clock } = this.deps;
    const attempt = await db.transaction(async (trx) => {
      const locked = await store.with(trx).lock(owner, id);
      if (!locked) throw new AppError(ERRORS.not_found);
      const refused = refusalOf(locked);
      if (refused) throw new AppError(ERRORS.invalid_input, { issues: [{ path: 'id', message: refused }] });
      const next = { id, attempt: locked.attempt + 1 };
      await ledger.reserve(trx, locked.payer, { reference: holdOf(next), tokens: locked.tokens });
      await store.with(trx).reopen(owner, id, clock.now());
      await files.unlistOrphaned(owner, id, trx);
      return next.attempt;
    });
    // Where Temporal is away, the sweep starts it.
    await workflows
      .start(analyzeCreativeType, { id: analysisWorkflowId(id, attempt), input: { analysisId: id, userId: owner } })
      .catch(() => undefined);
  }
}

function refusalOf({ status, failure }: AnalysisListItem): string | undefined {
  if (status !== 'failed' || !failure) return `It is ${status}: only a failed analysis can be tried again.`;
  if (!isOurFault(failure.code)) return `It failed by its file (${failure.code}): another try would end the same.`;
  return undefined;
}
