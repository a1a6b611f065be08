import type { Frame } from '../../frame.ts';

/** A box in pixels of one frame; may have fractional edges. */
export interface PixelBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** For each output cell the first source cell it draws from and the weights of the run that starts there. */
interface Taps {
  first: Int32Array;
  count: Int32Array;
  weights: Float32Array;
  stride: number;
}

function tapsFor(start: number, length: number, limit: number, cells: number): Taps {
  const scale = length / cells;
  const radius = Math.max(1, scale);
  const stride = Math.ceil(radius * 2) + 2;
  const first = new Int32Array(cells);
  const count = new Int32Array(cells);
  const weights = new Float32Array(cells * stride);
  for (let i = 0; i < cells; i++) {
    const centre = start + (i + 0.5) * scale;
    const from = Math.min(limit - 1, Math.max(0, Math.ceil(centre - radius - 0.5)));
    const to = Math.max(from, Math.min(limit - 1, Math.floor(centre + radius - 0.5)));
    let sum = 0;
    for (let s = from; s <= to; s++) {
      const weight = Math.max(0, 1 - Math.abs(s + 0.5 - centre) / radius);
      weights[i * stride + s - from] = weight;
      sum += weight;
    }
    if (sum <= 0) {
      weights[i * stride] = 1;
      sum = 1;
    }
    for (let s = from; s <= to; s++) weights[i * stride + s - from] = (weights[i * stride + s - from] as number) / sum;
    first[i] = from;
    count[i] = to - from + 1;
  }
  return { first, count, weights, stride };
}

/** Fills one row of `out` (width * 3, interleaved) from one row of the frame. */
function resampleRow(frame: Frame, row: number, taps: Taps, width: number, out: Float32Array): void {
  const { rgb } = frame;
  const { first, count, weights, stride } = taps;
  const base = row * frame.width;
  for (let x = 0; x < width; x++) {
    let r = 0;
    let g = 0;
    let b = 0;
    let p = (base + (first[x] as number)) * 3;
    const start = x * stride;
    const end = start + (count[x] as number);
    for (let t = start; t < end; t++, p += 3) {
      const weight = weights[t] as number;
      r += weight * (rgb[p] as number);
      g += weight * (rgb[p + 1] as number);
      b += weight * (rgb[p + 2] as number);
    }
    out[x * 3] = r;
    out[x * 3 + 1] = g;
    out[x * 3 + 2] = b;
  }
}

/**
 * A box of a frame at another size: triangle filter, wide enough to average
 * when shrinking. Interleaved RGB, 0..255, not rounded. Pixels outside the
 * frame repeat its edge.
 */
export function resample(frame: Frame, box: PixelBox, width: number, height: number): Float32Array {
  const across = tapsFor(box.x, box.w, frame.width, width);
  const down = tapsFor(box.y, box.h, frame.height, height);
  const length = width * 3;
  const out = new Float32Array(length * height);
  // Rows of the frame at the new width; those that lie above what is drawn from give their place to the next.
  const rows = new Map<number, Float32Array>();
  const free: Float32Array[] = [];
  for (let y = 0; y < height; y++) {
    const from = down.first[y] as number;
    const n = down.count[y] as number;
    for (const [known, row] of rows) {
      if (known >= from) continue;
      rows.delete(known);
      free.push(row);
    }
    const base = y * length;
    for (let t = 0; t < n; t++) {
      let row = rows.get(from + t);
      if (!row) {
        row = free.pop() ?? new Float32Array(length);
        resampleRow(frame, from + t, across, width, row);
        rows.set(from + t, row);
      }
      const weight = down.weights[y * down.stride + t] as number;
      for (let i = 0; i < length; i++) out[base + i] = (out[base + i] as number) + weight * (row[i] as number);
    }
  }
  return out;
}

/** A box of a frame at another scale, rounded back to 8 bits: what a smaller screen would show of it. */
export function shrinkBox(frame: Frame, box: PixelBox, scale: number): Frame {
  const width = Math.max(1, Math.round(box.w * scale));
  const height = Math.max(1, Math.round(box.h * scale));
  const values = resample(frame, box, width, height);
  const rgb = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) rgb[i] = Math.round(values[i] as number);
  return { width, height, rgb };
}
