import type { Region } from '../../../contract/evidence.ts';
import type { CompositionMeasures, TextBlock } from '../../measurements.ts';
import { emptyPlane, type Plane } from '../plane.ts';

/** Bars thinner than this share of the frame, or on one side only, are edges and grounds of a design. */
const LEAST_BAR = 0.01;
/** Lines inside the bars that a resized border may blur. */
const SOFT_LINES = 2;

/** The picture inside its letterbox or pillarbox, in fractions of the frame; null where no pair of bars encloses it. */
export function pictureWithin({ top, bottom, left, right }: CompositionMeasures['bars']): Region | null {
  const down = Math.min(top, bottom) > LEAST_BAR;
  const across = Math.min(left, right) > LEAST_BAR;
  if (!down && !across) return null;
  const x = across ? left : 0;
  const y = down ? top : 0;
  return { x, y, w: 1 - x - (across ? right : 0), h: 1 - y - (down ? bottom : 0) };
}

/** The part of a plane inside a region, less the lines that a resized border may blur. */
export function cropPlane(plane: Plane, { x, y, w, h }: Region): Plane {
  const left = x > 0 ? Math.ceil(x * plane.width) + SOFT_LINES : 0;
  const top = y > 0 ? Math.ceil(y * plane.height) + SOFT_LINES : 0;
  const right = x + w < 1 ? Math.floor((x + w) * plane.width) - SOFT_LINES : plane.width;
  const bottom = y + h < 1 ? Math.floor((y + h) * plane.height) - SOFT_LINES : plane.height;
  const out = emptyPlane(Math.max(1, right - left), Math.max(1, bottom - top));
  for (let row = 0; row < out.height; row += 1) {
    const from = (top + row) * plane.width + left;
    out.data.set(plane.data.subarray(from, from + out.width), row * out.width);
  }
  return out;
}

/** Text blocks as they lie in the region, in its fractions. */
export function blocksWithin(
  blocks: readonly TextBlock[],
  picture: Region,
): Pick<TextBlock, 'region' | 'lineHeight' | 'background'>[] {
  return blocks.map(({ region, lineHeight, background }) => ({
    background,
    region: inOf(region, picture),
    lineHeight: lineHeight / picture.h,
  }));
}

/** A region given in fractions of the frame, in fractions of another. */
export function inOf(region: Region, { x, y, w, h }: Region): Region {
  return { x: (region.x - x) / w, y: (region.y - y) / h, w: region.w / w, h: region.h / h };
}

/** A region given in fractions of another, in fractions of the frame. */
export function outOf(inner: Region, { x, y, w, h }: Region): Region {
  return { x: x + inner.x * w, y: y + inner.y * h, w: inner.w * w, h: inner.h * h };
}
