import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit, SerialQueue } from './concurrency.ts';

/** Work that ends when it is told to. */
function heldWork() {
  let end: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work, end, fail };
}

describe('tasks in order', () => {
  it('begins none before the one given earlier is done, and gives what each gives', async () => {
    const told: string[] = [];
    const first = heldWork();
    const line = new SerialQueue();
    const one = line.add(async () => {
      told.push('first begins');
      await first.work;
      told.push('first ends');
      return 1;
    });
    const two = line.add(async () => {
      told.push('second begins');
      return 2;
    });
    await turn();
    expect(told).toEqual(['first begins']);
    first.end();
    expect(await Promise.all([one, two])).toEqual([1, 2]);
    expect(told).toEqual(['first begins', 'first ends', 'second begins']);
  });

  it('goes on after one that throws', async () => {
    const line = new SerialQueue();
    const bad = line.add(async () => {
      throw new Error('broken');
    });
    const good = line.add(async () => 'done');
    await expect(bad).rejects.toThrow('broken');
    expect(await good).toBe('done');
  });
});

describe('a concurrency limit', () => {
  it('has room for as many as it may hold, then waits for the oldest', async () => {
    const limit = new ConcurrencyLimit(2);
    const held = [heldWork(), heldWork()] as const;
    for (const { work } of held) {
      await limit.room();
      limit.add(work);
    }
    let hasRoom = false;
    const room = limit.room().then(() => {
      hasRoom = true;
    });
    held[1].end();
    await turn();
    expect(hasRoom).toBe(false);
    held[0].end();
    await room;
    expect(hasRoom).toBe(true);
  });

  it('is idle when all that was begun is done, failed work too', async () => {
    const limit = new ConcurrencyLimit(3);
    expect(limit.isIdle).toBe(true);
    const [one, other] = [heldWork(), heldWork()];
    limit.add(one.work);
    limit.add(other.work);
    one.end();
    await turn();
    expect(limit.isIdle).toBe(false);
    other.fail(new Error('broken'));
    await turn();
    expect(limit.isIdle).toBe(true);
  });

  it('throws what failed first where it is waited for, and leaves nothing unhandled before', async () => {
    const limit = new ConcurrencyLimit(3);
    const [good, bad, worse] = [heldWork(), heldWork(), heldWork()];
    for (const { work } of [good, bad, worse]) limit.add(work);
    worse.fail(new Error('third'));
    bad.fail(new Error('second'));
    good.end();
    await turn();
    await expect(limit.done()).rejects.toThrow('second');
  });
});
