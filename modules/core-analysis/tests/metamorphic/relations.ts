import sharp from 'sharp';
import type { Placement } from '../../contract/analysis.ts';
import { AD_DESIGNS, MORE_DESIGNS, OUTLINED_DESIGNS } from '../../engine/testing/ad-designs.ts';
import { composeAd } from '../../engine/testing/ad-generator.ts';
import { type Measure, scoreOf } from '../ranking/ladder.ts';
import { renderSpot, type SpotDesign, type SpotPlan, spotPlan } from '../ranking/spot.ts';
import { SPOT_DESIGNS } from '../ranking/video-ladders.ts';

/** Changes nobody would see move the score by at most so many points of 100. */
export const MOST_MOVED = 3;

/** One creative and versions of it that should score the same. */
export interface Unmoved {
  /** Where it is judged. */
  readonly placement: Placement | 'auto';
  readonly creative: string;
  readonly original: () => Promise<Uint8Array>;
  readonly versions: Readonly<Record<string, () => Promise<Uint8Array>>>;
}

export interface Moved {
  readonly creative: string;
  readonly relation: string;
  readonly before: number;
  readonly after: number;
}

/** Scores each original and each of its versions. */
export async function scoreUnmoved(
  cases: readonly Unmoved[],
  measure: Measure,
  { atOnce = 2, onScored = () => undefined }: { atOnce?: number; onScored?: (moved: Moved) => void } = {},
): Promise<Moved[]> {
  const out: Moved[][] = [];
  const waiting = [...cases.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { creative, placement, original, versions }] = next;
      const before = scoreOf(await measure(await original()), placement);
      const own: Moved[] = [];
      for (const [relation, version] of Object.entries(versions)) {
        const moved = { creative, relation, before, after: scoreOf(await measure(await version()), placement) };
        own.push(moved);
        onScored(moved);
      }
      out[index] = own;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return out.flat();
}

const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** An image with everything that may be done to it unseen. */
function unmovedImage(creative: string, make: () => Promise<Buffer>, mirrored: boolean): Unmoved {
  const sized = async () => {
    const bytes = await make();
    const { width, height } = await sharp(bytes).metadata();
    return { bytes, width, height };
  };
  const cut = (left: number, top: number, right: number, bottom: number) => async () => {
    const { bytes, width, height } = await sized();
    const area = { left, top, width: width - left - right, height: height - top - bottom };
    return await sharp(bytes).extract(area).jpeg(JPEG).toBuffer();
  };
  const resized = (factor: number) => async () => {
    const { bytes, width, height } = await sized();
    return await sharp(bytes)
      .resize(Math.round(width * factor), Math.round(height * factor), { fit: 'fill' })
      .jpeg(JPEG)
      .toBuffer();
  };
  return {
    creative,
    placement: 'auto',
    original: make,
    versions: {
      'JPEG at 95': async () =>
        await sharp(await make())
          .jpeg(JPEG)
          .toBuffer(),
      '1 px off left and top': cut(1, 1, 0, 0),
      '1 px off right and bottom': cut(0, 0, 1, 1),
      '10 % smaller': resized(0.9),
      '10 % larger': resized(1.1),
      ...(mirrored && {
        mirrored: async () =>
          await sharp(await make())
            .flop()
            .jpeg(JPEG)
            .toBuffer(),
      }),
    },
  };
}

const PHOTOS = new URL('../photos/', import.meta.url);

/** A photograph as an ad would crop it, without a word on it: it may be mirrored. */
function photograph(name: string, width: number, height: number): Unmoved {
  const path = new URL(`${name}.jpg`, PHOTOS).pathname;
  return unmovedImage(
    `${name} ${width}x${height}`,
    () => sharp(path).resize(width, height, { fit: 'cover' }).jpeg({ quality: 92 }).toBuffer(),
    true,
  );
}

const PLAIN = [
  ['fig-bowl', 800, 1000],
  ['coffee', 600, 400],
  ['dandelion', 675, 675],
  ['dogs-window', 799, 1000],
  ['meadow-mountain', 1200, 628],
  ['mountain-trail', 900, 900],
  ['paint-brushes', 755, 944],
  // Made smaller it is still above the least size of its placement: below, the upload is refused, which is no small change.
  ['sunrise-hills', 720, 900],
  ['wine-room', 675, 1200],
  ['astronaut', 512, 512],
] as const;

/** 24 ads and ten photographs. */
export const UNMOVED_IMAGES: readonly Unmoved[] = [
  ...[...AD_DESIGNS, ...MORE_DESIGNS].map((design) => unmovedImage(design.name, () => composeAd(design), false)),
  ...PLAIN.map(([name, width, height]) => photograph(name, width, height)),
  ...OUTLINED_DESIGNS.map((design) => unmovedImage(design.name, () => composeAd(design), false)),
];

/** The ad with and without its request: the first scores no lower. */
export function requestAdded(): { creative: string; without: () => Promise<Buffer>; with: () => Promise<Buffer> }[] {
  return [...AD_DESIGNS, ...MORE_DESIGNS].map((design) => ({
    creative: design.name,
    without: () => composeAd(design, 'no_cta'),
    with: () => composeAd(design),
  }));
}

/** The same spots with the photographs in another order, so that there are six clips. */
function reordered(design: SpotDesign): SpotDesign {
  return { ...design, name: `${design.name}, reordered`, photos: [...design.photos].reverse() };
}

/** Large enough that a tenth less still has the least pixels TikTok takes: to fall below them does matter. */
const CLIP_SIZE = { width: 624, height: 1110 };

function unmovedClip(design: SpotDesign): Unmoved {
  const plan = { ...spotPlan(design), ...CLIP_SIZE };
  const as = (change: Partial<SpotPlan>) => () => renderSpot({ ...plan, ...change });
  return {
    creative: design.name,
    placement: 'tiktok',
    original: as({}),
    versions: {
      'better quality': as({ file: { crf: 15 } }),
      'another codec': as({ file: { crf: 18, videoCodec: 'hevc' } }),
      '2 px off each side': as({ trim: 2 }),
      '10 % smaller': as({ width: Math.round(plan.width * 0.45) * 2, height: Math.round(plan.height * 0.45) * 2 }),
    },
  };
}

export const UNMOVED_CLIPS: readonly Unmoved[] = [...SPOT_DESIGNS, ...SPOT_DESIGNS.map(reordered)].map(unmovedClip);

export interface Movement {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** How far scores moved, in points. */
export function movementOf(all: readonly Moved[]): Movement {
  const sorted = all.map(({ before, after }) => Math.abs(after - before)).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: at(1) };
}

/** By relation, and over all. */
export function movements(all: readonly Moved[]): Record<string, Movement> {
  const relations = [...new Set(all.map(({ relation }) => relation))];
  const own = relations.map((name) => [name, movementOf(all.filter(({ relation }) => relation === name))] as const);
  return { all: movementOf(all), ...Object.fromEntries(own) };
}

export const describeMove = ({ creative, relation, before, after }: Moved) =>
  `${creative}, ${relation}: ${before} > ${after}`;
