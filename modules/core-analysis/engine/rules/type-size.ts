/** A height of type, told as shares of the short side are measured, in units people know. */

/** "40 px of 1080". */
export const pixelsOf1080 = (heightOfShortSide: number): string => `${Math.round(heightOfShortSide * 1080)} px of 1080`;

/** Millimetres on a phone 65 mm wide: "2.4 mm". */
export const onPhone = (heightOfShortSide: number): string => `${(heightOfShortSide * 65).toFixed(1)} mm`;
