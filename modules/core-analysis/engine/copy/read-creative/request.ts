import { FUNCTIONS } from '../functions.ts';
import { besides, hasConcept } from '../quote.ts';
import { asRequest, endsInObject, isVague, opensWithVerb, type RequestReading } from '../request-line.ts';
import { isStore } from './badge.ts';
import { standTogether } from './follows.ts';
import type { Creative, CreativeLine } from './lines-of.ts';
import { NONE, SURE, shifted } from './thresholds.ts';

export interface FoundRequest extends RequestReading {
  block: number;
  kind: 'words' | 'button' | 'badge';
  /** The blocks it stands in: a number to call may stand in a line of its own. */
  blocks: readonly number[];
}

const BUTTON = { words: 6, p: 0.95 } as const;
const STORE_BADGE = 0.92;
/** The largest text without a shape is rather the headline. */
const LARGEST = -1;
const BUTTON_FIRST = 0.1;
/** Of two buttons the one that is filled, larger, or asks for more than a look. */
const PULL = 0.02;
const BADGE_IS_NONE = 0.5;

const otherFunctions = FUNCTIONS.filter((fn) => fn !== 'request');

/** Its own words ask; where they do not, only the shape around them does. */
const asksInWords = ({ reading }: CreativeLine): boolean => opensWithVerb(reading) || reading.p('request') > NONE;

/** What a button says is a request, unless it surely is something else, such as a price in a bubble. */
function byShape(line: CreativeLine): number {
  const { reading, button, words } = line;
  if (!button || words > BUTTON.words || reading.p('badge') >= BADGE_IS_NONE) return 0;
  if (opensWithVerb(reading)) return BUTTON.p;
  return BUTTON.p * (1 - Math.max(...otherFunctions.map((fn) => reading.p(fn))));
}

/** How surely each line asks, 0..1. */
export function asking(creative: Creative, out: (index: number) => boolean, badges: ReadonlySet<number>): number[] {
  const several = creative.lines.length > 2;
  // Stickers and labels come in numbers: where several shapes hold words that ask for nothing, a shape says nothing.
  const isOnlyShape = creative.lines.filter((line) => line.button && !asksInWords(line)).length < 2;
  return creative.lines.map((line) => {
    if (out(line.index) || line.block.caption) return 0;
    if (badges.has(line.index)) return isStore(creative, line.index) ? STORE_BADGE : 0;
    const p = line.reading.p('request');
    const asHeadline = line.size === 1 && !line.button && several && line.block.lineHeight !== undefined;
    const shaped = isOnlyShape || asksInWords(line) ? byShape(line) : 0;
    return Math.max(shaped, asHeadline ? shifted(p, LARGEST) : p);
  });
}

/** The most probable request, a button first, of equals the later one; null where nothing may ask. */
export function requestOf(
  creative: Creative,
  asks: readonly number[],
  badges: ReadonlySet<number>,
): FoundRequest | null {
  // Two that surely ask are equals.
  const rank = (line: CreativeLine) =>
    Math.min(SURE, asks[line.index] ?? 0) +
    // A shape alone is no reason to pass over a line that asks: a year or a name stands in one too.
    (line.button && asksInWords(line) ? BUTTON_FIRST + PULL * (line.pull + (isVague(line.block.text) ? 0 : 1)) : 0) -
    (line.button && !asksInWords(line) ? BUTTON_FIRST : 0);
  // Two lines of a badge are one: its first line stands for it.
  const isFirst = (line: CreativeLine) => !badges.has(line.index) || !badges.has(line.index - 1);
  const best = creative.lines
    .filter(isFirst)
    .reduce<CreativeLine | null>((top, line) => (top && rank(top) > rank(line) ? top : line), null);
  const p = best ? (asks[best.index] ?? 0) : 0;
  if (!best || p === 0) return null;
  const below = creative.lines[best.index + 1];
  const kind = badges.has(best.index) ? 'badge' : best.button ? 'button' : 'words';
  const own = asRequest(best.reading, best.language, p);
  // What its ending stands for is named by the line before it.
  const isNamed = ['es', 'it'].includes(best.language) && endsInObject(best.reading) && creative.lines.length > 1;
  const asked = { ...own, specific: own.specific || isNamed };
  const text =
    kind === 'badge' && below && badges.has(below.index) ? `${best.block.text} ${below.block.text}` : asked.text;
  const number = below && kind === 'words' && isNumberOf(best, below) ? below : null;
  if (!number) return { ...asked, text, block: best.index, blocks: [best.index], kind };
  // Of the two the larger is what people see.
  const block = number.size > best.size ? number.index : best.index;
  return { ...asked, text: `${text} ${number.block.text.trim()}`, block, blocks: [best.index, number.index], kind };
}

/** Whether a line is the number that the one above asks to call. */
function isNumberOf(asking: CreativeLine, line: CreativeLine): boolean {
  const { tokens } = line.reading;
  const isNumber = hasConcept(tokens, '<phone>') && besides(tokens, '<phone> open prep').length === 0;
  return isNumber && !hasConcept(asking.reading.tokens, '<phone>') && standTogether(asking, line);
}
