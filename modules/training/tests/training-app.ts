import { expect } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { defineCoreAnalysis } from '#modules/core-analysis/server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from '#modules/core-analysis/tests/controlled-engine.ts';
import { perfReportsModule } from '#modules/perf-reports/server/index.ts';
import { type PlantedCreative, plantCreatives, VARIED } from '#modules/perf-reports/tests/linked-account.ts';
import { RandomStream } from '#platform/numeric/random-stream.ts';
import { createTestApp, type TestApp, type TestAppOptions, type TestUser } from '#platform/testing/create-test-app.ts';
import type { Execution } from '../contract/execution.ts';
import { trainingRoutes as routes } from '../contract/routes.ts';
import { trainingModule } from '../server/index.ts';

export const WAIT = { timeout: 120_000, interval: 200 };

/** The real application with this module; creatives are measured by nobody. */
export async function createTrainingApp(
  options: Pick<TestAppOptions, 'workflows'> = {},
): Promise<{ app: TestApp; engine: ControlledEngine }> {
  const engine = new ControlledEngine();
  const core = defineCoreAnalysis(async () => ({ engine, judge: fixedJudgement }));
  const modules = [billingModule, core, perfReportsModule, trainingModule];
  return { app: await createTestApp({ ...options, modules }), engine };
}

/** Somebody on Elite. */
export async function eliteUser(app: TestApp): Promise<TestUser> {
  const user = await app.signUp();
  await new PlanStore(app.db).setPlan(user.id, 'elite', app.clock.now());
  return user;
}

export async function operatorUser(app: TestApp): Promise<TestUser> {
  const user = await app.signUp();
  await app.db('platform.users').where({ id: user.id }).update({ role: 'operator' });
  return user;
}

/**
 * Rated creatives whose worth is planted: it goes up with the first rule and down with the second, whatever the rest, and ratings
 * follow it with noise.
 */
export async function plantRatings(
  app: TestApp,
  user: TestUser,
  count: number,
  seed = 1,
  /** -1: whoever rates likes what the others do not. */
  taste: 1 | -1 = 1,
): Promise<PlantedCreative[]> {
  const stream = new RandomStream(seed, ['ratings', String(count)]);
  const creatives = Array.from({ length: count }, (_, index) => ({
    fileName: `creative-${seed}-${index}.png`,
    score: 40 + 40 * stream.uniform(),
    features: Object.fromEntries(VARIED.map((rule) => [rule, stream.uniform()])),
  }));
  const planted = await plantCreatives(app, user, creatives);
  const results = JSON.stringify(fixedJudgement().results);
  for (const [index, { id, features }] of planted.entries()) {
    const worth = 8 * (features['T-01'] ?? 0) - 5 * (features['C-06'] ?? 0) + stream.uniform() - 0.5;
    const rating = Math.min(10, Math.max(1, Math.round(5.5 + taste * (worth / 1.5 - 1))));
    // Of each account other files: the hold-out goes by the file.
    const sha256 = `${seed}`.padStart(8, '0') + String(index).padStart(56, '0');
    await app.db('core_analysis.analyses').where({ id }).update({ satisfaction_score: rating, sha256, results });
    // Degraded versions are made of what is still kept.
    if (index < 3) await app.process.storage.put(user.id, `analyses/${id}/original`, Buffer.from('a picture'));
    await app.db('training.signals').insert({ user_id: user.id, kind: 'rating', subject: id, at: app.clock.now() });
  }
  return planted;
}

export const trigger = (
  user: TestUser,
  body: Parameters<typeof user.caller.call<typeof routes.trigger>>[1]['body'] = undefined,
) => user.caller.call(routes.trigger, { body });

/** The run once it has ended. */
export async function ended(user: TestUser, executionId: string): Promise<Execution> {
  const get = () => user.caller.call(routes.getExecution, { params: { id: executionId } });
  await expect.poll(async () => (await get()).endedAt, WAIT).not.toBeNull();
  return get();
}
