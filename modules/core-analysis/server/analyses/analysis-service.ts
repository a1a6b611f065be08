import type { Knex } from 'knex';
import type { TokenLedger } from '#modules/billing/api.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { RequestKeys } from '#platform/idempotency/request-keys.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { analysisWorkflowId } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import type { AnalysisRemoval } from '../../api.ts';
import type { AnalysisFiles, DerivedFile } from '../files/analysis-files.ts';
import type { MeasurementCacheStore } from '../steps/measurement-cache-store.ts';
import { type AnalysisListItem, type AnalysisRecord, holdOf, isFinal } from './analysis-record.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { WorkflowProgress } from './workflow-progress.ts';

/** Most rows a list answers with. */
const LIST_LIMIT = 500;

export interface AnalysisServiceDeps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly cache: MeasurementCacheStore;
  readonly files: AnalysisFiles;
  readonly ledger: TokenLedger;
  readonly keys: RequestKeys;
  readonly workflows: WorkflowStarter;
  readonly progress: WorkflowProgress;
  readonly clock: Clock;
  readonly log: Log;
  /** What other modules keep of an analysis goes with it. */
  removals(): readonly AnalysisRemoval[];
}

/** Reading and removing analyses. What belongs to someone else is not there. */
export class AnalysisService {
  constructor(private readonly deps: AnalysisServiceDeps) {}

  async list(owner: string): Promise<AnalysisListItem[]> {
    return this.deps.store.list(owner, LIST_LIMIT);
  }

  /** @throws AppError `not_found` */
  async get(owner: string, id: string): Promise<AnalysisRecord> {
    const record = await this.deps.store.find(owner, id);
    if (!record) throw new AppError(ERRORS.not_found);
    return record;
  }

  /** The same by the rule book alone, where a lens changed the result. @throws AppError `not_found` */
  async withoutLens(owner: string, id: string): Promise<AnalysisRecord> {
    const record = await this.get(owner, id);
    const general = record.results?.lens && (await this.deps.store.resultsWithoutLens(owner, id));
    return general
      ? { ...record, results: general, score: general.score, topAdvice: general.strategy[0]?.title ?? null }
      : record;
  }

  /** @throws AppError `not_found`, also while there is no picture yet */
  async picture(owner: string, id: string, which: DerivedFile): Promise<Buffer> {
    const known = await this.deps.store.findProgress(owner, id);
    const bytes = known && (await this.deps.files.derived(owner, id, which));
    if (!bytes) throw new AppError(ERRORS.not_found);
    return bytes;
  }

  /** @throws AppError `not_found`, also where the creative has no such frame */
  async frame(owner: string, id: string, number: number): Promise<Buffer> {
    const known = await this.deps.store.findProgress(owner, id);
    const bytes = known && (await this.deps.files.frame(owner, id, number));
    if (!bytes) throw new AppError(ERRORS.not_found);
    return bytes;
  }

  /** @throws AppError `not_found`, also where there is nothing to play: an image, tracks no browser takes, files that are gone */
  async video(owner: string, id: string): Promise<Buffer> {
    const known = await this.deps.store.findProgress(owner, id);
    const bytes = known && (await this.deps.files.playable(owner, id));
    if (!bytes) throw new AppError(ERRORS.not_found);
    return bytes;
  }

  /**
   * Removes row, files and, with the last analysis of a file, its
   * measurements. One that still runs is stopped and its tokens are given back;
   * tokens of a completed one stay used.
   * @throws AppError `not_found`
   */
  async remove(owner: string, id: string): Promise<void> {
    const { db, store, cache, files, ledger, keys, progress } = this.deps;
    const removed = await db.transaction(async (trx) => {
      // Else two copies deleted at once each see the other and leave the measurements.
      await store.with(trx).lockFile(owner, id);
      const analysis = await store.with(trx).lock(owner, id);
      if (!analysis) throw new AppError(ERRORS.not_found);
      if (!isFinal(analysis)) await ledger.release(analysis.payer, holdOf(analysis), trx);
      await files.listOrphaned(owner, id, this.deps.clock.now(), trx);
      await store.with(trx).delete(owner, id);
      for (const removal of this.deps.removals())
        await removal.analysisRemoved({ owner, analysisId: id, transaction: trx });
      await keys.forget(trx, owner, id);
      const twin = await store.with(trx).findSameFile(owner, analysis.sha256, id);
      if (!twin) await cache.with(trx).forget(owner, analysis.sha256);
      return analysis;
    });
    await progress.announce(id);
    if (!isFinal(removed)) await this.cancelWorkflow(removed);
    await files.removeOrphaned(owner, id);
  }

  /** The workflow would find the row gone by itself; telling it saves the engine the work. */
  private async cancelWorkflow({ id, attempt }: AnalysisListItem): Promise<void> {
    try {
      await this.deps.workflows.cancel(analysisWorkflowId(id, attempt));
    } catch (error) {
      this.deps.log.warn({ err: error, analysis: id }, 'the workflow of a deleted analysis could not be cancelled');
    }
  }
}
