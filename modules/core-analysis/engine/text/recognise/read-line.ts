import type { Frame } from '../../frame.ts';
import { ratioOf } from '../blocks/side-by-side.ts';
import { correctStarRows, isStarRow } from '../blocks/star-rows.ts';
import { correctCase, correctSmallL, correctZeros } from '../correct/correct-case.ts';
import { addDrawnBars, correctBars } from '../correct/drawn-bars.ts';
import { correctSharpS } from '../correct/sharp-s.ts';
import { addSpanishOpening } from '../correct/spanish-openings.ts';
import { addUnreadAccents } from '../correct/unread-accents.ts';
import {
  addUnreadCurrency,
  correctDollar,
  correctEuro,
  correctPound,
  correctUnknownCurrency,
} from '../correct/unread-currency.ts';
import { strokeOfInk } from '../ink/stroke-width.ts';
import { baselineSlope, sunkShare } from '../letters/baseline.ts';
import { type CutShare, cutShareOf, UNCUT } from '../letters/cut-letters.ts';
import type { LetterSlice } from '../letters/letter-slice.ts';
import { inkEdges, inkOf, profiles } from '../letters/line-ink.ts';
import { hangOf, inkShare, lineHeightOf, textInInk } from '../letters/line-reach.ts';
import { addSwallowedSpaces, inkIsLetters } from '../letters/line-shape.ts';
import { type SeparatedLetters, separateLetters } from '../letters/separate-letters.ts';
import type { OcrRuntime } from './ocr-runtime.ts';
import { type PlacedLetter, recogniseLine } from './recognise-line.ts';
import type { PixelBox } from './resample.ts';
import { straighten, type TiltedBox, toFrame, uprightBox } from './straighten.ts';
import { readShareOf, unreadLine } from './unread-line.ts';

/** One read line of text; places and sizes in pixels of the frame. */
export interface ReadLine {
  /** Empty where it is surely writing whose words could not be read. */
  text: string;
  /** Mean confidence of its letters, 0..1; what of the line no letter accounts for counts as 0. */
  confidence: number;
  /** Tight around the ink where letters separate from the ground, else an estimate from the detector's box. */
  box: PixelBox;
  /** From the top of capitals to the bottom of descenders. */
  height: number;
  /** Width of its strokes / type size; null where that cannot be told, or the writing is not Latin. */
  stroke: number | null;
  slices: LetterSlice[];
  /** Ink at the frame's left and right edge, where they cut through its letters; of tilted lines it is not told. */
  cut: CutShare;
  /** Where it was cut out when it stands at an angle. */
  tilt: TiltedBox | null;
}

/** Under this mean confidence a "line" is texture more often than text. */
const MIN_CONFIDENCE = 0.6;
/** Letters that account for less of a line than this are what another script has in common with ours, as its figures. */
const LEAST_READ = 0.5;
/** How much higher the detector's box is than the ink of a line of mixed letters: 0.98 at 96 px, 1.2 at 50, 1.4 at 28. */
const BOX_TO_INK = 1.2;
/** Ground looked at above and below the detector's box, / its height. */
const RIM = 0.12;

function meanConfidence(letters: readonly PlacedLetter[]): number {
  const visible = withoutSpaces(letters);
  return visible.length === 0 ? 0 : visible.reduce((sum, { confidence }) => sum + confidence, 0) / visible.length;
}

/** The box with more ground above and below: the detector cuts dots and tails of large letters. Its width stays. */
function withRim({ x, y, w, h }: PixelBox, frame: Frame): PixelBox {
  const top = Math.max(0, y - h * RIM);
  return onPixels({ x, y: top, w, h: Math.min(frame.height, y + h * (1 + RIM)) - top });
}

/** The box out to whole pixels: of a small line no row is sampled twice and none passed over. */
function onPixels({ x, y, w, h }: PixelBox): PixelBox {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, w: Math.ceil(x + w) - left, h: Math.ceil(y + h) - top };
}

/** Ink by proportion where pixels cannot tell. */
function inkByProportion(box: PixelBox): PixelBox {
  const rim = (box.h - box.h / BOX_TO_INK) / 2;
  return { x: box.x + rim, y: box.y + rim, w: Math.max(1, box.w - rim * 2), h: box.h - rim * 2 };
}

/** The ink out to the ends of the line where letters were read at an end at which nothing parts, as beside tips of another line. */
function toItsEnds(ink: PixelBox, guess: PixelBox, at: readonly number[], separated: SeparatedLetters): PixelBox {
  const { width, clear } = separated;
  const { columns } = profiles(separated);
  const isParted = (inked: number, x: number) => clear[x] === 1 || inked > 0;
  const [first, last] = [columns.findIndex(isParted), columns.findLastIndex(isParted)];
  const toLeft = at.some((place) => place * width < first) ? Math.max(0, ink.x - guess.x) : 0;
  const toRight = at.some((place) => place * width > last + 1) ? Math.max(0, guess.x + guess.w - ink.x - ink.w) : 0;
  return { ...ink, x: ink.x - toLeft, w: ink.w + toLeft + toRight };
}

/** Over busy ground specks and broken letters move the ink's edges; then it must agree with the detector's box. */
function isPlausible(ink: PixelBox, guess: PixelBox, separated: SeparatedLetters): boolean {
  const isClear = clearShare(separated) >= 0.5;
  const [least, most] = isClear ? [0.5, 1.9] : [0.75, 1.35];
  return ink.h >= guess.h * least && ink.h <= guess.h * most;
}

/** Parts of a box's height around its middle, in which a label smaller than the box is looked for. */
const MIDDLES = [0.7, 0.55];
/** Letters fill less of their box, a panel with letters cut out of it more. */
const MOST_INK = 0.7;
/** Contrast up to which letters have nearly the colour of their ground. */
const FAINT = 2;
/** Share of a line's columns in which letters must separate before a smaller box is believed. */
const LEAST_CLEAR = 0.7;

/**
 * Letters and ground of a line, and the tight box of its ink; null where pixels cannot tell. The detector may take a whole
 * button for its label: then its edges spoil both, or the panel passes for ink, and the letters are looked for inside.
 */
function parted(
  frame: Frame,
  box: PixelBox,
  letters: readonly PlacedLetter[],
): { separated: SeparatedLetters; ink: PixelBox | null } {
  const area = withRim(box, frame);
  const at = withoutSpaces(letters).map((letter) => letter.at);
  const separated = separateLetters(frame, area, at);
  const ink = inkOf(separated, area);
  const isPanel = ink !== null && filled(separated, ink, area) > MOST_INK;
  if (ink && !isPanel && isPlausible(ink, inkByProportion(box), separated)) {
    return { separated, ink: toItsEnds(ink, inkByProportion(box), at, separated) };
  }
  const { y, h } = isPanel ? ink : box;
  let faint: SeparatedLetters | null = null;
  for (const part of MIDDLES) {
    const middle = onPixels({ ...box, y: y + (h * (1 - part)) / 2, h: h * part });
    const inner = separateLetters(frame, middle, at);
    const found = inkOf(inner, middle);
    if (found && clearShare(inner) >= LEAST_CLEAR && inkIsLetters(withoutSpaces(letters), inner))
      return { separated: inner, ink: found };
    if (inner.slices.length > 0 && inner.slices.every(({ contrast }) => contrast <= FAINT)) faint ??= inner;
  }
  // Letters in the colour of their ground part nowhere; what lies around them parts from it and says nothing of them.
  if (faint && separated.slices.length === 0) return { separated: faint, ink: null };
  return { separated, ink: isPanel && isPlausible(ink, inkByProportion(box), separated) ? ink : null };
}

/** Share of the ink's box that is ink. */
function filled({ mask, height }: SeparatedLetters, ink: PixelBox, area: PixelBox): number {
  const scale = height / area.h;
  return mask.reduce((sum, mark) => sum + mark, 0) / Math.max(1, ink.w * ink.h * scale * scale);
}

const clearShare = ({ clear }: SeparatedLetters) => clear.reduce((sum, column) => sum + column, 0) / clear.length;
const withoutSpaces = (letters: readonly PlacedLetter[]) => letters.filter(({ letter }) => letter !== ' ');

/** A line with the slope of its baseline, rows / columns. */
interface Reading {
  line: ReadLine;
  slope: () => number;
}

const levelLine = (line: ReadLine | null): Reading | null => line && { line, slope: () => 0 };

async function read(runtime: OcrRuntime, frame: Frame, box: PixelBox, score: number): Promise<Reading | null> {
  const letters = await recogniseLine(runtime, frame, box);
  const surely = meanConfidence(letters);
  const unread = () => levelLine(unreadLine(frame, box, score, withoutSpaces(letters)));
  if (surely < MIN_CONFIDENCE) return unread();
  const { separated, ink } = parted(frame, box, letters);
  const share = readShareOf(withoutSpaces(letters), separated, box);
  const instead = share < LEAST_READ ? unread() : null;
  if (instead) return instead;
  const confidence = surely * share;
  const signed = addUnreadCurrency(addUnreadAccents(addSpanishOpening(letters, separated), separated), separated);
  const spaced = addDrawnBars(addSwallowedSpaces(signed, separated), separated)
    .map(({ letter }) => letter)
    .join('')
    .trim()
    .replace(/(?<=\d) (?=%)/gu, '')
    // A round emoji behind a sentence is read as "@", which stands before a name or a figure where it is meant.
    .replace(/(?<=\s)@$/u, '')
    .trim();
  const text = correctBars(
    correctStarRows(
      correctUnknownCurrency(
        correctZeros(correctDollar(correctEuro(correctPound(correctSharpS(correctSmallL(correctCase(spaced))))))),
      ),
    ),
  );
  // A percent sign set apart from its figure is found by itself and joined to it later.
  if (!/[\p{L}\p{N}%]/u.test(text) && !isStarRow(text)) return null;
  const visible = withoutSpaces(signed);
  const edges = ink && inkEdges(separated);
  const sunk = edges ? sunkShare(visible, separated, edges) : 0;
  const tight = ink ? { ...ink, h: ink.h * (1 - sunk) } : inkByProportion(box);
  const inked = ink && { text: textInInk(text, visible, separated, edges), hang: hangOf(visible, separated, edges) };
  const stroke = edges && !/\p{Script=Han}/u.test(text) ? strokeOfInk(separated, edges) : null;
  return {
    line: {
      text,
      confidence,
      box: tight,
      height: inked ? lineHeightOf(inked.text, tight.h, inked.hang) : lineHeightOf(text, tight.h),
      stroke: inked && stroke !== null ? (stroke * inkShare(inked.text, inked.hang)) / (1 - sunk) : null,
      slices: separated.slices,
      cut: cutShareOf(frame, tight, separated.slices),
      tilt: null,
    },
    slope: () => (edges ? baselineSlope(visible, separated, edges) : 0),
  };
}

/**
 * Reads one upright box, `score` being the detector's mean probability. Null when it holds no text that can be trusted; without a
 * text where it is surely writing that cannot be read, for which a score is needed.
 */
export async function readLine(runtime: OcrRuntime, frame: Frame, box: PixelBox, score = 0): Promise<ReadLine | null> {
  return (await read(runtime, frame, box, score))?.line ?? null;
}

async function readAt(runtime: OcrRuntime, frame: Frame, tilt: TiltedBox, score: number): Promise<Reading | null> {
  const upright = straighten(frame, tilt);
  const reading = await read(runtime, upright, { x: 0, y: 0, w: upright.width, h: upright.height }, score);
  if (!reading) return null;
  const { x, y, w, h } = reading.line.box;
  const middle = toFrame(tilt, x + w / 2, y + h / 2);
  return {
    slope: reading.slope,
    line: {
      ...reading.line,
      cut: UNCUT,
      tilt,
      box: uprightBox({ cx: middle.x, cy: middle.y, length: w, height: h, angle: tilt.angle }),
    },
  };
}

/** Slope of a baseline, as the straightened line has it, from which the angle is taken to be wrong. */
const SLOPES = 0.01;
/** A wrong angle changes the height by up to a quarter; what changes it by more is another line that came into the box. */
const MOST_CHANGE = 1.3;
/** Angles under this read well uncut. */
const LEVEL = 0.01;

/**
 * Reads a line that stands at an angle: it is cut out and turned upright, read
 * and measured there; its place is the upright box around its ink. The detector takes a short line with a letter that hangs at
 * one end for a tilted one, so its baseline has the last word on the angle.
 */
export async function readTiltedLine(
  runtime: OcrRuntime,
  frame: Frame,
  tilt: TiltedBox,
  score = 0,
): Promise<ReadLine | null> {
  const found = await readAt(runtime, frame, tilt, score);
  const slope = found?.slope() ?? 0;
  if (!found || Math.abs(slope) < SLOPES) return found?.line ?? null;
  const turned = { ...tilt, angle: tilt.angle + Math.atan(slope) };
  const again =
    Math.abs(turned.angle) < LEVEL
      ? await read(runtime, frame, uprightBox({ ...turned, angle: 0 }), score)
      : await readAt(runtime, frame, turned, score);
  if (!again || ratioOf(again.line.height, found.line.height) > MOST_CHANGE) return found.line;
  const { text, confidence } = again.line.confidence < found.line.confidence ? found.line : again.line;
  return { ...again.line, text, confidence };
}
