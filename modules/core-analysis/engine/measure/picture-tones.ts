import type { TechnicalMeasures } from '../measurements.ts';
import { type PictureMask, shareOf } from './picture-mask.ts';
import { meanAndDeviation } from './plane.ts';
import type { PreparedPlanes } from './prepare-planes.ts';

/** Under this share of grounds the frame is taken whole. */
const LEAST_GROUND = 0.15;
/** Under this share of the frame beside grounds and texts there is no picture to judge the light of. */
const LEAST_PICTURE = 0.08;
const DARK_LUMA = 4;

/**
 * Light of the picture itself: of what is neither a flat ground, as paper, a
 * panel or a card is, nor text. A product on white is not overexposed, and
 * one on black is not dark. Null where nothing else is left; the whole frame
 * where there is no such ground. At long side 512.
 */
export function measurePictureTones(planes: PreparedPlanes, mask: PictureMask): TechnicalMeasures['picture'] {
  const { grounds, lettered } = mask;
  const pixels = grounds.length;
  const whole = shareOf(grounds) < LEAST_GROUND;
  const outside = (pixel: number) => !whole && (grounds[pixel] === 1 || lettered[pixel] === 1);
  let left = 0;
  for (let pixel = 0; pixel < pixels; pixel += 1) if (!outside(pixel)) left += 1;
  if (left / pixels < LEAST_PICTURE) return null;
  const luma = new Float32Array(left);
  let [lightness, dark, at] = [0, 0, 0];
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    if (outside(pixel)) continue;
    const value = planes.luma512.data[pixel] as number;
    luma[at++] = value;
    if (value <= DARK_LUMA) dark += 1;
    lightness += Math.min(100, Math.max(0, planes.lab512.l.data[pixel] as number));
  }
  return {
    share: left / pixels,
    meanLightness: lightness / left,
    clippedDark: dark / left,
    rmsContrast: meanAndDeviation(luma).deviation / 255,
  };
}
