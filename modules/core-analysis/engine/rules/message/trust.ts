/** Why to believe it. */
import { flyerFacts } from '../../copy/flyer.ts';
import { isNoPurchase } from '../../copy/guess-trade.ts';
import { copyLanguage } from '../../copy/language.ts';
import { WORDING_EXAMPLES } from '../../copy/request-examples.ts';
import type { Written } from '../../copy/written.ts';
import type { CopyMeasures } from '../../measurements.ts';
import { hat } from '../../response.ts';
import { blockRegion } from '../book/block-region.ts';
import { isSelling } from '../book/click-goals.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineWordRule, type RuleSettings } from '../book/rule.ts';
import { called } from '../book/target.ts';
import { textGap } from '../book/text-blocks.ts';
import { onScreen, whatWasRead } from '../book/what-was-read.ts';
import { safetyLine } from '../text/safety-line.ts';
import { praisingWord } from '../wording/copy-lines.ts';
import { count, countFirst, list, quote, sentence, theOnly } from '../wording/words.ts';
import { competingFigures } from './competing-figures.ts';
import { wordsGap } from './other-language.ts';

type Proof = NonNullable<CopyMeasures['socialProof']>;

const BUYING = { sales: 1, leads: 1, engagement: 0.3, awareness: 0.3, community: 0.5 } as const;

const PROOF_WORDS = { rating: 'a rating', count: 'a count of customers', testimonial: 'a customer’s words' } as const;

/** From so many words on, one more line takes a picture over the 15 that rule T-06 asks for. */
const WORDY = 11;

/** Share of the frame from which on text is too much for rule T-05. */
const CROWDED = 0.2;

/**
 * Whether a picture has no room for more words: no rule may ask for a line where T-05 or T-06 asks for fewer. The words of a video
 * stand one after another.
 */
function isWordy({ text, captions }: Written): boolean {
  return captions === undefined && (text.wordCount >= WORDY || (text.areaShare ?? 0) > CROWDED);
}

/** Whether a missing proof or safety line is no lack: nothing is sold, or what is is seen or applied for before anybody signs. */
const needsNone = (m: Written, settings: RuleSettings): boolean =>
  !isSelling(settings) || isNoPurchase(m.text.blocks.map(({ text }) => text));

/** "“4.6 ★ from 312 reviews”" in the language of the copy. */
function ratingIn({ text }: Written): string {
  const language = copyLanguage(text.blocks.map((b) => b.text));
  return language ? quote(WORDING_EXAMPLES[language].proof) : 'Your average rating with the number of reviews';
}

const socialProof = defineWordRule<Proof | null>({
  id: 'K-13',
  notOf: ['meme'],
  title: 'Social proof',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Spiegel Research Center, “How Online Reviews Influence Sales”, 2017',
    note: 'The first 5 to 10 reviews do most; purchase peaks at ratings of 4.2 to 4.7. Measured on product pages, not on ads: shrunk hard.',
  },
  theme: 'proof',
  optional: true,
  importance: 0.35,
  goals: BUYING,
  measures: 'rating, customer count or testimonial in the text',
  target: 'one proof from others',
  effort: 'medium',
  measure(m, settings) {
    const proof = m.copy.socialProof;
    const gap = proof && m.text.measured ? null : wordsGap(m);
    if (gap) return gap;
    if (!proof && needsNone(m, settings)) return notApplicable;
    return measured({
      value: proof ? 1 : 0,
      display: proof ? quote(proof.text) : 'none found',
      unit: 'found',
      regions: proof ? blockRegion(m, proof.block) : [],
      unsaid: !proof && isWordy(m),
      detail: proof,
    });
  },
  respond: ({ value }) => value,
  good: ({ display, detail }) => ({
    title: `${display} lets others speak`,
    text: `The visual brings ${detail ? PROOF_WORDS[detail.kind] : 'proof'}. On product pages reviews went with much higher purchase rates; on ads the effect is unproven but likely smaller.`,
  }),
  bad: ({ m }) => ({
    title: `Nobody vouches for it${onScreen(m)}`,
    text: `${
      m.text.wordCount === 1
        ? `The only word read${onScreen(m)} shows no rating, number of customers or quote.`
        : `${m.text.wordCount > 0 ? `None of ${theOnly(m.text.wordCount, 'word')} read${onScreen(m)}` : 'Nothing on the visual'} shows a rating, a number of customers or a quote.`
    }${whatWasRead(m)}`,
  }),
  advice: ({ settings, m }) => ({
    title: 'Add one line of proof',
    text: `${ratingIn(m)} or a short customer quote, with your true figures, ${settings.goal === 'leads' ? 'close to the button' : 'small, beside the offer'}. On product pages purchases peaked at ratings of 4.2 to 4.7; for ads that is untested.`,
  }),
});

const TRUST_WORDS = {
  guarantee: 'guarantee',
  returns: 'returns',
  shipping: 'delivery',
  security: 'secure payment',
  certified: 'certification',
} as const;

const trustMarks = defineWordRule<CopyMeasures['trust']>({
  id: 'K-14',
  notOf: ['meme'],
  curve: [0, 6],
  title: 'Trust marks',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'CXL and Baymard Institute, tests of trust marks (secondary account, read 2026)',
    note: 'Low single-digit lifts in rigorous tests; more for unknown brands, high prices and first purchases.',
  },
  theme: 'trust',
  optional: true,
  importance: 0.25,
  goals: BUYING,
  measures: 'guarantee, returns, delivery, security or certification in the text',
  target: called('1 or 2 marks', { from: 1, to: 2 }),
  effort: 'low',
  measure(m, settings) {
    const found = m.copy.trust;
    const gap = found.length > 0 && m.text.measured ? null : wordsGap(m);
    if (gap) return gap;
    if (found.length === 0 && needsNone(m, settings)) return notApplicable;
    return measured({
      value: found.length,
      display: count(found.length, 'mark'),
      unit: 'marks',
      regions: found.flatMap((t) => blockRegion(m, t.block)),
      // What takes a doubt away hangs on what is sold.
      unsaid: found.length === 0 && (isWordy(m) || !settings.sells),
      detail: found,
    });
  },
  respond: ({ value }) => (value === 0 ? 0 : hat(0, 1, 2, 4)(value)),
  good: ({ detail }) => ({
    title: `${quote(detail[0]?.text ?? '', 34)} takes a doubt away`,
    text: `${list(detail.map((t) => quote(t.text, 26)))} ${detail.length === 1 ? 'answers' : 'answer'} the doubt about ${list([...new Set(detail.map((t) => TRUST_WORDS[t.kind]))])} before it is voiced.`,
  }),
  bad: ({ value, detail, m }) =>
    value === 0
      ? {
          title: `No safety net is mentioned${onScreen(m)}`,
          text: `${m.text.wordCount > 0 ? `${sentence(theOnly(m.text.wordCount, 'word'))} we read${onScreen(m)} ${m.text.wordCount === 1 ? 'mentions' : 'mention'}` : 'The visual mentions'} no guarantee, returns, delivery or certification; unknown brands gain most from one.${whatWasRead(m)}`,
        }
      : {
          title: `${countFirst(`${value} trust marks`)} protest too much`,
          text: `${list(detail.slice(0, 4).map((t) => quote(t.text, 20)))} share the frame; our range is one or two.`,
        },
  advice: ({ value, detail, m, settings }) =>
    value === 0
      ? {
          title: 'Name your safety net',
          text: `One short line ${m.copy.cta?.button ? 'under the button' : 'in small type'}, only if true: ${safetyLine(m, settings)}. Known brands can skip this.`,
        }
      : {
          title: 'Keep the two strongest marks',
          text: `${quote(detail[0]?.text ?? '', 26)} and one more are enough; drop the other ${Math.max(1, value - 2)}.`,
        },
});

/** So many figures are named at most. */
const MOST_NAMED = 4;

/** "Of “40 deals” and the others": so many figures are named, the rest is only mentioned. */
function amongFigures(found: CopyMeasures['numbers']): string {
  const others = found.length > MOST_NAMED ? ['the others'] : [];
  return `Of ${list([...found.slice(0, MOST_NAMED).map((n) => quote(n.text, 18)), ...others])}`;
}

const numbers = defineWordRule<CopyMeasures['numbers']>({
  id: 'K-15',
  notOf: ['meme'],
  curve: [0, 9],
  title: 'Figures in the copy',
  area: 'copy',
  grade: 'B',
  source: {
    kind: 'guide',
    title: 'Armstrong, Persuasive Advertising, 2010; Packard & Berger, 2021',
    note: 'Concrete statements are more memorable and more believed than superlatives.',
  },
  theme: 'concrete',
  optional: true,
  importance: 0.4,
  praise: 0.8,
  measures: 'figures other than prices and dates',
  target: called('1 or 2 figures', { from: 1, to: 2 }),
  effort: 'low',
  measure(m, settings) {
    const gap = textGap(m) ?? (m.copy.numbers.length === 0 ? wordsGap(m) : null);
    if (gap) return gap;
    // An offer in figures is as concrete as a fact in figures.
    if (m.copy.numbers.length === 0 && m.copy.offer?.specific) return notApplicable;
    // Where nothing is to be clicked, a name or a line that promises nothing needs no figure.
    if (m.copy.numbers.length === 0 && m.copy.messageCount === 0 && !isSelling(settings)) return notApplicable;
    const found = competingFigures(m);
    // Figures of small print back no claim, and yet nobody can say that there is none; nor where an hour is named.
    if (found.length === 0 && m.copy.numbers.length > 0) return notApplicable;
    if (found.length === 0 && flyerFacts(m.text.blocks.map((b) => b.text)).includes('a time')) return notApplicable;
    return measured({
      value: found.length,
      display: count(found.length, 'figure'),
      unit: 'figures',
      regions: found.flatMap((n) => blockRegion(m, n.block)),
      // Only a word that praises can give way to a figure; that any figure is missing helps nobody.
      unsaid: found.length === 0 && !praisingWord(m, settings),
      detail: found,
    });
  },
  respond: ({ value }) => (value === 0 ? 0.2 : hat(0, 1, 2, 7)(value)),
  good: ({ detail }) => ({
    title: `${quote(detail[0]?.text ?? '', 30)} makes it concrete`,
    text: `${list(detail.map((n) => quote(n.text, 24)))} ${detail.length === 1 ? 'is' : 'are'} easier to remember and believe than any superlative.`,
  }),
  bad: ({ value, display, detail, m }) =>
    value === 0
      ? {
          title: `No figure${onScreen(m)} ${m.copy.messageCount > 0 ? 'backs the claim' : 'says what it does'}`,
          text: `The copy${onScreen(m)} states no ${m.copy.messageCount > 0 ? '' : 'claim and no '}number beyond price or date; precise figures are remembered and believed more than adjectives.${whatWasRead(m)}`,
        }
      : {
          title: `${countFirst(display)} blur each other`,
          text: `${list(detail.slice(0, 4).map((n) => quote(n.text, 18)))} compete; our range is one or two.`,
        },
  advice: ({ value, detail, m, settings }) => {
    if (value > 0)
      return {
        title: 'Keep the strongest two figures',
        text: `${amongFigures(detail)} keep the two that say most and move the rest to the caption.`,
      };
    const praising = praisingWord(m, settings);
    return praising
      ? {
          title: `Swap ${quote(praising.word, 20)} for a number`,
          text: `In ${quote(praising.line, 34)}, one true figure says more: hours, grams, customers, years.`,
        }
      : {
          title: 'Add one true figure',
          text: `${sentence(theOnly(m.text.wordCount, 'word'))} read ${m.text.wordCount === 1 ? 'holds' : 'hold'} no number beside price and date: hours, grams, customers or years would make one thing concrete. If there is none worth telling, leave it.`,
        };
  },
});

export const trustRules = [socialProof, trustMarks, numbers];
