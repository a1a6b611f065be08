import sharp from 'sharp';
import type { Placement } from '../../contract/analysis.ts';
import { contrastBetween } from '../../engine/colour-science.ts';
import { AD_DESIGNS, MORE_DESIGNS } from '../../engine/testing/ad-designs.ts';
import { type AdDesign, composeAd, type Fault, mix } from '../../engine/testing/ad-generator.ts';
import { type AdPlan, LAYOUTS, type LayoutName } from '../../engine/testing/ad-layouts.ts';
import { seededNumbers } from '../../engine/testing/photo-noise.ts';
import type { Ladder } from './ladder.ts';
import { blurredBehind, STAGES, staged } from './photo-edits.ts';
import { TEXT_KINDS } from './text-kinds.ts';

/** How an ad goes wrong: one worse version per strength, from mild to strong. */
export interface ImageKind {
  readonly strengths: readonly string[];
  /** Judged at the placement the ad was made for, not where the faulty version fits best. */
  readonly atOwnPlacement?: boolean;
  /** Layouts the fault can happen to; all when absent. */
  readonly layouts?: readonly LayoutName[];
  /** Photographs the fault can happen to; all when absent. */
  readonly photos?: readonly string[];
  /** The version without the fault where it is not the design as it is, and what that is called. */
  readonly good?: { readonly called: string; make(design: AdDesign): Promise<Uint8Array> };
  make(design: AdDesign, step: number): Promise<Uint8Array>;
}

/** The first eight shaped the rule book; no other design did. */
const KNOWN = new Set(AD_DESIGNS.slice(0, 8).map(({ name }) => name));

export const IMAGE_DESIGNS: readonly AdDesign[] = [...AD_DESIGNS, ...MORE_DESIGNS];

/** Where an ad of each layout runs. */
const MADE_FOR: Record<LayoutName, Placement> = {
  band: 'meta_feed',
  split: 'linkedin',
  card: 'meta_feed',
  story: 'meta_stories',
  leftScrim: 'meta_feed',
  wide: 'linkedin',
  frame: 'meta_feed',
  panel: 'meta_feed',
  outlined: 'meta_feed',
};

const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;

function composed(fault: Fault, strengths: readonly number[]): ImageKind {
  return {
    strengths: strengths.map((s) => `${Math.round(s * 100)} %`),
    make: (design, step) => composeAd(design, fault, strengths[step]),
  };
}

/** The finished ad changed as a whole. */
function finished(
  strengths: readonly string[],
  change: (ad: Buffer, step: number, size: { width: number; height: number }) => Promise<Buffer>,
): ImageKind {
  return {
    strengths,
    async make(design, step) {
      const ad = await composeAd(design);
      const { width, height } = await sharp(ad).metadata();
      return await change(ad, step, { width, height });
    },
  };
}

/** Sensor noise of so many levels, the same on every run. */
async function grainy(ad: Buffer, sigma: number): Promise<Buffer> {
  const { data, info } = await sharp(ad).raw().toBuffer({ resolveWithObject: true });
  const next = seededNumbers(41);
  for (let at = 0; at < data.length; at += 1) {
    const noise = (next() + next() + next() + next() - 2) * 1.73 * sigma;
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] as number) + noise)));
  }
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer();
}

async function enlarged(ad: Buffer, factor: number, { width, height }: { width: number; height: number }) {
  const small = await sharp(ad)
    .resize(Math.round(width / factor), Math.round(height / factor), { fit: 'fill' })
    .png()
    .toBuffer();
  return await sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }).jpeg(JPEG).toBuffer();
}

/** Bars over and under a wide ad, left and right of a tall one: each this share of the new frame. */
async function barred(ad: Buffer, share: number, { width, height }: { width: number; height: number }) {
  const tall = height > 1.6 * width;
  const bar = Math.round(((tall ? width : height) * share) / (1 - 2 * share));
  const bars = tall ? { left: bar, right: bar } : { top: bar, bottom: bar };
  return await sharp(ad)
    .extend({ ...bars, background: '#000000' })
    .jpeg(JPEG)
    .toBuffer();
}

/** Made so much wider (or, of a wide ad, taller) by a blurred copy of itself behind it. */
async function stretched(ad: Buffer, factor: number, { width, height }: { width: number; height: number }) {
  const wide = width > height;
  const [w, h] = wide ? [width, Math.round(height * factor)] : [Math.round(width * factor), height];
  const behind = await sharp(ad).resize(w, h, { fit: 'cover' }).blur(40).png().toBuffer();
  return await sharp(behind)
    .composite([{ input: ad, gravity: 'centre' }])
    .jpeg(JPEG)
    .toBuffer();
}

/** The photograph, many times and harsh, in place of what the words stood on. */
async function busyGround(design: AdDesign, share: number): Promise<Buffer> {
  const plan = LAYOUTS[design.layout](design.copy, design.colours);
  const { width, height } = plan;
  const cell = Math.round(Math.min(width, height) / 7);
  const photo = new URL(`../photos/${design.photo}.jpg`, import.meta.url).pathname;
  const tile = await sharp(photo).resize(cell, cell, { fit: 'cover' }).normalise().linear(1.5, -60).png().toBuffer();
  const tiled = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([{ input: tile, tile: true }])
    .removeAlpha()
    .png()
    .toBuffer();
  const image = `<image width="${width}" height="${height}" opacity="${share}" href="data:image/png;base64,${tiled.toString('base64')}"/>`;
  return await composeAd(design, null, 1, (given) => ({ ...given, scrim: given.scrim + image }));
}

/** A request that says nothing of what it brings, in a small button that hardly stands off. */
function weakened(plan: AdPlan, step: number): AdPlan {
  const { button } = plan;
  if (!button) return plan;
  const scale = step === 0 ? 0.75 : 0.5;
  return {
    ...plan,
    button: {
      ...button,
      label: step === 0 ? 'Learn more' : 'Submit',
      size: button.size * scale,
      w: button.w * scale,
      h: button.h * scale,
      ...(step === 0 ? {} : { fill: '#8a8a8a', ink: '#d8d8d8' }),
    },
  };
}

/** Headline under the platform's bar at the top, then also the button under the one at the foot. */
function outOfZone(plan: AdPlan, step: number): AdPlan {
  const top = Math.min(...plan.lines.map(({ y, size }) => y - size));
  const rise = top - 0.025 * plan.height;
  const { button } = plan;
  return {
    ...plan,
    scrim: `${plan.scrim}<rect width="100%" height="100%" fill="#0b0f14" opacity="0.35"/>`,
    lines: plan.lines.map((line) => ({ ...line, y: line.y - rise })),
    button: button && (step === 0 ? button : { ...button, y: plan.height * 0.985 - button.h }),
  };
}

/** Contrast of letters that are hard to make out on a button one can see. */
const FAINT = 2.3;

/** The button as it is, its letters in a colour near its own. */
function faintLabel(plan: AdPlan): AdPlan {
  const { button } = plan;
  if (!button) return plan;
  const inks = Array.from({ length: 101 }, (_, share) => mix(button.fill, button.ink, share / 100));
  return {
    ...plan,
    button: { ...button, ink: inks.find((ink) => contrastBetween(button.fill, ink) >= FAINT) ?? button.ink },
  };
}

const productOf = ({ name }: AdDesign) => (name.length % 2 === 0 ? 'coffee' : 'fig-bowl');

/** Whether the fault can happen to a design. */
export function isPossible(kind: string, { layout, photo }: AdDesign): boolean {
  const { layouts, photos } = IMAGE_KINDS[kind] ?? {};
  return (layouts?.includes(layout) ?? true) && (photos?.includes(photo) ?? true);
}

export const IMAGE_KINDS: Readonly<Record<string, ImageKind>> = {
  blurred: composed('blurred', [0.3, 0.6, 1]),
  dark: composed('dark', [0.5, 0.75, 1]),
  'washed out': composed('washed_out', [0.5, 0.75, 1]),
  noise: finished(['sigma 12', 'sigma 25', 'sigma 45'], (ad, step) => grainy(ad, [12, 25, 45][step] as number)),
  'heavy compression': composed('compressed', [0.5, 0.75, 1]),
  upscaled: finished(['x2', 'x3', 'x4'], (ad, step, size) => enlarged(ad, step + 2, size)),
  cluttered: composed('cluttered', [0.4, 0.7, 1]),
  'tiny text': composed('tiny_text', [0.5, 0.75, 1]),
  'low contrast text': composed('no_contrast', [0.5, 0.75, 1]),
  'text on busy ground': {
    strengths: ['60 %', '100 %'],
    make: (design, step) => busyGround(design, [0.6, 1][step] as number),
  },
  'no call to action': { ...composed('no_cta', [0.5, 1]), strengths: ['without button', 'none'] },
  'weak call to action': {
    strengths: ['vague and smaller', 'vague, grey and small'],
    make: (design, step) => composeAd(design, null, 1, (plan) => weakened(plan, step)),
  },
  'wrong ratio': {
    ...finished(['x1.7', 'x3'], (ad, step, size) => stretched(ad, [1.7, 3][step] as number, size)),
    atOwnPlacement: true,
  },
  'outside the safe zone': {
    strengths: ['headline', 'headline and button'],
    atOwnPlacement: true,
    layouts: ['story'],
    make: (design, step) => composeAd(design, null, 1, (plan) => outOfZone(plan, step)),
  },
  letterbox: finished(['8 % each', '16 % each', '25 % each'], (ad, step, size) =>
    barred(ad, [0.08, 0.16, 0.25][step] as number, size),
  ),
  'photo blurred under sharp letters': {
    strengths: ['sigma 3', 'sigma 6', 'sigma 12'],
    make: (design, step) => blurredBehind(design, [3, 6, 12][step] as number),
  },
  'product taken away': {
    strengths: ['none'],
    photos: STAGES,
    good: { called: 'with a product', make: (design) => staged(design, productOf(design)) },
    make: (design) => staged(design, null),
  },
  ...TEXT_KINDS,
  'faint button taken away': {
    strengths: ['none'],
    good: { called: 'with a faint label', make: (design) => composeAd(design, null, 1, faintLabel) },
    make: (design) => composeAd(design, 'no_cta'),
  },
};

/** Every second design for each kind, in turn, so that each kind meets known and held-out designs and most layouts. */
export function imageLadders(designs: readonly AdDesign[] = IMAGE_DESIGNS): Ladder[] {
  return Object.entries(IMAGE_KINDS).flatMap(([kind, made], turn) => {
    const able = designs.filter((design) => isPossible(kind, design));
    const chosen = made.layouts || made.photos ? able : able.filter((_, index) => (index + turn) % 2 === 0);
    return chosen.map((design) => imageLadder(design, kind));
  });
}

/** One design and one kind of `IMAGE_KINDS`. */
export function imageLadder(design: AdDesign, kind: string): Ladder {
  const made = IMAGE_KINDS[kind];
  if (!made) throw new Error(`there is no kind ${kind}`);
  return {
    medium: 'image',
    creative: made.good ? `${design.name} ${made.good.called}` : design.name,
    kind,
    known: KNOWN.has(design.name),
    placement: made.atOwnPlacement ? MADE_FOR[design.layout] : 'auto',
    strengths: made.strengths,
    good: () => made.good?.make(design) ?? composeAd(design),
    version: (step) => made.make(design, step),
  };
}
