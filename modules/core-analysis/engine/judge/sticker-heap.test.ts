import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { measureImage } from '../measure-image.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { requestRead } from '../rules/message/request-read.ts';
import { stickerHeap } from '../testing/sticker-heap.ts';
import { warmText } from '../text/recognise/read-text.ts';
import { FULL_DEPTH } from './depth.ts';
import { judge } from './judge.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => await warmText(), 60_000);

const SETTINGS = { goal: 'sales', placement: 'meta_feed', depth: FULL_DEPTH } as const;

const measured = async (...of: Parameters<typeof stickerHeap>): Promise<ImageMeasurements> =>
  (await measureImage(await stickerHeap(...of), {})).measurements;

function said(m: ImageMeasurements) {
  const { good, ugcInstructions, team } = judge(m, SETTINGS).results;
  return {
    praise: good.map(({ title }) => title).join(' | '),
    last: ugcInstructions?.shots.at(-1)?.show ?? '',
    script: JSON.stringify(ugcInstructions),
    readers: (team?.specialists ?? []).filter(({ id }) => id === 'copy').map(({ confidence }) => confidence),
  };
}

describe('a heap of stickers', () => {
  it.each(
    casesOf(
      [
        [7, 'none', 'no request was read'],
        [8, 'unsure', 'could not be read surely'],
        [9, 'unsure', 'could not be read surely'],
      ] as const,
      2,
    ),
  )('laid by seed %d asks as the picture, the praise and the script all have it: %s', async (seed, state, why) => {
    const m = await measured(seed);
    const { praise, last, script } = said(m);
    expect(requestRead(m)).toBe(state);
    expect(last).toContain(why);
    expect(praise).not.toMatch(/says what to do|asks for the click|names what you get|draws the eye/);
    expect(script).not.toContain('the 1 on the creative');
  });

  it('with its request on top in letters of 1.2 : 1 is told of those letters, and not praised for asking', async () => {
    const sticker = { text: 'Subscribe', x: 540, y: 540, size: 100, degrees: 0, ground: '#2962ff' };
    const m = await measured(7, [{ ...sticker, ink: '#ff0044' }]);
    expect(m.copy.cta?.text).toBe('Subscribe');
    expect(m.copy.cta?.contrast).toBeLessThan(1.4);
    const { praise, last } = said(m);
    expect(praise).not.toMatch(/Subscribe/);
    expect(last).toMatch(
      /“Subscribe” on a solid button .*: on the creative its letters reach 1\.\d : 1 and can hardly be made out/,
    );
    const clear = said(await measured(7, [{ ...sticker, ink: '#ffffff' }]));
    expect(clear.last).not.toContain('hardly be made out');
  });

  it('leaves the copy analyst less sure than the letters alone would: most of them make no words', async () => {
    const m = await measured(7);
    const letters = m.text.blocks.reduce((sum, { confidence }) => sum + confidence, 0) / m.text.blocks.length;
    expect(letters).toBeGreaterThan(0.9);
    const { readers } = said(m);
    expect(readers).toHaveLength(1);
    expect(readers[0]).toBeLessThan(letters / 2);
  });
});
