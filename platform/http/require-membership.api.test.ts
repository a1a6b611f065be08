import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineModule } from '#platform/module/define-module.ts';
import { defineServerModule, implement } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { membershipSource } from '#platform/module/platform-points.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';

const club = (role: string, kind = 'club') => ({
  method: 'GET' as const,
  summary: 'For tests.',
  params: z.object({ clubId: z.string() }),
  responses: { 200: z.object({ open: z.literal(true) }) },
  gate: { membership: { kind, param: 'clubId', role } },
});
const routes = defineRoutes('clubs', {
  read: { ...club('viewer'), path: '/api/clubs/{clubId}' },
  manage: { ...club('admin'), path: '/api/clubs/{clubId}/settings' },
  misspelt: { ...club('chief'), path: '/api/clubs/{clubId}/misspelt' },
  unanswered: { ...club('viewer', 'union'), path: '/api/clubs/{clubId}/union' },
});
const members = new Map<string, string>();
const clubs = defineServerModule(
  defineModule({ id: 'clubs', title: 'Clubs', summary: 'For tests.', gate: {}, stage: 'preview' }),
  {
    config: z.object({}),
    requires: {},
    provides: [],
    routes,
    migrations: {},
    setup: () => {
      const open = async () => ({ open: true as const });
      return {
        routes: implement(routes, { read: open, manage: open, misspelt: open, unanswered: open }),
        contributes: [
          contribute(membershipSource, {
            kind: 'club',
            roles: ['viewer', 'member', 'admin'],
            roleOf: async (userId, id) => members.get(`${userId} ${id}`),
          }),
        ],
      };
    },
  },
);

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ modules: [clubs] });
  user = await app.signUp();
  members.set(`${user.id} mine`, 'member').set(`${user.id} ours`, 'admin');
});
afterAll(() => app.stop());

it.each([
  ['mine', '', 200],
  ['mine', '/settings', 403],
  ['ours', '/settings', 200],
  // Somebody else's and one that does not exist read the same.
  ['theirs', '', 404],
  ['theirs', '/settings', 404],
  // A gate that nobody can answer lets nobody in.
  ['ours', '/misspelt', 500],
  ['ours', '/union', 500],
])('who asks for club %s%s is answered %i', async (id, path, status) => {
  expect((await user.caller.fetch(`/api/clubs/${id}${path}`)).status).toBe(status);
});

it('a visitor is asked to sign in first', async () => {
  expect((await app.as().fetch('/api/clubs/mine')).status).toBe(401);
});
