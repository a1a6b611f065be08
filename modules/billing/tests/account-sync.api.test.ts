import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';
import { playedAccount, playedCustomer } from './played-account.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

const now = new Date('2027-03-01T09:00:00Z');

/** Somebody at a played provider, what keeps our state the same, and what it asked for. */
async function syncedCustomer() {
  const { owner, provider } = await playedCustomer(fixture);
  const made = { fetches: 0, ended: [] as string[] };
  const { store, sync } = playedAccount(fixture.db, provider, () => now, {
    snapshot: () => {
      made.fetches += 1;
      return provider.snapshot();
    },
    endNow: async (id) => {
      made.ended.push(id);
      provider.end(id, now);
    },
  });
  return { owner, store, provider, sync, made };
}

it('takes thirty events of one customer that come together, each answered by a fetch that began after it', async () => {
  const { owner, store, provider, sync, made } = await syncedCustomer();
  await sync.run(owner);
  const began = Array.from({ length: 15 }, () => sync.run(owner));
  provider.buy('pro', now);
  const after = Array.from({ length: 15 }, () => sync.run(owner));
  await Promise.all(after);
  expect(await store.findPlan(owner)).toMatchObject({ plan: 'pro', bought: true });
  await Promise.all(began);
  expect(await store.findPlan(owner)).toMatchObject({ plan: 'pro', bought: true });
  // One each, and the turns that were lost: without the order of fetches most tries of thirty are lost.
  expect(made.fetches).toBeLessThanOrEqual(31 * 3);
});

it.each([
  ['first', 0],
  ['last', 4],
])('of two subscriptions of one second keeps the one that stood, the %s by name', async (_place, before) => {
  const { owner, store, provider, sync, made } = await syncedCustomer();
  // Counts the names up: the tenth is before the ninth.
  for (let i = 0; i < before; i += 1) {
    provider.buy('pro', now);
    provider.end(provider.current()?.id, now);
  }
  provider.buy('starter', now);
  await sync.run(owner);
  const { by } = await store.findPlan(owner);
  provider.buy('elite', now);
  await sync.run(owner);
  expect(await store.findPlan(owner)).toMatchObject({ plan: 'starter', by });
  expect(made.ended).toHaveLength(1);
  expect(made.ended).not.toContain(by);
});
