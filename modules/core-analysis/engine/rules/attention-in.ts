import type { Region } from '../../contract/evidence.ts';
import type { SaliencyMeasures } from '../measurements.ts';
import { clamp01 } from './response.ts';

/** Share of all predicted attention that falls into a box, 0..1. Cells count by their centre. */
export function attentionIn(saliency: SaliencyMeasures, box: Region): number {
  const { width, height } = saliency;
  const cells = Buffer.from(saliency.data, 'base64');
  let inside = 0;
  let total = 0;
  for (let y = 0; y < height; y++) {
    const cy = (y + 0.5) / height;
    for (let x = 0; x < width; x++) {
      const cx = (x + 0.5) / width;
      const cell = cells[y * width + x] ?? 0;
      total += cell;
      if (cx >= box.x && cx <= box.x + box.w && cy >= box.y && cy <= box.y + box.h) inside += cell;
    }
  }
  return total > 0 ? clamp01(inside / total) : 0;
}
