import { SRGB_TO_LINEAR } from '../colour-science.ts';
import { type FrameFeatures, GRID } from './frame-features.ts';
import type { VideoMeasurements } from './video-measurements.ts';

const CELLS = GRID * GRID;
/** WCAG 2.3.1: a change of relative luminance of 10 % where the darker is under 0.80. */
const LEAST_CHANGE = 0.1;
const DARKER_UNDER = 0.8;
/** The same for saturated red: (R - G - B) x 320 changes by more than 20 where R / (R + G + B) is 0.8 or more. */
const LEAST_RED = 20;
const SATURATED = 0.8;
/** Share of the frame that must change together, and frames within which it is together. */
const LEAST_AREA = 0.25;
const TOGETHER = 3;

/** One opposing change over a quarter of the frame. */
interface Turn {
  readonly time: number;
  readonly rising: boolean;
}

/**
 * Most flashes within one second, general or red, whichever are more. A flash
 * is a pair of opposing changes (WCAG 2.3.1), each over at least a quarter of
 * the frame; cells are 1/256 of it.
 */
export function countFlashes(frames: readonly FrameFeatures[]): VideoMeasurements['flashes'] {
  const general = mostInOneSecond(findTurns(frames, luminanceOf, LEAST_CHANGE, DARKER_UNDER));
  const red = mostInOneSecond(findTurns(frames, rednessOf, LEAST_RED, Number.POSITIVE_INFINITY));
  return red.perSecond > general.perSecond ? red : general;
}

function luminanceOf(thumb: Float32Array, cell: number): number {
  const linear = (channel: number) => SRGB_TO_LINEAR[Math.round((thumb[cell * 3 + channel] as number) * 255)] as number;
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

function rednessOf(thumb: Float32Array, cell: number): number {
  const [r, g, b] = [0, 1, 2].map((channel) => thumb[cell * 3 + channel] as number) as [number, number, number];
  return r > 0.2 && r / (r + g + b) >= SATURATED ? Math.max(0, r - g - b) * 320 : 0;
}

function findTurns(
  frames: readonly FrameFeatures[],
  measure: (thumb: Float32Array, cell: number) => number,
  least: number,
  darkerUnder: number,
): Turn[] {
  const turns: Turn[] = [];
  // For each cell the extremes since its last change, that change's direction, and when it was.
  const lowest = new Float64Array(CELLS).fill(Number.POSITIVE_INFINITY);
  const highest = new Float64Array(CELLS).fill(Number.NEGATIVE_INFINITY);
  const direction = new Int8Array(CELLS);
  const changedAt = new Int32Array(CELLS).fill(-TOGETHER);
  for (const [at, { thumb, time }] of frames.entries()) {
    for (let cell = 0; cell < CELLS; cell += 1) {
      const value = measure(thumb, cell);
      lowest[cell] = Math.min(lowest[cell] as number, value);
      highest[cell] = Math.max(highest[cell] as number, value);
      const risen = value - (lowest[cell] as number) >= least && (lowest[cell] as number) < darkerUnder;
      const fallen = (highest[cell] as number) - value >= least && value < darkerUnder;
      if (risen && direction[cell] !== 1) direction[cell] = 1;
      else if (fallen && direction[cell] !== -1) direction[cell] = -1;
      else {
        if (direction[cell] === 1) lowest[cell] = highest[cell] as number;
        else if (direction[cell] === -1) highest[cell] = lowest[cell] as number;
        continue;
      }
      lowest[cell] = value;
      highest[cell] = value;
      changedAt[cell] = at;
    }
    const rising = shareOf(direction, changedAt, at, 1) >= LEAST_AREA;
    const falling = shareOf(direction, changedAt, at, -1) >= LEAST_AREA;
    const last = turns.at(-1)?.rising;
    if (rising && last !== true) turns.push({ time, rising: true });
    else if (falling && last !== false) turns.push({ time, rising: false });
  }
  return turns;
}

function shareOf(direction: Int8Array, changedAt: Int32Array, at: number, wanted: 1 | -1): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (direction[cell] === wanted && at - (changedAt[cell] as number) < TOGETHER) count += 1;
  }
  return count / CELLS;
}

function mostInOneSecond(turns: readonly Turn[]): { perSecond: number; at: number | null } {
  let best: { perSecond: number; at: number | null } = { perSecond: 0, at: null };
  for (const [index, first] of turns.entries()) {
    let count = 0;
    while (count < turns.length - index && (turns[index + count] as Turn).time - first.time < 1 - 1e-3) count += 1;
    const perSecond = Math.floor(count / 2);
    if (perSecond > best.perSecond) best = { perSecond, at: first.time };
  }
  return best;
}
