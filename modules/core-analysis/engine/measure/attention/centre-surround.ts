import { BINOMIAL_3, convolve, emptyPlane, halve, type LabPlanes, type Plane, resample } from '../plane.ts';

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
  const oriented = orientedPyramids(l);
  const conspicuous = [
    acrossScales(l, width, height),
    sum([acrossScales(a, width, height), acrossScales(b, width, height)]),
    sum(oriented.map((levels) => promotePeaks(acrossScales(levels, width, height)))),
  ];
  return sum(conspicuous.map(promotePeaks));
}

/** Levels 0 to 6; level 0 is only their start. */
function pyramid(base: Plane): Plane[] {
  const levels = [base];
  while (levels.length < LEVELS) levels.push(halve(levels[levels.length - 1] as Plane));
  return levels;
}

/** Sum over centre-surround pairs of the promoted differences. */
function acrossScales(levels: readonly Plane[], width: number, height: number): Plane {
  const maps: Plane[] = [];
  const surrounds = new Map<number, Plane>();
  const surroundOf = (level: number): Plane => {
    const known = surrounds.get(level) ?? resample(levels[level] as Plane, width, height);
    surrounds.set(level, known);
    return known;
  };
  for (const centre of CENTRES) {
    const fine = levels[centre] as Plane;
    if (Math.min(fine.width, fine.height) < 8) continue;
    for (const distance of SURROUNDS) {
      const coarse = surroundOf(Math.min(LEVELS - 1, centre + distance));
      maps.push(promotePeaks(contrastMap(fine, coarse)));
    }
  }
  return maps.length > 0 ? sum(maps) : emptyPlane(width, height);
}

/** Mean difference in each cell of the map between the pixels of the fine level there and the surround. */
function contrastMap(fine: Plane, surround: Plane): Plane {
  const { width, height } = surround;
  const out = emptyPlane(width, height);
  const counts = new Uint32Array(width * height);
  const cellOf = Uint32Array.from({ length: fine.width }, (_, x) => Math.floor(((x + 0.5) * width) / fine.width));
  for (let y = 0; y < fine.height; y += 1) {
    const row = Math.floor(((y + 0.5) * height) / fine.height) * width;
    for (let x = 0; x < fine.width; x += 1) {
      const cell = row + (cellOf[x] as number);
      const difference = (fine.data[y * fine.width + x] as number) - (surround.data[cell] as number);
      out.data[cell] = (out.data[cell] as number) + Math.abs(difference);
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
  for (let cell = 0; cell < counts.length; cell += 1) {
    out.data[cell] = (out.data[cell] as number) / Math.max(1, counts[cell] as number);
  }
  return out;
}

/** For each angle the energy of that orientation at every level: second derivative of a Gaussian, turned. Level 0 is left empty. */
function orientedPyramids(levels: readonly Plane[]): Plane[][] {
  const turns = ANGLES.map((angle) => {
    const c = Math.cos((angle * Math.PI) / 180);
    const s = Math.sin((angle * Math.PI) / 180);
    return { xx: c * c, xy: 2 * c * s, yy: s * s };
  });
  const [base] = levels;
  if (!base) return [];
  const out: Plane[][] = ANGLES.map(() => [base]);
  for (const level of levels.slice(1)) {
    const { width, height } = level;
    const { data } = convolve(level, BINOMIAL_3);
    const energies = ANGLES.map(() => emptyPlane(width, height));
    for (let y = 1; y < height - 1; y += 1) {
      for (let x = 1; x < width - 1; x += 1) {
        const at = y * width + x;
        const up = at - width;
        const down = at + width;
        const centre = 2 * (data[at] as number);
        const xx = (data[at - 1] as number) + (data[at + 1] as number) - centre;
        const yy = (data[up] as number) + (data[down] as number) - centre;
        const corners = (data[down + 1] as number) + (data[up - 1] as number);
        const xy = (corners - (data[up + 1] as number) - (data[down - 1] as number)) / 4;
        for (let index = 0; index < turns.length; index += 1) {
          const turn = turns[index] as (typeof turns)[number];
          (energies[index] as Plane).data[at] = Math.abs(turn.xx * xx + turn.xy * xy + turn.yy * yy);
        }
      }
    }
    for (const [index, energy] of energies.entries()) out[index]?.push(energy);
  }
  return out;
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
