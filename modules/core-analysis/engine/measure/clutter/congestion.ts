import {
  BINOMIAL_3,
  BINOMIAL_5,
  boxBlur,
  convolve,
  emptyPlane,
  halve,
  type LabPlanes,
  type Plane,
  resample,
} from '../plane.ts';

const LEVELS = 3;
/** Differences of this many Lab units are not seen: they keep plain areas at a low level. */
const COLOUR_NOISE = { l: 0.5, a: 0.5, b: 0.5 };
const ORIENTATION_NOISE = 1;
/** Weights that put the three features on one scale (their means over a set of pictures, as in the 2007 paper). */
const WEIGHTS = { colour: 1 / 4, contrast: 1 / 1.6, orientation: 1 / 0.05 };

/**
 * Feature congestion after Rosenholtz, Li and Nakano 2007: how much colour,
 * contrast and orientation vary around each pixel, over three scales, the
 * highest scale winning. Returns the map at a quarter of the input's size; its
 * mean is the measure. Unlike the authors' code it works on L* of
 * 0..100, so absolute figures differ.
 */
export function congestionMap({ l, a, b }: LabPlanes): Plane {
  let levels = { l: halve(l), a: halve(a), b: halve(b) };
  const { width, height } = halve(levels.l);
  const out = emptyPlane(width, height);
  const best = [emptyPlane(width, height), emptyPlane(width, height), emptyPlane(width, height)] as const;
  for (let level = 0; level < LEVELS; level += 1) {
    if (level > 0) levels = { l: halve(levels.l), a: halve(levels.a), b: halve(levels.b) };
    if (Math.min(levels.l.width, levels.l.height) < 8) break;
    const clutter = [colourClutter(levels), contrastClutter(levels.l), orientationClutter(levels.l)] as const;
    for (const [feature, map] of clutter.entries()) keepHigher(best[feature] as Plane, resample(map, width, height));
  }
  const [colour, contrast, orientation] = best;
  for (let at = 0; at < out.data.length; at += 1) {
    out.data[at] =
      (colour.data[at] as number) * WEIGHTS.colour +
      (contrast.data[at] as number) * WEIGHTS.contrast +
      (orientation.data[at] as number) * WEIGHTS.orientation;
  }
  return out;
}

function keepHigher(best: Plane, map: Plane): void {
  for (let at = 0; at < best.data.length; at += 1) {
    if ((map.data[at] as number) > (best.data[at] as number)) best.data[at] = map.data[at] as number;
  }
}

/** Local mean, about a Gaussian of sigma 3, at half the size: what is smooth needs no more. */
function pool({ width, height, data }: Plane): Plane {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const half = emptyPlane(w, h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const at = 2 * y * width + 2 * x;
      const upper = (data[at] as number) + (data[at + 1] as number);
      const lower = (data[at + width] as number) + (data[at + width + 1] as number);
      half.data[y * w + x] = (upper + lower) / 4;
    }
  }
  return boxBlur(boxBlur(boxBlur(half, 1), 1), 1);
}

/** Cube root of the volume of the local ellipsoid of colours. */
function colourClutter({ l, a, b }: LabPlanes): Plane {
  const [ml, ma, mb] = [pool(l), pool(a), pool(b)];
  const covariance = (one: Plane, other: Plane, meanOne: Plane, meanOther: Plane) => {
    const pooled = pool(product(one, other));
    for (let at = 0; at < pooled.data.length; at += 1) {
      pooled.data[at] = (pooled.data[at] as number) - (meanOne.data[at] as number) * (meanOther.data[at] as number);
    }
    return pooled.data;
  };
  const ll = covariance(l, l, ml, ml);
  const la = covariance(l, a, ml, ma);
  const lb = covariance(l, b, ml, mb);
  const aa = covariance(a, a, ma, ma);
  const ab = covariance(a, b, ma, mb);
  const bb = covariance(b, b, mb, mb);
  const out = emptyPlane(ml.width, ml.height);
  for (let at = 0; at < out.data.length; at += 1) {
    const vl = Math.max(0, ll[at] as number) + COLOUR_NOISE.l ** 2;
    const va = Math.max(0, aa[at] as number) + COLOUR_NOISE.a ** 2;
    const vb = Math.max(0, bb[at] as number) + COLOUR_NOISE.b ** 2;
    const cla = la[at] as number;
    const clb = lb[at] as number;
    const cab = ab[at] as number;
    const determinant = vl * (va * vb - cab * cab) - cla * (cla * vb - cab * clb) + clb * (cla * cab - va * clb);
    out.data[at] = Math.max(0, determinant) ** (1 / 6);
  }
  return out;
}

/** Standard deviation of centre-surround contrast. */
function contrastClutter(l: Plane): Plane {
  const contrast = convolve(l, BINOMIAL_3);
  const outer = convolve(l, BINOMIAL_5);
  for (let at = 0; at < contrast.data.length; at += 1) {
    contrast.data[at] = Math.abs((contrast.data[at] as number) - (outer.data[at] as number));
  }
  const mean = pool(contrast);
  const out = pool(product(contrast, contrast));
  for (let at = 0; at < out.data.length; at += 1) {
    out.data[at] = Math.sqrt(Math.max(0, (out.data[at] as number) - (mean.data[at] as number) ** 2));
  }
  return out;
}

/** Fourth root of the determinant of the covariance of the two opponent orientation energies. */
function orientationClutter(l: Plane): Plane {
  const { width, height } = l;
  const smooth = convolve(l, BINOMIAL_5).data;
  const cosine = emptyPlane(width, height);
  const sine = emptyPlane(width, height);
  const energy = emptyPlane(width, height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const dx = ((smooth[at + 1] as number) - (smooth[at - 1] as number)) / 2;
      const dy = ((smooth[at + width] as number) - (smooth[at - width] as number)) / 2;
      cosine.data[at] = dx * dx - dy * dy;
      sine.data[at] = 2 * dx * dy;
      energy.data[at] = dx * dx + dy * dy;
    }
  }
  const [c, s, total] = [boxBlur(cosine, 2), boxBlur(sine, 2), boxBlur(energy, 2)];
  for (let at = 0; at < c.data.length; at += 1) {
    const sum = (total.data[at] as number) + ORIENTATION_NOISE;
    c.data[at] = (c.data[at] as number) / sum;
    s.data[at] = (s.data[at] as number) / sum;
  }
  const [mc, ms, cc, ss, cs] = [pool(c), pool(s), pool(product(c, c)), pool(product(s, s)), pool(product(c, s))];
  const out = emptyPlane(mc.width, mc.height);
  for (let at = 0; at < out.data.length; at += 1) {
    const vc = (cc.data[at] as number) - (mc.data[at] as number) ** 2;
    const vs = (ss.data[at] as number) - (ms.data[at] as number) ** 2;
    const covariance = (cs.data[at] as number) - (mc.data[at] as number) * (ms.data[at] as number);
    out.data[at] = Math.max(0, vc * vs - covariance * covariance) ** (1 / 4);
  }
  return out;
}

function product(one: Plane, other: Plane): Plane {
  const out = emptyPlane(one.width, one.height);
  for (let at = 0; at < out.data.length; at += 1) out.data[at] = (one.data[at] as number) * (other.data[at] as number);
  return out;
}
