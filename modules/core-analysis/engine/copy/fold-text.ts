const APOSTROPHES = /[’‘`´]/;
/** Letters that are no letter with a mark to Unicode, and to readers and recognisers are one. */
const BARE: Readonly<Record<string, string>> = { ß: 's', ł: 'l', Ł: 'l', ı: 'i', ø: 'o', Ø: 'o', đ: 'd', Đ: 'd' };

/**
 * A text in small letters without accents, letter for letter: positions in it
 * are positions in the original.
 */
export function foldText(text: string): string {
  return Array.from({ length: text.length }, (_, i) => {
    const unit = text.charAt(i);
    if (APOSTROPHES.test(unit)) return "'";
    const bare = BARE[unit];
    if (bare) return bare;
    const plain = unit.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : unit;
  }).join('');
}

/**
 * The shape of a folded text as a misreading recogniser keeps it: `0` is `o`,
 * and `1`, `i`, `|` are `l`, in every word that holds a letter. Compare only
 * with words that went through the same function. Positions stay.
 */
export function shapeOf(folded: string): string {
  return folded.replace(/[^\s]+/gu, (word) =>
    /[a-z]/.test(word) ? word.replace(/0/g, 'o').replace(/[1i|]/g, 'l') : word,
  );
}

/** Stands behind a letter in a list that may be written with another one after it: "für" and "fuer", "genießen" and "geniessen". */
const MAY_GO_ON: Readonly<Record<string, string>> = { '\ue000': 'e?', '\ue001': 's?' };

/**
 * Alternatives as a regular expression source: each a few words, spaces optional as the recogniser may swallow them. Umlauts in
 * them match as bare vowels and with an e behind.
 */
export function alternatives(
  phrases: readonly string[],
  prepare: (folded: string) => string = (folded) => folded,
): string {
  return [...phrases]
    .map((phrase) => prepare(foldText(phrase.replace(/[äöü]/g, '$&\ue000').replace(/ß/g, '$&\ue001'))))
    .sort((p, q) => q.length - p.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()[\]\\]/g, '\\$&').replace(/ +/g, '\\s*'))
    .map((phrase) => phrase.replace(/[\ue000\ue001]/g, (mark) => MAY_GO_ON[mark] ?? ''))
    .join('|');
}

/** Splits a list written as one text at commas. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');
}
