/** What makes a request in one language. Words as they are written; the readers fold accents, umlauts and misread letters. */
export interface RequestTable {
  /** Whole requests, wherever they stand: "en savoir plus". */
  phrases: readonly string[];
  /** Of these and of the others, what says nothing of what the person gets. */
  weak: readonly string[];
  /** Forms that ask when they open a line, alone or with any object: "réservez", "hol dir". */
  orders: readonly string[];
  /** Forms that are as often a noun or a statement: they ask only before one of `frames`. */
  framed: readonly string[];
  /** What a framed form has behind it where it asks: "ta", "deinen", "ahora". */
  frames: readonly string[];
  /** Infinitives of a button: "Réserver une table", "Tisch reservieren". */
  infinitives: readonly string[];
  /** Infinitives that as often make a slogan: they ask only beside one of `openers` or `objects`. */
  softInfinitives: readonly string[];
  /** Whether the infinitive opens its line, as in French and Spanish, or closes it behind its object, as in German. */
  infinitiveStands: 'first' | 'last';
  /** Words that make an infinitive a request by standing before it: "jetzt", "hier". */
  openers: readonly string[];
  /** What a soft infinitive asks to look at or to choose: "Kollektion", "l'offre". */
  objects: readonly string[];
  /** Words that make a line with an infinitive a statement: "wir", "est", "nunca". */
  statements: readonly string[];
  /** Where the infinitive stands last, words right before it that make a noun of it: "zum Bestellen". */
  nounMakers?: readonly string[];
  /** Openings that look like a request and are none. */
  none: readonly string[];
  /** Words beside the verb that name neither object nor benefit. */
  empty: readonly string[];
}
