import { heartbeat } from '@temporalio/activity';
import { AccountRemoval } from '#platform/accounts/account-removal.ts';
import { KNOWN_NETWORK_DAYS } from '#platform/accounts/login-guard.ts';
import type { Activity } from '#platform/module/define-server-module.ts';
import { personalData } from '#platform/module/personal-data.ts';
import type { ScheduleSpec } from '#platform/module/schedule-spec.ts';
import { fileRemover, OrphanedFiles } from '#platform/storage/orphaned-files.ts';
import { sweepOrphanedFiles } from '#platform/storage/sweep-orphaned-files.ts';
import type { Process } from './create-process.ts';

const DAY_MS = 86_400_000;

/** What the platform itself keeps no longer than this: table, its column of time, and days. */
const KEPT = [
  { table: 'platform.outbox_mails', column: 'created_at', days: 7 },
  // Nobody is signed in by them any more; kept a while for whoever asks about a strange device.
  { table: 'platform.sessions', column: 'expires_at', days: 30 },
  // A day longer than they work, so that a late click is told that its link is old.
  { table: 'platform.one_time_tokens', column: 'expires_at', days: 1 },
  { table: 'platform.passkey_challenges', column: 'expires_at', days: 1 },
  { table: 'platform.request_keys', column: 'expires_at', days: 0 },
  { table: 'platform.known_networks', column: 'last_seen_at', days: KNOWN_NETWORK_DAYS },
] as const;

/** The platform's own scheduled work, in the form modules have theirs; names are full already. */
export interface Housekeeping {
  readonly activities: Readonly<Record<string, Activity>>;
  readonly schedules: readonly ScheduleSpec[];
}

/** Removes once a day what grew old, and every hour the accounts whose grace is over. May run twice, and alongside itself. */
export function createHousekeeping(
  deps: Pick<Process, 'db' | 'clock' | 'log' | 'storage' | 'assets' | 'mailer' | 'modules' | 'env'>,
): Housekeeping {
  const removal = new AccountRemoval({
    ...deps,
    supportEmail: deps.env.SUPPORT_EMAIL,
    parts: () => deps.modules.contributions(personalData),
  });
  const tidy = async (): Promise<void> => {
    const now = deps.clock.now().getTime();
    const removed: Record<string, number> = {};
    for (const { table, column, days } of KEPT) {
      removed[table] = await deps
        .db(table)
        .where(column, '<', new Date(now - days * DAY_MS))
        .delete();
    }
    deps.log.info({ removed }, 'what grew old was removed');
  };
  return {
    activities: {
      'platform.tidy': tidy,
      'platform.removeAccounts': () => removal.removeDue(() => heartbeat()),
      'platform.removeStaleAssets': async () => {
        const removed = await deps.assets.removeStale(() => heartbeat());
        if (removed > 0) deps.log.info({ removed }, 'assets that nothing used were removed');
      },
      'platform.removeOrphanedFiles': async () => {
        const done = await sweepOrphanedFiles(
          { ...deps, orphaned: new OrphanedFiles(deps.db), removers: () => deps.modules.contributions(fileRemover) },
          () => heartbeat(),
        );
        if (done.removed + done.postponed > 0) deps.log.info(done, 'orphaned files were removed');
      },
    },
    schedules: [
      { id: 'platform.tidy', everySeconds: 86_400, activity: 'platform.tidy', queue: 'analysis' },
      { id: 'platform.removeAccounts', everySeconds: 3_600, activity: 'platform.removeAccounts', queue: 'analysis' },
      {
        id: 'platform.removeStaleAssets',
        everySeconds: 3_600,
        activity: 'platform.removeStaleAssets',
        queue: 'analysis',
      },
      {
        id: 'platform.removeOrphanedFiles',
        everySeconds: 300,
        activity: 'platform.removeOrphanedFiles',
        queue: 'analysis',
      },
    ],
  };
}
