import type { Region } from './evidence.ts';

/** Share of `inner` that `outer` covers, 0..1. */
export function coveredBy(inner: Region, outer: Region): number {
  const w = Math.min(inner.x + inner.w, outer.x + outer.w) - Math.max(inner.x, outer.x);
  const h = Math.min(inner.y + inner.h, outer.y + outer.h) - Math.max(inner.y, outer.y);
  const area = inner.w * inner.h;
  return w > 0 && h > 0 && area > 0 ? Math.min(1, (w * h) / area) : 0;
}
