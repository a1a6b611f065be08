import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeMeasurements } from './measurements-factory.ts';
import { IMAGE_TRUTHS, type PlantedTruth, VIDEO_TRUTHS } from './truth-suite.ts';
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

it('every measure of a picture and of a video has a test with a planted answer', () => {
  expect(unproven(makeMeasurements(), IMAGE_TRUTHS)).toEqual([]);
  expect(unproven(makeVideo(), VIDEO_TRUTHS)).toEqual([]);
});

it('every test that is named is there', async () => {
  const gone: string[] = [];
  for (const { file, test } of [...IMAGE_TRUTHS, ...VIDEO_TRUTHS]) {
    const text = await readFile(new URL(`../${file}`, import.meta.url), 'utf8').catch(() => '');
    if (!text.includes(test)) gone.push(`${file}: ${test}`);
  }
  expect(gone).toEqual([]);
});

it('docs/reports/truth-suite.md is current: else run modules/core-analysis/engine/testing/print-truth-suite.ts', async () => {
  const kept = await readFile(new URL('../../../../docs/reports/truth-suite.md', import.meta.url), 'utf8');
  expect(kept).toBe(truthSuitePage());
});
