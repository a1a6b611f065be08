import type { Clock } from '#platform/clock.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import type { PersonalDataPart } from '#platform/module/personal-data.ts';
import { reply } from '#platform/module/request-context.ts';
import { streamArchive } from './account-archive.ts';
import type { AccountDeletion } from './account-deletion.ts';
import type { AuditLog } from './audit-log.ts';
import { ownDataRoutes } from './own-data-contract.ts';
import { accountUser, type SessionReply } from './session-reply.ts';
import type { UserViews } from './user-view.ts';

/** The handlers of `ownDataRoutes`. */
export function createOwnDataRoutes(deps: {
  deletion: AccountDeletion;
  audit: AuditLog;
  views: UserViews;
  answers: SessionReply;
  clock: Clock;
  parts: () => readonly PersonalDataPart[];
}): ImplementedRoute[] {
  const { deletion, audit, views, answers, clock } = deps;
  return implement(ownDataRoutes, {
    downloadData: async (_input, rc) => {
      const { id, plan } = accountUser(rc);
      await audit.record({ action: 'download_data', result: 'ok', userId: id }, rc);
      const body = streamArchive({ parts: deps.parts(), userId: id, plan, clock, log: rc.log });
      const name = `adjudge-data-${clock.now().toISOString().slice(0, 10)}.zip`;
      return reply(200, {
        raw: { contentType: 'application/zip', body },
        headers: { 'Content-Disposition': `attachment; filename="${name}"` },
      });
    },
    deleteAccount: async ({ body }, rc) => {
      const dueAt = await deletion.request(accountUser(rc), body.password, rc);
      const message = `Your account and everything in it will be deleted on ${formatDay(dueAt)}. To keep it, sign in and choose “Keep my account” before then.`;
      return answers.leave(message, { deletionDueAt: dueAt.toISOString() });
    },
    keepAccount: async (_input, rc) => {
      const user = accountUser(rc);
      await deletion.keep(user, rc);
      return { user: await views.of({ ...user, deletionDueAt: undefined }) };
    },
  });
}
