import type { Frame } from '../../frame.ts';
import { countInSquares } from '../clutter/square-counts.ts';
import { AROUND_BAND, countBands, type Fill, findFills, GROUND_BAND } from './flat-fills.ts';

/**
 * A ground stands alone: of the pixels around its colour at least this share is of it. Of eleven papers and panels the lowest has
 * 0.81; of skies and shadows that JPEG of quality 5 made flat, 0.65 at most.
 */
const ALONE = 0.78;
/**
 * Beside a photograph as dark or as bright as itself a ground is told by what lies next to it: it has one exact colour, and of all
 * around that colour within a reach of it, texts left out, this share is of it. A panel beside a dark photograph has 0.88; of
 * photographs at quality 90 none has more than 0.8 but for clipped black and white.
 */
const ALONE_HERE = 0.84;
/** Reach, as a share of the frame's long side, and the least share of the square of that reach that is ground. */
const HERE = { reach: 0.06, least: 0.1 };

/**
 * 1 for each pixel of a colour that fills a large part of the frame: as `grounds` where it stands alone, as `fills` whether it does or
 * not, as a plain backdrop in a photograph does not.
 */
export function markGrounds(frame: Frame, lettered: Uint8Array): { grounds: Uint8Array; fills: Uint8Array } {
  const fills = findFills(frame);
  const [grounds, flat] = [0, 1].map(() => new Uint8Array(frame.width * frame.height)) as [Uint8Array, Uint8Array];
  for (const fill of fills) {
    mark(flat, fill);
    const { bands, isExact } = withoutOthers(fill, fills);
    const { ground, around } = countBands(bands);
    if (ground < ALONE * around && (!isExact || aloneHere(frame, bands, lettered) < ALONE_HERE)) continue;
    mark(grounds, fill);
  }
  return { grounds, fills: flat };
}

function mark(marks: Uint8Array, { bands }: Fill): void {
  for (let at = 0; at < marks.length; at += 1) if (bands[at] === GROUND_BAND) marks[at] = 1;
}

/** A pale card on a paler page: neither is the shading of the other, so that what another drawn fill holds does not speak against one. */
function withoutOthers(fill: Fill, fills: readonly Fill[]): Fill {
  const others = fills.filter((other) => other !== fill && other.isExact);
  if (!fill.isExact || others.length === 0) return fill;
  const bands = fill.bands.map((band, at) =>
    band === AROUND_BAND && others.some((other) => other.bands[at] === GROUND_BAND) ? 0 : band,
  );
  return { ...fill, bands };
}

/** Of the pixels near the ground's colour and within its reach, the share that is the ground itself, 0..1. */
function aloneHere({ width, height }: Frame, bands: Uint8Array, lettered: Uint8Array): number {
  const reach = Math.round(HERE.reach * Math.max(width, height));
  const grounds = countInSquares({ width, height }, reach, (at) => bands[at] === GROUND_BAND);
  let [ground, all] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const band = bands[y * width + x];
      if (!band || lettered[y * width + x]) continue;
      if (grounds.marked(x, y) < HERE.least * grounds.pixels(x, y)) continue;
      all += 1;
      if (band === GROUND_BAND) ground += 1;
    }
  }
  return all === 0 ? 0 : ground / all;
}
