import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { timeLimit } from './time-limit.ts';

describe('timeLimit', () => {
  it('ends also where the collector ran before', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const over = new Promise<AbortSignal>((resolve) => {
      const signal = timeLimit(60, new AbortController().signal);
      signal.addEventListener('abort', () => resolve(signal), { once: true });
    });
    for (let time = 0; time < 3; time += 1) {
      await sleep(5);
      collect();
    }
    expect((await over).reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('ends with the first of the others, for its reason', () => {
    const stop = new AbortController();
    const signal = timeLimit(60_000, new AbortController().signal, stop.signal);
    stop.abort('stopped');
    expect(signal.reason).toBe('stopped');
  });
});
