/** What a rule may say of copy in a language of which we know few words: what is there, not what is missing. */
import { littleKnownCopy } from '../copy/little-known-copy.ts';
import { notMeasured } from './rule.ts';
import { type Read, readingGap } from './text-blocks.ts';

type Gap = ReturnType<typeof notMeasured> | null;

/** Why a rule may not judge the wording of the copy, or null when it may. */
export function languageGap({ text }: Read): Gap {
  const told = text.measured ? littleKnownCopy(text.blocks.map((block) => block.text)) : null;
  if (!told) return null;
  return notMeasured(
    told.name
      ? `the copy seems to be in ${told.name}, of which we know too few words`
      : 'the copy seems to be in a language of which we know too few words',
  );
}

/** Why a rule may not say that words are missing, or null when it may: none that were read unsurely or that we do not know hold it. */
export function wordsGap(m: Read): Gap {
  return readingGap(m) ?? languageGap(m);
}
