import { matchBrand } from '../../brand/match-brand.ts';
import type { Written } from '../../copy/written.ts';
import { capsShareOf, countExclamations, wordsOf } from '../../text/blocks/text-statistics.ts';

/** A text without the first place where it names the brand: how a brand writes its name is its own, and no shout. */
export function withoutName(text: string, brand: string): string {
  const name = matchBrand(text, brand);
  return name ? `${text.slice(0, name.from)} ${text.slice(name.to)}` : text;
}

/** Capitals as a share of letters, exclamation marks and words of what is said beside the brand's name. */
export function voiceOf({ text }: Written, brand: string | null): { caps: number; marks: number; words: number } {
  const said = brand ? text.blocks.map((b) => withoutName(b.text, brand)) : [];
  if (!brand || said.every((words, i) => words === text.blocks[i]?.text))
    return { caps: text.capsShare, marks: text.exclamations, words: text.wordCount };
  const whole = said.join(' ');
  return { caps: capsShareOf(whole), marks: countExclamations(whole), words: wordsOf(whole).length };
}
