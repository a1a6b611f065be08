import type { Region } from '../contract/evidence.ts';
import { clamp01 } from './response.ts';

/** The part of a box that lies inside the frame; the box itself where all of it does. */
export function insideFrame(box: Region): Region {
  if (box.x >= 0 && box.y >= 0 && box.w >= 0 && box.h >= 0 && box.x + box.w <= 1 && box.y + box.h <= 1) return box;
  const x = clamp01(box.x);
  const y = clamp01(box.y);
  return { x, y, w: Math.max(0, Math.min(clamp01(box.w), 1 - x)), h: Math.max(0, Math.min(clamp01(box.h), 1 - y)) };
}

/** Share of `inner` that `outer` covers, 0..1. */
export function coveredBy(inner: Region, outer: Region): number {
  const w = Math.min(inner.x + inner.w, outer.x + outer.w) - Math.max(inner.x, outer.x);
  const h = Math.min(inner.y + inner.h, outer.y + outer.h) - Math.max(inner.y, outer.y);
  const area = inner.w * inner.h;
  return w > 0 && h > 0 && area > 0 ? clamp01((w * h) / area) : 0;
}
