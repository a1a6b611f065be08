import { convolve, emptyPlane, gaussianKernel, halve, type LabPlanes, type Plane, resample } from './plane.ts';

/** Pyramid levels taken as centre, and how many levels coarser the surround is. */
const CENTRES = [1, 2, 3];
const SURROUNDS = [2, 3];
/** Levels needed: the coarsest centre plus the farthest surround. */
const LEVELS = 7;
const ANGLES = [0, 45, 90, 135];
/** Cells of the neighbourhood in which a local maximum must be the highest. */
const PEAK_RADIUS = 3;

/**
 * Attention by local contrast after Itti, Koch and Niebur 1998: centre against
 * surround of lightness, two colour axes and four orientations over scales,
 * each map raised where it has one peak and damped where it has many.
 */
export function centreSurroundMap(lab: LabPlanes, width: number, height: number): Plane {
  const [l, a, b] = [pyramid(lab.l), pyramid(lab.a), pyramid(lab.b)];
  const conspicuous = [
    acrossScales(l, width, height),
    sum([acrossScales(a, width, height), acrossScales(b, width, height)]),
    sum(ANGLES.map((angle) => promotePeaks(acrossScales(orientedPyramid(l, angle), width, height)))),
  ];
  return sum(conspicuous.map(promotePeaks));
}

function pyramid(base: Plane): Plane[] {
  const levels = [base];
  while (levels.length < LEVELS) levels.push(halve(levels[levels.length - 1] as Plane));
  return levels;
}

/** Sum over centre-surround pairs of the promoted differences. */
function acrossScales(levels: readonly Plane[], width: number, height: number): Plane {
  const maps: Plane[] = [];
  for (const centre of CENTRES) {
    const fine = levels[centre] as Plane;
    if (Math.min(fine.width, fine.height) < 8) continue;
    for (const distance of SURROUNDS) {
      const coarse = resample(levels[Math.min(LEVELS - 1, centre + distance)] as Plane, fine.width, fine.height);
      const difference = emptyPlane(fine.width, fine.height);
      for (let at = 0; at < fine.data.length; at += 1) {
        difference.data[at] = Math.abs((fine.data[at] as number) - (coarse.data[at] as number));
      }
      maps.push(promotePeaks(resample(difference, width, height)));
    }
  }
  return maps.length > 0 ? sum(maps) : emptyPlane(width, height);
}

/** Energy of one orientation at each level: second derivative of a Gaussian turned by `angle`. */
function orientedPyramid(levels: readonly Plane[], angle: number): Plane[] {
  const c = Math.cos((angle * Math.PI) / 180);
  const s = Math.sin((angle * Math.PI) / 180);
  return levels.map((level, index) => {
    const out = emptyPlane(level.width, level.height);
    if (index < 1) return out;
    const { width, height } = level;
    const { data } = convolve(level, gaussianKernel(0.8));
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x;
        const centre = 2 * (data[at] as number);
        const xx = (data[at - 1] as number) + (data[at + 1] as number) - centre;
        const yy = (data[at - width] as number) + (data[at + width] as number) - centre;
        const xy =
          ((data[at + width + 1] as number) +
            (data[at - width - 1] as number) -
            (data[at - width + 1] as number) -
            (data[at + width - 1] as number)) /
          4;
        out.data[at] = Math.abs(c * c * xx + 2 * c * s * xy + s * s * yy);
      }
    }
    return out;
  });
}

/** Itti's N(.): scaled to 0..1 and multiplied by the squared gap between the highest peak and the mean of the other peaks. */
function promotePeaks(map: Plane): Plane {
  const { width, height, data } = map;
  const out = emptyPlane(width, height);
  let top = 0;
  for (const value of data) if (value > top) top = value;
  if (top <= 1e-6) return out;
  let peaks = 0;
  let peakSum = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] as number;
      if (value < 0.05 * top || !isPeak(map, x, y, value)) continue;
      peaks += 1;
      peakSum += value / top;
    }
  }
  const others = peaks > 1 ? (peakSum - 1) / (peaks - 1) : 0;
  const gain = (1 - others) ** 2;
  for (let at = 0; at < data.length; at += 1) out.data[at] = ((data[at] as number) / top) * gain;
  return out;
}

function isPeak({ width, height, data }: Plane, x: number, y: number, value: number): boolean {
  for (let dy = -PEAK_RADIUS; dy <= PEAK_RADIUS; dy += 1) {
    for (let dx = -PEAK_RADIUS; dx <= PEAK_RADIUS; dx += 1) {
      const nx = x + dx;
      const ny = y + dy;
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      if ((data[ny * width + nx] as number) > value) return false;
    }
  }
  return true;
}

function sum(maps: readonly Plane[]): Plane {
  const [first] = maps;
  if (!first) throw new RangeError('no maps to add');
  const out = emptyPlane(first.width, first.height);
  for (const { data } of maps) {
    for (let at = 0; at < data.length; at += 1) out.data[at] = (out.data[at] as number) + (data[at] as number);
  }
  return out;
}
