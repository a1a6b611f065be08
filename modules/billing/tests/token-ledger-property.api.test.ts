import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';
import { history, liveThrough, watchEveryCommit } from './ledger-history.ts';

const COUNT = runs(40, 10_000);
/** Histories of different accounts that are lived at the same time. */
const TOGETHER = 8;

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
  await watchEveryCommit(fixture);
});
afterAll(() => fixture.close());

it('notices books that do not balance at a commit', async () => {
  const owner = await fixture.newUser();
  await fixture.reserve(owner, 'true');
  const change = fixture.db('billing.token_accounts').where({ user_id: owner }).update({ used: 1 });
  await expect(change).rejects.toThrow('do not balance');
});

it(`books balance at every commit, never below zero, and are what is shown, over ${COUNT} histories with plan changes`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: TOGETHER, maxLength: TOGETHER }), async (histories) => {
      const broken = await Promise.all(histories.map((one) => liveThrough(fixture, one)));
      expect(broken.flat()).toEqual([]);
    }),
    { numRuns: Math.ceil(COUNT / TOGETHER), seed: 20261122 },
  );
}, 3_600_000);
