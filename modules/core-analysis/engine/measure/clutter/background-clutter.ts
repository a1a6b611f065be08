import type { Region } from '../../../contract/evidence.ts';
import type { ClutterMeasures, TextBlock } from '../../measurements.ts';
import { FIGURE, type Figure, figureZones, UNKNOWN } from '../composition/figure.ts';
import { emptyPlane, meanAndDeviation, type Plane } from '../plane.ts';
import { markRegion } from '../technical/picture-mask.ts';
import { widened } from '../technical/picture-sharpness.ts';
import { worstBoxes } from './worst-boxes.ts';

/** Ground around letters that belongs to them, such as a badge or a button, in line heights. */
const TEXT_PADDING = 1.1;
/** Under this share of the frame beside subject and texts there is no background to search through. */
const LEAST_BACKGROUND = 0.1;

/**
 * Congestion of what the eye has to search through: all but the subject, the texts with what they stand on, and buttons. Those are
 * what it is to find, and full of edges by what they are. Null where next to nothing is left.
 */
export function measureBackgroundClutter(
  congestion: Plane,
  blocks: readonly Pick<TextBlock, 'region' | 'lineHeight'>[],
  { figure, buttons }: { figure: Figure | null; buttons: readonly Region[] },
): NonNullable<ClutterMeasures['ofBackground']> | null {
  const { width, height, data } = congestion;
  const found = new Uint8Array(data.length);
  for (const { region, lineHeight } of blocks)
    markRegion(found, congestion, region, lineHeight * TEXT_PADDING * height);
  for (const button of buttons) markRegion(found, congestion, button, 0);
  if (figure) {
    const zones = figureZones(congestion, figure, figure.box);
    for (let at = 0; at < found.length; at += 1) if (zones[at] === FIGURE || zones[at] === UNKNOWN) found[at] = 1;
  }
  const beside = widened(found, width, height);
  const rest = emptyPlane(width, height);
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (beside[at] === 1) continue;
    rest.data[at] = data[at] as number;
    sum += data[at] as number;
    count += 1;
  }
  if (count < LEAST_BACKGROUND * data.length) return null;
  return {
    share: count / data.length,
    featureCongestion: sum / count,
    worst: worstBoxes(rest, meanAndDeviation(data).mean),
  };
}
