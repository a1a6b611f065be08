import type { Clock } from '#platform/clock.ts';
import type { OpsCommand } from '#platform/module/ops-command.ts';
import { UNSAVED_FILE_DAYS } from '../../contract/retention.ts';
import { expiredBefore, type FileRetention } from '../files/file-retention.ts';
import type { SweepStore } from '../steps/sweep-store.ts';

const BATCH = 500;

/** `data purge`: what the sweeper does every half minute, now and with its result. */
export function purgeCommand(deps: { sweep: SweepStore; retention: FileRetention; clock: Clock }): OpsCommand {
  const { sweep, retention, clock } = deps;
  const due = () => sweep.findExpiredFiles(expiredBefore(clock.now()), BATCH);
  return {
    name: 'data purge',
    summary: `Delete the files of analyses that were not saved within ${UNSAVED_FILE_DAYS} days. Results are kept.`,
    async prepare() {
      const { length } = await due();
      if (length === 0) return { lines: ['No files are due.'] };
      return {
        lines: [`${length === BATCH ? `At least ${BATCH}` : length} analyses have files due for deletion.`],
        async apply() {
          let removed = 0;
          let kept = 0;
          // What cannot be removed stays due; a round without progress ends it.
          for (let batch = await due(); batch.length > 0; ) {
            const before = removed;
            for (const { owner, id } of batch) {
              if (await retention.expire(owner, id).catch(() => false)) removed += 1;
              else kept += 1;
            }
            if (removed === before) break;
            batch = await due();
          }
          return [`Deleted the files of ${removed} analyses${kept > 0 ? `; ${kept} could not be deleted now` : ''}.`];
        },
      };
    },
  };
}
