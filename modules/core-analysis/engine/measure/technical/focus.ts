import type { Region } from '../../../contract/evidence.ts';
import type { SaliencyMeasures } from '../../measurements.ts';
import type { Plane } from '../plane.ts';

/** A cell is a peak when none within this reach is higher. */
const PEAK_REACH = 3;
/** Regions grow while the next row or column holds this share of the density at their peak. */
const GROW_DENSITY = 0.42;
const LARGEST_AREA = 0.35;

interface Peak {
  x: number;
  y: number;
  value: number;
}

/** Local maxima of at least `share` of the highest value, strongest first, top left first among equals. */
export function findPeaks({ width, height, data }: Plane, share: number): Peak[] {
  let top = 0;
  for (const value of data) if (value > top) top = value;
  const peaks: Peak[] = [];
  if (top === 0) return peaks;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] as number;
      if (value >= share * top && isHighest(x, y, value)) peaks.push({ x, y, value });
    }
  }
  return peaks.sort((one, other) => other.value - one.value || one.y - other.y || one.x - other.x);

  function isHighest(x: number, y: number, value: number): boolean {
    for (let ny = Math.max(0, y - PEAK_REACH); ny <= Math.min(height - 1, y + PEAK_REACH); ny += 1) {
      for (let nx = Math.max(0, x - PEAK_REACH); nx <= Math.min(width - 1, x + PEAK_REACH); nx += 1) {
        const near = data[ny * width + nx] as number;
        // Of a level top only its first cell is the peak.
        if (near > value || (near === value && (ny < y || (ny === y && nx < x)))) return false;
      }
    }
    return true;
  }
}

/** Cells from `left`,`top` up to and including `right`,`bottom`. */
interface CellBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The compact box around a peak: grows by the fullest neighbouring row or
 * column as long as that holds at least 42 % of the peak's density, stays under
 * 35 % of the frame and touches no box of `taken`.
 */
function growBox(map: Plane, peak: { x: number; y: number }, taken: readonly CellBox[]): CellBox {
  const { width, height, data } = map;
  const box = { left: peak.x, top: peak.y, right: peak.x, bottom: peak.y };
  const limit = GROW_DENSITY * (data[peak.y * width + peak.x] as number);
  for (;;) {
    const { left, top, right, bottom } = box;
    const sides: CellBox[] = [
      { left: left - 1, top, right: left - 1, bottom },
      { left: right + 1, top, right: right + 1, bottom },
      { left, top: top - 1, right, bottom: top - 1 },
      { left, top: bottom + 1, right, bottom: bottom + 1 },
    ];
    let best: CellBox | null = null;
    let bestDensity = limit;
    for (const side of sides) {
      const outside = side.left < 0 || side.top < 0 || side.right >= width || side.bottom >= height;
      if (outside || taken.some((other) => overlap(other, side))) continue;
      const density = sumOver(map, side) / cellCount(side);
      if (density > bestDensity) {
        best = side;
        bestDensity = density;
      }
    }
    if (!best || cellCount(box) + cellCount(best) > LARGEST_AREA * width * height) return box;
    box.left = Math.min(left, best.left);
    box.top = Math.min(top, best.top);
    box.right = Math.max(right, best.right);
    box.bottom = Math.max(bottom, best.bottom);
  }
}

function sumOver({ width, data }: Plane, box: CellBox): number {
  let sum = 0;
  for (let y = box.top; y <= box.bottom; y += 1) {
    for (let x = box.left; x <= box.right; x += 1) sum += data[y * width + x] as number;
  }
  return sum;
}

/** The middle of a peak's cell, as shares of the frame. */
export function toPoint({ width, height }: Plane, { x, y, value }: Peak): SaliencyMeasures['peaks'][number] {
  return { x: (x + 0.5) / width, y: (y + 0.5) / height, strength: value };
}

function toRegion({ width, height }: Plane, { left, top, right, bottom }: CellBox): Region {
  return { x: left / width, y: top / height, w: (right - left + 1) / width, h: (bottom - top + 1) / height };
}

const LEAST_PEAK = 0.2;
const LEAST_SHARE = 0.03;
const MOST_REGIONS = 5;

/** The strongest compact regions that do not overlap, with their share of the whole map, strongest peak first. */
export function focusRegions(map: Plane): SaliencyMeasures['focus'] {
  const total = map.data.reduce((sum, value) => sum + value, 0);
  const taken: CellBox[] = [];
  const regions: SaliencyMeasures['focus'] = [];
  for (const peak of findPeaks(map, LEAST_PEAK)) {
    if (regions.length === MOST_REGIONS) break;
    const cell = { left: peak.x, top: peak.y, right: peak.x, bottom: peak.y };
    if (taken.some((box) => overlap(box, cell))) continue;
    const box = growBox(map, peak, taken);
    const share = sumOver(map, box) / total;
    if (share < LEAST_SHARE) continue;
    taken.push(box);
    regions.push({ region: toRegion(map, box), share, peak: toPoint(map, peak) });
  }
  return regions;
}

function overlap(one: CellBox, other: CellBox): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
}

function cellCount({ left, top, right, bottom }: CellBox): number {
  return (right - left + 1) * (bottom - top + 1);
}
