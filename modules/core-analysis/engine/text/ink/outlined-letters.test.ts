import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { contrastBetween } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';
import { type DrawnText, drawFrames, drawPng, framesOf, inkBox, textPath } from '../../testing/draw-text.ts';
import { photoNoise } from '../../testing/photo-noise.ts';
import { gridOver, readCells } from '../letters/letter-cells.ts';
import { readText, warmText } from '../recognise/read-text.ts';
import { outlinedLetters } from './outlined-letters.ts';

vi.setConfig({ testTimeout: 120_000 });

const SIZE = { width: 1080, height: 600 };
/** From the top of the capitals to the bottom of the descenders, / type size. */
const FULL_LINE = 0.93;

let photo: Buffer;
beforeAll(async () => {
  photo = await photoNoise(SIZE.width, SIZE.height, { base: 128, strength: 1.6 });
  await warmText();
}, 120_000);

const headline = (size: number, fill: string, outline?: DrawnText['outline']): DrawnText => ({
  text: 'Wake up slower',
  x: 60,
  y: 300,
  size,
  weight: 700,
  fill,
  ...(outline ? { outline } : {}),
});

async function readOne(png: Buffer): Promise<TextBlock> {
  const { blocks } = await readText(await framesOf(png));
  expect(blocks).toHaveLength(1);
  return blocks[0] as TextBlock;
}

/** How surely the letters of a drawn line have an outline, where each was read at its true place. */
async function shareOf(line: DrawnText, ground: { background?: string; photo?: Buffer; shapes?: string }) {
  const { full } = await drawFrames({ ...SIZE, ...ground, texts: [line] });
  const ink = inkBox(line);
  const box = { x: ink.x - 6, y: ink.y - ink.h * 0.25, w: ink.w + 12, h: ink.h * 1.5 };
  const middles = [...line.text].flatMap((letter, i) => {
    if (letter === ' ') return [];
    const upTo = inkBox({ ...line, text: line.text.slice(0, i + 1) });
    const own = inkBox({ ...line, text: letter });
    return [(upTo.x + upTo.w - own.w / 2 - box.x) / box.w];
  });
  const grid = gridOver(box);
  return outlinedLetters([readCells(full, box, grid, 0, grid.width)], grid, middles)?.share ?? 0;
}

describe('letters in an outline over a photograph', () => {
  for (const [fill, colour] of casesOf(
    [
      ['#ffffff', '#000000'],
      ['#ffd23f', '#5b1a8b'],
      ['#111111', '#ffffff'],
    ] as const,
    2,
  )) {
    for (const [size, width] of casesOf(
      [
        [40, 2],
        [120, 8],
        [40, 8],
        [60, 5],
        [80, 3],
        [120, 5],
      ] as const,
      2,
    )) {
      // truth of image: text.blocks[].contrast text.blocks[].worstSliceContrast text.blocks[].lineHeight
      //   planted: letters of three pairs of colours in outlines of 2 to 8 px at 40 to 120 px over a photograph
      //   within: contrast 12 %, worst slice 15 %, height 8 %
      it(`are seen against it: ${fill} in ${width} px of ${colour} at ${size} px, contrast within 12 %, height within 8 %`, async () => {
        const texts = [headline(size, fill, { colour, width })];
        const block = await readOne(
          await sharp(await drawPng({ ...SIZE, photo, texts }))
            .jpeg({ quality: 90 })
            .toBuffer(),
        );
        const exact = contrastBetween(fill, colour);
        expect(Math.abs((block.contrast ?? 0) / exact - 1)).toBeLessThanOrEqual(0.12);
        expect(Math.abs((block.worstSliceContrast ?? 0) / exact - 1)).toBeLessThanOrEqual(0.15);
        expect(Math.abs((block.lineHeight * SIZE.height) / (size * FULL_LINE) - 1)).toBeLessThanOrEqual(0.08);
        expect(contrastBetween(block.foreground ?? '#808080', fill)).toBeLessThan(1.1);
      });
    }
  }

  it('keep their contrast within 8 % however the picture is saved', async () => {
    const texts = [headline(100, '#ffffff', { colour: '#000000', width: 5 })];
    const png = await drawPng({ ...SIZE, photo, texts });
    const versions = casesOf(
      [
        sharp(png).jpeg({ quality: 85 }),
        sharp(png).resize(972, 540),
        sharp(png).extract({ left: 1, top: 1, width: 1079, height: 599 }),
        sharp(png).jpeg({ quality: 95 }),
        sharp(png).resize(1188, 660),
      ],
      2,
    );
    const { contrast } = await readOne(png);
    for (const version of versions) {
      const moved = await readOne(await version.toBuffer());
      expect(Math.abs((moved.contrast ?? 0) / (contrast ?? 1) - 1)).toBeLessThanOrEqual(0.08);
    }
  });
});

describe('how surely letters have an outline', () => {
  const outline = { colour: '#000000', width: 5 };

  it('is 1 for a ring of one colour, also where the ground beyond has the colour of the letters', async () => {
    expect(await shareOf(headline(100, '#ffffff', outline), { photo })).toBe(1);
    expect(await shareOf(headline(100, '#ffffff', outline), { background: '#ffffff' })).toBe(1);
  });

  it.each([
    ['on a light ground', '#f4f1ea', '#1c1c28', ''],
    ['on a dark ground', '#14202e', '#ffffff', ''],
    ['on a panel', '#7f9db0', '#ffffff', '<rect x="20" y="150" width="1040" height="240" fill="#14202e"/>'],
  ])('is 0 %s', async (_, background, fill, shapes) => {
    for (const size of [40, 100]) expect(await shareOf(headline(size, fill), { background, shapes })).toBe(0);
  });

  it.each(['DO GOOD 100', 'OOO', '$800'])('is 0 for %s, whose letters ring what is inside them', async (text) => {
    const line = { ...headline(100, '#1c1c28'), text };
    expect(await shareOf(line, { background: '#f4f1ea' })).toBe(0);
  });

  it('is next to none over a photograph without one', async () => {
    for (const fill of ['#ffffff', '#111111']) expect(await shareOf(headline(100, fill), { photo })).toBeLessThan(0.15);
  });

  it('is 0 for a soft shadow that falls to one side, and 1 for a dense glow that rings the letters', async () => {
    const soft = (dx: number, blur: number, width: number) => {
      const under = headline(100, '#000000', { colour: '#000000', width });
      const path = textPath({ ...under, x: under.x + dx, y: under.y + dx });
      return `<filter id="soft" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#soft)">${path}</g>`;
    };
    const share = (shapes: string) => shareOf(headline(100, '#ffffff'), { background: '#8fa3ad', shapes });
    expect(await share(soft(8, 4, 0))).toBe(0);
    expect(await share(soft(4, 4, 0))).toBe(0);
    for (const glow of [soft(0, 2, 4), soft(0, 2, 8), soft(0, 4, 8)]) expect(await share(glow)).toBe(1);
    const faint = soft(0, 2, 8).replace('<g ', '<g opacity="0.25" ');
    expect(await share(faint)).toBeLessThan(0.5);
  });
});
