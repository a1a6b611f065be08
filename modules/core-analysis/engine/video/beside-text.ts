import type { Region } from '../../contract/evidence.ts';
import { type FrameFeatures, GRID } from './frame-features.ts';

/** Texts as they were read off sampled frames. */
export interface ShownText {
  /** Seconds. */
  readonly at: number;
  readonly blocks: readonly { readonly region: Region }[];
}

/** Texts are read off about two frames a second: one seen this long before or after may stand between, seconds. */
const REACH_S = 0.6;
/** Where less of the picture is left beside the texts, nothing is said of it. */
const LEAST_LEFT = 0.3;

/** A stretch of frames without what lies under its texts. */
export interface BesideText {
  /** Covered cells of the thumbnails are black, the others raised so that mean differences stay comparable. */
  readonly frames: readonly FrameFeatures[];
  /** 1 for each cell of the thumbnails that no text covers, row by row. */
  readonly seen: Float32Array;
}

/** What is left of frames beside the texts that stand, come or go around them. Null where no text is near, or too little is left. */
export function besideText(texts: readonly ShownText[], frames: readonly FrameFeatures[]): BesideText | null {
  const [start, end] = [(frames[0]?.time ?? 0) - REACH_S, (frames.at(-1)?.time ?? 0) + REACH_S];
  const regions = texts.flatMap(({ at, blocks }) => (at >= start && at <= end ? blocks : [])).map((b) => b.region);
  if (regions.length === 0) return null;
  const seen = new Float32Array(GRID * GRID).fill(1);
  for (const { x, y, w, h } of regions) {
    for (let row = cell(y); row <= cell(y + h); row += 1)
      seen.fill(0, row * GRID + cell(x), row * GRID + cell(x + w) + 1);
  }
  const left = seen.reduce((sum, value) => sum + value, 0) / seen.length;
  if (left < LEAST_LEFT) return null;
  const without = (thumb: Float32Array) =>
    thumb.map((value, at) => (value * (seen[Math.floor(at / 3)] as number)) / left);
  return { frames: frames.map((frame) => ({ ...frame, thumb: without(frame.thumb) })), seen };
}

const cell = (share: number) => Math.min(GRID - 1, Math.max(0, Math.floor(share * GRID)));
