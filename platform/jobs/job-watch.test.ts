import { expect, it } from 'vitest';
import type { Notifier } from '#platform/events/notifier.ts';
import { JobWatch } from './job-watch.ts';
import { progressEvents } from './progress-events.ts';

interface Job {
  readonly percent: number;
}

/** One job whose owner is Ada, and hints that reach its watchers at once. */
function onJob() {
  let job: Job | undefined = { percent: 0 };
  const listeners = new Set<() => void>();
  const notifier: Notifier = {
    notify: async () => undefined,
    subscribe: (_topic, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: async () => undefined,
  };
  const watch = new JobWatch<Job>({
    notifier,
    source: {
      topic: (id) => `demo:${id}`,
      read: async (owner) => (owner === 'ada' ? job : undefined),
      isFinal: ({ percent }) => percent === 100,
    },
  });
  const set = (next: Job | undefined) => {
    job = next;
    for (const listener of listeners) listener();
  };
  return { watch, set, listeners };
}
const never = new AbortController().signal;

it('tells the present state at once, each change once, and ends with the final one', async () => {
  const { watch, set, listeners } = onJob();
  const seen: number[] = [];
  for await (const { id, data } of progressEvents(watch.stream('ada', '1', never), ({ percent }) => percent)) {
    expect(id).toBe(String(seen.length + 1));
    seen.push(data);
    // The same again is no change.
    set({ percent: data });
    set({ percent: data < 50 ? data + 50 : 100 });
  }
  expect(seen).toEqual([0, 50, 100]);
  expect(listeners.size).toBe(0);
});

it('ends for somebody else, for a job that is gone, and when the wait is given up', async () => {
  const { watch, set } = onJob();
  expect(await watch.untilFinal('eve', '1', never)).toBe(false);
  expect(await watch.untilFinal('ada', '1', AbortSignal.timeout(20))).toBe(false);
  const waiting = watch.untilFinal('ada', '1', never);
  set(undefined);
  expect(await waiting).toBe(false);
});

it('ends the oldest of too many streams of one person', async () => {
  const { watch } = onJob();
  const streams = Array.from({ length: 9 }, () => watch.stream('ada', '1', never));
  for (const stream of streams) expect((await stream.next()).value).toEqual({ percent: 0 });
  expect((await streams[0]?.next())?.done).toBe(true);
  for (const stream of streams.slice(1)) void stream.return(undefined);
});
