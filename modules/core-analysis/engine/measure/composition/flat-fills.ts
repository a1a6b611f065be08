import type { Frame } from '../../frame.ts';

/** Share of the frame that one colour must hold to be a ground: in the ten photographs of the suite none holds more than 0.02. */
const GROUND = 0.06;
/** Levels a pixel may be away from the ground's colour in each channel: what a JPEG leaves around edges. */
const NEAR = 3;
/** Levels up to which a pixel may be shading of the ground. */
const AROUND = 32;
/** Share of a fill's pixels that have one very colour where it was drawn; of photographs at quality 90 none has more than 0.3 but for clipped black and white. */
const EXACT = 0.8;
const CELL_BITS = 15;

/** The band of a pixel within `NEAR` of the colour, and of one within `AROUND` of it; further away it is 0. */
export const [GROUND_BAND, AROUND_BAND] = [2, 1];

/** A colour that holds a large part of the frame. */
export interface Fill {
  /** The band of each pixel by how far it is away from the colour. */
  readonly bands: Uint8Array;
  /** Whether nearly all of it has one very colour, as what is drawn has. */
  readonly isExact: boolean;
}

/** The colours that each fill a large part of the frame. */
export function findFills({ rgb }: Frame): Fill[] {
  const pixels = rgb.length / 3;
  const counts = new Uint32Array(2 ** CELL_BITS);
  for (let at = 0; at < rgb.length; at += 3) {
    const cell = cellOf(rgb, at);
    counts[cell] = (counts[cell] as number) + 1;
  }
  const fills: Fill[] = [];
  counts.forEach((count, cell) => {
    if (count < GROUND * pixels) return;
    for (const { colour, count: same } of coloursIn(rgb, cell)) {
      const bands = nearTo(rgb, colour);
      const { ground } = countBands(bands);
      if (ground >= GROUND * pixels) fills.push({ bands, isExact: same >= EXACT * ground });
    }
  });
  return fills;
}

/** Five bits a channel: colours within eight levels are counted together. */
const cellOf = (rgb: Uint8Array, at: number) =>
  (((rgb[at] as number) >> 3) << 10) | (((rgb[at + 1] as number) >> 3) << 5) | ((rgb[at + 2] as number) >> 3);

/**
 * The exact colour most pixels of a cell have, how many have it, and of the others out of its reach the commonest, where that
 * holds enough to be a ground itself: a white card on a page of #fafafa.
 */
function coloursIn(rgb: Uint8Array, cell: number): { colour: number; count: number }[] {
  const exact = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    if (cellOf(rgb, at) !== cell) continue;
    const key = colourKey(rgb, at);
    exact.set(key, (exact.get(key) ?? 0) + 1);
  }
  const byCount = [...exact]
    .map(([colour, count]) => ({ colour, count }))
    .sort((one, other) => other.count - one.count);
  const [first] = byCount;
  const second = first && byCount.find(({ colour }) => distanceOf(colour, first.colour) > NEAR);
  return [first, second && second.count >= (GROUND * rgb.length) / 3 ? second : undefined].filter(
    (one) => one !== undefined,
  );
}

const channelsOf = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

/** Levels between two colours in the channel that differs most. */
function distanceOf(one: number, other: number): number {
  const [to, from] = [channelsOf(one), channelsOf(other)];
  return Math.max(...to.map((level, channel) => Math.abs(level - (from[channel] as number))));
}

const colourKey = (rgb: Uint8Array, at: number) =>
  ((rgb[at] as number) << 16) | ((rgb[at + 1] as number) << 8) | (rgb[at + 2] as number);

/** The band of each pixel by how far it is away from the colour. */
function nearTo(rgb: Uint8Array, colour: number): Uint8Array {
  const [r, g, b] = channelsOf(colour);
  const bands = new Uint8Array(rgb.length / 3);
  for (let pixel = 0, at = 0; at < rgb.length; pixel += 1, at += 3) {
    const away = Math.max(
      Math.abs((rgb[at] as number) - r),
      Math.abs((rgb[at + 1] as number) - g),
      Math.abs((rgb[at + 2] as number) - b),
    );
    if (away <= AROUND) bands[pixel] = away > NEAR ? AROUND_BAND : GROUND_BAND;
  }
  return bands;
}

/** How many pixels are within `NEAR` of the colour, and how many within `AROUND`, the former included. */
export function countBands(bands: Uint8Array): { ground: number; around: number } {
  let [ground, around] = [0, 0];
  for (const band of bands) {
    if (band === 0) continue;
    around += 1;
    if (band === GROUND_BAND) ground += 1;
  }
  return { ground, around };
}
