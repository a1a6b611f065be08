interface Plan {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly reversed: Uint32Array;
}

const plans = new Map<number, Plan>();

function planFor(length: number): Plan {
  const known = plans.get(length);
  if (known) return known;
  const reversed = new Uint32Array(length);
  for (let at = 0; at < length; at += 1) {
    reversed[at] = ((reversed[at >> 1] as number) >> 1) | (at & 1 ? length >> 1 : 0);
  }
  const plan = {
    cos: Float64Array.from({ length: length / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / length)),
    sin: Float64Array.from({ length: length / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / length)),
    reversed,
  };
  plans.set(length, plan);
  return plan;
}

/**
 * Radix-2 Fourier transform in place, forward and unscaled; the length must be a
 * power of two. (`measure/fft.ts` works on grids; thousands of short lines want
 * one without copies.)
 */
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
        const tRe = lowRe * c - lowIm * s;
        const tIm = lowIm * c + lowRe * s;
        re[lower] = (re[upper] as number) - tRe;
        im[lower] = (im[upper] as number) - tIm;
        re[upper] = (re[upper] as number) + tRe;
        im[upper] = (im[upper] as number) + tIm;
      }
    }
  }
}
