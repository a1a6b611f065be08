/**
 * Counts events in a process of its own and kills it with SIGKILL at one step.
 *
 *     tsx rollup-child.ts DATABASE_URL ISO_TIME STEP
 */
import { createKnex } from '#platform/db/knex.ts';
import { createLog } from '#platform/log/create-log.ts';
import { EventStore } from '../server/events/event-store.ts';
import { Rollups } from '../server/rollups/rollups.ts';

const [url = '', now = '', killAt = ''] = process.argv.slice(2);
const db = createKnex({ url, poolSize: 2, log: createLog({ level: 'silent', process: 'test' }) });
await new Rollups(db, new EventStore(db)).rollUp(new Date(now), (step) => {
  if (step === killAt) process.kill(process.pid, 'SIGKILL');
});
await db.destroy();
