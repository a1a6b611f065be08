import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { contrastRatio, relativeLuminance, rgbOf } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';
import { type DrawnText, drawPng, framesOf, inkBox } from '../../testing/draw-text.ts';
import { readText, warmText } from './read-text.ts';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(async () => await warmText(), 60_000);

const PHOTOS = casesOf(
  [
    ...['astronaut', 'dogs-window', 'fig-bowl', 'wine-room', 'mountain-trail'],
    ...['paint-brushes', 'coffee', 'sunrise-hills', 'meadow-mountain', 'dandelion'],
  ],
  2,
);
const SIZE = { width: 1080, height: 1350 };
const photoOf = (name: string) => readFileSync(new URL(`../../../tests/photos/${name}.jpg`, import.meta.url));

const rawOf = async (picture: Buffer): Promise<Buffer> =>
  await sharp(picture)
    .resize(SIZE.width, SIZE.height, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();

interface Truth {
  /** The middle of the slices by contrast, by how many slices the line is cut in: least and most of three cuts. */
  middle: [number, number];
  worst: [number, number];
}

/** How far from a letter, / type size, lies what it stands off. */
const BESIDE = 0.12;

/** 1 for each pixel no further from a letter than it may be to count as what the letter stands off. */
function besideLetters(drawn: Buffer, reach: number): Uint8Array {
  const across = new Uint8Array(SIZE.width * SIZE.height);
  for (let at = 0; at < across.length; at++)
    if ((drawn[at * 3] as number) > 127) across.fill(1, at - reach, at + reach + 1);
  const out = new Uint8Array(across.length);
  for (let at = 0; at < across.length; at++)
    for (let row = -reach; row <= reach; row++) if (across[at + row * SIZE.width]) out[at] = 1;
  return out;
}

/** The value in the middle of weighted ones, between whose middles it changes evenly. */
function middleOf(ordered: readonly { ink: number; contrast: number }[]): number {
  const half = ordered.reduce((sum, { ink }) => sum + ink, 0) / 2;
  const places = ordered.map(({ ink, contrast }, i) => ({
    at: ordered.slice(0, i).reduce((sum, one) => sum + one.ink, 0) + ink / 2,
    contrast,
  }));
  const after = places.findIndex(({ at }) => at >= half);
  const [low, high] = [places[Math.max(0, after - 1)], places[after]];
  if (!low || !high) return 1;
  return low === high
    ? high.contrast
    : low.contrast + ((half - low.at) / (high.at - low.at)) * (high.contrast - low.contrast);
}

/** Contrast of the ink that was drawn against the mean of the photograph beside the letters, slice by slice. */
async function truthOf(photo: Buffer, line: DrawnText): Promise<Truth> {
  const [plain, drawn] = await Promise.all([
    rawOf(photo),
    drawPng({ ...SIZE, background: '#000000', texts: [{ ...line, fill: '#ffffff' }] }).then(rawOf),
  ]);
  const { x, y, w, h } = inkBox(line);
  const rim = Math.round(h * 0.15);
  const beside = besideLetters(drawn, Math.round(line.size * BESIDE));
  const usual = Math.max(2, Math.round(w / (h * 1.5)));
  const cuts = [usual - 1, usual, usual + 1].map((count) => {
    const slices = Array.from({ length: count }, (_, s) => {
      const sum = [0, 0, 0];
      let [ground, ink] = [0, 0];
      for (let row = Math.round(y) - rim; row < y + h + rim; row++) {
        for (let column = Math.round(x + (s * w) / count); column < x + ((s + 1) * w) / count; column++) {
          const at = (row * SIZE.width + column) * 3;
          if ((drawn[at] as number) > 127) ink++;
          if ((drawn[at] as number) > 20 || !beside[at / 3]) continue;
          ground++;
          for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (plain[at + c] as number);
        }
      }
      const [r, g, b] = sum.map((value) => Math.round(value / ground)) as [number, number, number];
      return { ink, contrast: contrastRatio(relativeLuminance(...rgbOf(line.fill ?? '')), relativeLuminance(r, g, b)) };
    }).sort((p, q) => p.contrast - q.contrast);
    return { middle: middleOf(slices), worst: slices[0]?.contrast ?? 1 };
  });
  const range = (of: 'middle' | 'worst'): [number, number] => [
    Math.min(...cuts.map((cut) => cut[of])),
    Math.max(...cuts.map((cut) => cut[of])),
  ];
  return { middle: range('middle'), worst: range('worst') };
}

/** How many times too high (over 1) or too low a value is against what it may be. */
const offBy = (value: number, [least, most]: [number, number]): number =>
  value > most ? value / most : value < least ? value / least : 1;

interface Told {
  name: string;
  truth: Truth;
  block: TextBlock;
  /** Distance of the ink that was told from the one that was drawn, in 8-bit levels over the three channels. */
  inkAway: number;
}

async function tellOne(name: string, line: DrawnText): Promise<Told | null> {
  const photo = photoOf(name);
  const { blocks } = await readText(await framesOf(await drawPng({ ...SIZE, photo, texts: [line] })));
  // What the photograph hides of a line is not compared: its truth is that of the whole line.
  const block = blocks.find(({ text }) => text.length >= line.text.length - 1);
  if (!block || block.contrast === null) return null;
  const [told, drawn] = [rgbOf(block.foreground ?? '#000000'), rgbOf(line.fill ?? '')];
  return {
    name: `${name} ${line.y} ${line.fill}`,
    truth: await truthOf(photo, line),
    block,
    inkAway: Math.hypot(...told.map((value, c) => value - (drawn[c] as number))),
  };
}

async function tell(line: Omit<DrawnText, 'x' | 'y'>): Promise<Told[]> {
  const told: (Told | null)[] = [];
  for (const name of PHOTOS) for (const y of [150, 450]) told.push(await tellOne(name, { ...line, x: 80, y }));
  return told.filter((one) => one !== null);
}

const LINES: Omit<DrawnText, 'x' | 'y'>[] = [
  { text: 'Fresh every day', size: 96, weight: 800, fill: '#ffffff' },
  { text: 'Made for the morning', size: 56, weight: 600, fill: '#ffffff' },
  { text: 'Fresh every day', size: 96, weight: 800, fill: '#141414' },
  { text: 'Save 20% this week', size: 72, weight: 700, fill: '#ffd400' },
];

/** Shares that must be told within a quarter. What is left has slices on both sides of an edge, where the middle one jumps. */
const WITHIN = 1.25;
const LEAST_MIDDLE = 0.85;
const LEAST_WORST = 0.8;

describe('letters over photographs, at two heights each', () => {
  it.each(casesOf(LINES, 1))(
    '$fill, $size px: the ink is told, contrast and worst part within a quarter',
    async (line) => {
      const told = await tell(line);
      expect(told.length).toBeGreaterThanOrEqual(1.5 * PHOTOS.length);
      // Where nobody sees the letters their ink is nobody's to tell.
      const seen = told.filter(({ truth }) => truth.middle[1] >= 1.5);
      expect(seen.filter(({ inkAway }) => inkAway > 30).map(({ name }) => name)).toEqual([]);
      const shareWithin = (of: (one: Told) => number) =>
        told.filter((one) => Math.max(of(one), 1 / of(one)) <= WITHIN).length / told.length;
      expect(shareWithin(({ block, truth }) => offBy(block.contrast ?? 1, truth.middle))).toBeGreaterThanOrEqual(
        LEAST_MIDDLE,
      );
      expect(
        shareWithin(({ block, truth }) => offBy(block.worstSliceContrast ?? 1, truth.worst)),
      ).toBeGreaterThanOrEqual(LEAST_WORST);
      const praised = told.filter(({ block, truth }) => (block.contrast ?? 0) >= 4.5 && truth.middle[1] < 3);
      expect(praised.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each(
    casesOf(
      [
        ['wine-room', { fill: '#ffffff', shadow: '#000000' }, 620] as const,
        ['meadow-mountain', { fill: '#ffffff', shadow: '#0a0a0a' }, 300] as const,
        ['sunrise-hills', { fill: '#222222', shadow: '#ffffff' }, 640] as const,
      ],
      1,
    ),
  )('%s: a hard drop shadow is not taken for the letters it lies under', async (name, { fill, shadow }, y) => {
    const line: DrawnText = { text: 'Free vet check', x: 80, y, size: 92, weight: 700, fill };
    const under: DrawnText = { ...line, x: line.x + 4, y: line.y + 4, fill: shadow };
    const png = await drawPng({ ...SIZE, photo: photoOf(name), texts: [under, line] });
    const { blocks } = await readText(await framesOf(png));
    const told = blocks.find(({ text }) => text === line.text);
    const away = rgbOf(told?.foreground ?? '#808080').map((value, c) => value - (rgbOf(fill)[c] as number));
    expect(Math.hypot(...away)).toBeLessThan(30);
  });

  it.each(
    casesOf(
      [
        ['white and the brown of the hills', 'meadow-mountain', '#ffffff', '#8a5a34', 560],
        ['yellow and dark red', 'coffee', '#ffd400', '#7a1d0c', 1080],
        ['white and the blue of the mountain', 'mountain-trail', '#ffffff', '#2f4f8f', 330],
      ] as const,
      1,
    ),
  )('%s: a word that cannot be seen is the weakest part', async (_, name, first, second, y) => {
    const texts: DrawnText[] = [
      { text: 'Climb', x: 80, y, size: 110, weight: 800, fill: first },
      { text: 'higher', x: 430, y, size: 110, weight: 800, fill: second },
    ];
    const { blocks } = await readText(await framesOf(await drawPng({ ...SIZE, photo: photoOf(name), texts })));
    const hidden = await truthOf(photoOf(name), texts[1] as DrawnText);
    const told = blocks.filter(({ text }) => /Climb|higher/u.test(text));
    expect(hidden.middle[1]).toBeLessThan(2);
    expect(Math.min(...told.map(({ worstSliceContrast }) => worstSliceContrast ?? 21))).toBeLessThan(
      hidden.middle[1] * WITHIN,
    );
  });

  it.each(casesOf(['wine-room', 'fig-bowl', 'mountain-trail'], 1))(
    '%s: one ad at 810 to 2160 pixels has one contrast, within a tenth',
    async (name) => {
      const texts: DrawnText[] = [
        { text: 'Fresh every day', x: 160, y: 300, size: 192, weight: 800, fill: '#ffffff' },
        { text: 'Made for the morning', x: 160, y: 1000, size: 112, weight: 600, fill: '#ffffff' },
      ];
      const large = await drawPng({ width: 2160, height: 2700, photo: photoOf(name), texts });
      const told: number[][] = [[], []];
      for (const width of casesOf([810, 2160, 1080, 1620], 2)) {
        const { blocks } = await readText(await framesOf(await sharp(large).resize(width).png().toBuffer()));
        for (const [i, of] of [/Fresh/u, /morning/u].entries())
          told[i]?.push(blocks.find(({ text }) => of.test(text))?.contrast ?? 0);
      }
      for (const one of told) expect(Math.max(...one) / Math.min(...one), `${one}`).toBeLessThan(1.1);
    },
  );

  it('a word in another colour keeps its own', async () => {
    const texts: DrawnText[] = [
      { text: 'Fresh figs', x: 80, y: 620, size: 96, weight: 800, fill: '#ffffff' },
      { text: 'today', x: 590, y: 620, size: 96, weight: 800, fill: '#ffd400' },
    ];
    const png = await drawPng({ ...SIZE, photo: photoOf('wine-room'), texts });
    const { blocks } = await readText(await framesOf(png));
    const truths = await Promise.all(texts.map((line) => truthOf(photoOf('wine-room'), line)));
    const least = Math.min(...truths.map(({ middle }) => middle[0]));
    const most = Math.max(...truths.map(({ middle }) => middle[1]));
    expect(blocks.map(({ text }) => text)).toEqual(['Fresh figs today']);
    expect(blocks[0]?.contrast).toBeGreaterThan(least / WITHIN);
    expect(blocks[0]?.contrast).toBeLessThan(most * WITHIN);
    expect(blocks[0]?.worstSliceContrast).toBeGreaterThan(least / WITHIN);
  });
});
