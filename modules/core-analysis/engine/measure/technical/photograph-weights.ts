import type { Region } from '../../../contract/evidence.ts';
import { emptyPlane, type Plane } from '../plane.ts';
import type { PhotographicTiles } from './photographic-tiles.ts';
import { markRegion } from './picture-mask.ts';
import { widened } from './picture-sharpness.ts';

/**
 * How far each pixel of a frame of long side 512 is photograph, 0..1: as much as its tile, nothing on texts, buttons and flat
 * fields of one colour: no colour holds as much of a photograph as those do, but for a plain backdrop, which has none of its own to judge.
 */
export function photographWeights({ tiles, mask, picture }: PhotographicTiles, buttons: readonly Region[]): Plane {
  const { width, height, fills, lettered } = mask;
  const weights = emptyPlane(width, height);
  for (const { left, top, right, bottom, weight } of tiles)
    for (let y = top; y < bottom; y += 1) weights.data.fill(weight, y * width + left, y * width + right);
  const drawn = fills.map((is, at) => is | (lettered[at] as number));
  for (const button of buttons) markRegion(drawn, mask, button, 0);
  const outside = widened(drawn, width, height);
  for (let at = 0; at < outside.length; at += 1) if (picture[at] !== 1 || outside[at] === 1) weights.data[at] = 0;
  return weights;
}
