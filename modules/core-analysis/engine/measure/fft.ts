/** Twiddle factors and bit reversal for one length, made once. */
interface Plan {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly reversed: Uint32Array;
}

const plans = new Map<number, Plan>();

function planFor(length: number): Plan {
  const known = plans.get(length);
  if (known) return known;
  const bits = Math.log2(length);
  if (!Number.isInteger(bits)) throw new RangeError(`FFT length ${length} is not a power of two`);
  const reversed = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) {
    reversed[index] = ((reversed[index >> 1] as number) >> 1) | (index & 1 ? length >> 1 : 0);
  }
  const plan = {
    cos: Float64Array.from({ length: length / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / length)),
    sin: Float64Array.from({ length: length / 2 }, (_, k) => Math.sin((2 * Math.PI * k) / length)),
    reversed,
  };
  plans.set(length, plan);
  return plan;
}

/** Radix-2 Fourier transform in place, forward and unscaled; the length must be a power of two. */
export function transform(re: Float64Array, im: Float64Array): void {
  const { length } = re;
  const { cos, sin, reversed } = planFor(length);
  for (let at = 0; at < length; at += 1) {
    const to = reversed[at] as number;
    if (to <= at) continue;
    const [r, i] = [re[at] as number, im[at] as number];
    re[at] = re[to] as number;
    im[at] = im[to] as number;
    re[to] = r;
    im[to] = i;
  }
  for (let half = 1; half < length; half *= 2) {
    const step = length / (2 * half);
    for (let start = 0; start < length; start += 2 * half) {
      for (let k = 0; k < half; k += 1) {
        const c = cos[k * step] as number;
        const s = sin[k * step] as number;
        const upper = start + k;
        const lower = upper + half;
        const lowRe = re[lower] as number;
        const lowIm = im[lower] as number;
        const tRe = lowRe * c + lowIm * s;
        const tIm = lowIm * c - lowRe * s;
        re[lower] = (re[upper] as number) - tRe;
        im[lower] = (im[upper] as number) - tIm;
        re[upper] = (re[upper] as number) + tRe;
        im[upper] = (im[upper] as number) + tIm;
      }
    }
  }
}

/** The same for a row or column of a grid, picked out by `offset` and `stride` through the line lent. */
function transformLine(
  re: Float64Array,
  im: Float64Array,
  lineRe: Float64Array,
  lineIm: Float64Array,
  offset: number,
  stride: number,
): void {
  const { length } = lineRe;
  for (let index = 0; index < length; index += 1) {
    lineRe[index] = re[offset + index * stride] as number;
    lineIm[index] = im[offset + index * stride] as number;
  }
  transform(lineRe, lineIm);
  for (let index = 0; index < length; index += 1) {
    re[offset + index * stride] = lineRe[index] as number;
    im[offset + index * stride] = lineIm[index] as number;
  }
}

/**
 * Two-dimensional Fourier transform in place, forward and unscaled. Sides must
 * be powers of two. For the inverse swap `re` and `im` and divide by the cell count.
 */
export function fft2d(re: Float64Array, im: Float64Array, width: number, height: number): void {
  const [rowRe, rowIm] = [new Float64Array(width), new Float64Array(width)];
  for (let y = 0; y < height; y += 1) transformLine(re, im, rowRe, rowIm, y * width, 1);
  const [columnRe, columnIm] = [new Float64Array(height), new Float64Array(height)];
  for (let x = 0; x < width; x += 1) transformLine(re, im, columnRe, columnIm, x, width);
}
