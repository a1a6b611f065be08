import type { NumberedRegion } from './number-regions.ts';

export interface PlacedPin {
  number: number;
  /** Centre, in pixels of the shown creative. */
  x: number;
  y: number;
}

/**
 * Puts one round pin at a corner of each region's first box so that no two
 * cover each other where that is possible: the four corners first, then steps
 * along the upper edge and down the frame.
 */
export function placePins(
  regions: readonly NumberedRegion[],
  width: number,
  height: number,
  size: number,
): PlacedPin[] {
  const half = size / 2;
  const placed: PlacedPin[] = [];
  const clampX = (x: number) => Math.min(width - half, Math.max(half, x));
  const clampY = (y: number) => Math.min(height - half, Math.max(half, y));
  const free = (x: number, y: number) => placed.every((pin) => Math.hypot(pin.x - x, pin.y - y) >= size);

  for (const region of regions) {
    const box = region.boxes[0];
    if (!box) continue;
    const left = box.x * width;
    const right = (box.x + box.w) * width;
    const top = box.y * height;
    const bottom = (box.y + box.h) * height;
    const wanted: [number, number][] = [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ];
    for (let step = 1; step * size <= width; step++) wanted.push([left + step * size, top], [left - step * size, top]);
    for (let step = 1; step * size <= height; step++) wanted.push([left, top + step * size], [left, top - step * size]);
    const spots = wanted.map(([x, y]): [number, number] => [clampX(x), clampY(y)]);
    const [x, y] = spots.find((spot) => free(...spot)) ?? spots[0] ?? [half, half];
    placed.push({ number: region.number, x, y });
  }
  return placed;
}
