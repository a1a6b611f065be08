import type { Region } from '../../contract/evidence.ts';
import type { SaliencyMeasures } from '../measurements.ts';

/** Share of all predicted attention inside a box, 0..1. Cells on its edge count by the part that lies inside. */
export function attentionShareOf(saliency: SaliencyMeasures, box: Region): number {
  const { width, height } = saliency;
  const cells = Buffer.from(saliency.data, 'base64');
  let inside = 0;
  let total = 0;
  for (let y = 0; y < height; y++) {
    const tall = Math.max(0, Math.min(box.y + box.h, (y + 1) / height) - Math.max(box.y, y / height)) * height;
    for (let x = 0; x < width; x++) {
      const wide = Math.max(0, Math.min(box.x + box.w, (x + 1) / width) - Math.max(box.x, x / width)) * width;
      const cell = cells[y * width + x] ?? 0;
      total += cell;
      inside += cell * tall * wide;
    }
  }
  return total > 0 ? Math.min(1, inside / total) : 0;
}
