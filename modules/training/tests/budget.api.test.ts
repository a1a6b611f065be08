import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemIds } from '#platform/ids.ts';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';
import { AlertStore } from '../server/runs/alert-store.ts';
import { Budget, costOf } from '../server/runs/budget.ts';
import { RunStore } from '../server/runs/run-store.ts';
import { createTrainingApp, eliteUser } from './training-app.ts';

let app: TestApp;
let user: TestUser;
let budget: Budget;
beforeAll(async () => {
  ({ app } = await createTrainingApp());
  user = await eliteUser(app);
  budget = new Budget({ db: app.db, alerts: new AlertStore(app.db, systemIds) });
}, 90_000);
afterAll(() => app.stop());

const NOVEMBER = new Date('2026-11-30T23:59:59.900Z');
const DECEMBER = new Date('2026-12-01T00:00:00.400Z');

/** A run of the account that is under way. */
async function running(at: Date) {
  const runs = new RunStore(app.db);
  const id = randomUUID();
  const order = { type: 'incremental', priority: 1, categories: [], startedBy: 'person', key: null } as const;
  await runs.enter(user.id, { id, ...order }, at);
  await runs.takeNext(user.id, at);
  return { id, key: { run: id, phase: 'model_training', attempt: 1 } as const };
}
const settle = (key: Awaited<ReturnType<typeof running>>['key'], seconds: number, at: Date) =>
  app.db.transaction((trx) => budget.settle(trx, user.id, key, seconds, at));

it('pays for a try that was stopped, in the month it was begun in, and sets nothing aside for what has ended', async () => {
  const { id, key } = await running(NOVEMBER);
  await budget.reserve(user.id, key, NOVEMBER);
  const held = await budget.view(user.id, NOVEMBER);
  expect(held).toMatchObject({ spent: 0, reserved: costOf(120) / 1_000_000 });
  // Stopped as the month ends; the phase hears of it a moment later.
  await app.db.transaction(async (trx) => {
    await new RunStore(app.db).with(trx).stop({ scopes: [user.id] }, id, 'A drill', NOVEMBER);
    await budget.release(trx, user.id, id);
  });
  expect(await budget.view(user.id, NOVEMBER)).toMatchObject({ spent: 0, reserved: 0 });
  await settle(key, 40, DECEMBER);
  // A try that is too late to set anything aside changes nothing.
  await budget.reserve(user.id, key, DECEMBER);
  expect(await budget.view(user.id, NOVEMBER)).toMatchObject({ spent: costOf(40) / 1_000_000, reserved: 0 });
  expect(await budget.view(user.id, DECEMBER)).toMatchObject({ spent: 0, reserved: 0 });
});

it('adds up the tries of a phase, and loses nothing between two that move money at once', async () => {
  const at = new Date('2027-01-05T12:00:00Z');
  const { id, key } = await running(at);
  await budget.reserve(user.id, key, at);
  await settle(key, 10, at);
  await Promise.all([
    budget.reserve(user.id, key, at),
    app.db.transaction((trx) => budget.release(trx, user.id, id)),
    settle(key, 20, at),
  ]);
  await app.db.transaction((trx) => budget.release(trx, user.id, id));
  const { spent, reserved } = await budget.view(user.id, at);
  const [charge] = await budget.charges(user.id, id);
  expect(charge).toMatchObject({ seconds: 30, compute: costOf(10) + costOf(20) });
  expect([spent, reserved]).toEqual([(costOf(10) + costOf(20)) / 1_000_000, 0]);
});
