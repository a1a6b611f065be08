import type { Region } from '../../contract/evidence.ts';
import { type FrameFeatures, GRID } from '../video/frame-features.ts';

/** What every frame tells, where texts themselves are read off two frames a second. */
export type SeenFrame = Pick<FrameFeatures, 'time' | 'thumb'>;

/** Change of the cells under a text beyond that beside it, of 1, from which a line came or went: a thin line fills a tenth of its cells. */
const LEAST_OWN = 0.012;
/** Half of that is no change at all. */
const MOST_SAME = LEAST_OWN / 2;
/** The same for all cells at once, which is a cut. */
const LEAST_CUT = 0.04;
/** No other frame of the stretch, neighbours aside, changes by more than this share of the one that is taken. */
const CLEARLY = 0.5;
/** Cells around a text that are compared with those under it. */
const AROUND = 2;

/**
 * The time at which a text in `region` came or went, where it is known to have done so after `from` and by `to`, in seconds: the frame
 * at which what lies under it changes most against what lies beside it, or else the one cut of the stretch. Null where no frame
 * stands out, as with a text that fades.
 */
export function changeUnder(frames: readonly SeenFrame[], region: Region, from: number, to: number): number | null {
  const first = firstAfter(frames, from);
  const end = firstAfter(frames, to);
  const { under, beside } = cellsOf(region);
  const changes = frames.slice(first, end).flatMap((frame, i) => {
    const before = frames[first + i - 1];
    if (!before) return [];
    const below = meanChange(before.thumb, frame.thumb, under);
    return { time: frame.time, below, own: below - meanChange(before.thumb, frame.thumb, beside) };
  });
  return (
    standingOut(
      changes.map(({ time, own }) => ({ time, size: own })),
      LEAST_OWN,
    ) ??
    standingOut(
      changes.map(({ time, below }) => ({ time, size: below })),
      LEAST_CUT,
    )
  );
}

/** Shorter than any frame: a stretch that begins so much before a border holds the frame at the border. */
const JUST_BEFORE_S = 1e-3;

/** What tells when a text came or went between two samples: every frame, and the times at which shots begin. */
export interface Seen {
  readonly frames: readonly SeenFrame[];
  /** Seconds, in order. */
  readonly borders: readonly number[];
}

/**
 * The time in seconds at which a text first read at `to` came, where it was not read at `from`. A shot that begins between the two
 * brought it or came before it: the shot before is not looked at. Half way where nothing tells.
 */
export function cameBetween({ frames, borders }: Seen, region: Region, from: number, to: number): number {
  const border = borders.filter((time) => time > from && time <= to + 1e-6).at(-1);
  if (border === undefined) return changeUnder(frames, region, from, to) ?? (from + to) / 2;
  return changeUnder(frames, region, border - JUST_BEFORE_S, to) ?? border;
}

/** The same for a text last read at `from` and gone at `to`: it went with the first shot that ends between the two, or before. */
export function wentBetween({ frames, borders }: Seen, region: Region, from: number, to: number): number {
  const border = borders.find((time) => time > from && time <= to + 1e-6);
  if (border === undefined) return changeUnder(frames, region, from, to) ?? (from + to) / 2;
  return changeUnder(frames, region, from, border) ?? border;
}

/**
 * Whether what lies under `region` is at `to` what it was at `from`, both in one shot: it changed no more than what lies beside it. A
 * text that was read at one of the two and not at the other stands at both, and the reading failed.
 */
export function sameUnder({ frames, borders }: Seen, region: Region, from: number, to: number): boolean {
  if (borders.some((time) => time > from + 1e-6 && time <= to + 1e-6)) return false;
  const [one, other] = [from, to].map((time) => frames[firstAfter(frames, time) - 1]);
  if (!one || !other) return false;
  const { under, beside } = cellsOf(region);
  const own = meanChange(one.thumb, other.thumb, under) - meanChange(one.thumb, other.thumb, beside);
  return Math.abs(own) < MOST_SAME;
}

/** Index of the first frame later than a time. */
function firstAfter(frames: readonly SeenFrame[], time: number): number {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle] as SeenFrame).time > time + 1e-6) high = middle;
    else low = middle + 1;
  }
  return low;
}

function standingOut(changes: readonly { time: number; size: number }[], least: number): number | null {
  let best = 0;
  for (const [at, { size }] of changes.entries()) if (size > (changes[best]?.size ?? 0)) best = at;
  const most = changes[best];
  if (!most || most.size < least) return null;
  // What the codec smooths over the next frame belongs to the same change.
  const rivals = changes.filter(({ size }, at) => Math.abs(at - best) > 1 && size > most.size * CLEARLY);
  return rivals.length === 0 ? most.time : null;
}

/** Numbers of the thumbnail's cells under a region, and of those around it; of all others where it has no surroundings. */
function cellsOf({ x, y, w, h }: Region): { under: number[]; beside: number[] } {
  const [left, right, top, bottom] = [cell(x), cell(x + w), cell(y), cell(y + h)];
  const under: number[] = [];
  const beside: number[] = [];
  for (let row = Math.max(0, top - AROUND); row <= Math.min(GRID - 1, bottom + AROUND); row += 1) {
    for (let column = Math.max(0, left - AROUND); column <= Math.min(GRID - 1, right + AROUND); column += 1) {
      const isUnder = row >= top && row <= bottom && column >= left && column <= right;
      (isUnder ? under : beside).push(row * GRID + column);
    }
  }
  return { under, beside };
}

const cell = (share: number) => Math.min(GRID - 1, Math.max(0, Math.floor(share * GRID)));

function meanChange(one: Float32Array, other: Float32Array, cells: readonly number[]): number {
  let sum = 0;
  for (const at of cells) {
    for (let channel = at * 3; channel < at * 3 + 3; channel += 1)
      sum += Math.abs((other[channel] as number) - (one[channel] as number));
  }
  return sum / Math.max(1, cells.length * 3);
}
