import { clausesOf } from './clauses.ts';
import { CLAUSE_END, type Token } from './concepts.ts';
import { RULED, ruledBy } from './rules.ts';

/** The rules' answers count more than any one concept. */
const RULE_WEIGHT = 3;
/** Two concepts together say less each than one that is there. */
const PAIR = 0.6;
const SHAPE = 0.7;
/** Concepts that stand in any line and tell nothing beside another one. */
const PLAIN = new Set(['?', 'det', 'prep', 'conj']);

/** Said of the wording of requests, not of what a line is for. */
const MUTE = new Set(['click', 'vague', 'where', 'not-click', 'not-vague', 'not-where']);
function audible(concepts: readonly string[]): readonly string[] {
  const heard = concepts.filter((c) => !MUTE.has(c));
  return heard.length > 0 ? heard : ['?'];
}

const bucket = (n: number): string => (n <= 3 ? `${n}` : n <= 5 ? '4' : n <= 8 ? '6' : n <= 14 ? '9' : '15');

/** What the weights see of a line, by name: concepts, where and beside what they stand, its shape, and what the rules say. No word. */
export function featuresOf(line: string, tokens: readonly Token[]): Map<string, number> {
  const features = new Map<string, number>();
  const add = (name: string, value: number) => features.set(name, value);
  const words = tokens.filter(({ text }) => !CLAUSE_END.test(text)).map(({ concepts }) => audible(concepts));
  addConcepts(words, add);
  for (const clause of clausesOf(tokens)) for (const c of clause[0]?.concepts ?? []) add(`opens ${c}`, 1);
  addShape(line.trim(), words, add);
  const ruled = ruledBy(line, tokens);
  for (const says of RULED) add(`rule ${says} ${ruled.has(says)}`, RULE_WEIGHT);
  return features;
}

type Add = (name: string, value: number) => void;

function addConcepts(words: readonly (readonly string[])[], add: Add): void {
  for (const c of words.flat()) add(`has ${c}`, 1);
  const [first, second] = words;
  for (const c of first ?? []) {
    add(`first ${c}`, 1);
    for (const d of second ?? ['$']) add(`first ${c} ${d}`, PAIR);
  }
  for (const c of words.at(-1) ?? []) {
    add(`last ${c}`, 1);
    for (const d of words.at(-2) ?? ['^']) add(`last ${d} ${c}`, PAIR);
  }
  for (const [i, left] of [['^'], ...words].entries())
    for (const a of left) for (const b of words[i] ?? ['$']) add(`pair ${a} ${b}`, PAIR);
  const kinds = [...new Set(words.flat())].filter((c) => !PLAIN.has(c)).sort();
  for (const [i, a] of kinds.entries()) for (const b of kinds.slice(i + 1)) add(`both ${a} ${b}`, PAIR);
}

function addShape(text: string, words: readonly (readonly string[])[], add: Add): void {
  const unknown = words.filter((c) => c.includes('?') || c.includes('not-?')).length;
  const share = unknown === 0 ? 'none' : unknown < words.length / 2 ? 'few' : unknown < words.length ? 'most' : 'all';
  add(`unknown ${share}`, 1);
  add(`words ${bucket(words.length)}`, SHAPE);
  const letters = [...text].filter((c) => /\p{L}/u.test(c));
  const capitals = letters.filter((c) => /\p{Lu}/u.test(c)).length / Math.max(1, letters.length);
  const inCapitals = letters.length === 0 ? 'no letters' : capitals > 0.9 ? 'all' : capitals === 0 ? 'none' : 'some';
  add(`capitals ${inCapitals}`, SHAPE);
  const names = text.match(/\p{L}+/gu) ?? [];
  if (names.length > 1) add(`title ${names.filter((w) => /^\p{Lu}/u.test(w)).length > 0.8 * names.length}`, SHAPE);
  add(`ends ${/[?!.:>→…*]$/u.exec(text)?.[0] ?? ''}`, SHAPE);
  if (/^["“«„‘]/u.test(text)) add('quote opens', 1);
  if (/["“«„][^"”»“]+[”"»“]/u.test(text)) add('quote inside', 1);
  if (/[™®©]/u.test(text)) add('mark', SHAPE);
  if (/^[*✓✔]/u.test(text)) add(`starts ${text[0]}`, SHAPE);
  const fifths = (matches: RegExp) =>
    Math.floor((5 * [...text].filter((c) => matches.test(c)).length) / Math.max(1, text.length));
  add(`digits ${fifths(/\d/u)}`, SHAPE);
  add(`letters ${fifths(/\p{L}/u)}`, SHAPE);
}
