import { activityInfo, cancellationSignal, heartbeat } from '@temporalio/activity';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { AnalyzeCreativePort } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import type { Stage } from '../../contract/analysis.ts';
import type { FileMeasurements } from '../../engine/index.ts';
import { versionWith } from '../../engine/version-with.ts';
import type { AnalysisRecord } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { WorkflowProgress } from '../analyses/workflow-progress.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import { removeRemains } from '../files/remove-remains.ts';
import type { MeasuringPort } from '../ports/measuring-port.ts';
import { fromEngine, longestVideo, requireLength } from './analysis-failure.ts';
import type { MeasurementCacheStore } from './measurement-cache-store.ts';

const HEARTBEAT_MS = 1_000;
/** Within a stage, progress smaller than this is not worth a write. */
const STEP_PERCENT = 4;

export interface MeasureDeps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly cache: MeasurementCacheStore;
  readonly files: AnalysisFiles;
  readonly progress: WorkflowProgress;
  readonly engine: MeasuringPort;
  readonly clock: Clock;
}

/**
 * The long step: leaves measurements in the cache and preview, thumbnail and
 * keyframes in the storage. Runs again after a crash without harm; stops when the analysis
 * was deleted meanwhile, and then leaves nothing.
 */
export function createMeasureActivity(deps: MeasureDeps): AnalyzeCreativePort['measure'] {
  const standard = deps.engine.engineVersion;
  return async ({ analysisId: id, userId: owner }) => {
    /** Aborted when the analysis is gone: nothing to do, nothing went wrong. */
    const stop = new AbortController();
    const signal = AbortSignal.any([cancellationSignal(), stop.signal]);
    const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
    try {
      const analysis = await deps.store.find(owner, id);
      if (!analysis) {
        // An attempt before this one may have written after the deletion and died.
        await removeRemains(deps, owner, id);
        return { engineVersion: standard };
      }
      const engineVersion = versionWith(standard, analysis.extras);
      const reused = await reuse(deps, owner, analysis, engineVersion);
      if (reused) return { engineVersion, reused: reused.measuredBy !== id };
      const bytes = await deps.files.original(owner, id);
      if (!bytes) throw new Error(`the original of analysis ${id} is not in the storage`);
      // The worker of an earlier attempt may have died without a word.
      if (activityInfo().attempt > 1) await deps.progress.interrupt(owner, id);
      const stages = inOrder((to) => deps.progress.enter(owner, id, to), stop);
      const { plan, fileType: kind, extras } = analysis;
      const measured = await deps.engine
        .measure(
          { bytes, kind, maxVideoSeconds: longestVideo(plan), extras },
          { signal, onStage: stages.enter, onRetry: () => void deps.progress.interrupt(owner, id) },
        )
        .catch((error: unknown) => {
          throw fromEngine(error, plan);
        });
      await stages.settled();
      await deps.files.putDerived(owner, id, measured);
      await handOver(deps, owner, id, measured.measurements);
      return { engineVersion: measured.measurements.engineVersion, reused: false };
    } catch (error) {
      if (!stop.signal.aborted) {
        // Whoever waits is told now: the next attempt may be a while away.
        if (!(error instanceof AppError && error.status < 500)) await deps.progress.interrupt(owner, id);
        throw error;
      }
      await removeRemains(deps, owner, id);
      return { engineVersion: standard };
    } finally {
      clearInterval(beat);
    }
  };
}

/** Takes measurements and pictures of an earlier analysis of the same file; undefined when there are none. */
async function reuse(deps: MeasureDeps, owner: string, { id, sha256, plan }: AnalysisRecord, engineVersion: string) {
  const cached = await deps.cache.find(owner, sha256, engineVersion);
  if (!cached) return undefined;
  const donor = await deps.store.findDonor(owner, sha256, id, engineVersion);
  if (donor === undefined) return undefined;
  requireLength(cached.measurements, plan);
  const withFrames = cached.measurements.kind === 'video';
  if (!(await deps.files.copyDerived(owner, donor, id, withFrames))) return undefined;
  await handOver(deps, owner, id, cached.measurements);
  return cached;
}

/**
 * The end of the step. The row stays locked while measurements are kept, so a
 * deletion finds either none or all of them. Where the analysis was deleted or
 * given up meanwhile, its files went before ours were written.
 */
async function handOver(deps: MeasureDeps, owner: string, id: string, measurements: FileMeasurements): Promise<void> {
  const kept = await deps.db.transaction(async (trx) => {
    const sha256 = await deps.store.with(trx).lockFile(owner, id);
    const analysis = await deps.store.with(trx).lock(owner, id);
    if (sha256 === undefined || !analysis || analysis.status === 'failed') return false;
    // A late run: nothing reads them any more.
    if (analysis.status === 'completed') return true;
    const found = { measurements, measuredBy: id };
    await deps.cache.with(trx).keep(owner, sha256, found, deps.clock.now());
    return true;
  });
  if (kept) await deps.progress.enter(owner, id, { stage: 'scoring', percent: 95 });
  else await removeRemains(deps, owner, id);
}

/** Writes stages one after the other while the engine runs; aborts it when the analysis is gone. */
function inOrder(enter: (to: { stage: Stage; percent: number }) => Promise<boolean>, stop: AbortController) {
  let last: Promise<void> = Promise.resolve();
  let told: { stage: Stage; percent: number } | undefined;
  return {
    enter(stage: Stage, percent: number): void {
      if (told?.stage === stage && percent < told.percent + STEP_PERCENT) return;
      told = { stage, percent };
      last = last.then(async () => {
        if (stop.signal.aborted) return;
        if (!(await enter({ stage, percent }))) stop.abort();
      });
      last.catch(() => undefined);
    },
    /** Rejects with the first error of a write. */
    settled: (): Promise<void> => last,
  };
}
