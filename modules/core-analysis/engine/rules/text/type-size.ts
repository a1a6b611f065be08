/** A height of type, told as shares of the short side are measured, in units people know. */

/** Least height of a line that a phone shows well, pixels of a short side of 1080. */
export const LEAST_TYPE_PX = 40;

/** Share of the mark that nobody tells from it by eye, nor a measured height surely; our choice. */
const AS_GOOD_AS = 0.95;

/** Whether a line, its height a share of the short side, is visibly lower than that. */
export const isUnderMark = ({ lineHeightOfShortSide }: { lineHeightOfShortSide: number }): boolean =>
  Math.round(lineHeightOfShortSide * 1080) < AS_GOOD_AS * LEAST_TYPE_PX;

/** "40 px of 1080". */
export const pixelsOf1080 = (heightOfShortSide: number): string => `${Math.round(heightOfShortSide * 1080)} px of 1080`;

/** Millimetres on a phone 65 mm wide that is held upright and shows the picture over its whole width: "2.4 mm". */
export const onPhone = (heightOfShortSide: number, { width, height }: { width: number; height: number }): string =>
  `${(heightOfShortSide * Math.min(1, height / width) * 65).toFixed(1)} mm`;
