import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import type { EmailChange } from './email-change.ts';
import { emailChangeRoutes } from './email-change-contract.ts';
import { accountUser } from './session-reply.ts';
import type { UserViews } from './user-view.ts';

/** The handlers of `emailChangeRoutes`. */
export function createEmailChangeRoutes(deps: { emailChange: EmailChange; views: UserViews }): ImplementedRoute[] {
  const { emailChange, views } = deps;
  return implement(emailChangeRoutes, {
    changeEmail: async ({ body }, rc) => {
      await emailChange.ask(accountUser(rc), body, rc);
      return { message: `We emailed a link to ${body.email}. Open it within 24 hours; until then nothing changes.` };
    },
    confirmEmail: async ({ body }, rc) => {
      const user = accountUser(rc);
      const email = await emailChange.confirm(user, body.token, rc);
      return { user: await views.of({ ...user, email, emailVerified: true }) };
    },
  });
}
