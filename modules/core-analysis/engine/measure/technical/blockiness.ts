import { ramp } from '../../response.ts';
import { type Plane, quantile } from '../plane.ts';
import { type GridTraits, gridTraits } from './drawn-grid.ts';
import { findGrids, type Grid, LEAST_STRENGTH } from './grid-pitches.ts';
import { type StepLines, stepLines } from './step-lines.ts';

/** Side of a block in pixels, as codecs have it. */
const BLOCK = 8;
/** Steps of less than one level are not seen; this keeps the ratio near 1 where nothing varies. */
const FLOOR = 1;
/** Pixels to either side of a line, for blocks of 8, over which resampling spreads its step. */
const SPREAD = 0.75;
/** Strength of a found grid's peak between which it begins to count and counts whole. */
const CERTAIN = [LEAST_STRENGTH, 4.5] as const;
/** What strong steps on a grid have over others where texture and letters make them, in shares of the steps beside the grid. */
const CHANCE = 0.25;
/** Lines that a grid must have on both axes: across a lower picture, letters alone make some columns stand out. */
const LEAST_LINES = 16;
/** Pixels of the shorter side under which blocks cannot be told from letters. */
const LEAST_SIDE = LEAST_LINES * BLOCK;
/** Excess that nobody sees, of which need not be asked what it is. */
const UNSEEN = 0.1;
/** Share of steps that come again, between which the grid is a pattern. Of pictures coded at any quality at most 0.26. */
const PATTERN = [0.3, 0.5] as const;
/** Share of filled steps between which the grid is of cells in colours of choice. Of ads coded at any quality at most 0.13. */
const FILLED = [0.3, 0.5] as const;

type Axis = 'across' | 'down';

/**
 * Step across the lines of the compression grid divided by the step elsewhere, mean of both directions; 1 is none. Of the grid of
 * 8 pixels, whatever its phase, since a compressed picture may have been cropped; or of one of another pitch, which a picture
 * has that was made larger or smaller once compressed, where that is stronger. A grid that was drawn (tiles, checkers, halftone,
 * pixel art) does not count. Needs the file's own pixels; null of pictures under 128 a side.
 */
export function measureBlockiness(luma: Plane): number | null {
  const isLargeEnough = (pitch: number) => Math.min(luma.width, luma.height) >= LEAST_LINES * pitch;
  if (Math.min(luma.width, luma.height) < LEAST_SIDE) return null;
  const lines = stepLines(luma);
  const native = { pitch: BLOCK, across: strongestPhase(lines.across), down: strongestPhase(lines.down) };
  let strongest = { grid: native, across: excessOf(lines, 'across', native), down: excessOf(lines, 'down', native) };
  for (const { strength, ...grid } of findGrids(lines.across.lone, lines.down.lone)) {
    if (isNative(grid.pitch, luma) || !isLargeEnough(grid.pitch)) continue;
    const certain = ramp(...CERTAIN)(strength);
    const across = certain * excessOf(lines, 'across', grid);
    const down = certain * excessOf(lines, 'down', grid);
    if (across + down > strongest.across + strongest.down) strongest = { grid, across, down };
  }
  const excess = (strongest.across + strongest.down) / 2;
  return 1 + (excess < UNSEEN ? excess : excess * (1 - drawnShare(luma, strongest.grid)));
}

/** Whether the spectrum cannot tell the pitch from 8: over the shorter side the two part by less than a period. */
const isNative = (pitch: number, { width, height }: Plane): boolean =>
  Math.abs(1 / pitch - 1 / BLOCK) < 1 / Math.min(width, height);

function strongestPhase({ weak, strong }: StepLines): number {
  const medians = Array.from({ length: BLOCK }, (_, phase) => {
    const isOn = (_step: number, at: number) => at > 0 && at % BLOCK === phase;
    return medianOf(weak.filter(isOn)) + medianOf(strong.filter(isOn));
  });
  return medians.indexOf(Math.max(...medians));
}

/** Over lines, so that single edges of the picture do not count. */
const medianOf = (values: ArrayLike<number>): number => quantile(Float64Array.from(values).sort(), 0.5);

/**
 * What the step on the lines of a grid has over the step beside them, divided by that and the floor. Edges of the picture cross
 * any line alike: strong steps count by what those on the grid have over the others, and are no measure for it.
 */
function excessOf(lines: Record<Axis, StepLines>, axis: Axis, { pitch, [axis]: place }: Grid): number {
  const { weak, strong } = lines[axis];
  // Resampling spreads a step over neighbouring lines, which together have all of it.
  const reach = pitch === BLOCK ? 0 : SPREAD * Math.max(1, pitch / BLOCK);
  const on = new Map<number, number[]>();
  const beside = new Map<number, number[]>();
  for (let at = 1; at < weak.length; at += 1) {
    const line = Math.round((at - place) / pitch);
    const distance = at - place - line * pitch;
    // A found pitch is not exact: over the frame its phases drift, so that one is of a part of the picture alone.
    if (Math.abs(distance) > reach) append(beside, pitch === BLOCK ? at % BLOCK : 0, at);
    else append(on, line, at);
  }
  const excess = (steps: Float64Array): { others: number; own: number } => {
    const others = medianOf([...beside.values()].map((lines) => medianOf(lines.map((at) => steps[at] as number))));
    const over = (lines: readonly number[]) => lines.reduce((sum, at) => sum + (steps[at] as number) - others, 0);
    return { others, own: medianOf([...on.values()].map(over)) };
  };
  const { others, own } = excess(weak);
  const edges = excess(strong);
  const borders = Math.max(0, edges.own - CHANCE * (others + edges.others));
  return Math.max(0, own + borders) / (others + FLOOR);
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** How surely a grid is the picture's own, 0..1: what a coded one never is on either axis. */
function drawnShare(luma: Plane, { pitch, across, down }: Grid): number {
  const traits = [gridTraits(luma, 'across', pitch, across), gridTraits(luma, 'down', pitch, down)];
  const most = (trait: keyof GridTraits) => Math.max(...traits.map(({ [trait]: share }) => share));
  return Math.max(ramp(...PATTERN)(most('repeats')), ramp(...FILLED)(most('filled')));
}
