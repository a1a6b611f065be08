import type { Knex } from 'knex';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from './analysis-files.ts';
import { hasFaultyStills } from './faulty-stills.ts';

/**
 * Takes back pictures that a faulty engine drew of videos: preview, thumbnail, keyframes, and fixes, which can be asked for again.
 * Upload, result and what is played stay; the page says that the picture is not stored any more.
 */
export class StillRecall {
  constructor(private readonly deps: { db: Knex; store: AnalysisStore; files: AnalysisFiles }) {}

  /**
   * Looks at one completed video, once. May run twice.
   * @returns whether its pictures were removed
   */
  async check(owner: string, id: string): Promise<boolean> {
    const { store, files } = this.deps;
    const analysis = await store.find(owner, id);
    if (!analysis?.results) return false;
    const isFaulty = analysis.filesRemovedAt === null && hasFaultyStills(analysis.results);
    if (isFaulty) {
      await store.dropFixes(owner, id);
      await files.removeStills(owner, id);
    }
    // Last, so that what broke off before is done again.
    await store.markStillsChecked(owner, id);
    return isFaulty;
  }
}
