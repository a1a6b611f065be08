import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../server/ledger-audit.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

const step = fc.record({
  kind: fc.constantFrom('reserve', 'settle', 'release', 'next-month'),
  reference: fc.integer({ min: 0, max: 11 }),
  tokens: fc.integer({ min: 1, max: 20 }),
  /** Run together with the step before it. */
  atOnce: fc.boolean(),
});

it('books balance and never go below zero after any history, with steps at once and repeated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const owner = await fixture.newUser();
      fixture.clock.set(new Date('2027-03-15T12:00:00Z'));
      let open: Promise<unknown>[] = [];
      for (const { kind, reference, tokens, atOnce } of steps) {
        if (!atOnce) {
          await Promise.allSettled(open);
          open = [];
        }
        if (kind === 'next-month') fixture.clock.advance(31 * 86_400_000);
        else if (kind === 'reserve') open.push(fixture.reserve(owner, String(reference), tokens));
        else open.push(fixture.ledger[kind](owner, String(reference)));
      }
      await Promise.allSettled(open);
      expect(await verifyLedger(fixture.db, owner)).toEqual([]);
      const { limit, used, reserved, available } = await fixture.ledger.balance(owner);
      expect(available).toBeGreaterThanOrEqual(0);
      expect(used + reserved + available).toBe(limit);
      const ends = await fixture
        .db('billing.token_ledger')
        .where({ user_id: owner })
        .whereIn('kind', ['settle', 'release'])
        .groupBy('reference')
        .havingRaw('count(*) > 1')
        .select('reference');
      expect(ends).toEqual([]);
    }),
    { numRuns: 60, seed: 20261121 },
  );
}, 120_000);
