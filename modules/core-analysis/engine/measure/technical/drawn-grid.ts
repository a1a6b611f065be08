import type { Plane } from '../plane.ts';

/** Levels from which a step on a grid is looked at: smaller ones are as often noise. */
const LEAST_STEP = 6;
/** Every which pixel along a line is looked at: prime, so that no pattern hides between. */
const SAMPLE = 5;
/** Two steps are the same where they differ by no more than this share of the first. */
const ALIKE = 0.25;
/** A step stands alone where both beside it have together no more than this share of it. */
const BARE = 0.2;
/** Levels from which a step is bold: twice what two blocks of the poorest quality err against each other by their mean levels. */
const BOLD = 64;
/** Periods after which a pattern comes again: checkers do after two, and those found at a half, a third or a fifth of their period after 4, 6 or 10. */
const PERIODS = [1, 2, 4, 6, 10] as const;

export interface GridTraits {
  /** Share, 0..1, of the steps on its lines that come again after some periods. A pattern's do; a coded picture's are chance. */
  readonly repeats: number;
  /** Share, 0..1, of the steps on its lines that are bold and stand alone, as between cells filled in colours of choice. */
  readonly filled: number;
}

/** How the steps across the lines of a grid look, in columns (`across`) or in rows (`down`). */
export function gridTraits(luma: Plane, axis: 'across' | 'down', pitch: number, place: number): GridTraits {
  const { data } = luma;
  const [length, stride, breadth, along] =
    axis === 'across' ? [luma.width, 1, luma.height, luma.width] : [luma.height, luma.width, luma.width, 1];
  const stepAt = (line: number, at: number): number => {
    const pixel = at * along + line * stride;
    return (data[pixel] as number) - (data[pixel - stride] as number);
  };
  const lags = PERIODS.map((periods) => ({ distance: periods * pitch, steps: 0, again: 0 }));
  let [steps, filled] = [0, 0];
  for (let line = place - Math.floor((place - 3) / pitch) * pitch; line < length - 3; line += pitch) {
    const near = Math.round(line);
    const reached = lags.filter(({ distance }) => line + distance < length - 3);
    for (let at = 1; at < breadth; at += SAMPLE) {
      // The line is found to a pixel: of three the step itself is the largest.
      let [step, off] = [stepAt(near, at), 0];
      for (const other of [-1, 1]) {
        const there = stepAt(near + other, at);
        if (Math.abs(there) > Math.abs(step)) [step, off] = [there, other];
      }
      const size = Math.abs(step);
      if (size < LEAST_STEP) continue;
      steps += 1;
      const beside = Math.abs(stepAt(near + off - 1, at)) + Math.abs(stepAt(near + off + 1, at));
      if (size >= BOLD && beside <= BARE * size) filled += 1;
      for (const lag of reached) {
        lag.steps += 1;
        if (Math.abs(stepAt(Math.round(line + lag.distance) + off, at) - step) <= ALIKE * size) lag.again += 1;
      }
    }
  }
  return {
    repeats: Math.max(...lags.map(({ steps, again }) => again / Math.max(1, steps))),
    filled: filled / Math.max(1, steps),
  };
}
