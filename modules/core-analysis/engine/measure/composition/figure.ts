import type { Region } from '../../../contract/evidence.ts';

/** What of a picture is figure: a box, and the pixels in it that are the thing's own where its outline is known. */
export interface Figure {
  readonly box: Region;
  /** The box is not that of the outline, which lost a part: what of it lies outside of the outline is neither figure nor ground. */
  readonly larger?: boolean;
  /** Whether the pixel with this middle, as fractions of the picture, belongs to it; absent where all of the box does. */
  readonly has?: (x: number, y: number) => boolean;
}

/** Of each pixel of a picture: the rest, around the figure, in it, or one of which that is not known. */
export const [REST, AROUND, FIGURE, UNKNOWN] = [0, 1, 2, 3] as const;

/** Where the pixels of a picture belong; `around` is the box that reaches out from the figure. */
export function figureZones(
  { width, height }: { width: number; height: number },
  { box, larger, has }: Figure,
  around: Region,
): Uint8Array {
  const zones = new Uint8Array(width * height);
  const within = (at: number, from: number, length: number, size: number) =>
    at >= Math.floor(from * size) && at < (from + length) * size;
  for (let y = 0; y < height; y += 1) {
    const rowAround = within(y, around.y, around.h, height);
    const rowIn = within(y, box.y, box.h, height);
    for (let x = 0; x < width; x += 1) {
      if (rowIn && within(x, box.x, box.w, width) && (!has || has((x + 0.5) / width, (y + 0.5) / height)))
        zones[y * width + x] = FIGURE;
      else if (larger && rowIn && within(x, box.x, box.w, width)) zones[y * width + x] = UNKNOWN;
      else if (rowAround && within(x, around.x, around.w, width)) zones[y * width + x] = AROUND;
    }
  }
  return zones;
}
