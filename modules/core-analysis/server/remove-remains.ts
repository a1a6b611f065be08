import type { AnalysisFiles } from './analysis-files.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { MeasurementCacheStore } from './measurement-cache-store.ts';

/**
 * Removes what work on an analysis may have written after the analysis was
 * deleted or given up. Does nothing while the analysis is there and has not
 * failed.
 */
export async function removeRemains(
  deps: { store: AnalysisStore; files: AnalysisFiles; cache: MeasurementCacheStore },
  owner: string,
  id: string,
): Promise<void> {
  const now = await deps.store.findProgress(owner, id);
  if (now && now.status !== 'failed') return;
  await deps.files.removeOrphaned(owner, id);
  if (!now) await deps.cache.forgetUnused(owner);
}
