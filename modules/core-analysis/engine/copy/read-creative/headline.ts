import type { LineFunction } from '../functions.ts';
import { follows } from './follows.ts';
import { type Creative, type CreativeLine, isTerms } from './lines-of.ts';

/** How much of a headline each function makes: what is said, of 1. */
const SAYS: Readonly<Partial<Record<LineFunction, number>>> = {
  pitch: 1,
  benefit: 1,
  offer: 0.8,
  proof: 0.7,
  request: 0.7,
  price: 0.6,
  fact: 0.6,
  urgency: 0.5,
};
const LEAST_SAID = 0.25;
/** Prominence is size to this power, times a part that is given and a part that is earned by what is said. */
const SIZE_POWER = 1.5;
const GIVEN = 0.45;
const IF_BRAND = 0.85;
const FIGURES_ALONE = 0.2;
const LEAST = 0.12;
const CLEAR = 0.25;
/** A rival this near leaves it open which is the headline. */
const RIVAL = 0.92;
const CONTACT = 0.6;

export interface FoundHeadline {
  /** The largest first line and what follows it in one size, in order: a hook is read whole. */
  blocks: readonly number[];
  /** No other text comes near it. */
  clear: boolean;
}

function prominence(line: CreativeLine, brand: number): number {
  const { reading, size } = line;
  if (isTerms(line) || (reading.p('contact') > CONTACT && reading.p('request') < 0.5)) return 0;
  const told = Object.entries(SAYS).map(([fn, worth]) => worth * reading.p(fn as LineFunction));
  const says = Math.max(LEAST_SAID, ...told);
  const words = reading.tokens.filter(({ word }) => word);
  const figures = words.length > 0 && words.every(({ span }) => span !== null) ? FIGURES_ALONE : 1;
  return size ** SIZE_POWER * (GIVEN + (1 - GIVEN) * says) * figures * (1 - IF_BRAND * brand);
}

/** The text that people read first, by size and by what it says; null where none stands out of what is no copy. */
export function headlineOf(
  creative: Creative,
  out: (index: number) => boolean,
  brand: readonly number[],
): FoundHeadline | null {
  const { lines } = creative;
  const weights = lines.map((line) => (out(line.index) ? 0 : prominence(line, brand[line.index] ?? 0)));
  const first = weights.reduce((best, weight, i) => (weight > (weights[best] ?? 0) ? i : best), 0);
  const most = weights[first] ?? 0;
  if (most < LEAST) return null;
  const goesOn = (a: number, b: number) => {
    const [above, below] = [lines[a], lines[b]];
    return above !== undefined && below !== undefined && !out(a) && !out(b) && follows(above, below);
  };
  const blocks = [first];
  for (let i = first; goesOn(i, i + 1); i++) blocks.push(i + 1);
  for (let i = first; goesOn(i - 1, i); i--) blocks.unshift(i - 1);
  const rival = Math.max(0, ...weights.filter((_, i) => !blocks.includes(i)));
  return { blocks, clear: most > CLEAR && rival < RIVAL * most };
}
