import { writeLab } from '../colour-science.ts';
import type { Frame } from '../frame.ts';

/** One value a pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Lightness and the two colour axes of one frame. */
export interface LabPlanes {
  readonly l: Plane;
  readonly a: Plane;
  readonly b: Plane;
}

export function emptyPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** BT.601 luma 0..255. */
export function lumaPlane({ width, height, rgb }: Frame): Plane {
  const plane = emptyPlane(width, height);
  const { data } = plane;
  for (let pixel = 0, at = 0; at < rgb.length; pixel += 1, at += 3) {
    data[pixel] = 0.299 * (rgb[at] as number) + 0.587 * (rgb[at + 1] as number) + 0.114 * (rgb[at + 2] as number);
  }
  return plane;
}

/** CIE Lab of every pixel. */
export function labPlanes({ width, height, rgb }: Frame): LabPlanes {
  const l = emptyPlane(width, height);
  const a = emptyPlane(width, height);
  const b = emptyPlane(width, height);
  for (let pixel = 0, at = 0; at < rgb.length; pixel += 1, at += 3) {
    writeLab(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number, l.data, a.data, b.data, pixel);
  }
  return { l, a, b };
}

/** Gaussian blur; the border repeats its last pixel. Exact kernel under sigma 2, three running means above (error under 3 %). */
export function gaussianBlur(source: Plane, sigma: number): Plane {
  if (sigma < 2) return convolve(source, gaussianKernel(sigma));
  // Widths of three boxes whose variances add up to sigma squared.
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1);
  const small = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0);
  const smallCount = Math.round((12 * sigma * sigma - 3 * small * small - 12 * small - 9) / (-4 * small - 4));
  let plane = source;
  for (let pass = 0; pass < 3; pass += 1) plane = boxBlur(plane, ((pass < smallCount ? small : small + 2) - 1) / 2);
  return plane;
}

/** Small smoothing kernels: sigma 0.71 and 1. */
export const BINOMIAL_3: Float64Array = Float64Array.from([1 / 4, 2 / 4, 1 / 4]);
export const BINOMIAL_5: Float64Array = Float64Array.from([1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16]);

/** Weights of a Gaussian of `sigma`, of odd length, summing to one. */
export function gaussianKernel(sigma: number): Float64Array {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const kernel = Float64Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  return kernel.map((weight) => weight / sum);
}

/** Separable filter with one odd-length kernel both ways; the border repeats its last pixel. */
export function convolve({ width, height, data }: Plane, kernel: Float64Array): Plane {
  const radius = (kernel.length - 1) / 2;
  const rows = new Float32Array(data.length);
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    padRow(padded, data, start, width, radius);
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = 0; k < kernel.length; k += 1) sum += (kernel[k] as number) * (padded[x + k] as number);
      rows[start + x] = sum;
    }
  }
  const out = emptyPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const row = out.data.subarray(y * width, (y + 1) * width);
    for (let k = 0; k < kernel.length; k += 1) {
      const weight = kernel[k] as number;
      const from = Math.min(height - 1, Math.max(0, y + k - radius)) * width;
      for (let x = 0; x < width; x += 1) row[x] = (row[x] as number) + weight * (rows[from + x] as number);
    }
  }
  return out;
}

/** Mean over a square of side `2 * radius + 1`; the border repeats its last pixel. */
export function boxBlur({ width, height, data }: Plane, radius: number): Plane {
  const rows = new Float32Array(data.length);
  const window = 2 * radius + 1;
  const scale = 1 / window;
  const padded = new Float32Array(width + window);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    padRow(padded, data, start, width, radius);
    let sum = 0;
    for (let x = 0; x < window; x += 1) sum += padded[x] as number;
    for (let x = 0; x < width; x += 1) {
      rows[start + x] = sum * scale;
      sum += (padded[x + window] as number) - (padded[x] as number);
    }
  }
  const out = new Float32Array(data.length);
  const sums = new Float64Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = -radius - 1; y < radius; y += 1) {
    const from = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (rows[from + x] as number);
  }
  for (let y = 0; y < height; y += 1) {
    const enter = rowAt(y + radius);
    const leave = rowAt(y - radius - 1);
    const to = y * width;
    for (let x = 0; x < width; x += 1) {
      const sum = (sums[x] as number) + (rows[enter + x] as number) - (rows[leave + x] as number);
      sums[x] = sum;
      out[to + x] = sum * scale;
    }
  }
  return { width, height, data: out };
}

/** Copies one row into `padded`, its ends repeated `radius` times before it and to the end of `padded` behind it. */
function padRow(padded: Float32Array, data: Float32Array, start: number, width: number, radius: number): void {
  padded.fill(data[start] as number, 0, radius);
  padded.set(data.subarray(start, start + width), radius);
  padded.fill(data[start + width - 1] as number, radius + width);
}

/**
 * Next level of a pyramid: 1-3-3-1 filter between each two pixels, so that no
 * level is shifted against the one before. Sides are rounded up.
 */
export function halve({ width, height, data }: Plane): Plane {
  const w = (width + 1) >> 1;
  const h = (height + 1) >> 1;
  const rows = new Float32Array(w * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const end = start + width - 1;
    for (let x = 0; x < w; x += 1) {
      const at = start + 2 * x;
      const before = data[Math.max(start, at - 1)] as number;
      const right = data[Math.min(end, at + 1)] as number;
      const after = data[Math.min(end, at + 2)] as number;
      rows[y * w + x] = (before + after + 3 * ((data[at] as number) + right)) / 8;
    }
  }
  const out = emptyPlane(w, h);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * w;
  for (let y = 0; y < h; y += 1) {
    const before = rowAt(2 * y - 1);
    const upper = rowAt(2 * y);
    const lower = rowAt(2 * y + 1);
    const after = rowAt(2 * y + 2);
    for (let x = 0; x < w; x += 1) {
      const outer = (rows[before + x] as number) + (rows[after + x] as number);
      const inner = (rows[upper + x] as number) + (rows[lower + x] as number);
      out.data[y * w + x] = (outer + 3 * inner) / 8;
    }
  }
  return out;
}

/** Resamples to any size: mean over the covered area where it shrinks, bilinear where it grows. */
export function resample({ width, height, data }: Plane, toWidth: number, toHeight: number): Plane {
  if (toWidth === width && toHeight === height) return { width, height, data };
  const across = tapsFor(width, toWidth);
  const down = tapsFor(height, toHeight);
  const rows = new Float32Array(toWidth * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * width;
    for (let x = 0; x < toWidth; x += 1) {
      const first = across.first[x] as number;
      const base = x * across.most;
      let sum = 0;
      for (let tap = 0; tap < (across.count[x] as number); tap += 1) {
        sum += (across.weight[base + tap] as number) * (data[from + first + tap] as number);
      }
      rows[y * toWidth + x] = sum;
    }
  }
  const out = new Float32Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y += 1) {
    const to = y * toWidth;
    for (let tap = 0; tap < (down.count[y] as number); tap += 1) {
      const weight = down.weight[y * down.most + tap] as number;
      const from = ((down.first[y] as number) + tap) * toWidth;
      for (let x = 0; x < toWidth; x += 1) out[to + x] = (out[to + x] as number) + weight * (rows[from + x] as number);
    }
  }
  return { width: toWidth, height: toHeight, data: out };
}

/** For each target cell the first source cell, how many follow and their weights. */
function tapsFor(length: number, target: number) {
  const step = length / target;
  const most = Math.ceil(step) + 1;
  const first = new Uint32Array(target);
  const count = new Uint32Array(target);
  const weight = new Float64Array(target * most);
  for (let cell = 0; cell < target; cell += 1) {
    const from = step > 1 ? cell * step : Math.min(length - 1, Math.max(0, (cell + 0.5) * step - 0.5));
    const to = step > 1 ? Math.min(length, (cell + 1) * step) : Math.min(length, from + 1);
    const start = Math.floor(from);
    const taps = Math.max(1, Math.min(most, Math.ceil(to - 1e-9) - start));
    first[cell] = start;
    count[cell] = taps;
    for (let tap = 0; tap < taps; tap += 1) {
      weight[cell * most + tap] = (Math.min(to, start + tap + 1) - Math.max(from, start + tap)) / (to - from);
    }
  }
  return { first, count, weight, most };
}

/** Swaps rows and columns. */
export function transpose({ width, height, data }: Plane): Plane {
  const out = emptyPlane(height, width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) out.data[x * height + y] = data[y * width + x] as number;
  }
  return out;
}

/** Mean and standard deviation of all values. */
export function meanAndDeviation(data: Float32Array): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] as number;
    sum += value;
    squares += value * value;
  }
  const mean = sum / data.length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / data.length - mean * mean)) };
}

/** Value below which `share` (0..1) of the sorted values lie, linear between neighbours; 0 for none. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return 0;
  const position = share * (sorted.length - 1);
  const low = Math.floor(position);
  const at = (index: number) => sorted[Math.min(index, sorted.length - 1)] as number;
  return at(low) + (at(low + 1) - at(low)) * (position - low);
}
