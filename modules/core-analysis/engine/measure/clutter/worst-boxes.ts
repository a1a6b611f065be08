import type { Region } from '../../../contract/evidence.ts';
import { meanAndDeviation, type Plane, resample } from '../plane.ts';

const WORST_BOXES = 3;
/** A box is shown only where it is this much more cluttered than the frame. */
const STANDS_OUT = 1.25;
/** Cells of the coarse map along the long side, and cells of a box. */
const GRID = 24;
const BOX = 6;

/**
 * The boxes with the highest mean of the map, one after the other, none touching another. `usual`: what they must stand out from,
 * where the map is only a part of what people see.
 */
export function worstBoxes(map: Plane, usual?: number): Region[] {
  const scale = GRID / Math.max(map.width, map.height);
  const width = Math.max(BOX, Math.round(map.width * scale));
  const height = Math.max(BOX, Math.round(map.height * scale));
  const { data } = resample(map, width, height);
  const limit = STANDS_OUT * (usual ?? meanAndDeviation(data).mean);
  const boxes: { x: number; y: number }[] = [];
  while (boxes.length < WORST_BOXES) {
    let best: { x: number; y: number } | null = null;
    let bestMean = limit;
    for (let y = 0; y + BOX <= height; y += 1) {
      for (let x = 0; x + BOX <= width; x += 1) {
        if (boxes.some((box) => Math.abs(box.x - x) < BOX && Math.abs(box.y - y) < BOX)) continue;
        let sum = 0;
        for (let dy = 0; dy < BOX; dy += 1) {
          for (let dx = 0; dx < BOX; dx += 1) sum += data[(y + dy) * width + x + dx] as number;
        }
        if (sum / BOX ** 2 > bestMean) {
          bestMean = sum / BOX ** 2;
          best = { x, y };
        }
      }
    }
    if (!best) break;
    boxes.push(best);
  }
  return boxes.map(({ x, y }) => ({ x: x / width, y: y / height, w: BOX / width, h: BOX / height }));
}
