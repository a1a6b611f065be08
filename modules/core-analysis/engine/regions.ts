import type { Region } from '../contract/evidence.ts';
import { clamp01 } from './response.ts';

/** The part of a box that lies inside the frame; the box itself where all of it does. */
export function insideFrame(box: Region): Region {
  if (box.x >= 0 && box.y >= 0 && box.w >= 0 && box.h >= 0 && box.x + box.w <= 1 && box.y + box.h <= 1) return box;
  const x = clamp01(box.x);
  const y = clamp01(box.y);
  return { x, y, w: Math.max(0, Math.min(clamp01(box.w), 1 - x)), h: Math.max(0, Math.min(clamp01(box.h), 1 - y)) };
}

/** The smallest box around all. */
export function aroundRegions(regions: readonly Region[]): Region {
  const x = Math.min(...regions.map((one) => one.x));
  const y = Math.min(...regions.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...regions.map((one) => one.x + one.w)) - x,
    h: Math.max(...regions.map((one) => one.y + one.h)) - y,
  };
}
