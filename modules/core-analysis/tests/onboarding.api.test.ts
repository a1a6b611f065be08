import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { ONBOARDING_STATES, onboardingRoutes } from '../contract/onboarding.ts';
import { acceptedAnalysis } from './factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const status = (user: TestUser) => user.caller.call(onboardingRoutes.onboardingStatus, {});
const enter = (user: TestUser, state: (typeof ONBOARDING_STATES)[number]) =>
  user.caller.call(onboardingRoutes.updateOnboarding, { body: { state } });
const flagOf = async (user: TestUser) =>
  (await user.caller.call(accountRoutes.currentUser, {})).user.hasCompletedOnboarding;

describe('onboarding', () => {
  it('begins for a new person, who has no analysis', async () => {
    const user = await app.signUp();
    expect(await status(user)).toEqual({ hasCompletedOnboarding: false, analysisCount: 0, state: 'not_started' });
    expect(await flagOf(user)).toBe(false);
  });

  it('remembers each step, also for a second device', async () => {
    const user = await app.signUp();
    const { email, password } = user;
    for (const state of ONBOARDING_STATES.slice(0, -1)) {
      expect(await enter(user, state)).toMatchObject({ state, hasCompletedOnboarding: false });
    }
    const phone = app.as();
    await phone.call(accountRoutes.login, { body: { email, password } });
    expect(await phone.call(onboardingRoutes.onboardingStatus, {})).toMatchObject({ state: 'viewing_results' });
  });

  it.each(['completeOnboarding', 'updateOnboarding'] as const)('is completed by %s and stays so', async (route) => {
    const user = await app.signUp();
    if (route === 'completeOnboarding') await user.caller.call(onboardingRoutes[route], {});
    else await enter(user, 'completed');
    expect(await enter(user, 'viewing_sample')).toMatchObject({ state: 'completed', hasCompletedOnboarding: true });
    expect(await user.caller.call(onboardingRoutes.completeOnboarding, {})).toMatchObject({ state: 'completed' });
    expect(await flagOf(user)).toBe(true);
  });

  it('counts the analyses of this person alone', async () => {
    const [user, other] = [await app.signUp(), await app.signUp()];
    await acceptedAnalysis(user);
    await acceptedAnalysis(user);
    expect((await status(user)).analysisCount).toBe(2);
    expect((await status(other)).analysisCount).toBe(0);
  });

  it('refuses a state nobody knows', async () => {
    const user = await app.signUp();
    const answer = await user.caller.attempt(onboardingRoutes.updateOnboarding, { body: { state: 'bored' as never } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it.each(Object.values(onboardingRoutes).map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s wants a signed-in person and the module switched on',
    async (_, route) => {
      const body = (route.method === 'GET' ? {} : { body: { state: 'viewing_sample' } }) as never;
      expect(await app.as().attempt(route, body)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      const user = await app.signUp();
      app.flags.set('module.core-analysis', false);
      expect(await user.caller.attempt(route, body)).toMatchObject({ status: 404, body: { code: 'feature_disabled' } });
      app.flags.set('module.core-analysis', true);
    },
  );
});
