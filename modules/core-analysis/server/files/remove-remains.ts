import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { MeasurementCacheStore } from '../steps/measurement-cache-store.ts';
import type { AnalysisFiles } from './analysis-files.ts';

/**
 * Removes what work on an analysis may have written after the analysis was
 * deleted or given up. Does nothing while the analysis is there and has not
 * failed; the upload of a failed one may be kept for another try.
 */
export async function removeRemains(
  deps: { store: AnalysisStore; files: AnalysisFiles; cache: MeasurementCacheStore },
  owner: string,
  id: string,
): Promise<void> {
  const now = await deps.store.findProgress(owner, id);
  if (now && now.status !== 'failed') return;
  if (now) return deps.files.removeDrawn(owner, id);
  await deps.files.removeOrphaned(owner, id);
  await deps.cache.forgetUnused(owner);
}
