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

/** Radix-2 Fourier transform in place; `offset` and `stride` pick a row or column out of a grid. Forward, unscaled. */
function transformLine(
  re: Float64Array,
  im: Float64Array,
  length: number,
  lineRe: Float64Array,
  lineIm: Float64Array,
  offset: number,
  stride: number,
): void {
  const { cos, sin, reversed } = planFor(length);
  for (let index = 0; index < length; index += 1) {
    const from = offset + (reversed[index] as number) * stride;
    lineRe[index] = re[from] as number;
    lineIm[index] = im[from] as number;
  }
  for (let half = 1; half < length; half *= 2) {
    const step = length / (2 * half);
    for (let start = 0; start < length; start += 2 * half) {
      for (let k = 0; k < half; k += 1) {
        const c = cos[k * step] as number;
        const s = sin[k * step] as number;
        const upper = start + k;
        const lower = upper + half;
        const lowRe = lineRe[lower] as number;
        const lowIm = lineIm[lower] as number;
        const tRe = lowRe * c + lowIm * s;
        const tIm = lowIm * c - lowRe * s;
        const upRe = lineRe[upper] as number;
        const upIm = lineIm[upper] as number;
        lineRe[lower] = upRe - tRe;
        lineIm[lower] = upIm - tIm;
        lineRe[upper] = upRe + tRe;
        lineIm[upper] = upIm + tIm;
      }
    }
  }
  for (let index = 0; index < length; index += 1) {
    const to = offset + index * stride;
    re[to] = lineRe[index] as number;
    im[to] = lineIm[index] as number;
  }
}

/**
 * Two-dimensional Fourier transform in place, forward and unscaled. Sides must
 * be powers of two. For the inverse swap `re` and `im` and divide by the cell count.
 */
export function fft2d(re: Float64Array, im: Float64Array, width: number, height: number): void {
  const lineRe = new Float64Array(Math.max(width, height));
  const lineIm = new Float64Array(Math.max(width, height));
  for (let y = 0; y < height; y += 1) transformLine(re, im, width, lineRe, lineIm, y * width, 1);
  for (let x = 0; x < width; x += 1) transformLine(re, im, height, lineRe, lineIm, x, width);
}
