/** "B" for the sharp s: inside a word of small letters, after a vowel or the umlaut of a capital. */
const CAPITAL_B = /(?<=\p{Ll}[aeiouyäöü])B(?![\p{Lu}\d])|(?<=\p{Lu}[äöü])B(?=\p{Ll})/gu;

/**
 * Common words whose sharp s is read as "b" too, and that are then no word or next to never meant ("gröber" for "größer"). Not those
 * that are two words ("groß" and "grob", "weiß" and "Weib").
 */
const WORDS =
  'dreißig draußen genieße genießen genießt größe größen größer größere größeren größerer größeres grüße grüßen heiß heiße heißen heißer heißes spaß straße straßen süß süße süßen süßer süßes'.split(
    ' ',
  );
/** Of these, those read with "f", that no other word is. */
const WITH_F = /^(?:heiß|spaß)/;

const CORRECTED = new Map(
  WORDS.flatMap((word) => [
    [word.replace('ß', 'b'), word] as const,
    ...(WITH_F.test(word) ? [[word.replace('ß', 'f'), word] as const] : []),
  ]),
);

/** A line in which the sharp s of German, which has no class of the recogniser, was read as another letter. */
export function correctSharpS(text: string): string {
  return text.replace(CAPITAL_B, 'ß').replace(/(?<!\p{L})\p{L}{3,9}(?!\p{L})/gu, (word) => {
    const at = CORRECTED.get(word.toLowerCase())?.indexOf('ß') ?? -1;
    return at < 0 || /\p{Lu}/u.test(word.slice(1)) ? word : `${word.slice(0, at)}ß${word.slice(at + 1)}`;
  });
}
