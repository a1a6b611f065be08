import { expect, test } from 'vitest';
import { Progress } from './progress.mjs';

function recorder(live: boolean) {
  let written = '';
  let now = 0;
  const progress = new Progress({
    live,
    now: () => now,
    out: {
      columns: 60,
      write: (text) => {
        written += text;
      },
    },
  });
  return { progress, text: () => written, pass: (ms: number) => (now += ms) };
}

test('without a terminal a step is one plain line at its begin and one at its end, with the seconds', async () => {
  const { progress, text, pass } = recorder(false);
  const result = await progress.step('PostgreSQL', (note) => {
    pass(1234);
    note('new');
    return 7;
  });
  expect(result).toBe(7);
  expect(text()).toBe('  … PostgreSQL\n  ✓ PostgreSQL: new (1.2 s)\n');
});

test('a step that fails is marked and its error passed on', async () => {
  const { progress, text } = recorder(false);
  await expect(progress.step('API', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(text()).toContain('  ✗ API (0.0 s)\n');
});

test('on a terminal a line goes above the step that is running, which is drawn again below', async () => {
  const { progress, text } = recorder(true);
  await progress.step('Unleash', () => progress.line('[api] warn slow'));
  const up = '\x1b[1A\x1b[0J';
  expect(text()).toBe(`  … Unleash (0.0 s)\n${up}[api] warn slow\n  … Unleash (0.0 s)\n${up}  ✓ Unleash (0.0 s)\n`);
});
