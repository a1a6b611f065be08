import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { analysisErrors } from '../../contract/errors.ts';
import { UNSAVED_FILE_DAYS } from '../../contract/retention.ts';
import type { AnalysisListItem } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from './analysis-files.ts';

const DAY_MS = 86_400_000;

/** When the files of an analysis accepted at this moment go, unless it is saved. */
export function filesExpireAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + UNSAVED_FILE_DAYS * DAY_MS);
}

/** Analyses accepted before this moment have outlived their files. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - UNSAVED_FILE_DAYS * DAY_MS);
}

/** How long the files of an analysis stay. What belongs to someone else is not there. */
export class FileRetention {
  constructor(private readonly deps: { db: Knex; store: AnalysisStore; files: AnalysisFiles; clock: Clock }) {}

  /** @throws AppError `not_found`; `files_gone` where there is nothing left to save */
  async setSaved(owner: string, id: string, saved: boolean): Promise<AnalysisListItem> {
    return this.deps.db.transaction(async (trx) => {
      const store = this.deps.store.with(trx);
      const analysis = await store.lock(owner, id);
      if (!analysis) throw new AppError(ERRORS.not_found);
      if (saved && (analysis.filesRemovedAt || analysis.status === 'failed'))
        throw new AppError(analysisErrors.files_gone);
      await store.setSaved(owner, id, saved);
      return { ...analysis, saved };
    });
  }

  /**
   * Removes all that shows the creative: upload, previews, keyframes, fixes.
   * Result, words and measurements stay. May run twice.
   * @returns false where it was saved or deleted meanwhile
   */
  async expire(owner: string, id: string): Promise<boolean> {
    const { db, files, clock } = this.deps;
    const now = clock.now();
    const due = await db.transaction(async (trx) => {
      const store = this.deps.store.with(trx);
      const analysis = await store.lock(owner, id);
      if (!analysis || analysis.saved || analysis.status !== 'completed') return false;
      if (analysis.createdAt >= expiredBefore(now)) return false;
      await files.listOrphaned(owner, id, now, trx);
      await store.markFilesRemoved(owner, id, now);
      return true;
    });
    if (due) await files.removeOrphaned(owner, id);
    return due;
  }
}
