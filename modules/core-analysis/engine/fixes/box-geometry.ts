import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import type { SourceFacts } from '../measurements.ts';

type Size = Pick<SourceFacts, 'width' | 'height'>;

/** Whether a region keeps that room (share of the short side) to the frame's edges. */
export function isInside(region: Region, source: Size, margin: number): boolean {
  const short = Math.min(source.width, source.height) * margin;
  const x = short / source.width;
  const y = short / source.height;
  return region.x >= x && region.y >= y && region.x + region.w <= 1 - x && region.y + region.h <= 1 - y;
}

/** Whether a region lies on the card with that room (share of the short side) to its free sides; true where there is no card. */
export function isOnCard(region: Region, card: Region | null, source: Size, margin: number): boolean {
  if (!card) return true;
  const short = Math.min(source.width, source.height) * margin;
  const x = short / source.width;
  const y = short / source.height;
  return (
    region.x >= card.x + x &&
    region.y >= card.y + y &&
    region.x + region.w <= card.x + card.w - x &&
    region.y + region.h <= card.y + card.h - y
  );
}

/** Whether a region lies across a card's edge. */
export function cuts(region: Region, card: Region): boolean {
  return overlap(region, card, 0) && coveredBy(region, card) < 0.999;
}

/** Whether two boxes come nearer than `by`, a share of the frame's height. */
export function overlap(one: Region, other: Region, by: number, aspect = 1): boolean {
  const x = by / aspect;
  return (
    one.x < other.x + other.w + x &&
    other.x < one.x + one.w + x &&
    one.y < other.y + other.h + by &&
    other.y < one.y + one.h + by
  );
}
