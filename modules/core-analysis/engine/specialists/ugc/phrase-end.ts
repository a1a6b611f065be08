/** Where a line may end early and still be a whole phrase. */
import { listOf } from '../../copy/fold-text.ts';

/** Words that begin the next phrase, in the languages we read. What binds to the word before ("of", "to", "than") is not among them. */
const OPENERS: ReadonlySet<string> = new Set(
  listOf(`
    and, or, but, with, without, since, in, on, at, for, from, by, before, after, until, because, when, while, during, between, near,
    und, oder, aber, mit, ohne, seit, im, auf, für, von, vom, bei, beim, vor, nach, bis, weil, wenn, während, zwischen, zum, zur,
    et, ou, mais, avec, sans, depuis, dans, en, pour, par, sur, chez, avant, après, quand, pendant, entre, dès,
    y, o, pero, con, sin, desde, para, por, antes, después, cuando, durante, hasta`),
);
/** Words that a phrase cannot end on. */
const UNFINISHED: ReadonlySet<string> = new Set(
  listOf(`
    a, an, the, this, that, these, those, our, your, my, their, its, all, every, each, no, more, most, of, to, than, as, is, are,
    i, you, we, they, he, she, it, who, which, what,
    der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, dein, deine, unser, unsere, ihre, alle, jede, jeden, ist,
    sind, zu, als, ich, du, wir, ihr, sie, er, es, wer, dich, dir,
    le, la, les, un, une, des, du, de, à, au, aux, votre, vos, notre, nos, ce, cette, ces, tout, tous, toutes, plus, est, sont, que,
    qui, je, tu, il, elle, on, nous, vous, ils,
    el, los, las, una, unos, del, al, su, sus, tu, tus, nuestro, nuestra, este, esta, todo, toda, todos, todas, más, es, son, a, yo,
    tú, él, nosotros`),
);

/** Who does something: the verb may follow. */
const SUBJECTS: ReadonlySet<string> = new Set(
  listOf(
    'i, you, we, they, he, she, it, who, which, ich, du, wir, sie, er, es, je, tu, il, elle, on, nous, vous, qui, que, yo, tú',
  ),
);

/** Fewer words say nothing. */
const LEAST_WORDS = 3;
/** Before a comma so many words are likely a clause. */
const CLAUSE_WORDS = 5;
/** Words of a phrase behind the one that opens it, at most: a longer one may hold a clause. */
const LONGEST_PHRASE = 3;

const plain = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[^\p{L}\p{N}'’%$€£]/gu, '');

/** Whether what stands before the word `at` is a whole clause by its mark, or ends on a whole phrase that another one follows. */
function endsPhrase(words: readonly string[], at: number): boolean {
  const last = words[at - 1] ?? '';
  // A point may be of an ordinal or a short form, a comma between two adjectives.
  if (/(?:[;:!?…–—]|\p{L}{3}\.)["”’)]?$/u.test(last) || /^[–—|•·]/u.test(words[at] ?? '')) return true;
  if (at >= CLAUSE_WORDS && last.endsWith(',')) return true;
  if (!OPENERS.has(plain(words[at]))) return false;
  const opened = words.slice(0, at).findLastIndex((word) => OPENERS.has(plain(word)));
  const phrase = words.slice(opened + 1, at).map(plain);
  if (opened < 1 || phrase.length === 0 || phrase.length > LONGEST_PHRASE) return false;
  return !UNFINISHED.has(phrase.at(-1) ?? '') && !phrase.some((word) => SUBJECTS.has(word));
}

/**
 * The longest beginning of a line of at most `most` words that ends where a phrase does: at a mark, or before a word that opens the
 * next one where a phrase that was opened so ends. Null where there is none: then the line cannot be cut without breaking it.
 */
export function wholeBeginning(line: string, most: number): string | null {
  const words = line.trim().split(/\s+/u);
  for (let at = Math.min(most, words.length - 1); at >= LEAST_WORDS; at -= 1) {
    if (!endsPhrase(words, at)) continue;
    return words
      .slice(0, at)
      .join(' ')
      .replace(/[\s,;:–—|•·]+$/u, '');
  }
  return null;
}
