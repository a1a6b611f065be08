import type { Region } from '../../../contract/evidence.ts';
import type { Lab } from '../../colour-science.ts';
import type { LabPlanes } from '../plane.ts';

/** Mean colour and mean chroma of the pixels in one region and not in `hole`. */
export function meanColour({ l, a, b }: LabPlanes, region: Region, hole?: Region): { lab: Lab; chroma: number } {
  const { width, height } = l;
  const sums = { l: 0, a: 0, b: 0, chroma: 0, count: 0 };
  for (let y = Math.floor(region.y * height); y < Math.min(height, (region.y + region.h) * height); y += 1) {
    const inHoleRow = hole && y >= hole.y * height && y < (hole.y + hole.h) * height;
    for (let x = Math.floor(region.x * width); x < Math.min(width, (region.x + region.w) * width); x += 1) {
      if (inHoleRow && x >= hole.x * width && x < (hole.x + hole.w) * width) continue;
      const at = y * width + x;
      const va = a.data[at] as number;
      const vb = b.data[at] as number;
      sums.l += l.data[at] as number;
      sums.a += va;
      sums.b += vb;
      sums.chroma += Math.sqrt(va * va + vb * vb);
      sums.count += 1;
    }
  }
  const count = Math.max(1, sums.count);
  return { lab: { l: sums.l / count, a: sums.a / count, b: sums.b / count }, chroma: sums.chroma / count };
}

/** The same of the pixels that `isIn` tells, by their number. */
export function meanColourOf(
  { l, a, b }: LabPlanes,
  isIn: (at: number) => boolean,
): { lab: Lab; chroma: number; count: number } {
  const sums = { l: 0, a: 0, b: 0, chroma: 0, count: 0 };
  for (let at = 0; at < l.data.length; at += 1) {
    if (!isIn(at)) continue;
    const [va, vb] = [a.data[at] as number, b.data[at] as number];
    sums.l += l.data[at] as number;
    sums.a += va;
    sums.b += vb;
    sums.chroma += Math.sqrt(va * va + vb * vb);
    sums.count += 1;
  }
  const count = Math.max(1, sums.count);
  return {
    lab: { l: sums.l / count, a: sums.a / count, b: sums.b / count },
    chroma: sums.chroma / count,
    count: sums.count,
  };
}
