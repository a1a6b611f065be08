/** Parts cells in two colours, of which one is the letters. */
import { type Cells, labDistance, meanOf, squaredDistance, type Triple } from '../letters/letter-cells.ts';

const ITERATIONS = 5;
/** Lab distance under which two clusters are one colour. */
const MIN_DISTANCE = 4;

export interface Clusters {
  ground: Triple;
  letters: Triple;
  /** 1 marks a cell of a letter. */
  marks: Uint8Array;
  /** Share of the variance along the axis from ground to letters that lies between the two, 0..1. */
  explained: number;
}

/** First guess: the border's mean colour against the cells far from it. Null for a plain slice. */
function firstMarks(cells: Cells): Uint8Array | null {
  const ground = meanOf(cells, cells.border, 1).lab;
  let far = 0;
  for (let i = 0; i < cells.count; i++) far = Math.max(far, squaredDistance(cells, i, ground));
  if (far < MIN_DISTANCE ** 2) return null;
  const marks = new Uint8Array(cells.count);
  for (let i = 0; i < cells.count; i++) marks[i] = squaredDistance(cells, i, ground) > far * 0.4 ? 1 : 0;
  return marks;
}

/** Share of a cluster's cells that lie at the border. */
function borderShare(cells: Cells, marks: Uint8Array, value: number): number {
  let all = 0;
  let border = 0;
  for (let i = 0; i < cells.count; i++) {
    if (marks[i] !== value) continue;
    all++;
    border += cells.border[i] as number;
  }
  return border / Math.max(1, all);
}

/** Two clusters of a slice; the one with fewer cells at the upper and lower border is the letters. */
export function cluster(cells: Cells): Clusters | null {
  const marks = firstMarks(cells);
  if (!marks) return null;
  let zero = meanOf(cells, marks, 0);
  let one = meanOf(cells, marks, 1);
  for (let round = 0; round < ITERATIONS; round++) {
    for (let i = 0; i < cells.count; i++) {
      marks[i] = squaredDistance(cells, i, one.lab) < squaredDistance(cells, i, zero.lab) ? 1 : 0;
    }
    zero = meanOf(cells, marks, 0);
    one = meanOf(cells, marks, 1);
    if (zero.n === 0 || one.n === 0) return null;
  }
  const ordered = borderShare(cells, marks, 1) <= borderShare(cells, marks, 0);
  const found = ordered
    ? { ground: zero.lab, letters: one.lab, marks, explained: 0 }
    : { ground: one.lab, letters: zero.lab, marks: marks.map((mark) => 1 - mark), explained: 0 };
  return withExplained(cells, found);
}

/** A slice parted by a letter colour known from the rest of the line. */
export function clusterByColour(cells: Cells, letters: Triple): Clusters | null {
  const border = meanOf(cells, cells.border, 1).lab;
  const half = labDistance(letters, border) / 2;
  const marks = new Uint8Array(cells.count);
  for (let i = 0; i < cells.count; i++) marks[i] = squaredDistance(cells, i, letters) < half * half ? 1 : 0;
  const found = meanOf(cells, marks, 1);
  const ground = meanOf(cells, marks, 0);
  if (found.n === 0 || ground.n === 0) return null;
  return withExplained(cells, { ground: ground.lab, letters: found.lab, marks, explained: 0 });
}

/** The same clusters with `explained` filled in; null when the two are one colour. */
function withExplained(cells: Cells, clusters: Clusters): Clusters | null {
  const { ground, letters, marks } = clusters;
  if (labDistance(letters, ground) < MIN_DISTANCE) return null;
  const place = places(cells, clusters);
  let sum = 0;
  let within = 0;
  for (let i = 0; i < cells.count; i++) sum += place[i] as number;
  const mean = sum / cells.count;
  let total = 0;
  for (let i = 0; i < cells.count; i++) {
    const at = place[i] as number;
    total += (at - mean) ** 2;
    within += (at - (marks[i] as number)) ** 2;
  }
  return { ...clusters, explained: total > 0 ? 1 - within / total : 0 };
}

/** Place of each cell on the line from ground (0) to letters (1). */
export function places({ count, l, a, b }: Cells, { ground, letters }: Clusters): Float32Array {
  const [dl, da, db] = [letters[0] - ground[0], letters[1] - ground[1], letters[2] - ground[2]];
  const length = dl * dl + da * da + db * db;
  const out = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const along =
      ((l[i] as number) - ground[0]) * dl + ((a[i] as number) - ground[1]) * da + ((b[i] as number) - ground[2]) * db;
    out[i] = along / length;
  }
  return out;
}
