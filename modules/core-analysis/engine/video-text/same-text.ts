import { foldText, shapeOf } from '../copy/fold-text.ts';

/** A text as it is compared: small letters and figures only, look-alikes made one. */
export function plainOf(text: string): string {
  return shapeOf(foldText(text)).replace(/[^\p{L}\p{N}%$€£]+/gu, '');
}

const figuresOf = (text: string) =>
  foldText(text)
    .match(/(?<![\p{L}\p{N}])[\d.,]*\d(?![\p{L}])/gu)
    ?.join(' ') ?? '';

/** Letters to change, add or drop to make one text the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, change));
    }
    row = next;
  }
  return row[other.length] as number;
}

/** Share of letters two plain texts have in common, 0..1. */
function likeness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 0 : 1 - editDistance(one, other) / longer;
}

export interface Reading {
  text: string;
  confidence: number;
}

/** Letters two readings of one text share at least; a misread letter in eight is usual over a moving picture. */
const SAME = 0.75;
/** Both readings at least this sure: then different figures are different texts ("Day 1", "Day 2"). */
const SURE = 0.85;

/** Whether two readings are of the same text. */
export function isSameText(one: Reading, other: Reading): boolean {
  const [a, b] = [plainOf(one.text), plainOf(other.text)];
  if (a === b) return true;
  if (Math.min(one.confidence, other.confidence) >= SURE && figuresOf(one.text) !== figuresOf(other.text)) return false;
  return likeness(a, b) >= SAME;
}

/** Whether `short` is the beginning, or any part, of `long`, a letter in five misread. */
export function isPartOf(short: string, long: string): boolean {
  const [a, b] = [plainOf(short), plainOf(long)];
  if (a.length === 0 || a.length >= b.length) return false;
  if (b.startsWith(a)) return true;
  if (a.length < 2) return false;
  if (b.includes(a)) return true;
  for (let at = 0; at + a.length <= b.length; at += 1) {
    if (likeness(a, b.slice(at, at + a.length)) >= 0.8) return true;
  }
  return false;
}
