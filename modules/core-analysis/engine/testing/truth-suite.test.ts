import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeMeasurements } from './measurements-factory.ts';
import { type PlantedTruth, plantedTruths, truthsIn } from './truth-suite.ts';
import { truthSuitePage } from './truth-suite-page.ts';
import { makeVideo } from './video-factory.ts';

/** Every path of a value down to numbers, texts and empty lists; lists are `[]`. */
function pathsOf(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [path];
  if (Array.isArray(value)) return value.length === 0 ? [path] : value.flatMap((one) => pathsOf(one, `${path}[]`));
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, path === '' ? name : `${path}.${name}`));
}

const unproven = (value: unknown, truths: readonly PlantedTruth[]) => {
  const proven = truths.flatMap(({ measures }) => measures);
  const isUnder = (path: string, whole: string) =>
    path === whole || path.startsWith(`${whole}.`) || path.startsWith(`${whole}[`);
  return [...new Set(pathsOf(value))].filter((path) => !proven.some((whole) => isUnder(path, whole)));
};

const truths = await plantedTruths();

it('every measure of a picture and of a video has a test with a planted answer', () => {
  expect(
    unproven(
      makeMeasurements(),
      truths.filter(({ of }) => of === 'image'),
    ),
  ).toEqual([]);
  expect(
    unproven(
      makeVideo(),
      truths.filter(({ of }) => of === 'video'),
    ),
  ).toEqual([]);
});

it('a mark tells the test below it, and one above no test is refused', () => {
  const mark = '// truth of video: audio.lufs audio.lra\n//   planted: a sine\n//   within: 0.1 LU\n';
  expect(truthsIn(`${mark}it.each([['a', 1]])('is “%s”', () => {});`, 'x.test.ts')).toEqual([
    {
      of: 'video',
      measures: ['audio.lufs', 'audio.lra'],
      file: 'x.test.ts',
      test: 'is “%s”',
      planted: 'a sine',
      tolerance: '0.1 LU',
    },
  ]);
  expect(() => truthsIn(mark, 'x.test.ts')).toThrow('stands above no test');
});

it('docs/reports/truth-suite.md is current: else run modules/core-analysis/engine/testing/print-truth-suite.ts', async () => {
  const kept = await readFile(new URL('../../../../docs/reports/truth-suite.md', import.meta.url), 'utf8');
  expect(kept).toBe(truthSuitePage(truths));
});
