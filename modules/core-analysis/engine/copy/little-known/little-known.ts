/**
 * A language whose words we know a few of: enough to tell it from others and to recognise plain requests and offers, too few to say
 * that one is missing. Words as they are written; readers fold accents.
 */
export interface LittleKnown {
  /** Its English name. */
  name: string;
  /** A letter, in small letters, by which a word is of this language and of none that we know well. */
  letters?: RegExp;
  /** Its money behind a figure, folded: as good as a word of its own. */
  money?: RegExp;
  /** Words of running text and of advertising that hardly stand in copy of another language. */
  common: readonly string[];
  /** Words that others have too: they count beside a common one only, and half. */
  slight: readonly string[];
  /** Whole requests, wherever they stand. */
  calls: readonly string[];
  /** Of these and of `verbs`, what says nothing of what the person gets. */
  weak: readonly string[];
  /** Forms that ask when they open a line, alone or with any object. */
  verbs: readonly string[];
  /** What makes a share or an amount a saving. */
  saving: readonly string[];
  /** Something for nothing. */
  free: readonly string[];
  /** Delivery without its price. */
  shipping: readonly string[];
}
