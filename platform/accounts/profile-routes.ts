import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { profileRoutes } from './profile-contract.ts';
import type { Profiles } from './profiles.ts';
import { accountUser } from './session-reply.ts';
import type { UserViews } from './user-view.ts';

/** The handlers of `profileRoutes`. */
export function createProfileRoutes(deps: { profiles: Profiles; views: UserViews }): ImplementedRoute[] {
  const { profiles, views } = deps;
  return implement(profileRoutes, {
    changeName: async ({ body }, rc) => {
      const user = accountUser(rc);
      await profiles.changeName(user.id, body.name, rc);
      return { user: await views.of({ ...user, name: body.name }) };
    },
    audit: ({ query }, rc) => profiles.trail(accountUser(rc).id, query.before),
  });
}
