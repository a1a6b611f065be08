import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { type DrawnText, drawFrames, type Face, inkBox } from '../../testing/draw-text.ts';
import { readText, warmText } from '../recognise/read-text.ts';

const SIZE = { width: 1080, height: 1350 };
/** Small letters of Playfair Display rise a twentieth higher over its capitals than usual ones. */
const FACES: readonly { face: Face; within: number; alike: number }[] = [
  { face: 'inter', within: 0.08, alike: 0.06 },
  { face: 'dejavu-sans', within: 0.08, alike: 0.06 },
  { face: 'playfair-display', within: 0.12, alike: 0.12 },
];

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

type Style = Pick<DrawnText, 'face' | 'weight' | 'size'>;

/** Texts read of lines drawn in one creative, and their height / top of the capitals to the bottom of the descenders, as drawn. */
async function measured(lines: readonly string[], style: Style): Promise<{ text: string; ratio: number }[]> {
  const texts = lines.map((text, i): DrawnText => ({ ...style, text, x: 60, y: 170 + i * 240, fill: '#222222' }));
  const { blocks } = await readText(await drawFrames({ ...SIZE, background: '#fafafa', texts }));
  const full = inkBox({ ...style, text: 'Hgpy', x: 0, y: 0 }).h;
  return blocks.map(({ text, lineHeight }) => ({ text, ratio: (lineHeight * SIZE.height) / full }));
}

async function ratiosOf(lines: readonly string[], style: Style): Promise<number[]> {
  const found = await measured(lines, style);
  expect(found.map(({ text }) => text)).toEqual(lines);
  return found.map(({ ratio }) => ratio);
}

function expectWithin(ratios: readonly number[], lines: readonly string[], tolerance: number, style: object): void {
  ratios.forEach((ratio, i) => {
    expect(Math.abs(ratio - 1), `${lines[i]} ${JSON.stringify(style)} ${ratio}`).toBeLessThanOrEqual(tolerance);
  });
}

const SIZES = casesOf([52, 24, 40, 80, 120], 1);
const WEIGHTS = casesOf([700, 400] as const, 1);

describe('a capital J, which stands on the baseline in Inter and hangs under it in DejaVu Sans and Playfair Display', () => {
  const AT_START = ['Jetzt kaufen', 'JOIN US', 'Just now', 'Just enjoy'];
  const INSIDE = ['Alle Jahre neu', 'Neu ab Juni', 'Try our Jet set', 'Jonas, Julia'];
  const AT_END = ['Team DJ', 'SALE', 'now', 'Order figs now'];

  // truth of image: text.blocks[].lineHeight text.blocks[].lineHeightOfShortSide
  //   planted: lines with J at their start, inside and at their end in three faces and two weights, in two of which J hangs under the baseline
  //   within: 8 %, of a face with unusual proportions 12 %
  it.each(FACES.flatMap((of) => WEIGHTS.map((weight) => ({ ...of, weight }))))(
    'leaves the height of its line as it is: $face $weight within $within, 24 to 120 px',
    async ({ face, weight, within }) => {
      for (const lines of [AT_START, INSIDE, AT_END])
        for (const size of SIZES) expectWithin(await ratiosOf(lines, { face, weight, size }), lines, within, { size });
    },
  );

  // truth of image: text.blocks[].lineHeight
  //   planted: lines of one type size with and without letters that hang, in three faces
  //   within: 6 %, of a face with unusual proportions 12 %
  it.each(FACES)('gives one type size of a creative one height: $face within $alike', async ({ face, alike }) => {
    for (const size of casesOf([40, 52, 80], 1)) {
      const ratios = await ratiosOf(['Jetzt kaufen', 'Order figs now', 'SALE', 'Just now'], { face, size });
      expect(Math.max(...ratios) / Math.min(...ratios) - 1, `${size} px`).toBeLessThanOrEqual(alike);
    }
  });
});

describe('the tail of a Q, short in Inter and long in Playfair Display', () => {
  const LINES = ['QUALITY ON', 'IQ Test', 'Quick wins', 'Quiz now'];

  // truth of image: text.blocks[].lineHeight
  //   planted: lines with Q in three faces
  //   within: 8 %, of a face with unusual proportions 12 %
  it.each(FACES)('leaves the height of its line as it is: $face within $within', async ({ face, within }) => {
    for (const weight of WEIGHTS)
      for (const size of SIZES)
        expectWithin(await ratiosOf(LINES, { face, weight, size }), LINES, within, { weight, size });
  });
});

describe('accents on capitals, which the box of large letters may cut off', () => {
  const LINES = ['Über uns', 'Ärzte sagen', 'GRÖSSE', 'CAFÉ'];

  // truth of image: text.blocks[].lineHeight
  //   planted: lines with accents on capitals in two faces, 24 to 120 px
  //   within: 8 %
  it.each(FACES.slice(0, 2))(
    'make a line no higher where they are read, as four in five are: $face within $within',
    async ({ face, within }) => {
      let read = 0;
      const drawn = LINES.length * SIZES.length * WEIGHTS.length;
      for (const weight of WEIGHTS)
        for (const size of SIZES) {
          const found = await measured(LINES, { face, weight, size });
          const right = found.filter(({ text }) => LINES.includes(text));
          read += right.length;
          expectWithin(
            right.map(({ ratio }) => ratio),
            right.map(({ text }) => text),
            within,
            { weight, size },
          );
        }
      expect(read / drawn).toBeGreaterThanOrEqual(0.8);
    },
  );
});

describe('a short line with a letter that hangs at one end', () => {
  const LINES = ['Glow up', 'To buy', 'Team Day', 'Play now'];

  // truth of image: text.blocks[].region text.blocks[].lineHeight
  //   planted: short level lines with a letter that hangs at one end, in three faces
  //   within: 8 %, of a face with unusual proportions 12 %
  it.each(FACES)('is not measured as a tilted one: $face, height within $within', async ({ face, within }) => {
    for (const weight of WEIGHTS)
      for (const size of casesOf([40, 52, 80, 120], 1))
        expectWithin(await ratiosOf(LINES, { face, weight, size }), LINES, within, { weight, size });
  });
});
