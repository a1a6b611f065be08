import type { Region } from '../../../contract/evidence.ts';
import { mergePlaces, type Place } from './merge-places.ts';
import type { NumberedRegion } from './number-regions.ts';

export interface PlacedChip extends Place {
  /** "3", "1, 4, 6", or "1, 2 +5". */
  label: string;
  /** Upper left corner and width, in pixels of the shown creative; may hang over its edges. */
  left: number;
  top: number;
  width: number;
}

/** Height of a chip at the usual size of text. */
export const CHIP = 24;
const GAP = 2;
/** How far chips may hang over the creative: the mat leaves that much room. */
const OVER = { x: 6, y: 26 };
const MOST_NUMBERS = 3;

/** How bad it is to cover a pixel of another chip, of words, of what any chip points at. */
const COST = { chip: 1000, words: 10, place: 3 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Puts one chip at each place, outside at a corner, where it covers no words
 * and no other chip as far as there is such a spot.
 * @param scale of the text, 1 at its usual size
 */
export function placeChips(
  regions: readonly NumberedRegion[],
  texts: readonly Region[],
  size: { width: number; height: number },
  scale = 1,
): PlacedChip[] {
  const pixels = ({ x, y, w, h }: Region): Box => ({
    left: x * size.width,
    top: y * size.height,
    right: (x + w) * size.width,
    bottom: (y + h) * size.height,
  });
  const words = texts.map(pixels);
  const taken: Box[] = [];
  const places = mergePlaces(regions);
  const boxes = places.map(({ box }) => pixels(box));
  return places.map((place) => {
    const label = labelOf(place);
    const width = (label.length === 1 ? CHIP : 12 + 6 * label.length) * scale;
    const own = pixels(place.box);
    const cost = (spot: Box) =>
      COST.chip * covered(spot, taken) + COST.words * covered(spot, words) + COST.place * covered(spot, boxes);
    let best: Box | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [x, y] of spots(own, width, CHIP * scale)) {
      const left = clamp(x, -OVER.x, size.width + OVER.x - width);
      const top = clamp(y, -OVER.y, size.height + OVER.y - CHIP * scale);
      const spot = { left, top, right: left + width, bottom: top + CHIP * scale };
      const price = cost(spot);
      if (price < least) [best, least] = [spot, price];
    }
    const spot = best ?? own;
    taken.push(spot);
    return { ...place, label, left: spot.left, top: spot.top, width };
  });
}

function labelOf({ regions }: Place): string {
  const numbers = regions.map(({ number }) => number).sort((a, b) => a - b);
  if (numbers.length <= MOST_NUMBERS) return numbers.join(', ');
  return `${numbers.slice(0, MOST_NUMBERS - 1).join(', ')} +${numbers.length - MOST_NUMBERS + 1}`;
}

/** The corners from outside: over the box, beside it, under it where the next thing often begins; then further and further along its edges. */
function* spots({ left, top, right, bottom }: Box, width: number, height: number): Generator<[number, number]> {
  const [over, under] = [top - height - GAP, bottom + GAP];
  for (const x of [left, right - width]) yield [x, over];
  for (const y of [top, bottom - height]) for (const x of [left - width - GAP, right + GAP]) yield [x, y];
  for (const x of [left, right - width]) yield [x, under];
  for (let step = 1; step <= 12; step++) {
    for (const x of [left + step * (width + GAP), left - step * (width + GAP)]) {
      for (const y of [over, under]) yield [x, y];
    }
  }
}

/** Pixels of a spot that lie over any of the boxes. */
function covered(spot: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => {
    const w = Math.min(spot.right, box.right) - Math.max(spot.left, box.left);
    const h = Math.min(spot.bottom, box.bottom) - Math.max(spot.top, box.top);
    return sum + (w > 0 && h > 0 ? w * h : 0);
  }, 0);
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
