import { ALBANIAN } from './albanian.ts';
import { LATVIAN, LITHUANIAN } from './baltic.ts';
import { CATALAN } from './catalan.ts';
import { CZECH, SLOVAK } from './czech-slovak.ts';
import { HUNGARIAN, ROMANIAN } from './danubian.ts';
import { ESTONIAN, FINNISH } from './finnic.ts';
import type { LittleKnown } from './little-known.ts';
import { DANISH, ICELANDIC, NORWEGIAN, SWEDISH } from './nordic.ts';
import { POLISH } from './polish.ts';
import { INDONESIAN, VIETNAMESE } from './south-east-asian.ts';
import { CROATIAN, SLOVENE } from './south-slavic.ts';
import { TURKISH } from './turkish.ts';

export const LITTLE_KNOWN: readonly LittleKnown[] = [
  TURKISH,
  POLISH,
  SWEDISH,
  DANISH,
  NORWEGIAN,
  ICELANDIC,
  FINNISH,
  ESTONIAN,
  CZECH,
  SLOVAK,
  HUNGARIAN,
  ROMANIAN,
  CROATIAN,
  SLOVENE,
  LATVIAN,
  LITHUANIAN,
  INDONESIAN,
  VIETNAMESE,
  ALBANIAN,
  CATALAN,
];

type WordList = 'calls' | 'weak' | 'verbs' | 'saving' | 'free' | 'shipping';

/** One list of all of them together. */
export const littleKnownWords = (list: WordList): readonly string[] =>
  LITTLE_KNOWN.flatMap((language) => language[list]);
