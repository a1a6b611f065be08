import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { createLedgerFixture, type LedgerFixture } from './ledger-fixture.ts';
import { seeded } from './shuffled-deliveries.ts';
import { endStateOf, webhookRig } from './webhook-rig.ts';

/** Statements before which it is killed; the deep run takes every one. */
const COUNT = runs(3, Number.POSITIVE_INFINITY);
const SEED = 20_261_122;
const NOW = '2027-03-10T13:00:00Z';
const AT_ONCE = 2;
const CHILD = join(import.meta.dirname, 'killed-handler-child.ts');

let fixture: LedgerFixture;
beforeAll(async () => {
  fixture = await createLedgerFixture();
  fixture.clock.set(new Date(NOW));
});
afterAll(() => fixture.close());

interface Ended {
  readonly signal: string | null;
  /** The last event it began. */
  readonly event: number;
  /** It sent to the database; where it came to its end. */
  readonly statements: number;
}

/** Runs the handler in a process of its own until it kills itself before its n-th statement; 0: never. */
async function run(owner: string, killAt: number): Promise<Ended> {
  const args = ['--import', 'tsx', CHILD, fixture.databaseUrl, owner, NOW, '0', String(killAt)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === null && code !== 0) throw new Error(`the handler ended with ${code}: ${complaints}`);
  const last = (word: string): number => Number([...said.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].at(-1)?.[1]);
  return { signal, event: last('event'), statements: last('statements') };
}

async function newCustomer(): Promise<string> {
  const owner = await fixture.newUser();
  await webhookRig(fixture, owner, async () => {
    throw new Error('nothing is asked here');
  }).open();
  return owner;
}

/** Every event again, by the provider's repetition; what it has is not older than when the handler died. */
async function redeliver(owner: string, from: number): Promise<void> {
  let happened = from;
  const rig = webhookRig(fixture, owner, async () => {
    const moment = rig.life[happened];
    if (!moment) throw new Error('the life is over');
    return moment.after;
  });
  for (const index of rig.life.keys()) {
    happened = Math.max(from, index);
    await rig.deliver(rig.bodyOf(index));
    await Promise.all(rig.deliveredEvents);
  }
}

it('comes to the same end where the handler is killed at any statement and its events are told again', async () => {
  const undisturbed = await newCustomer();
  const whole = await run(undisturbed, 0);
  expect(whole).toMatchObject({ signal: null, event: 11 });
  expect(whole.statements).toBeGreaterThan(100);
  const wanted = await endStateOf(fixture, undisturbed);
  expect(
    JSON.parse(wanted)
      .grants.map((row: { tokens: number }) => row.tokens)
      .sort(),
  ).toEqual([200, 300, 500]);

  const random = seeded(SEED);
  const points = [...Array(whole.statements).keys()].map((i) => ({ at: i + 1, order: random() }));
  const chosen = points.sort((a, b) => a.order - b.order).slice(0, COUNT);
  const work = [...chosen];
  let killed = 0;
  const take = async (): Promise<void> => {
    for (let one = work.pop(); one; one = work.pop()) {
      const owner = await newCustomer();
      const { signal, event } = await run(owner, one.at);
      expect(signal, `statement ${one.at}`).toBe('SIGKILL');
      await redeliver(owner, event);
      expect(await endStateOf(fixture, owner), `killed at statement ${one.at}, event ${event}`).toBe(wanted);
      killed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  expect(killed).toBe(chosen.length);
}, 3_600_000);
