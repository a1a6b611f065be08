import type { TechnicalMeasures } from '../../measurements.ts';
import type { Plane } from '../plane.ts';

const DARK_LUMA = 4;
const BRIGHT_LUMA = 251;
const BINS_PER_STEP = 8;

type Exposure = Pick<
  TechnicalMeasures,
  'meanLightness' | 'clippedDark' | 'clippedBright' | 'lightnessP1' | 'lightnessP99'
>;

/** Mean and outer percentiles of L*, and the shares of pixels at the ends of the scale. Pure white grounds count as bright. */
export function measureExposure(luma: Plane, lightness: Plane): Exposure {
  let dark = 0;
  let bright = 0;
  for (let at = 0; at < luma.data.length; at += 1) {
    const value = luma.data[at] as number;
    if (value <= DARK_LUMA) dark += 1;
    else if (value >= BRIGHT_LUMA) bright += 1;
  }
  const histogram = new Uint32Array(100 * BINS_PER_STEP + 1);
  let sum = 0;
  for (let at = 0; at < lightness.data.length; at += 1) {
    const value = Math.min(100, Math.max(0, lightness.data[at] as number));
    sum += value;
    const bin = Math.round(value * BINS_PER_STEP);
    histogram[bin] = (histogram[bin] as number) + 1;
  }
  const percentile = (share: number) => {
    let seen = 0;
    const bin = histogram.findIndex((count) => {
      seen += count;
      return seen >= share * lightness.data.length;
    });
    return bin / BINS_PER_STEP;
  };
  return {
    meanLightness: sum / lightness.data.length,
    clippedDark: dark / luma.data.length,
    clippedBright: bright / luma.data.length,
    lightnessP1: percentile(0.01),
    lightnessP99: percentile(0.99),
  };
}
