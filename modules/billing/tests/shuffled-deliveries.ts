import { AppError } from '#platform/contract/errors.ts';
import type { LedgerFixture } from './ledger-fixture.ts';
import { endStateOf, webhookRig } from './webhook-rig.ts';

export interface Delivered {
  /** What stands in the end, without names of this run. */
  readonly state: string;
  readonly deliveries: number;
  readonly forged: number;
  /** Forged deliveries that were not refused with 400. */
  readonly believed: number;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Delivers one life's events in a random order that could happen: an event comes after it happened, one to five times, a
 * tenth of them several at once, and one in a hundred is forged. What the provider has moves on meanwhile.
 */
export async function deliverShuffled(fixture: LedgerFixture, seed: number): Promise<Delivered> {
  const random = seeded(seed);
  const below = (n: number): number => Math.floor(random() * n);
  const owner = await fixture.newUser();
  let happened = 0;
  const rig = webhookRig(fixture, owner, async () => {
    const { after } = rig.life[happened] ?? { after: undefined };
    if (!after) throw new Error('the life is over');
    // The answer is on its way while others are asked for.
    for (let turns = below(4); turns > 0; turns -= 1) await new Promise(setImmediate);
    return after;
  });
  const { life, deliveredEvents } = rig;
  await rig.open();

  const queue = life.flatMap((_, index) => Array.from({ length: 1 + below(5) }, () => index));
  for (let i = queue.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [queue[i], queue[j]] = [queue[j] ?? 0, queue[i] ?? 0];
  }
  let forged = 0;
  let believed = 0;
  const forge = async (body: string): Promise<void> => {
    forged += 1;
    const how = random() < 0.5 ? 'old' : 'stranger';
    const error = await rig.deliver(body, how).catch((reason: unknown) => reason);
    if (!(error instanceof AppError) || error.status !== 400) believed += 1;
  };
  let open: Promise<void>[] = [];
  for (const index of queue) {
    // Some events are delivered long after they happened, none before.
    happened = Math.max(happened, index, random() < 0.1 ? Math.min(life.length - 1, happened + 1 + below(3)) : 0);
    const body = rig.bodyOf(index);
    if (random() < 0.01) open.push(forge(body.replace('evt_', 'evt_forged_')));
    open.push(rig.deliver(body));
    if (random() >= 0.1) {
      await Promise.all([...open, ...deliveredEvents]);
      open = [];
    }
  }
  await Promise.all(open);
  await Promise.all(deliveredEvents);
  return { state: await endStateOf(fixture, owner), deliveries: queue.length, forged, believed };
}
