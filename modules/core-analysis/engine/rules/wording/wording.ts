/** How easily the words read, and in what voice. */

import type { Written } from '../../copy/written.ts';
import { ramp } from '../../response.ts';
import { countSyllables } from '../../text/blocks/reading-ease.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineWordRule } from '../book/rule.ts';
import { atLeast, called } from '../book/target.ts';
import { sureBlocks, wordingGap } from '../book/text-blocks.ts';
import { namedBrand } from '../message/named-brand.ts';
import { voiceOf, withoutName } from './voice-beside-name.ts';
import { count, list, percent, plain, quote } from './words.ts';

/** Reading ease from which English is plain. */
const PLAIN = 70;
/** Lines of so many words are sentences; so many words in them are the least that a share of syllables can be told of. */
const RUNNING_LINE = 6;
const RUNNING_WORDS = 20;

const runningWords = ({ text: { blocks } }: Written): number =>
  blocks.reduce((sum, b) => sum + (b.words >= RUNNING_LINE && isLegible(b) ? b.words : 0), 0);

const easeFrom = (scale: number): number => Math.ceil(PLAIN * scale - 1e-9);

const readingEase = defineWordRule<null>({
  id: 'T-10',
  curve: [0, 100],
  title: 'Easy words',
  area: 'text',
  grade: 'A',
  source: {
    kind: 'field',
    title:
      'Pancer, Chandler, Poole, Noseworthy, “How Readability Shapes Social Media Engagement”, J. Consumer Psychology, 2019',
    note: 'More than 4,000 posts and experiments: easier text got more likes, comments and shares. Engagement, not sales.',
    url: 'https://doi.org/10.1002/jcpy.1073',
  },
  contested:
    'The effect reverses for hedonic brands, where richer language did better (Davis, Horváth, Gretry, Belei, J. Business Research, 2019).',
  theme: 'readability',
  importance: 0.4,
  praise: 0.8,
  measures: 'Flesch reading ease of the copy',
  target: atLeast(70, 'points (plain English)'),
  effort: 'low',
  idea: false,
  measure(m) {
    const gap = wordingGap(m);
    if (gap) return gap;
    const value = m.text.readingEase;
    // Flesch's formula is made for running text: of labels and a headline it tells nothing.
    if (value === null || runningWords(m) < RUNNING_WORDS) return notApplicable;
    // Heavy is said only where a word can be named.
    if (value < PLAIN && hardWords(m) === '') return notApplicable;
    return measured({ value, display: plain(value, 0), unit: 'points of easy reading', regions: [], detail: null });
  },
  respond: ({ value }) => ramp(30, PLAIN)(value),
  good: ({ display, scale }) => ({
    title: 'Plain words',
    text: `The copy scores ${display} on Flesch reading ease; ${scale === 1 ? 'from 70 on it is plain English' : `the aim here is ${easeFrom(scale)}`}. Easy text was associated with more likes, comments and shares.`,
  }),
  bad: ({ display, m, scale }) => ({
    title: 'The copy is heavy to read',
    text: `Flesch reading ease is ${display}; ${scale === 1 ? '70 is plain English' : `the aim here is ${easeFrom(scale)}`}. Words such as ${hardWords(m)} weigh it down.`,
  }),
  advice: ({ display, m, scale }) => ({
    title: 'Trade long words for short ones',
    text: `${hardWords(m) ? `Find everyday words for ${hardWords(m)}` : 'Keep to short sentences'}: it takes reading ease from ${display} toward ${easeFrom(scale)}.`,
  }),
});

/** From so many syllables on a long word weighs a sentence down. */
const HEAVY_SYLLABLES = 3;
/** Long words that everybody says. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'everything everybody everywhere everyone something somebody anything anybody anywhere beautiful delicious important different together yesterday tomorrow chocolate adventure afternoon christmas newspaper wonderful favourite favorite photograph vegetable vegetables september november december wednesday telephone television community'.split(
    ' ',
  ),
);

/** The longest heavy words of the copy, quoted; empty when it has none of nine letters. */
function hardWords(m: Parameters<typeof sureBlocks>[0]): string {
  const words = sureBlocks(m).flatMap((b) => (isLegible(b) ? (b.text.match(/\p{L}{9,}/gu) ?? []) : []));
  const unique = [...new Set(words.map((w) => w.toLowerCase()))]
    .filter((w) => countSyllables(w) >= HEAVY_SYLLABLES && !EVERYDAY.has(w))
    .sort((a, b) => b.length - a.length);
  return list(unique.slice(0, 2).map((w) => quote(w, 20)));
}

/** Fewer words in capitals may be a name or a sign rather than copy. */
const FEWEST_WORDS = 4;

const shouting = defineWordRule<{ caps: number; marks: number; loud: string | null }>({
  id: 'T-11',
  notOf: ['meme'],
  curve: [0, 100],
  title: 'No shouting',
  area: 'text',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: 'Google Ads, best practices for responsive display ads (read 2026)',
    note: 'Avoid all caps and excess punctuation.',
  },
  theme: 'shouting',
  importance: 0.5,
  praise: 0.1,
  measures: 'share of capital letters, and exclamation marks',
  target: called('under 30 % capitals, at most 1 exclamation mark', { to: 30 }),
  effort: 'low',
  idea: false,
  measure(m, settings) {
    const gap = wordingGap(m);
    if (gap) return gap;
    const brand = namedBrand(settings);
    const { caps, marks, words } = voiceOf(m, brand);
    if (words < FEWEST_WORDS && marks <= 1) return notApplicable;
    const loud = sureBlocks(m)
      .filter(isLegible)
      .find(({ text }) => /\p{Lu}{4,}|!/u.test(brand ? withoutName(text, brand) : text));
    return measured({
      value: caps * 100,
      display:
        marks > 0 ? `${percent(caps)} capitals, ${count(marks, 'exclamation mark')}` : `${percent(caps)} capitals`,
      unit: '% of letters',
      regions: loud ? [loud.region] : [],
      detail: { caps, marks, loud: loud?.text ?? null },
    });
  },
  respond: ({ value, detail }) => Math.min(ramp(90, 30)(value), ramp(4, 1)(detail.marks)),
  good: ({ display }) => ({
    title: 'A calm tone of voice',
    text: `With ${display} the copy speaks, it does not shout.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'The copy shouts',
    text: `It has ${display}${detail.loud ? `, as in ${quote(detail.loud)}` : ''}. Google's guidance asks to avoid all caps and excess punctuation.`,
  }),
  advice: ({ detail }) => ({
    title: `Lower the voice${detail.loud ? ` of ${quote(detail.loud, 28)}` : ''}`,
    text: `Set it in sentence case${detail.marks > 1 ? ` and keep one of the ${detail.marks} exclamation marks at most` : ''}; weight and size carry emphasis better than capitals.`,
  }),
});

export const wordingRules = [readingEase, shouting];
