import { BINOMIAL_3, convolve, type LabPlanes, type Plane, resample } from '../plane.ts';

/** Work size: fine enough for blocks of a layout. */
const LONG_SIDE = 128;
/** Larger joins more; in Lab units times pixels. */
const SCALE = 350;
const LEAST_SHARE = 0.01;

/**
 * Count of regions of at least 1 % of the frame after graph segmentation
 * (Felzenszwalb & Huttenlocher 2004, colour distance in Lab) at long side 128.
 */
export function countRegions({ l, a, b }: LabPlanes): number {
  const scale = Math.min(1, LONG_SIDE / Math.max(l.width, l.height));
  const width = Math.max(1, Math.round(l.width * scale));
  const height = Math.max(1, Math.round(l.height * scale));
  const small = (plane: Plane) => convolve(resample(plane, width, height), BINOMIAL_3).data;
  const [dl, da, db] = [small(l), small(a), small(b)];
  const pixels = width * height;
  const from = new Uint32Array(pixels * 4);
  const to = new Uint32Array(pixels * 4);
  const weight = new Float32Array(pixels * 4);
  let edges = 0;
  const addEdge = (one: number, other: number) => {
    from[edges] = one;
    to[edges] = other;
    const apartL = (dl[one] as number) - (dl[other] as number);
    const apartA = (da[one] as number) - (da[other] as number);
    const apartB = (db[one] as number) - (db[other] as number);
    // Math.hypot is many times slower.
    weight[edges] = Math.sqrt(apartL * apartL + apartA * apartA + apartB * apartB);
    edges += 1;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (x + 1 < width) addEdge(at, at + 1);
      if (y + 1 < height) addEdge(at, at + width);
      if (x + 1 < width && y + 1 < height) addEdge(at, at + width + 1);
      if (x > 0 && y + 1 < height) addEdge(at, at + width - 1);
    }
  }
  const regions = joinRegions(pixels, from, to, weight, edges);
  return innerSizes(regions, width, height).filter((size) => size >= LEAST_SHARE * pixels).length;
}

/** Pixels of each region whose neighbours on all sides belong to it too: the soft rims of shapes have none. */
function innerSizes(regions: Uint32Array, width: number, height: number): Uint32Array {
  const sizes = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = regions[at] as number;
      const same =
        (x === 0 || regions[at - 1] === own) &&
        (x === width - 1 || regions[at + 1] === own) &&
        (y === 0 || regions[at - width] === own) &&
        (y === height - 1 || regions[at + width] === own);
      if (same) sizes[own] = (sizes[own] as number) + 1;
    }
  }
  return sizes;
}

/** Joins along edges from light to heavy while an edge is no stronger than what both sides already hold. The region of each pixel. */
function joinRegions(
  pixels: number,
  from: Uint32Array,
  to: Uint32Array,
  weight: Float32Array,
  edges: number,
): Uint32Array {
  const parent = Uint32Array.from({ length: pixels }, (_, at) => at);
  const size = new Uint32Array(pixels).fill(1);
  const limit = new Float32Array(pixels).fill(SCALE);
  const root = (start: number) => {
    let at = start;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  for (const edge of orderByWeight(weight, edges)) {
    const one = root(from[edge] as number);
    const other = root(to[edge] as number);
    const cost = weight[edge] as number;
    if (one === other || cost > (limit[one] as number) || cost > (limit[other] as number)) continue;
    parent[other] = one;
    size[one] = (size[one] as number) + (size[other] as number);
    limit[one] = cost + SCALE / (size[one] as number);
  }
  return parent.map((_, at) => root(at));
}

/** Counting sort in steps of a sixteenth of a Lab unit; equal steps keep their order. */
function orderByWeight(weight: Float32Array, edges: number): Uint32Array {
  const steps = 4096;
  const step = (edge: number) => Math.min(steps - 1, Math.round((weight[edge] as number) * 16));
  const starts = new Uint32Array(steps + 1);
  for (let edge = 0; edge < edges; edge += 1) starts[step(edge) + 1] = (starts[step(edge) + 1] as number) + 1;
  for (let at = 1; at <= steps; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const order = new Uint32Array(edges);
  for (let edge = 0; edge < edges; edge += 1) {
    const slot = step(edge);
    order[starts[slot] as number] = edge;
    starts[slot] = (starts[slot] as number) + 1;
  }
  return order;
}
