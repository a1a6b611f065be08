import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Goal } from '../../contract/analysis.ts';
import { measureImage } from '../measure-image.ts';
import { drawPng } from '../testing/draw-text.ts';
import { judge } from './judge.ts';

const SIZE = { width: 1080, height: 1080 };

const drawn = async (background: string, shapes: string) =>
  (await measureImage(await drawPng({ ...SIZE, background, shapes }), {})).measurements;
/** Each picture is measured once, by what is drawn. */
const known = new Map<string, ReturnType<typeof drawn>>();

async function judged(background: string, shapes = '', goal: Goal = 'sales') {
  const key = background + shapes;
  const measuring = known.get(key) ?? drawn(background, shapes);
  known.set(key, measuring);
  const measurements = await measuring;
  return judge(measurements, { goal, placement: 'meta_feed' }).results;
}

describe('a blank picture', () => {
  it.each(
    casesOf(
      [
        ['#000000', 'black'],
        ['#2453c4', 'one plain colour'],
        ['#ffffff', 'white'],
      ] as const,
      1,
    ),
  )('of %s is told once to show nothing, and praised for nothing', async (ground, colour) => {
    const { good, bad, strategy, rulesNotMeasured, score } = await judged(ground).then((r) => ({ ...r, ...r.basis }));
    expect(good).toEqual([]);
    expect(bad.map(({ title }) => title)).toEqual(['Nothing is shown']);
    expect(bad[0]?.text).toContain(colour);
    expect(strategy.map(({ title, effort }) => [title, effort])).toEqual([['Check the export', 'low']]);
    expect(strategy[0]?.text).toContain('what the right one earns is known once it is judged');
    for (const id of ['C-15', 'S-03', 'Q-01']) expect(rulesNotMeasured.some((line) => line.startsWith(id))).toBe(true);
    expect(score).toBeLessThanOrEqual(12);
  });

  it('is told so whatever it is for', async () => {
    for (const goal of ['leads', 'engagement', 'community'] as const)
      expect((await judged('#2453c4', '', goal)).bad.map(({ title }) => title)).toEqual(['Nothing is shown']);
  });

  it('is hardly worth less than one with a faint shape on it', async () => {
    const [blank, faint] = [
      await judged('#2453c4'),
      await judged('#2453c4', '<circle cx="500" cy="500" r="160" fill="#3f6fe0"/>'),
    ];
    expect(faint.bad.some(({ title }) => title === 'Nothing is shown')).toBe(false);
    expect(Math.abs(faint.score - blank.score)).toBeLessThanOrEqual(12);
  });
});
