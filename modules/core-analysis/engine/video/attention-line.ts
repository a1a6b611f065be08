import { rgbToLab } from '../colour-science.ts';
import { quantile } from '../measure/plane.ts';
import { GRID } from './frame-features.ts';

/** What one step of the timeline offers the eye. */
export interface StepAppeal {
  /** `salientContrast` of a frame of the step. */
  readonly contrast: number;
  /** Motion on the scale of the timeline. */
  readonly motion: number;
  /** Strongest change from one frame to the next: a cut, a flash, something that appears. */
  readonly onset: number;
}

const WEIGHTS = { contrast: 0.4, motion: 0.35, onset: 0.25 } as const;
/** Differences within a video that are too small to tell its moments apart, in the unit of each. */
const LEAST_RANGE = { contrast: 6, motion: 0.01, onset: 0.06 } as const;
/** Cells around a cell that it is compared with, each way. */
const SURROUND = 2;
const TOP_SHARE = 0.1;

/**
 * How much the cells that stand out most differ from what surrounds them: mean
 * CIE76 distance of the top tenth of 16 x 16 cells to the mean of the 5 x 5
 * around each (centre-surround contrast after Itti, Koch & Niebur 1998, at one
 * scale). About 0 for a plain picture, 30 and more for a lone bright object.
 */
export function salientContrast(thumb: Float32Array): number {
  const lab = Array.from({ length: GRID * GRID }, (_, cell) => {
    const channel = (at: number) => Math.round((thumb[cell * 3 + at] as number) * 255);
    return rgbToLab(channel(0), channel(1), channel(2));
  });
  const distances = lab.map(({ l, a, b }, cell) => {
    const [column, row] = [cell % GRID, Math.floor(cell / GRID)];
    let [sl, sa, sb, count] = [0, 0, 0, 0];
    for (let y = Math.max(0, row - SURROUND); y <= Math.min(GRID - 1, row + SURROUND); y += 1) {
      for (let x = Math.max(0, column - SURROUND); x <= Math.min(GRID - 1, column + SURROUND); x += 1) {
        const other = lab[y * GRID + x] as (typeof lab)[number];
        sl += other.l;
        sa += other.a;
        sb += other.b;
        count += 1;
      }
    }
    return Math.hypot(l - sl / count, a - sa / count, b - sb / count);
  });
  distances.sort((one, other) => other - one);
  const top = distances.slice(0, Math.round(distances.length * TOP_SHARE));
  return top.reduce((sum, value) => sum + value, 0) / top.length;
}

/**
 * How much each step asks for attention, 0..1, relative to this video: 0.4
 * salient contrast + 0.35 motion + 0.25 onset, each placed between the 5th and
 * the 95th percentile of the video's own steps. Contrast, motion and onset are
 * what draws the first look (Itti & Koch 2001; Mital et al. 2011 for dynamic
 * scenes, where motion tells most); the weights are ours. Steps that differ by
 * less than can be seen come out alike, at 0.5.
 */
export function attentionLine(steps: readonly StepAppeal[]): number[] {
  const parts = (['contrast', 'motion', 'onset'] as const).map((part) => {
    const values = steps.map((step) => step[part]);
    const sorted = [...values].sort((one, other) => one - other);
    const [low, high] = [quantile(sorted, 0.05), quantile(sorted, 0.95)];
    const range = Math.max(high - low, LEAST_RANGE[part]);
    // A range that is too small lies around the middle.
    const from = (low + high) / 2 - range / 2;
    return values.map((value) => WEIGHTS[part] * Math.min(1, Math.max(0, (value - from) / range)));
  });
  return steps.map((_, at) => parts.reduce((sum, values) => sum + (values[at] as number), 0));
}
