import type { Goal } from '../../../contract/analysis.ts';
import { count, plain, quote } from '../../rules/wording/words.ts';
import type { CreativeFacts, Said } from './creative-facts.ts';
import { wholeBeginning } from './phrase-end.ts';

/** Quick, clear speech; the engine's reading rate too. */
export const WORDS_PER_SECOND = 3;
/** A hook is over when the thumb moves on. */
const HOOK_SECONDS = 3;
export const MOST_WORDS = WORDS_PER_SECOND * HOOK_SECONDS;

/** Whether the offer is told in the request alone: the clip ends on those words and need not open on them. */
function isRequest({ offer, request }: CreativeFacts): boolean {
  return offer !== null && (request?.text.includes(offer.text) ?? false);
}

/** The words to open with, and where they come from. */
export interface HookWords {
  said: Said;
  source: 'offer' | 'headline';
  /** Only its beginning, which ends where a phrase does. */
  cut: boolean;
  /** More words than a hook holds, and no place to cut them. */
  long: boolean;
}

/** Null when the creative says nothing that could be spoken. */
export function hookWords(facts: CreativeFacts, goal: Goal): HookWords | null {
  // Nobody opens on the small print.
  const offer = facts.offer && !facts.offer.smallPrint && ({ said: facts.offer, source: 'offer' } as const);
  const headline = facts.headline && ({ said: facts.headline, source: 'headline' } as const);
  // A figure alone ("2.99") opens no clip where there are words to open with.
  const speaks = offer && ((/\p{L}{3}/u.test(offer.said.text) && !isRequest(facts)) || !headline) ? offer : null;
  const chosen = goal === 'sales' || goal === 'leads' ? (speaks ?? headline) : (headline ?? offer);
  if (!chosen) return null;
  const over = chosen.said.text.trim().split(/\s+/u).length > MOST_WORDS;
  const beginning = over ? wholeBeginning(chosen.said.text, MOST_WORDS) : null;
  const text = beginning ?? chosen.said.text;
  return { said: { ...chosen.said, text }, source: chosen.source, cut: beginning !== null, long: over && !beginning };
}

/** The first sentence of the clip: the creative's own offer or headline, cut after a phrase where it has more than nine words. */
export function hookLine(hook: HookWords): string {
  const words = hook.said.text.trim().split(/\s+/).length;
  const origin =
    hook.said.at === null ? `your ${hook.source}` : `your ${hook.source}, which now comes at ${plain(hook.said.at)} s`;
  const length = `${count(words, 'word')}, about ${plain(words / WORDS_PER_SECOND)} s`;
  return `${quote(hook.said.text, 90)} (${origin}${hook.cut ? ', its beginning' : ''}: ${length}${hook.long ? `; say it in ${MOST_WORDS} at most` : ''}).`;
}

/** Why a creative without words to open with gets no script. */
export function whyNoScript(facts: CreativeFacts): string {
  const read = facts.offer
    ? `the offer read on the creative, ${quote(facts.offer.text, 30)}, stands in small print, and no headline beside it`
    : facts.request
      ? `only a request was read on the creative, ${quote(facts.request.text, 30)}`
      : facts.words === 0
        ? 'no words were read on the creative'
        : facts.words === 1
          ? 'the one word read on the creative is not surely a headline or an offer'
          : `none of the ${facts.words} words read on the creative is surely a headline or an offer`;
  const spoken = facts.durationS === null ? '' : ', and what is said aloud is not written down here';
  return `A script opens on your own words: ${read}${spoken}. Put a headline or an offer on it and analyse it again.`;
}
