import type { ImageMeasurements } from '../../measurements.ts';
import { hat } from '../../response.ts';

/** Lightest tone (L*, 99th percentile) under which a frame is too dark to tell calm ground from what cannot be seen. */
const UNSEEN = 30;

/** Share of the frame that text fills from where on it is a page. */
const MOSTLY_TEXT = 0.35;

/** Whether calm ground tells of rest: between closely set lines there is paper, but no rest, and in the dark all is calm. */
export const canRest = ({ text, technical }: ImageMeasurements): boolean =>
  text.areaShare <= MOSTLY_TEXT && technical.lightnessP99 >= UNSEEN;

/** Percentages of the frame between which calm ground is rest, not want of room or emptiness: the range of rule C-14. */
export const CALM = { least: 20, most: 60 } as const;

/** Response to the percentage of the frame that is calm, 0..100. */
export const calmResponse = hat(5, CALM.least, CALM.most, 85);

/** Percentage of calm ground up to which a frame is told to have no room, 0..100. */
const NO_ROOM = 12.5;

/** Whether a frame is told to have no room to breathe: it is then not praised as clean, however few its edges. */
export const hasNoRoom = (m: ImageMeasurements): boolean => canRest(m) && m.composition.negativeSpace * 100 < NO_ROOM;
