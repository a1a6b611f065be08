import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#platform/contract/define-routes.ts';
import type { ErrorEnvelope } from '#platform/contract/errors.ts';
import type { Caller } from '#platform/testing/caller.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { acceptedAnalysis, adImage, uploadOf } from './factories.ts';

let app: TestApp;
let owner: TestUser;
let stranger: TestUser;
let id: string;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp();
  stranger = await app.signUp();
  id = (await acceptedAnalysis(owner)).id;
});
afterAll(() => app.stop());

const byId = [
  analysisRoutes.getAnalysis,
  analysisRoutes.watchAnalysis,
  analysisRoutes.getPreview,
  analysisRoutes.getThumbnail,
  analysisRoutes.getFrame,
  analysisRoutes.getVideo,
  analysisRoutes.deleteAnalysis,
] as const;

/** Calls any route of the module with what it needs. */
async function callAny(caller: Caller, route: (typeof analysisRoutes)[keyof typeof analysisRoutes]) {
  const upload = route.method === 'POST' ? uploadOf(await adImage()) : {};
  return caller.attempt(route as Route, { ...upload, params: { id, frame: '0' } } as never);
}

const withoutRequestId = (body: unknown): unknown => ({ ...(body as ErrorEnvelope), requestId: '' });

describe('who may see an analysis', () => {
  it.each(byId.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers a stranger as if there were nothing',
    async (_, route) => {
      const theirs = await stranger.caller.attempt(route, { params: { id, frame: '0' } });
      const nothing = await stranger.caller.attempt(route, { params: { id: randomUUID(), frame: '0' } });
      expect(theirs.status).toBe(404);
      expect(nothing.status).toBe(404);
      expect(withoutRequestId(theirs.body)).toEqual(withoutRequestId(nothing.body));
      const bodyHeaders = ['content-type', 'content-length', 'cache-control', 'content-disposition'];
      for (const name of bodyHeaders) expect(theirs.headers.get(name)).toBe(nothing.headers.get(name));
      expect((await owner.caller.call(analysisRoutes.getAnalysis, { params: { id } })).id).toBe(id);
    },
  );

  it('lists only one’s own', async () => {
    expect((await owner.caller.call(analysisRoutes.listAnalyses, {})).map((a) => a.id)).toEqual([id]);
    expect(await stranger.caller.call(analysisRoutes.listAnalyses, {})).toEqual([]);
  });

  it.each(Object.values(analysisRoutes).map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers 401 to a visitor',
    async (_, route) => {
      const answer = await callAny(app.as(), route);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'unauthenticated' });
    },
  );

  it.each(Object.values(analysisRoutes).map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers 404 while the module is switched off',
    async (_, route) => {
      app.flags.set('module.core-analysis', false);
      try {
        const answer = await callAny(owner.caller, route);
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({ code: 'feature_disabled' });
      } finally {
        app.flags.set('module.core-analysis', true);
      }
    },
  );

  it('treats an id that is none as nothing there', async () => {
    const answer = await owner.caller.attempt(analysisRoutes.getAnalysis, { params: { id: "1' or '1'='1" } });
    expect(answer.status).toBe(404);
  });

  it('gives a picture only once there is one', async () => {
    const answer = await owner.caller.attempt(analysisRoutes.getPreview, { params: { id } });
    expect(answer.status).toBe(404);
  });
});
