import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { SHARPNESS } from '../../rules/picture/technical.ts';
import { drawFrames } from '../../testing/draw-text.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { maskPicture } from '../technical/picture-mask.ts';
import { measurePicture } from '../technical/picture-sharpness.ts';
import { measureSharpness } from '../technical/sharpness.ts';

const SIZE = { width: 1080, height: 1350 };
const CARD = '#ffffff';
const TOPS = [260, 520, 780];
const TEXTS = [
  { text: 'Pick your plan', x: 60, y: 180, size: 96, fill: '#0f172a' },
  ...TOPS.map((top, at) => ({ text: `Plan ${at + 1}`, x: 100, y: top + 130, size: 64, fill: '#0f172a' })),
];
const LINES = [[60, 100, 700, 100] as const, ...TOPS.map((top) => [98, top + 75, 220, 72] as const)].map(
  ([x, y, w, h]) => ({ x: x / SIZE.width, y: y / SIZE.height, w: w / SIZE.width, h: h / SIZE.height }),
);

/** The grey against which white has this contrast ratio. */
function pageOf(contrast: number): string {
  const level = Math.round(255 * (1.055 * (1.05 / contrast - 0.05) ** (1 / 2.4) - 0.055));
  return `#${level.toString(16).padStart(2, '0').repeat(3)}`;
}

interface Design {
  page: string;
  radius?: number;
  /** Blur of the shadow in pixels of 1080. */
  shadow?: number;
  ground?: string;
}

const cardsOf = ({ radius = 28, shadow = 0, ground = '' }: Design) =>
  `${ground}<defs><filter id="s" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="${shadow}"/></filter></defs>${TOPS.map(
    (top) =>
      `${shadow > 0 ? `<rect x="60" y="${top + 8}" width="960" height="220" rx="${radius}" opacity="0.2" filter="url(#s)"/>` : ''}<rect x="60" y="${top}" width="960" height="220" rx="${radius}" fill="${CARD}"/>`,
  ).join('')}`;

/** Sharpness that the rules go by of three cards of words, with a photograph blurred by so many pixels on each where one is named. */
async function sharpnessOf(design: Design, photo?: { name: string; blur: number }) {
  const shapes = cardsOf(design);
  let ground: Buffer | undefined;
  if (photo) {
    const cut = await sharp(new URL(`../../../tests/photos/${photo.name}.jpg`, import.meta.url).pathname)
      .resize(420, 190, { fit: 'cover' })
      .toBuffer();
    const input = await (photo.blur > 0 ? sharp(cut).blur(photo.blur) : sharp(cut)).png().toBuffer();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${shapes}</svg>`;
    ground = await sharp({ create: { ...SIZE, channels: 3, background: design.page } })
      .composite([{ input: Buffer.from(svg) }, ...TOPS.map((top) => ({ input, left: 560, top: top + 15 }))])
      .png()
      .toBuffer();
  }
  const frames = await drawFrames({
    ...SIZE,
    background: design.page,
    texts: TEXTS,
    ...(ground ? { photo: ground } : { shapes }),
  });
  const planes = preparePlanes(frames);
  const blocks = LINES.map((region, at) => ({ region, background: at === 0 ? design.page : CARD }));
  const whole = measureSharpness(planes.luma1024).best;
  const mask = maskPicture(frames.long512, planes.lab512, blocks);
  const { ofPicture } = measurePicture(planes.luma1024, mask, { buttons: [], subject: null, whole });
  return ofPicture?.best ?? whole;
}

const CONTRASTS = casesOf([1.02, 1.1, 1.05, 1.2, 1.3], 2);

describe('the focus of crisp cards', { timeout: 120_000 }, () => {
  it.each(CONTRASTS)(
    'is that of their letters at a contrast of %d, square, rounded or with a soft shadow',
    async (contrast) => {
      const page = pageOf(contrast);
      for (const radius of [0, 28])
        for (const shadow of casesOf([0, 16, 6, 30], 2))
          expect(await sharpnessOf({ page, radius, shadow }), `${radius} ${shadow}`).toBeGreaterThan(
            10 * SHARPNESS.sharp,
          );
    },
  );

  it.each([0, 16])('is that of their letters on a pale gradient, with a shadow of %d', async (shadow) => {
    const ground =
      '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#fdf2f8"/><stop offset="1" stop-color="#e0e7ff"/></linearGradient></defs><rect width="1080" height="1350" fill="url(#g)"/>';
    expect(await sharpnessOf({ page: '#f0edfb', shadow, ground })).toBeGreaterThan(10 * SHARPNESS.sharp);
  });

  it('is that of their letters where each chip has a pale colour of its own', async () => {
    const ground = Array.from(
      { length: 24 },
      (_, at) =>
        `<rect x="${60 + (at % 4) * 245}" y="${260 + Math.floor(at / 4) * 140}" width="225" height="120" rx="20" fill="hsl(${at * 15},60%,93%)"/>`,
    ).join('');
    const frames = await drawFrames({ ...SIZE, background: '#f8f8f8', shapes: ground, texts: TEXTS.slice(0, 1) });
    const planes = preparePlanes(frames);
    const mask = maskPicture(frames.long512, planes.lab512, [{ region: LINES[0] ?? { x: 0, y: 0, w: 0, h: 0 } }]);
    expect(measurePicture(planes.luma1024, mask, { buttons: [], subject: null, whole: 900 })).toEqual({
      ofPicture: null,
      isShown: false,
    });
  });
});

describe('the focus of photographs on crisp cards', { timeout: 120_000 }, () => {
  it.each(casesOf(['fig-bowl', 'mountain-trail', 'astronaut', 'coffee', 'dogs-window'], 1))(
    'of %s is blurred from sigma 4 on at every contrast, and sharp as it is',
    async (name) => {
      for (const contrast of CONTRASTS) {
        const page = pageOf(contrast);
        const [crisp, soft, softer] = [
          await sharpnessOf({ page }, { name, blur: 0 }),
          await sharpnessOf({ page }, { name, blur: 4 }),
          await sharpnessOf({ page }, { name, blur: 8 }),
        ];
        expect(crisp, `sharp at ${contrast}`).toBeGreaterThan(SHARPNESS.sharp);
        expect(soft, `sigma 4 at ${contrast}`).toBeLessThan(SHARPNESS.blurred);
        expect(softer, `sigma 8 at ${contrast}`).toBeLessThan(SHARPNESS.blurred);
      }
    },
  );
});
