import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { type Connection, type WatchJobOptions, watchJob, withJitter } from './watch-job.ts';

interface Step {
  at: string;
  done?: boolean;
}

/** A job whose stream and timers the test holds in its hands. */
function setUp(part: Partial<WatchJobOptions<Step>> = {}) {
  const timers: { run: () => void; ms: number }[] = [];
  const seen: Step[] = [];
  const connections: Connection[] = [];
  const errors: unknown[] = [];
  const opened: (string | undefined)[] = [];
  const stop = watchJob<Step>({
    open: async (lastId) => {
      opened.push(lastId);
      throw new TypeError('no network');
    },
    poll: async () => ({ at: 'polled' }),
    isFinal: (event) => event.done === true,
    onEvent: (event) => seen.push(event),
    onConnection: (state) => connections.push(state),
    onError: (error) => errors.push(error),
    random: () => 0.5,
    setTimer: (run, ms) => timers.push({ run, ms }),
    clearTimer: () => undefined,
    ...part,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  const tick = async () => {
    timers.shift()?.run();
    await settle();
  };
  stops.push(stop);
  return { timers, seen, connections, errors, opened, settle, tick, stop };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const stream = (text: string) => async () => new Response(text);

describe('watchJob', () => {
  it('hands on every event and stops at the final one', async () => {
    const open = vi.fn(stream('id: 1\ndata: {"at":"a"}\n\nid: 2\ndata: {"at":"b","done":true}\n\n'));
    const job = setUp({ open });
    await job.settle();
    expect(job.seen).toEqual([{ at: 'a' }, { at: 'b', done: true }]);
    expect(job.timers).toEqual([]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('waits 1 s then 2 s, and asks every 5 s after the third failure', async () => {
    const job = setUp();
    await job.settle();
    expect(job.timers[0]?.ms).toBe(1000);
    await job.tick();
    expect(job.timers[0]?.ms).toBe(2000);
    await job.tick();
    expect(job.timers[0]?.ms).toBe(5000);
    expect(job.connections.at(-1)).toBe('polling');
    await job.tick();
    expect(job.seen).toEqual([{ at: 'polled' }]);
    expect(job.opened).toHaveLength(3);
    expect(job.timers[0]?.ms).toBe(5000);
  });

  it('comes back with the last id it saw', async () => {
    const opened: (string | undefined)[] = [];
    const job = setUp({
      open: async (lastId) => {
        opened.push(lastId);
        return new Response('id: 41\ndata: {"at":"a"}\n\n');
      },
    });
    await job.settle();
    await job.tick();
    expect(opened).toEqual([undefined, '41']);
  });

  it('gives up at once on what trying again cannot fix', async () => {
    const gone = new ApiError({ code: 'not_found', status: 404, message: 'Not found.' });
    const job = setUp({ open: () => Promise.reject(gone) });
    await job.settle();
    expect(job.errors).toEqual([gone]);
    expect(job.timers).toEqual([]);
  });

  it('keeps trying on 429 and 503', async () => {
    for (const status of [429, 503]) {
      const job = setUp({ open: () => Promise.reject(new ApiError({ code: 'x', status, message: '' })) });
      await job.settle();
      expect(job.errors).toEqual([]);
      expect(job.timers).toHaveLength(1);
    }
  });

  it('asks for the truth first when the page becomes visible again', async () => {
    const poll = vi.fn(async () => ({ at: 'truth', done: true }));
    const job = setUp({ poll });
    await job.settle();
    document.dispatchEvent(new Event('visibilitychange'));
    await job.settle();
    expect(poll).toHaveBeenCalledTimes(1);
    expect(job.seen).toEqual([{ at: 'truth', done: true }]);
  });

  it('says nothing more once it was stopped', async () => {
    const job = setUp({ open: stream('data: {"at":"late"}\n\n') });
    job.stop();
    await job.settle();
    expect(job.seen).toEqual([]);
    expect(job.timers).toEqual([]);
  });
});

describe('withJitter', () => {
  it('stays within 75 to 125 %', () => {
    expect(withJitter(1000, () => 0)).toBe(750);
    expect(withJitter(1000, () => 0.999_999)).toBeLessThan(1250);
  });
});
