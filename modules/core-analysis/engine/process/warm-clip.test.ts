import { expect, it } from 'vitest';
import { measureFile } from '../measure-file.ts';
import { warmClip } from './warm-clip.ts';

it('has all that a video may have: two shots, words that are read, and sound', async () => {
  const { measurements, playable } = await measureFile({ bytes: warmClip() }, () => undefined);
  if (measurements.kind !== 'video') throw new Error('no video');
  expect(measurements.shots.map(({ still }) => still?.text.blocks.map(({ text }) => text))).toEqual([
    ['Warm up'],
    ['Shop now'],
  ]);
  expect(measurements.audio?.integratedLufs).toEqual(expect.any(Number));
  expect(playable?.length).toBeGreaterThan(1000);
});
