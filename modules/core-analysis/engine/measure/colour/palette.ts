import { type Lab, rgbToLab, toHex } from '../../colour-science.ts';
import type { Frame } from '../../frame.ts';
import type { ColourMeasures } from '../../measurements.ts';

/** Bits kept of each channel while counting colours. */
const BITS = 4;
const CLUSTERS = 8;
const ROUNDS = 8;
/** Clusters nearer than this in Lab are one colour to a viewer. */
const SAME_COLOUR = 12;
const SHOWN = 5;
const LEAST_SHARE = 0.01;

interface Colour {
  lab: Lab;
  r: number;
  g: number;
  b: number;
  count: number;
}

/**
 * Up to five dominant colours: k-means in Lab over the counted colours, seeded
 * by the most common colour and then by what is farthest from all seeds, so
 * that the same picture always gives the same palette. `weigh`: how far each pixel counts, 0..1; all of it where absent.
 */
export function measurePalette(frame: Frame, weigh?: (at: number) => number): ColourMeasures['palette'] {
  const colours = countColours(frame, weigh);
  if (colours.length === 0) return [];
  const merged = mergeAlike(cluster(colours));
  const total = colours.reduce((sum, { count }) => sum + count, 0);
  return merged
    .filter(({ count }) => count >= LEAST_SHARE * total)
    .slice(0, SHOWN)
    .map(({ r, g, b, count }) => ({ hex: toHex(r, g, b), share: count / total }));
}

function countColours({ rgb }: Frame, weigh: ((at: number) => number) | undefined): Colour[] {
  const bins = 1 << (3 * BITS);
  const sums = new Float64Array(bins * 4);
  const shift = 8 - BITS;
  for (let at = 0; at < rgb.length; at += 3) {
    const r = rgb[at] as number;
    const g = rgb[at + 1] as number;
    const b = rgb[at + 2] as number;
    const bin = (((r >> shift) << (2 * BITS)) | ((g >> shift) << BITS) | (b >> shift)) * 4;
    const weight = weigh ? weigh(at / 3) : 1;
    sums[bin] = (sums[bin] as number) + weight * r;
    sums[bin + 1] = (sums[bin + 1] as number) + weight * g;
    sums[bin + 2] = (sums[bin + 2] as number) + weight * b;
    sums[bin + 3] = (sums[bin + 3] as number) + weight;
  }
  const colours: Colour[] = [];
  for (let bin = 0; bin < sums.length; bin += 4) {
    const count = sums[bin + 3] as number;
    if (count > 0) {
      colours.push(
        colourOf(
          (sums[bin] as number) / count,
          (sums[bin + 1] as number) / count,
          (sums[bin + 2] as number) / count,
          count,
        ),
      );
    }
  }
  return colours;
}

function colourOf(r: number, g: number, b: number, count: number): Colour {
  return { r, g, b, count, lab: rgbToLab(Math.round(r), Math.round(g), Math.round(b)) };
}

function cluster(colours: Colour[]): Colour[] {
  let centres = seeds(colours);
  for (let round = 0; round < ROUNDS; round += 1) {
    const groups = centres.map(() => ({ r: 0, g: 0, b: 0, count: 0 }));
    for (const colour of colours) {
      const group = groups[nearest(centres, colour.lab)];
      if (!group) continue;
      group.r += colour.r * colour.count;
      group.g += colour.g * colour.count;
      group.b += colour.b * colour.count;
      group.count += colour.count;
    }
    centres = groups
      .filter(({ count }) => count > 0)
      .map(({ r, g, b, count }) => colourOf(r / count, g / count, b / count, count));
  }
  return centres;
}

function seeds(colours: Colour[]): Colour[] {
  const first = colours.reduce((most, colour) => (colour.count > most.count ? colour : most));
  const chosen = [first];
  const nearestSquare = colours.map(({ lab }) => squareDistance(lab, first.lab));
  while (chosen.length < CLUSTERS) {
    let best = -1;
    let bestWeight = SAME_COLOUR ** 2;
    for (const [index, colour] of colours.entries()) {
      const weight = (nearestSquare[index] as number) * Math.sqrt(colour.count);
      if (weight > bestWeight) {
        bestWeight = weight;
        best = index;
      }
    }
    const next = colours[best];
    if (!next) return chosen;
    chosen.push(next);
    for (const [index, { lab }] of colours.entries()) {
      nearestSquare[index] = Math.min(nearestSquare[index] as number, squareDistance(lab, next.lab));
    }
  }
  return chosen;
}

function nearest(centres: Colour[], lab: Lab): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centres.length; index += 1) {
    const distance = squareDistance(lab, (centres[index] as Colour).lab);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = index;
    }
  }
  return best;
}

/** Largest first; each smaller one joins a larger one that looks the same. */
function mergeAlike(centres: Colour[]): Colour[] {
  const kept: Colour[] = [];
  for (const centre of [...centres].sort(byCount)) {
    const same = kept.findIndex(({ lab }) => squareDistance(lab, centre.lab) < SAME_COLOUR ** 2);
    const twin = kept[same];
    if (!twin) {
      kept.push(centre);
      continue;
    }
    const count = twin.count + centre.count;
    const mix = (one: number, other: number) => (one * twin.count + other * centre.count) / count;
    kept[same] = colourOf(mix(twin.r, centre.r), mix(twin.g, centre.g), mix(twin.b, centre.b), count);
  }
  return kept.sort(byCount);
}

function byCount(one: Colour, other: Colour): number {
  return other.count - one.count || one.lab.l - other.lab.l || one.lab.a - other.lab.a;
}

function squareDistance(one: Lab, other: Lab): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
}
