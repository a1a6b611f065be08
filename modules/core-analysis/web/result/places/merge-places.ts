import type { Region } from '../../../contract/evidence.ts';
import type { NumberedRegion } from './number-regions.ts';

/** Somewhere on the creative that one or more findings point at. */
export interface Place {
  /** The largest of the boxes that were taken as one. */
  box: Region;
  /** First what has no place before this one. */
  regions: NumberedRegion[];
  /** Every finding of it has a place before. */
  again: boolean;
}

/** From this share on, of what two boxes cover together, they are the same place. */
const SAME = 0.5;
/** A box that lies in another with this share of itself … */
const INSIDE = 0.85;
/** … belongs to it where that one is at most so many times as large, or takes so little of the creative: the words of a button, the face of a head. */
const LARGER = 6;
const LITTLE = 0.06;

/** Takes boxes that nearly cover each other as one place, so that it carries one chip with all its numbers. */
export function mergePlaces(regions: readonly NumberedRegion[]): Place[] {
  const places: { box: Region; fresh: NumberedRegion[]; known: NumberedRegion[] }[] = [];
  for (const region of regions) {
    region.boxes.forEach((box, index) => {
      let place = places.find((entry) => isSame(entry.box, box));
      if (!place) {
        place = { box, fresh: [], known: [] };
        places.push(place);
      }
      if (area(box) > area(place.box)) place.box = box;
      if (place.fresh.includes(region) || place.known.includes(region)) return;
      (index === 0 ? place.fresh : place.known).push(region);
    });
  }
  return places.map(({ box, fresh, known }) => ({ box, regions: [...fresh, ...known], again: fresh.length === 0 }));
}

const area = ({ w, h }: Region) => w * h;

function isSame(a: Region, b: Region): boolean {
  const shared =
    Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
  const small = Math.min(area(a), area(b));
  const large = Math.max(area(a), area(b));
  return (
    shared > SAME * (small + large - shared) || (shared > INSIDE * small && large <= Math.max(LARGER * small, LITTLE))
  );
}
