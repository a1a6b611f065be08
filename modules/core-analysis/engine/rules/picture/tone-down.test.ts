import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { labOf, rgbToLab } from '../../colour-science.ts';
import { decodeImage } from '../../decode/decode-image.ts';
import { measureColour } from '../../measure/colour/colour.ts';
import { preparePlanes } from '../../measure/prepare-planes.ts';
import type { ColourMeasures } from '../../measurements.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { colourName } from '../wording/colour-words.ts';
import { colourfulnessOf, loudNames, type Palette, planToneDown, type ToneDown } from './tone-down.ts';

const MARK = 82;

async function coloursOf(image: Buffer): Promise<ColourMeasures> {
  const { frames } = await decodeImage(image);
  return measureColour(frames, preparePlanes(frames));
}

/** Stripes of plain colours, as wide as their shares. */
async function striped(palette: Palette): Promise<Buffer> {
  const side = 400;
  let from = 0;
  const rects = palette.map(({ hex, share }) => {
    const rect = `<rect x="0" y="${from}" width="${side}" height="${share * side}" fill="${hex}"/>`;
    from += share * side;
    return rect;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${rects.join('')}</svg>`;
  return await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

/** Takes the planned share of saturation (HSL) from every pixel that is nearest to a colour of the names to mute. */
async function follow({ mute, by }: ToneDown, palette: Palette, image: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const known = palette.map(({ hex }) => ({ name: colourName(hex), lab: labOf(hex) }));
  for (let at = 0; at < data.length; at += 3) {
    const rgb = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
    const { l, a, b } = rgbToLab(...rgb);
    const far = ({ lab }: (typeof known)[number]) => Math.hypot(lab.l - l, lab.a - a, lab.b - b);
    const { name } = known.reduce((best, colour) => (far(colour) < far(best) ? colour : best));
    if (mute.length > 0 && !mute.includes(name)) continue;
    const middle = (Math.max(...rgb) + Math.min(...rgb)) / 2;
    for (const [channel, value] of rgb.entries()) data[at + channel] = middle + (1 - by) * (value - middle);
  }
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('the loudest colours', () => {
  it('are none that cover next to nothing, unless there is nothing else', () => {
    const orange = { hex: '#ff922b', share: 0.82 };
    const blend = { hex: '#c2302b', share: 0.014 };
    expect(loudNames([orange, blend])).toEqual(['orange']);
    expect(loudNames([{ hex: '#ffffff', share: 0.98 }, blend])).toEqual(['red']);
  });
});

describe('colourfulness of a palette', () => {
  const palette = [
    { hex: '#d02020', share: 0.3 },
    { hex: '#2050d0', share: 0.3 },
    { hex: '#ffffff', share: 0.4 },
  ];
  it('is that of the picture it is of', async () => {
    const { colourfulness } = await coloursOf(await striped(palette));
    expect(Math.abs(colourfulnessOf(palette) - colourfulness)).toBeLessThan(1);
  });

  it('shrinks by just what is taken from all of its colours', () => {
    expect(colourfulnessOf(palette, ['red', 'blue'], 0.25)).toBeCloseTo(0.75 * colourfulnessOf(palette), 6);
  });
});

describe('the way back into the range', { timeout: 60_000 }, () => {
  it('keeps the accent where the others bring it under the mark, and only there', () => {
    const accent = { hex: '#ff3c00', share: 0.05 };
    const sky = { hex: '#4f8ac8', share: 0.5 };
    const calm = { hex: '#e8e8e8', share: 0.45 };
    const palette = [sky, calm, accent];
    const value = colourfulnessOf(palette);
    expect(value).toBeGreaterThan(MARK);
    const plan = planToneDown(palette, value, MARK);
    expect(plan.keep).toBe('orange');
    expect(plan.mute).toHaveLength(1);
    expect(plan.becomes).toBeLessThan(MARK);
    const hot = [
      { ...accent, share: 0.45 },
      { hex: '#ffd000', share: 0.55 },
    ];
    expect(planToneDown(hot, colourfulnessOf(hot), MARK).keep).toBeNull();
  });

  it.each<[string, Palette]>([
    [
      'one loud background with edges',
      [
        { hex: '#ff922b', share: 0.82 },
        { hex: '#1f2429', share: 0.166 },
        { hex: '#c2752b', share: 0.014 },
      ],
    ],
    [
      'a loud background under a small accent',
      [
        { hex: '#0b3d91', share: 0.72 },
        { hex: '#fafbfd', share: 0.18 },
        { hex: '#52cf66', share: 0.1 },
      ],
    ],
    [
      'many loud colours',
      [
        { hex: '#fad13a', share: 0.4 },
        { hex: '#2953a5', share: 0.3 },
        { hex: '#e12767', share: 0.2 },
        { hex: '#12a060', share: 0.1 },
      ],
    ],
  ])('is under the mark when followed on %s', async (_, planted) => {
    const image = await striped(planted);
    const { colourfulness, palette } = await coloursOf(image);
    expect(colourfulness).toBeGreaterThan(MARK);
    const plan = planToneDown(palette, colourfulness, MARK);
    const after = await coloursOf(await follow(plan, palette, image));
    expect(after.colourfulness).toBeLessThan(MARK);
    expect(Math.abs(after.colourfulness - plan.becomes)).toBeLessThan(4);
  });

  it.each(casesOf(['coffee', 'astronaut', 'fig-bowl', 'mountain-trail', 'wine-room'], 1))(
    'is under the mark when followed on the overdriven photograph %s',
    async (name) => {
      const file = new URL(`../../../tests/photos/${name}.jpg`, import.meta.url).pathname;
      const image = await sharp(file).resize(600).modulate({ saturation: 1.6 }).png().toBuffer();
      const { colourfulness, palette } = await coloursOf(image);
      expect(colourfulness).toBeGreaterThan(MARK);
      const plan = planToneDown(palette, colourfulness, MARK);
      expect((await coloursOf(await follow(plan, palette, image))).colourfulness).toBeLessThan(MARK);
    },
  );

  it('is said with its figures', () => {
    const palette = [
      { hex: '#ff922b', share: 0.8193 },
      { hex: '#1f2429', share: 0.1165 },
      { hex: '#c2752b', share: 0.014 },
    ];
    const m = makeMeasurements({ colour: { colourfulness: 120, palette } });
    const rule = RULE_BOOK.find(({ id }) => id === 'C-01')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    if (rule?.kind !== 'judged') throw new Error('C-01 was not judged');
    expect(rule.advice().text).toMatch(/^Lower the saturation of orange, 83 % of the picture, by about \d+ %\./);
    expect(rule.bad().text).toContain('Loudest is orange.');
  });
});
