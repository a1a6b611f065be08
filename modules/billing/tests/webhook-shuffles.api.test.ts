import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';
import { deliverShuffled } from './shuffled-deliveries.ts';

const COUNT = runs(12, 1000);
const FIRST_SEED = 20_261_122;

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
  fixture.clock.set(new Date('2027-03-10T13:00:00Z'));
});
afterAll(() => fixture.close());

it(`comes to one end over ${COUNT} shuffles of a subscription's 12 events, each grant once, nothing forged believed`, async () => {
  const states = new Map<string, number[]>();
  let forged = 0;
  let deliveries = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + COUNT; seed += 1) {
    const done = await deliverShuffled(fixture, seed);
    states.set(done.state, [...(states.get(done.state) ?? []), seed]);
    forged += done.forged;
    deliveries += done.deliveries;
    expect(done.believed, `seed ${seed}`).toBe(0);
  }
  expect(
    [...states.values()].map((seeds) => seeds.length),
    JSON.stringify([...states]),
  ).toEqual([COUNT]);
  const end = JSON.parse([...states.keys()][0] ?? '{}');
  expect(end.plan).toEqual({ plan: 'free', bought: false, from: null, until: null, by: null });
  // Starter 200, the upgrade's difference 300, the renewal of pro 500.
  expect(end.grants.map((row: { tokens: number }) => row.tokens).sort()).toEqual([200, 300, 500]);
  expect(end.receipts).toHaveLength(3);
  expect([end.left, end.forged]).toEqual([[], []]);
  expect(deliveries).toBeGreaterThan(COUNT * 12);
  expect(forged).toBeGreaterThan(0);
}, 3_600_000);
