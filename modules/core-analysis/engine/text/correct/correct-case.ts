/** Letters whose small form is the capital drawn smaller: the recogniser mixes them up in lines of capitals. */
const SAME_SHAPE = /^[cknopsuvwxz]$/;

/** The plural of an abbreviation among words in small letters: "CFOs". */
const PLURAL = /^\p{Lu}{2,4}s$/u;
/** A capital and small letters without a vowel, all shaped as their capitals, are an abbreviation: "Fscs". */
const ABBREVIATION = /^\p{Lu}[cknpsvwxz]{3,5}$/u;

/** A small letter before a capital, both of one shape in both cases: "zU". Nobody writes a word so. */
const SMALL_FIRST = /(?<![\p{L}\p{N}])[cosuvwxz][COSUVWXZ](?![\p{L}\p{N}])/gu;

/** Such a word in the case of the words around it; alone it is small, since one that begins a line begins with a capital. */
function correctSmallFirst(text: string): string {
  const others = text.replace(SMALL_FIRST, '');
  const amongCapitals = /\p{Lu}/u.test(others) && !/\p{Ll}/u.test(others);
  return text.replace(SMALL_FIRST, (word) => (amongCapitals ? word.toUpperCase() : word.toLowerCase()));
}

/**
 * Small letters among capitals turned back ("NEWLoOK" to "NEWLOOK"): only in
 * words that begin with two capitals or hold more capitals than small letters,
 * and only where every small letter has the shape of its capital. "CFOs" beside words in small letters stays.
 */
export function correctCase(text: string): string {
  return correctSmallFirst(text).replace(/\p{L}{3,}/gu, (word) => {
    if (ABBREVIATION.test(word)) return word.toUpperCase();
    if (PLURAL.test(word) && /\p{Ll}/u.test(text.replaceAll(word, ''))) return word;
    const letters = [...word];
    const small = letters.filter((letter) => letter !== letter.toUpperCase());
    const clear = letters.length - small.length > small.length && small.length > 0;
    return clear && small.every((letter) => SAME_SHAPE.test(letter)) ? word.toUpperCase() : word;
  });
}

/**
 * "l" for the capital I that is read for it behind the capital of a word: "Ultimos" for "UItimos", "Black" for "BIack". Between
 * two consonants it is the vowel of the word, and "AI" is a word.
 */
export function correctSmallL(text: string): string {
  return text
    .replace(/(?<!\p{L})(?!A)([AEIOUÄÖÜÁÉÍÓÚ])I(?=\p{Ll}{2})/gu, '$1l')
    .replace(/(?<!\p{L})(\p{Lu})I(?=[aeiouäöüáéíóú]\p{Ll})/gu, '$1l');
}

/**
 * Letters o that are zeros: in a sum behind its sign ("$o"), in a group of three behind its mark or a space ("£1,ooo", "12 0o0"),
 * between figures ("1o0"), and before per cent ("7O%").
 */
export function correctZeros(text: string): string {
  const zeros = (figures: string) => figures.replace(/o/giu, '0');
  return text
    .replace(/(?<=\p{Sc}\s?)[\do]+(?![\p{L}\d])/giu, zeros)
    .replace(/(?<=\d[., ])[\do]{3}(?![\p{L}\d])/giu, zeros)
    .replace(/(?<![\p{L}\d])\d[\do]*\d(?![\p{L}\d])/giu, zeros)
    .replace(/(?<![\p{L}\d])\d[\do]*(?=\s?%)/giu, zeros);
}
