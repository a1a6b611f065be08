import type { Plane } from './plane.ts';

/** Levels from which a step between neighbours is strong: an edge of the picture, or a border of blocks at very low quality. */
const STRONG = 24;
/**
 * Levels up to which a strong step counts. Two blocks err by 32 against each other at most (the coarsest quantiser is 255, an
 * eighth of it in the mean of a block), and a step of the picture lies under it.
 */
const MOST = 48;

/** What crosses each line between two columns, or two rows, of pixels: entry `at` is between `at - 1` and `at`. */
export interface StepLines {
  /** Mean of the steps that are not strong; those that are count 0. */
  readonly weak: Float64Array;
  /** Mean of the strong steps, each at most `MOST` levels; others count 0. */
  readonly strong: Float64Array;
  /** Mean of what each step has over the larger of its two neighbours across the line: texture and slopes have next to none, blocks have all. */
  readonly lone: Float64Array;
}

/** Steps between columns (`across`) and between rows (`down`) of luma. */
export function stepLines({ width, height, data }: Plane): { across: StepLines; down: StepLines } {
  const across = emptyLines(width);
  const down = emptyLines(height);
  // Steps into the row above, into this one and into the next, by column.
  let above: Float32Array = new Float32Array(width);
  let here: Float32Array = new Float32Array(width);
  let below: Float32Array = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    [above, here, below] = [here, below, above];
    if (y + 1 < height) {
      for (let x = 0; x < width; x += 1)
        below[x] = Math.abs((data[row + width + x] as number) - (data[row + x] as number));
    } else below.fill(0);
    let left = 0;
    let own = 0;
    for (let x = 0; x < width; x += 1) {
      const right = x + 1 < width ? Math.abs((data[row + x + 1] as number) - (data[row + x] as number)) : 0;
      addStep(across, x, own, left > right ? left : right);
      left = own;
      own = right;
      const [over, under] = [above[x] as number, below[x] as number];
      addStep(down, y, here[x] as number, over > under ? over : under);
    }
  }
  return { across: meanOver(height, across), down: meanOver(width, down) };
}

const emptyLines = (length: number): StepLines => ({
  weak: new Float64Array(length),
  strong: new Float64Array(length),
  lone: new Float64Array(length),
});

/** Adds a step to its line; `beside` is the larger of the two next to it. */
function addStep({ weak, strong, lone }: StepLines, line: number, step: number, beside: number): void {
  if (step < STRONG) weak[line] = (weak[line] as number) + step;
  else strong[line] = (strong[line] as number) + Math.min(MOST, step);
  if (step > beside) lone[line] = (lone[line] as number) + Math.min(MOST, step - beside);
}

const meanOver = (count: number, { weak, strong, lone }: StepLines): StepLines => ({
  weak: weak.map((sum) => sum / count),
  strong: strong.map((sum) => sum / count),
  lone: lone.map((sum) => sum / count),
});
