import type { TechnicalMeasures } from '../measurements.ts';
import { type PictureMask, pictureOf, shareOf } from './picture-mask.ts';
import { meanAndDeviation } from './plane.ts';
import type { PreparedPlanes } from './prepare-planes.ts';

const DARK_LUMA = 4;

/**
 * Light of the picture itself: of what is neither a flat ground, as paper, a
 * panel or a card is, nor text. A product on white is not overexposed, and
 * one on black is not dark. Null where nothing else is left; the whole frame
 * where there is no such ground. At long side 512.
 */
export function measurePictureTones(planes: PreparedPlanes, mask: PictureMask): TechnicalMeasures['picture'] {
  const picture = pictureOf(mask);
  if (!picture) return null;
  const pixels = picture.length;
  const left = Math.round(shareOf(picture) * pixels);
  const luma = new Float32Array(left);
  let [lightness, dark, at] = [0, 0, 0];
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    if (picture[pixel] === 0) continue;
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
