import { rowsOf, type Span, spansOf } from '../ink/ink-spans.ts';
import { inkRows, profiles } from '../letters/line-ink.ts';
import type { SeparatedLetters } from '../letters/separate-letters.ts';
import { connectedAreas } from '../recognise/detect-lines.ts';
import type { PlacedLetter } from '../recognise/recognise-line.ts';
import { barredShare, findEurosInUnrest, LEAST_BARRED } from './euro-in-unrest.ts';

/** A sign is at least this wide and high, / ink height of the line: narrower is a stop or a stroke, lower a dash. */
const LEAST_WIDTH = 0.35;
const MOST_WIDTH = 1.1;
const LEAST_HEIGHT = 0.6;
/** Distance to the figure it belongs to, ink edge to ink edge, / ink height. */
const MOST_GAP = 0.6;
/** Rows at its top and bottom, / its height. */
const END = 0.12;
/**
 * Share of its width with ink there. A bow or a hook ends the euro and the pound at the top: the rupee's bar is wider, the lira's stem
 * narrower. The pound stands on a line, the euro on the bottom of a bow and the dong on a bar of its own.
 */
const TOP = { euro: 0.6, pound: 0.57, bar: 0.88 } as const;
/** Crossed four times down nearly all of its middle, it is a euro with a shorter bow too, as in light faces. */
const SURELY_BARRED = { from: 0.9, top: 0.52 } as const;
const FOOT = { pound: 0.74, dong: 0.79 } as const;

/** Share of its ink in one piece, from which a sign has a shape. */
const WHOLE = 0.8;

/** The Unicode sign of a currency that is not said: of a sum whose sign the recogniser lacks nobody may say which it is. */
const UNKNOWN_CURRENCY = '¤';

/** How the recogniser reads the signs of won, naira, lira, dong and rupee where it takes them for a letter, glued to a sum. */
const LOOKS_LIKE_SIGN =
  /(?<![\p{L}\p{N}#&/.-])[#tWNdgF](?=(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d{1,4}[.,]\d{2})(?![\p{L}\d.,]\d|\p{L}))/gu;

/** The same apart behind its sum: no unit is called so. */
const SIGN_BEHIND = /(?<=\d )[f#](?![\p{L}\p{N}.#-])/gu;

/** A letter or mark that stands for a sign of money which the recogniser lacks, as such. */
export function correctUnknownCurrency(text: string): string {
  return text.replace(LOOKS_LIKE_SIGN, UNKNOWN_CURRENCY).replace(SIGN_BEHIND, UNKNOWN_CURRENCY);
}

/**
 * "f" for the pound sign, which the recogniser often takes for the letter most like it: before two figures and more or
 * after one. An aperture such as f1.8 stays.
 */
export function correctPound(text: string): string {
  return text.replace(/(?<![\p{L}\d])f(?=\d{2}|\d[.,]\d{2})|(?<=\d)f(?![\p{L}\d])/gu, '£');
}

const PERIODS = 'mo|month|yr|year|wk|week|day|night|hour|mes|mês|semana|año|ano|día|dia';
/** Of what stands behind a figure only a price has: cents, the time it is for, "off". "S24 phone" and "S12" alone are models. */
const BEHIND_A_PRICE = [
  String.raw`\.\d{2}(?![\p{L}\d.,]\d|\p{L})`,
  String.raw`(?:\.\d{2})?(?:\s?\/\s?|\s(?:an?|per|each|al|por)\s)(?:${PERIODS})(?!\p{L})`,
  String.raw`\s(?:off|OFF)(?![\p{L}-])`,
].join('|');
const DOLLAR = new RegExp(String.raw`(?<![\p{L}\d])S(?=\d{1,4}(?:,\d{3})*(?:${BEHIND_A_PRICE}))`, 'gu');

/** "S" for the dollar sign, where what stands behind the figure makes it a price. */
export function correctDollar(text: string): string {
  return text.replace(DOLLAR, '$');
}

/** Words a price follows, and a sum with cents: "E39" alone may be a socket or a model. */
const EURO_BY_WORD = /(?<=(?<!\p{L})(?:from|only|just|was|ab|nur|statt|dès|desde|solo|sólo)\s)E(?=\d{1,3}(?!\p{L}))/giu;
const EURO_BY_CENTS = /(?<![\p{L}\d])E(?=\d{1,4}[.,]\d{2}(?![\p{L}\d]))/gu;

/** "E" for the euro sign, where a word of price stands before it or cents behind it. */
export function correctEuro(text: string): string {
  return text.replace(EURO_BY_WORD, '€').replace(EURO_BY_CENTS, '€');
}

/**
 * The letters with the signs of money the recogniser has no class for: ink of
 * a sign's size, read as nothing, that stands beside a figure. Euro and pound
 * are known by their shape, any other is unknown. Where letters and ground do not separate clearly only the euro is looked for.
 */
export function addUnreadCurrency(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const { rows, columns } = profiles(separated);
  const ink = inkRows(rows);
  const height = ink.to - ink.from;
  const visible = letters.filter(({ letter }) => letter !== ' ');
  const found: PlacedLetter[] = [];
  const misread = new Map<PlacedLetter, string>();
  const runs = spansOf(separated.width, (x) => (columns[x] as number) > 0).filter(({ from, to }) =>
    separated.clear.subarray(from, to).every((column) => column === 1),
  );
  for (const [at, run] of runs.entries()) {
    const isRead = visible.some(
      ({ at: place }) =>
        place * separated.width > run.from - height * 0.1 && place * separated.width < run.to + height * 0.1,
    );
    const width = run.to - run.from;
    const asPound = poundAt(run);
    // The letter that stands for a pound is none where the shape is barred: a euro in a face with serifs.
    if (asPound && signOf(separated, run) === '€') misread.set(asPound, '€');
    if (isRead || width < LEAST_WIDTH * height || width > MOST_WIDTH * height) continue;
    const shape = rowsOf(separated, run);
    if (shape.to - shape.from < LEAST_HEIGHT * height) continue;
    if (![runs[at - 1], runs[at + 1]].some((near) => near && isFigure(near, run))) continue;
    const place = (run.from + run.to) / 2 / separated.width;
    found.push({
      letter: signOf(separated, run),
      confidence: 1,
      spaceAfter: 0,
      at: place,
    });
  }
  if (found.length === 0 && separated.clear.includes(0)) found.push(...findEurosInUnrest(visible, separated));
  const kept = letters.map((one) => ({ ...one, letter: misread.get(one) ?? one.letter }));
  return found.length === 0 ? kept : [...kept, ...found].sort((p, q) => p.at - q.at);

  /** The letter in a run that `correctPound` would take for a pound sign. */
  function poundAt({ from, to }: Span): PlacedLetter | undefined {
    const inside = ({ at }: PlacedLetter) => at * separated.width >= from && at * separated.width < to;
    const letter = visible.find((one) => one.letter === 'f' && inside(one));
    if (!letter) return undefined;
    const at = visible.indexOf(letter);
    const text = (some: readonly PlacedLetter[]) => some.map((one) => one.letter).join('');
    const before = /\d$/u.test(text(visible.slice(0, at)));
    return before || /^(?:\d{2}|\d[.,]\d)/u.test(text(visible.slice(at + 1))) ? letter : undefined;
  }

  function isFigure(near: Span, run: Span): boolean {
    const gap = Math.max(near.from - run.to, run.from - near.to);
    if (gap > MOST_GAP * height) return false;
    const edge = near.from >= run.to ? near.from : near.to;
    const closest = visible.reduce<PlacedLetter | null>((best, letter) => {
      const away = Math.abs(letter.at * separated.width - edge);
      return away < height && (!best || away < Math.abs(best.at * separated.width - edge)) ? letter : best;
    }, null);
    return closest !== null && /\d/.test(closest.letter);
  }
}

/** Euro or pound where the shape says so: of 15 faces in two weights no rupee, lira, won, naira or dong passes for either. */
function signOf({ width, height, mask }: SeparatedLetters, run: Span): string {
  const inRun = Float32Array.from(mask, (ink, cell) => (cell % width >= run.from && cell % width < run.to ? ink : 0));
  // Specks above and below it are none of the sign.
  const piece = connectedAreas(inRun, width, height, 0.5).reduce((most, one) =>
    one.cells.length > most.cells.length ? one : most,
  );
  // Broken by what lies behind it, as on photographs, it has no shape, and is what unread signs mostly are.
  if (piece.cells.length < WHOLE * inRun.reduce((sum, ink) => sum + ink, 0)) return '€';
  const own = new Uint8Array(mask.length);
  for (const cell of piece.cells) own[cell] = 1;
  const end = Math.max(1, Math.round((piece.bottom - piece.top) * END));
  const inked = (from: number, to: number) => {
    const has = (x: number) => spansOf(to - from, (row) => own[(from + row) * width + x] === 1).length > 0;
    return spansOf(width, has).reduce((sum, span) => sum + span.to - span.from, 0) / (piece.right - piece.left);
  };
  const top = inked(piece.top, piece.top + end);
  const foot = inked(piece.bottom - end, piece.bottom);
  if (top > TOP.bar) return UNKNOWN_CURRENCY;
  const barred = barredShare({ width, mask: own }, piece);
  if (barred >= LEAST_BARRED)
    return top >= (barred >= SURELY_BARRED.from ? SURELY_BARRED.top : TOP.euro) && foot < FOOT.dong
      ? '€'
      : UNKNOWN_CURRENCY;
  return top >= TOP.pound && foot >= FOOT.pound ? '£' : UNKNOWN_CURRENCY;
}
