import type { Knex } from 'knex';
import { createKnex } from '#platform/db/knex.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { LedgerStore } from '../server/ledger/ledger-store.ts';
import { TokenLedgerService } from '../server/ledger/token-ledger-service.ts';
import { PlanStore } from '../server/plans/plan-store.ts';

/** A ledger on a database of its own. */
export async function createLedgerFixture() {
  const database = await createTestDatabase();
  const db: Knex = createKnex({
    url: database.url,
    poolSize: 20,
    // A hundred at once on a busy machine wait for their turn.
    patienceMs: 120_000,
    log: createLog({ level: 'silent', process: 'test' }),
  });
  const clock = new TestClock();
  const plans = new PlanStore(db);
  const ledger = new TokenLedgerService({ db, store: new LedgerStore({ db, ids: systemIds }), plans, clock });
  return {
    db,
    databaseUrl: database.url,
    clock,
    plans,
    ledger,
    /** A user row, for tables that refer to one. */
    async newUser(): Promise<string> {
      const id = systemIds.next();
      await db('platform.users').insert({ id, name: 'Test', email: `${id}@example.test` });
      return id;
    },
    /** Holds in a transaction of its own. */
    reserve: (owner: string, reference: string, tokens = 1) =>
      db.transaction((trx) => ledger.reserve(trx, owner, { reference, tokens })),
    async close(): Promise<void> {
      await db.destroy();
      await database.drop();
    },
  };
}
export type LedgerFixture = Awaited<ReturnType<typeof createLedgerFixture>>;
