import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { HEAP_GROWTH } from './tune-gc.ts';

/** Lets a heap of 60 MB grow by four fifths, all of it kept, and counts how often the whole of it was marked meanwhile. */
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
  const next = () => {
    kept.push(fill(1));
    if (kept.length <= 50) setTimeout(next, 5);
    else setTimeout(() => console.log(marked), 200);
  };
  next();
}, 50);`;

const collections = (...flags: string[]): number =>
  Number(execFileSync(process.execPath, ['--expose-gc', ...flags, '-e', PROGRAM], { encoding: 'utf8' }));

it('has the whole heap marked less often', () => {
  const usual = collections('--heap-growing-percent=10');
  const ours = collections(HEAP_GROWTH);
  expect(usual).toBeGreaterThanOrEqual(1);
  expect(ours).toBe(0);
});
