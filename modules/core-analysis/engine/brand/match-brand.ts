import { foldText } from '../copy/fold-text.ts';

/** Where a brand stands in a text: positions in the text, `to` exclusive. */
export interface BrandMatch {
  from: number;
  to: number;
  /** Edits it took, 0 for letter by letter; a mix-up of two letters that recognisers confuse counts 0.4. */
  distance: number;
}

/** Letters that look alike to a recogniser. */
const ALIKE = ['o0qd', 'il1jt', 's5', 'b8', 'z2', 'g96', 'ce', 'uv', 'nh', 'ao'];
const MIX_UP = 0.4;

/** Edits allowed for a name of so many letters: short names must be exact, since one letter makes another word of them. */
function allowed(letters: number): number {
  if (letters <= 2) return 0;
  if (letters === 3) return MIX_UP;
  if (letters <= 5) return 2 * MIX_UP;
  return letters <= 9 ? 1 : 2;
}

/**
 * The first place where a text names the brand, or null. Case, accents, spaces and punctuation do not matter, and a slip of the
 * recogniser is forgiven where the name is long enough to stay itself. Whole words only: "Gap" is not found in "gapless".
 */
export function matchBrand(text: string, brand: string): BrandMatch | null {
  const name = words(brand)
    .map((w) => w.letters)
    .join('');
  if (name === '') return null;
  const limit = allowed([...name].length);
  const found = words(text);
  let best: BrandMatch | null = null;
  for (let i = 0; i < found.length; i++) {
    let joined = '';
    for (let j = i; j < found.length && joined.length <= name.length + limit; j++) {
      joined += found[j]?.letters ?? '';
      if (Math.abs(joined.length - name.length) > limit + 1) continue;
      const distance = editDistance(merged(joined), merged(name));
      if (distance > limit || (best && distance >= best.distance)) continue;
      best = { from: found[i]?.from ?? 0, to: found[j]?.to ?? 0, distance };
    }
  }
  return best;
}

/** Whether a text is the brand and nothing beside. */
export function isBrandAlone(text: string, brand: string): boolean {
  const match = matchBrand(text, brand);
  return match !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, match.from) + text.slice(match.to));
}

function words(text: string): { letters: string; from: number; to: number }[] {
  return [...foldText(text).matchAll(/[\p{L}\p{N}]+/gu)].map((m) => ({
    letters: m[0],
    from: m.index,
    to: m.index + m[0].length,
  }));
}

/** Pairs of letters that are read as one. */
function merged(letters: string): string {
  return letters.replace(/rn/g, 'm').replace(/vv/g, 'w');
}

function swap(a: string, b: string): number {
  if (a === b) return 0;
  return ALIKE.some((group) => group.includes(a) && group.includes(b)) ? MIX_UP : 1;
}

/** Levenshtein's distance with cheap mix-ups. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + swap(a.charAt(i - 1), b.charAt(j - 1)),
      );
    }
    row = next;
  }
  return row[b.length] as number;
}
