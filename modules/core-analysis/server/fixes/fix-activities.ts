import { cancellationSignal, heartbeat } from '@temporalio/activity';
import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { RenderFixesPort } from '#workflows/definitions/core-analysis/render-fixes.types.ts';
import { fixErrors } from '../../contract/fixes.ts';
import { EngineError, type JobOutput } from '../../engine/index.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import { removeRemains } from '../files/remove-remains.ts';
import type { MeasurementCacheStore } from '../steps/measurement-cache-store.ts';
import type { FixFiles } from './fix-files.ts';
import type { FixStore, KeptFix } from './fix-store.ts';
import type { FixingPort } from './fixing-port.ts';

const HEARTBEAT_MS = 1_000;

export interface FixActivityDeps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly cache: MeasurementCacheStore;
  readonly files: AnalysisFiles;
  readonly fixes: FixStore;
  readonly fixFiles: FixFiles;
  readonly fixing: FixingPort;
  readonly clock: Clock;
  readonly log: Log;
}

type Made = JobOutput<'fixes'>;

/** The two steps of the workflow. Files are written before the row says they are there; a deletion meanwhile leaves none. */
export function createFixActivities(deps: FixActivityDeps): RenderFixesPort {
  const { store, cache, fixes, files, fixFiles, fixing, clock } = deps;
  return {
    async renderFixes({ analysisId: id, userId: owner }) {
      /** Aborted when the analysis is gone: nothing to do, nothing went wrong. */
      const stop = new AbortController();
      const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
      try {
        const analysis = await store.find(owner, id);
        if (!analysis?.results) return await gone(deps, owner, id);
        if ((await fixes.find(owner, id))?.status === 'completed') return true;
        const bytes = await files.original(owner, id);
        if (!bytes) throw new AppError(fixErrors.original_gone);
        const { goal, placement } = analysis.results.basis;
        // Measured by another version, or dropped since: the engine measures once more.
        const known = await cache.find(owner, analysis.sha256, analysis.results.engineVersion);
        const signal = AbortSignal.any([cancellationSignal(), stop.signal]);
        const onPercent = reporter(deps, owner, id, stop);
        const made = await fixing
          .makeFixes(
            {
              bytes,
              settings: { goal, placement, sells: analysis.settings.sells ?? null },
              extras: analysis.extras,
              ...(known && { measurements: known.measurements }),
            },
            { signal, onPercent },
          )
          .catch(refused);
        for (const fix of made.fixes) await fixFiles.put(owner, id, fix.id, fix.file, fix.preview);
        return (await keep(deps, owner, id, made)) || (await gone(deps, owner, id));
      } catch (error) {
        if (!stop.signal.aborted) throw error;
        return await gone(deps, owner, id);
      } finally {
        clearInterval(beat);
      }
    },

    async failFixes({ analysisId: id, userId: owner, failure }) {
      const { original_gone, fixes_failed } = fixErrors;
      const code = failure.code === original_gone.code ? original_gone.code : fixes_failed.code;
      await fixes.fail(owner, id, code, clock.now());
      deps.log.info({ analysis: id, code }, 'the fixes of an analysis could not be made');
      await removeRemains(deps, owner, id);
    },
  };
}

/** The file was measured before, so a refusal now is not the person's to fix. */
function refused(error: unknown): never {
  if (error instanceof EngineError) throw new AppError(fixErrors.fixes_failed, undefined, { cause: error });
  throw error;
}

/** Writes the percent one after the other; aborts the work when there is no row to write to. */
function reporter(deps: FixActivityDeps, owner: string, id: string, stop: AbortController): (percent: number) => void {
  let last: Promise<void> = Promise.resolve();
  return (percent) => {
    last = last.then(async () => {
      if (!stop.signal.aborted && !(await deps.fixes.progress(owner, id, percent, deps.clock.now()))) stop.abort();
    });
    last.catch((error: unknown) => deps.log.warn({ err: error, analysis: id }, 'progress of fixes could not be told'));
  };
}

/** The analysis's row stays locked, so a deletion finds either none or all of it. False when it is gone. */
async function keep(deps: FixActivityDeps, owner: string, id: string, made: Made): Promise<boolean> {
  return deps.db.transaction(async (trx) => {
    if (!(await deps.store.with(trx).lock(owner, id))) return false;
    const results = { fixes: made.fixes.map(keptOf), tried: made.tried };
    await deps.fixes.with(trx).complete(owner, id, results, deps.clock.now());
    return true;
  });
}

function keptOf({ file, preview, ...fix }: Made['fixes'][number]): KeptFix {
  return { ...fix, bytes: file.length, hasPreview: preview !== null };
}

async function gone(deps: FixActivityDeps, owner: string, id: string): Promise<false> {
  await removeRemains(deps, owner, id);
  return false;
}
