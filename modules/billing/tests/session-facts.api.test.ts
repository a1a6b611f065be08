import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { LedgerStore } from '../server/ledger/ledger-store.ts';
import { TokenLedgerService } from '../server/ledger/token-ledger-service.ts';
import { periodOf } from '../server/plans/period.ts';
import { PlanStore } from '../server/plans/plan-store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

const facts = async (caller: { fetch(path: string): Promise<Response> }) => {
  const body = await (await caller.fetch('/api/auth/user')).json();
  return body.user ?? body;
};

it('tells a new user’s plan, tokens and when they come back', async () => {
  const user = await app.signUp();
  expect(await facts(user.caller)).toMatchObject({
    plan: 'free',
    tokensUsed: '0',
    tokensLimit: 50,
    tokensReset: periodOf(app.clock.now(), null).endsAt.toISOString(),
  });
});

it('tells the allowance of a paid plan and what was used of it', async () => {
  const user = await app.signUp();
  const plans = new PlanStore(app.db);
  const { clock, db } = app;
  const { ids } = app.process;
  await plans.setPlan(user.id, 'starter', clock.now());
  const ledger = new TokenLedgerService({ db, store: new LedgerStore({ db, ids }), plans, clock });
  await db.transaction((trx) => ledger.topUp(trx, user.id, 'starter'));
  await db.transaction((trx) => ledger.reserve(trx, user.id, { reference: 'job', tokens: 3 }));
  await ledger.settle(user.id, 'job');
  expect(await facts(user.caller)).toMatchObject({ plan: 'starter', tokensUsed: '3', tokensLimit: 200 });
});

it('keeps plan and tokens while the screens of billing are switched off', async () => {
  const user = await app.signUp();
  app.flags.set('module.billing', false);
  try {
    expect(await facts(user.caller)).toMatchObject({ plan: 'free', tokensLimit: 50 });
  } finally {
    app.flags.set('module.billing', true);
  }
});
