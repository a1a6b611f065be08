import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../server/ledger/ledger-audit.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
});
afterAll(() => fixture.close());

const countRows = async (owner: string, kind: string): Promise<number> =>
  Number((await fixture.db('billing.token_ledger').where({ user_id: owner, kind }).count('id as n'))[0]?.n);

it('finds a buyer by an invoice through an index, among all the rows of a year', async () => {
  const { db, ledger } = fixture;
  const [owner, busy] = [await fixture.newUser(), await fixture.newUser()];
  const period = { from: new Date('2027-03-01T09:00:00Z'), until: new Date('2027-04-01T09:00:00Z'), by: 'sub_index' };
  const bought = { invoiceId: 'in_index', subscriptionId: 'sub_index', period, plan: 'starter' } as const;
  await db.transaction((trx) => ledger.grantPaid(trx, owner, [bought]));
  await db.raw(
    `insert into billing.token_ledger (id, user_id, kind, reference, tokens, period, created_at)
     select gen_random_uuid(), ?, case when n % 5 = 0 then 'grant' else 'reserve' end, 'row:' || n, 1, '2027-03-01', now()
     from generate_series(1, 20000) as n`,
    [busy],
  );
  await db.raw('analyze billing.token_ledger');
  const asked: { sql: string; bindings: readonly string[] }[] = [];
  const note = (query: { sql: string; bindings: readonly string[] }) => asked.push(query);
  db.on('query', note);
  expect(await ledger.buyerOf('in_index')).toBe(owner);
  expect(await ledger.buyerOf('in_nobody')).toBeUndefined();
  db.off('query', note);
  const [{ sql, bindings } = { sql: '', bindings: [] }] = asked;
  const { rows } = await db.raw(`explain ${sql.replaceAll(/\$\d+/g, '?')}`, [...bindings]);
  const way = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  expect(way).toContain('token_ledger_grants');
  expect(way).not.toContain('Seq Scan');
});

describe('token ledger', () => {
  it('grants the plan’s tokens once per period, however many ask first at once', async () => {
    const owner = await fixture.newUser();
    const balances = await Promise.all(Array.from({ length: 20 }, () => fixture.ledger.balance(owner)));
    expect(new Set(balances.map((b) => b.limit))).toEqual(new Set([50]));
    expect(await countRows(owner, 'grant')).toBe(1);
    expect(await verifyLedger(fixture.db, owner)).toEqual([]);
  });

  it('grants what the plan allows', async () => {
    const owner = await fixture.newUser();
    await fixture.plans.setPlan(owner, 'pro', fixture.clock.now());
    expect((await fixture.ledger.balance(owner)).limit).toBe(500);
  });

  it('accepts exactly 50 of 120 holds at once and never goes below zero', async () => {
    const owner = await fixture.newUser();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 120 }, (_, i) => fixture.reserve(owner, `many-${i}`)),
    );
    const refused = outcomes.filter((o) => o.status === 'rejected');
    expect(outcomes.length - refused.length).toBe(50);
    expect(new Set(refused.map((r) => r.reason.code))).toEqual(new Set(['tokens_exhausted']));
    expect(refused[0]?.reason.details).toMatchObject({ limit: 50, used: 50 });
    expect(await fixture.ledger.balance(owner)).toMatchObject({ reserved: 50, used: 0, available: 0 });
    expect(await countRows(owner, 'reserve')).toBe(50);
    expect(await verifyLedger(fixture.db, owner)).toEqual([]);
  });

  it('accepts exactly 100 of 500 holds at once against a balance of 100', async () => {
    const owner = await fixture.newUser();
    await fixture.plans.setPlan(owner, 'starter', fixture.clock.now());
    await fixture.reserve(owner, 'before', 100);
    await fixture.ledger.settle(owner, 'before');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 500 }, (_, i) => fixture.reserve(owner, `analysis-${i}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    expect(await fixture.ledger.balance(owner)).toMatchObject({ limit: 200, reserved: 100, used: 100, available: 0 });
    expect(await countRows(owner, 'reserve')).toBe(101);
    expect(await verifyLedger(fixture.db, owner)).toEqual([]);
  }, 120_000);

  it('holds once per reference, also when asked twice at once', async () => {
    const owner = await fixture.newUser();
    await Promise.all([1, 2, 3].map(() => fixture.reserve(owner, 'same', 7)));
    expect(await fixture.ledger.balance(owner)).toMatchObject({ reserved: 7, available: 43 });
  });

  it('leaves nothing of a hold whose transaction fails', async () => {
    const owner = await fixture.newUser();
    await expect(
      fixture.db.transaction(async (trx) => {
        await fixture.ledger.reserve(trx, owner, { reference: 'undone', tokens: 5 });
        throw new Error('the row could not be written');
      }),
    ).rejects.toThrow('could not be written');
    expect(await fixture.ledger.balance(owner)).toMatchObject({ reserved: 0, available: 50 });
    expect(await countRows(owner, 'reserve')).toBe(0);
  });

  it('charges once, however often it is settled', async () => {
    const owner = await fixture.newUser();
    await fixture.reserve(owner, 'job', 3);
    await Promise.all([1, 2, 3].map(() => fixture.ledger.settle(owner, 'job')));
    expect(await fixture.ledger.balance(owner)).toMatchObject({ used: 3, reserved: 0, available: 47 });
    expect(await countRows(owner, 'settle')).toBe(1);
  });

  it('refunds once, and never what was charged', async () => {
    const owner = await fixture.newUser();
    await fixture.reserve(owner, 'kept', 3);
    await fixture.reserve(owner, 'given-back', 4);
    await fixture.ledger.settle(owner, 'kept');
    await fixture.ledger.release(owner, 'kept');
    await fixture.ledger.release(owner, 'given-back');
    await fixture.ledger.release(owner, 'given-back');
    await fixture.ledger.release(owner, 'never-held');
    expect(await fixture.ledger.balance(owner)).toMatchObject({ used: 3, reserved: 0, available: 47 });
    expect(await verifyLedger(fixture.db, owner)).toEqual([]);
  });

  it('refuses to charge what was refunded or never held', async () => {
    const owner = await fixture.newUser();
    await fixture.reserve(owner, 'job');
    await fixture.ledger.release(owner, 'job');
    await expect(fixture.ledger.settle(owner, 'job')).rejects.toThrow('refunded');
    await expect(fixture.ledger.settle(owner, 'other')).rejects.toThrow('nothing was reserved');
  });

  it('ends a hold one way when charging and giving back race', async () => {
    const owner = await fixture.newUser();
    for (let i = 0; i < 20; i += 1) {
      await fixture.reserve(owner, `race-${i}`);
      await Promise.allSettled([fixture.ledger.settle(owner, `race-${i}`), fixture.ledger.release(owner, `race-${i}`)]);
    }
    const { used, reserved, available } = await fixture.ledger.balance(owner);
    expect(reserved).toBe(0);
    expect(used + available).toBe(50);
    expect(await verifyLedger(fixture.db, owner)).toEqual([]);
  });

  it('starts each calendar month with a fresh grant and charges a hold to the month it was made in', async () => {
    const owner = await fixture.newUser();
    fixture.clock.set(new Date('2027-01-31T23:59:58Z'));
    await fixture.reserve(owner, 'new-year', 2);
    const january = await fixture.ledger.balance(owner);
    expect(january).toMatchObject({ reserved: 2, resetsAt: new Date('2027-02-01T00:00:00Z') });
    fixture.clock.set(new Date('2027-02-01T00:00:01Z'));
    await fixture.ledger.settle(owner, 'new-year');
    expect(await fixture.ledger.balance(owner)).toMatchObject({ limit: 50, used: 0, reserved: 0 });
    const accounts = await fixture
      .db('billing.token_accounts')
      .where({ user_id: owner })
      .orderBy('period')
      .select(fixture.db.raw('period::text'), 'used');
    expect(accounts).toEqual([
      { period: '2027-01-01', used: 2 },
      { period: '2027-02-01', used: 0 },
    ]);
    expect(await verifyLedger(fixture.db, owner)).toEqual([]);
  });

  it('cannot be rewritten, shortened or emptied', async () => {
    const owner = await fixture.newUser();
    await fixture.reserve(owner, 'fixed');
    const rows = () => fixture.db('billing.token_ledger').where({ user_id: owner });
    await expect(rows().update({ tokens: 9 })).rejects.toThrow('append-only');
    await expect(rows().delete()).rejects.toThrow('append-only');
    await expect(fixture.db.raw('truncate billing.token_ledger')).rejects.toThrow('append-only');
    await expect(
      fixture.db('billing.token_accounts').where({ user_id: owner }).update({ reserved: 51 }),
    ).rejects.toThrow('token_accounts_never_negative');
  });

  it('notices an account that was changed behind the ledger’s back', async () => {
    const owner = await fixture.newUser();
    await fixture.reserve(owner, 'true');
    await fixture.db('billing.token_accounts').where({ user_id: owner }).update({ used: 1 });
    expect(await verifyLedger(fixture.db, owner)).toMatchObject([
      { account: { limit: 50, used: 1, reserved: 1 }, ledger: { limit: 50, used: 0, reserved: 1 } },
    ]);
  });
});
