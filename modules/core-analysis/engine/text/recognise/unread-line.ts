/** Lines that are surely writing and that the recogniser cannot read, as those of a script that it does not know. */
import type { Frame } from '../../frame.ts';
import { UNCUT } from '../letters/cut-letters.ts';
import { inkOf, profiles } from '../letters/line-ink.ts';
import { type SeparatedLetters, separateLetters } from '../letters/separate-letters.ts';
import type { ReadLine } from './read-line.ts';
import type { PlacedLetter } from './recognise-line.ts';
import type { PixelBox } from './resample.ts';
import { straighten } from './straighten.ts';

/** Mean probability of the detector from which a box is writing: lines in 20 scripts have 0.975 and more, leaves and lattices rarely 0.95. */
const SURELY_WRITING = 0.97;
/** A line is so many times as long as it is high, or as high as it is long where it is set downward. A cup or a fig is about square. */
const ELONGATED = 2.5;
/** Share of its length over which letters part from their ground. */
const LEAST_CLEAR = 0.6;
/** Share of the columns of a stretch without a letter that hold ink, from which on something stands there. */
const LEAST_INKED = 0.5;
/** Half of a letter, and the stretch between two up to which an arrow, an icon or a wide space stands there, / height of the box. */
const HALF_LETTER = 0.35;
const ICON = 1.5;
/** So many letters that are all the same are an ornament. */
const REPEATED = 4;

const isElongated = ({ w, h }: PixelBox): boolean => Math.max(w / h, h / w) >= ELONGATED;

/**
 * Share of a line's length, 0..1, that its letters account for: less than all where ink runs on for longer than an icon is wide and
 * no letter was read in it. Of "FRUITLY" with as much in Hangul behind it, half.
 */
export function readShareOf(
  letters: readonly Pick<PlacedLetter, 'at'>[],
  separated: Pick<SeparatedLetters, 'width' | 'height' | 'mask'>,
  box: PixelBox,
): number {
  const { columns } = profiles(separated);
  const [left, right] = [columns.findIndex((n) => n > 0), columns.findLastIndex((n) => n > 0) + 1];
  if (right <= left) return 1;
  const { width } = separated;
  const unit = (box.h * width) / box.w;
  const places = [left - HALF_LETTER * unit, ...letters.map(({ at }) => at * width), right + HALF_LETTER * unit];
  let unread = 0;
  for (let i = 1; i < places.length; i++) {
    const [from, to] = [(places[i - 1] as number) + HALF_LETTER * unit, (places[i] as number) - HALF_LETTER * unit];
    if (to - from <= ICON * unit) continue;
    const inked = columns.slice(Math.round(from), Math.round(to)).filter((n) => n > 0).length;
    if (inked >= LEAST_INKED * (to - from)) unread += to - from;
  }
  return Math.max(0, 1 - unread / (right - left));
}

/** The line laid level: one that is set downward turned, so that its ground is met place by place as that of others is. */
function level(frame: Frame, box: PixelBox): { frame: Frame; box: PixelBox } {
  if (box.w >= box.h) return { frame, box };
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const turned = straighten(frame, { cx, cy, length: box.h, height: box.w, angle: Math.PI / 2 });
  return { frame: turned, box: { x: 0, y: 0, w: turned.width, h: turned.height } };
}

/** A wavy rule reads "sssss". */
function isOrnament(letters: readonly Pick<PlacedLetter, 'letter'>[]): boolean {
  return letters.length >= REPEATED && new Set(letters.map(({ letter }) => letter.toLowerCase())).size === 1;
}

/** The line in a box whose words cannot be read: its place and size without a text. Null where it may be no writing. */
export function unreadLine(
  frame: Frame,
  box: PixelBox,
  score: number,
  letters: readonly Pick<PlacedLetter, 'letter'>[] = [],
): ReadLine | null {
  if (score < SURELY_WRITING || !isElongated(box) || isOrnament(letters)) return null;
  const laid = level(frame, box);
  const separated = separateLetters(laid.frame, laid.box);
  const clear = separated.clear.reduce((sum, column) => sum + column, 0) / separated.clear.length;
  if (separated.slices.length === 0 || clear < LEAST_CLEAR) return null;
  const ink = box.w >= box.h ? (inkOf(separated, box) ?? box) : box;
  return {
    text: '',
    confidence: 0,
    box: ink,
    // The letters of a line that is set downward are about as high as it is wide.
    height: Math.min(ink.w, ink.h),
    stroke: null,
    slices: separated.slices,
    cut: UNCUT,
    tilt: null,
  };
}
