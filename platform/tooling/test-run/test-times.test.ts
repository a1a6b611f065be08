import { expect, test } from 'vitest';
import { timesOfPlaywright } from './playwright-report.ts';
import { readTestArguments } from './test-arguments.ts';
import { timesTable, unlistedSlowFiles } from './test-times.ts';

const times = [
  { file: 'modules/billing/tests/one.api.test.ts', seconds: 30 },
  { file: 'modules/core-analysis/engine/text/two.test.ts', seconds: 21 },
  { file: 'modules/core-analysis/engine/text/three.test.ts', seconds: 9.5 },
  { file: 'shell/e2e/journey.spec.ts', seconds: 4 },
];

test('times are summed by area, the longest first, and the slowest files named', () => {
  const table = timesTable(times);
  expect(table).toContain('30.5 s  modules/core-analysis/engine (2 files)\n');
  expect(table.indexOf('modules/core-analysis/engine (2')).toBeLessThan(table.indexOf('modules/billing (1 file)'));
  expect(table).toContain('4.0 s  browser (1 file)');
  expect(table).toMatch(/slowest files\n\s+30\.0 s {2}modules\/billing\/tests\/one\.api\.test\.ts/);
});

test('a file over 20 s needs a reason', () => {
  expect(unlistedSlowFiles(times, 1, {}).map(({ seconds }) => seconds)).toEqual([30, 21]);
  const reasons = { 'modules/billing/tests/one.api.test.ts': 'kills processes' };
  expect(unlistedSlowFiles(times, 1, reasons).map(({ seconds }) => seconds)).toEqual([21]);
});

test('on a machine that is busy with something else a file may take as much longer', () => {
  expect(unlistedSlowFiles(times, 1.4, {}).map(({ seconds }) => seconds)).toEqual([30]);
  expect(unlistedSlowFiles(times, 0.5, {}).map(({ seconds }) => seconds)).toEqual([30, 21]);
});

test('the seconds of a browser file are those of all its tests', () => {
  const spec = (duration: number) => ({
    title: 'x',
    tests: [{ projectName: 'desktop', status: 'expected', results: [{ duration }] }],
  });
  const suites = [{ title: 'journey.spec.ts', specs: [spec(1500)], suites: [{ title: 'inner', specs: [spec(2500)] }] }];
  expect(timesOfPlaywright(JSON.stringify({ suites }))).toEqual([{ file: 'shell/e2e/journey.spec.ts', seconds: 4 }]);
});

test('arguments name a run and folders, and a wrong one is said in a sentence', () => {
  const there = (path: string) => path.startsWith('modules/billing');
  expect(readTestArguments([], there)).toEqual({ run: 'all', paths: [] });
  expect(readTestArguments(['--deep', 'modules/billing/'], there)).toEqual({ run: 'deep', paths: ['modules/billing'] });
  expect(() => readTestArguments(['--quick'], there)).toThrow('There is no option --quick');
  expect(() => readTestArguments(['billing'], there)).toThrow('There is no file or folder billing');
});
