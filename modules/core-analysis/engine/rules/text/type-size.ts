/** Sizes of type, in units people know. */
import type { Placement } from '../../../contract/analysis.ts';
import type { SourceFacts, TextBlock } from '../../measurements.ts';

/** Least size of type that a phone shows well, pixels of a side of 1080 that is as wide as the phone. */
export const LEAST_TYPE_PX = 40;

/** Share of the mark that nobody tells from it by eye, nor a measured height surely; our choice. */
const AS_GOOD_AS = 0.95;
/** Pixels of 1080 from which type is read, though not at ease: 12 points of a phone 390 points wide, the captions of its own interfaces. */
export const READ_PX = 33;

/** What `lineHeight` is of the type size that designers set: from the top of capitals to the bottom of descenders. */
const LINE_OF_TYPE = 0.93;

/** Where a wide picture is not shown across a phone held upright: a player is turned, a banner keeps its own size. */
const NOT_ACROSS: ReadonlySet<Placement> = new Set(['youtube', 'google_display']);

type Line = Pick<TextBlock, 'lineHeightOfShortSide'>;
type Size = Pick<SourceFacts, 'width' | 'height'>;

/** Size of type as a share of the short side, 0..1. */
export const typeOfShortSide = ({ lineHeightOfShortSide }: Line): number => lineHeightOfShortSide / LINE_OF_TYPE;

/** How much of the short side is left of the width of a phone held upright: a wide picture is shown at its width there, and no higher. */
const upright = ({ width, height }: Size): number => Math.min(1, height / width);

/**
 * Size of type as a share of a phone's width, 0..1. The source asks for 40 pixels of 1080 on a screen that the picture fills: a
 * picture wider than high fills it only across, so its width counts. A keyframe is of a video, for which the phone is turned.
 */
export function typeOfPhone(line: Line, source: Size & Pick<SourceFacts, 'format'>, placement: Placement): number {
  const isAcross = source.format !== 'frame' && !NOT_ACROSS.has(placement);
  return typeOfShortSide(line) * (isAcross ? upright(source) : 1);
}

/** Whether type of that share of its side is hard to read on a phone. */
export const isHardToRead = (type: number): boolean => Math.round(type * 1080) < READ_PX;

/** Whether type of that share of its side is as large as is asked for. */
export const meetsMark = (type: number): boolean => Math.round(type * 1080) >= AS_GOOD_AS * LEAST_TYPE_PX;

/** "40 px of 1080". */
export const pixelsOf1080 = (heightOfShortSide: number): string => `${Math.round(heightOfShortSide * 1080)} px of 1080`;

/** Millimetres from the top of capitals to the bottom of descenders on a phone 65 mm wide, held upright: "2.4 mm". */
export const onPhone = ({ lineHeightOfShortSide }: Line, source: Size): string =>
  `${(lineHeightOfShortSide * upright(source) * 65).toFixed(1)} mm`;
