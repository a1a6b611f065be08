/**
 * Deals with the events of one person's life in a process of its own and kills it with SIGKILL when it is about to send its
 * n-th statement to the database: before each, between any two, and after the last of a handler. Says each event it begins.
 *
 *     tsx killed-handler-child.ts DATABASE_URL OWNER ISO_TIME FIRST_EVENT N
 */
import { createKnex } from '#platform/db/knex.ts';
import { systemIds } from '#platform/ids.ts';
import { createLog } from '#platform/log/create-log.ts';
import { TestClock } from '#platform/testing/test-clock.ts';
import { LedgerStore } from '../server/ledger/ledger-store.ts';
import { TokenLedgerService } from '../server/ledger/token-ledger-service.ts';
import { PlanStore } from '../server/plans/plan-store.ts';
import { webhookRig } from './webhook-rig.ts';

const [url = '', owner = '', now = '', firstEvent = '0', killAt = '0'] = process.argv.slice(2);
const db = createKnex({ url, poolSize: 2, log: createLog({ level: 'silent', process: 'test' }) });
const clock = new TestClock();
clock.set(new Date(now));
const plans = new PlanStore(db);
const ledger = new TokenLedgerService({ db, store: new LedgerStore({ db, ids: systemIds }), plans, clock });
let happened = 0;
const rig = webhookRig({ db, clock, plans, ledger }, owner, async () => {
  const moment = rig.life[happened];
  if (!moment) throw new Error('the life is over');
  return moment.after;
});
await db.raw('select 1');
let statements = 0;
db.on('query', () => {
  statements += 1;
  if (statements === Number(killAt)) process.kill(process.pid, 'SIGKILL');
});
for (happened = Number(firstEvent); happened < rig.life.length; happened += 1) {
  process.stdout.write(`event ${happened}\n`);
  await rig.deliver(rig.bodyOf(happened));
  await Promise.all(rig.deliveredEvents);
}
process.stdout.write(`statements ${statements}\n`);
await db.destroy();
