import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { HEAP_GROWTH } from './collect-less-often.ts';

/** Keeps ten times 8 MB of small objects above a heap of 60 MB and counts how often all of it was marked. */
const PROGRAM = `
const { PerformanceObserver, constants } = require('node:perf_hooks');
let marked = 0;
new PerformanceObserver((list) => {
  for (const { detail } of list.getEntries()) if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) marked += 1;
}).observe({ entryTypes: ['gc'] });
const fill = (megabytes) => Array.from({ length: megabytes * 10_000 }, (_, index) => ({ index, text: 'x' + index }));
const kept = [fill(60)];
global.gc();
setTimeout(() => {
  marked = 0;
  let left = 40;
  const next = () => {
    kept[1 + (left % 4)] = fill(2);
    left -= 1;
    if (left > 0) setTimeout(next, 2);
    else setTimeout(() => console.log(marked), 50);
  };
  next();
}, 50);`;

const collections = (...flags: string[]): number =>
  Number(execFileSync(process.execPath, ['--expose-gc', ...flags, '-e', PROGRAM], { encoding: 'utf8' }));

it('has the whole heap marked less often', () => {
  const usual = collections('--heap-growing-percent=10');
  const ours = collections(HEAP_GROWTH);
  expect(usual).toBeGreaterThan(1);
  expect(ours).toBeLessThan(usual);
});
