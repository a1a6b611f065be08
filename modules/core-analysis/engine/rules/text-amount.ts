/** How much there is to read, and in what manner it is set. */
import { type Flyer, flyerOf } from '../copy/flyer.ts';
import type { TextBlock } from '../measurements.ts';
import { isLegible } from '../text/legible.ts';
import { countSyllables } from '../text/reading-ease.ts';
import { freeLines } from './copy-lines.ts';
import { hat, ramp } from './response.ts';
import { defineRule, defineWordRule, measured, notApplicable, type RuleSettings, type Written } from './rule.ts';
import { atLeast, between, called } from './target.ts';
import { nameBlock, sureBlocks, textGap, wordingGap } from './text-blocks.ts';
import { all, count, list, percent, plain, quote } from './words.ts';

const textShare = defineRule<null>({
  id: 'T-05',
  curve: [0, 50],
  title: 'Text leaves room for the picture',
  area: 'text',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: 'Facebook, guidance after its 20 % rule was dropped, 2020 (secondary account)',
    note: 'Says images with less than 20 % text perform better; no delivery penalty since 2020.',
  },
  contested:
    'In 1,363 print ads (Pieters & Wedel, J. Marketing 2004) more text raised total attention to the ad, so this stays a soft rule.',
  theme: 'text-amount',
  importance: 0.7,
  praise: 0.5,
  measures: 'share of the frame covered by text',
  target: between(5, 20, '% of the frame'),
  effort: 'medium',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const value = m.text.areaShare;
    return measured({
      value: value * 100,
      display: percent(value),
      unit: '% of the frame',
      regions: sureBlocks(m).map((b) => b.region),
      detail: null,
    });
  },
  respond: ({ value }) => hat(1, 5, 20, 35)(value),
  good: ({ display }) => ({
    title: 'Words and picture share the frame well',
    text: `Text covers ${display} of the frame, inside our 5 to 20 %; platform guidance favours under 20 %.`,
  }),
  bad: ({ value, display }) =>
    value > 20
      ? {
          title: 'Text crowds out the picture',
          text: `Text boxes cover ${display} of the frame; platform guidance favours under 20 %.`,
        }
      : {
          title: 'The words take almost no space',
          text: `All text together covers ${display} of the frame. Our range starts at 5 %.`,
        },
  advice: ({ value, display, m, settings }) =>
    value > 20
      ? {
          title: 'Move detail out of the picture',
          text: `Carry over the longest ${spareOf(m, settings) ? `line, ${quote(spareOf(m, settings)?.text ?? '', 34)},` : 'lines that name neither offer nor brand'} to the caption; that brings the text share down from ${display} toward 20 %.`,
        }
      : {
          title: 'Let the message take more room',
          text: `Enlarge the key line until text covers about 5 % of the frame; it has ${display}.`,
        },
});

function longest(m: Parameters<typeof sureBlocks>[0]) {
  return [...sureBlocks(m)].sort((a, b) => b.words - a.words)[0];
}

/** The longest line that names nobody, claims nothing and asks for nothing; it may be small print, which belongs in the caption. */
function spareOf(m: Written, settings: RuleSettings) {
  const small = m.text.blocks.filter((b) => b.role === 'small' && b.words >= SENTENCE && isLegible(b));
  const free = freeLines(m, settings).flatMap((index) => m.text.blocks[index] ?? []);
  return [...free.filter((b) => b.role !== 'headline'), ...small].sort((a, b) => b.words - a.words)[0];
}

/** Small print of fewer words is a label. */
const SENTENCE = 5;

/** Words that have full marks, and none: of what is surely a flyer 40 and 60, since it has its facts to tell. */
const wordMarks = ({ share }: Flyer) => ({ full: Math.round(15 + 25 * share), none: 30 + 30 * share });

const wordCount = defineRule<Flyer>({
  id: 'T-06',
  curve: [0, 40],
  frames: 'none',
  title: 'Few enough words for a glance',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'At about three words a second, fifteen words are five seconds of reading.',
  },
  theme: 'text-amount',
  importance: 1,
  praise: 0.7,
  measures: 'number of words on the visual',
  target: between(3, 15, 'words'),
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const value = m.text.wordCount;
    return measured({
      value,
      display: count(value, 'word'),
      unit: 'words',
      regions: [],
      detail: flyerOf(m.text.blocks),
    });
  },
  targetHere: ({ detail }) => between(3, wordMarks(detail).full, detail.share > 0 ? 'words, as a flyer' : 'words'),
  respond: ({ value, detail }) => hat(1, 3, wordMarks(detail).full, wordMarks(detail).none)(value),
  good: ({ value, display, detail }) => ({
    title: `${display} carry the message`,
    text: `The visual says it in ${display}, about ${plain(Math.max(1, value / 3), 0)} s of reading. Our range${detail.share > 0 ? ` for a flyer like this one (${list(detail.facts)})` : ''} is 3 to ${wordMarks(detail).full} words.`,
  }),
  bad: ({ value, display, m, detail }) =>
    value > 15
      ? {
          title: `${display} are too many for a glance`,
          text: `Reading them takes about ${plain(value / 3, 0)} s; ${detail.share > 0 ? `as a flyer (${list(detail.facts)}) it needs its facts, and our mark here is ${wordMarks(detail).full} words` : 'our mark is 15 words, five seconds'}. The longest block, ${longest(m) ? nameBlock(longest(m) as TextBlock, 46) : ''}, holds ${count(longest(m)?.words ?? 0, 'word')}.`,
        }
      : {
          title: `Only ${display} on the visual`,
          text: `With ${display} the visual cannot say what it offers without the caption.`,
        },
  advice: ({ value, display, m, settings, detail }) =>
    value > 15
      ? {
          title: `Cut ${display} to ${detail.share > 0 ? wordMarks(detail).full : 'fifteen'}`,
          text: `Start with ${spareOf(m, settings) ? quote(spareOf(m, settings)?.text ?? '') : 'whatever names neither offer, brand nor request'}: keep the one noun and number that sell, move the rest to the caption.`,
        }
      : {
          title: 'Add a line that says what this is',
          text: `Name the product and what it does in three to seven words; there ${value === 1 ? 'is' : 'are'} ${display} now.`,
        },
});

const sizeLevels = defineRule<null>({
  id: 'T-09',
  curve: [0, 8],
  title: 'Two or three text sizes',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Designers set two or three sizes for a hierarchy; no study is behind the range.',
  },
  theme: 'hierarchy',
  importance: 1,
  praise: 0.5,
  measures: 'number of clearly different text sizes',
  target: called('2 or 3 sizes', { from: 2, to: 3 }),
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    if (m.text.blocks.length < 2) return notApplicable;
    const value = m.text.sizeLevels;
    return measured({ value, display: count(value, 'size'), unit: 'sizes', regions: [], detail: null });
  },
  respond: ({ value }) => (value < 2 ? 0.4 : ramp(6, 3)(value)),
  good: ({ display, m }) => ({
    title: 'A clear ladder of text sizes',
    text: `${display} order the copy: ${list(
      sureBlocks(m)
        .slice(0, 3)
        .map((b) => nameBlock(b, 22)),
    )}.`,
  }),
  bad: ({ value, display, m }) =>
    value < 2
      ? {
          title: 'One text size for everything',
          text: `${all(m.text.blocks.length, 'blocks')} share one size, so nothing says “read me first”.`,
        }
      : {
          title: `${display} of text compete`,
          text: `The copy uses ${display}; our range is two or three.`,
        },
  advice: ({ value, display }) =>
    value < 2
      ? {
          title: 'Set a clear size ladder',
          text: 'Pick one line as headline and set it at least 1.5 times larger; keep the others at one common size.',
        }
      : {
          title: `Reduce ${display} to three`,
          text: 'One for the headline, one for support, one for the button. Snap every other line to the nearest of the three.',
        },
});

/** Reading ease from which English is plain. */
const PLAIN = 70;
/** Lines of so many words are sentences; so many words in them are the least that a share of syllables can be told of. */
const RUNNING_LINE = 6;
const RUNNING_WORDS = 20;

const runningWords = ({ text: { blocks } }: Written): number =>
  blocks.reduce((sum, b) => sum + (b.words >= RUNNING_LINE && isLegible(b) ? b.words : 0), 0);

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
  good: ({ display }) => ({
    title: 'Plain words',
    text: `The copy scores ${display} on Flesch reading ease; from 70 on it is plain English. Easy text was associated with more likes, comments and shares.`,
  }),
  bad: ({ display, m }) => ({
    title: 'The copy is heavy to read',
    text: `Flesch reading ease is ${display}; 70 is plain English. Words such as ${hardWords(m)} weigh it down.`,
  }),
  advice: ({ display, m }) => ({
    title: 'Trade long words for short ones',
    text: `${hardWords(m) ? `Find everyday words for ${hardWords(m)}` : 'Keep to short sentences'}: it takes reading ease from ${display} toward 70.`,
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

const shouting = defineWordRule<{ caps: number; marks: number; loud: string | null }>({
  id: 'T-11',
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
  measure(m) {
    const gap = wordingGap(m);
    if (gap) return gap;
    const { capsShare: caps, exclamations: marks } = m.text;
    const loud = sureBlocks(m)
      .filter(isLegible)
      .find((b) => (b.text.match(/\p{Lu}{4,}/gu) ?? []).length > 0 || b.text.includes('!'));
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
  good: ({ display }) => ({ title: 'A calm tone of voice', text: `${display}: the copy speaks, it does not shout.` }),
  bad: ({ display, detail }) => ({
    title: 'The copy shouts',
    text: `${display}${detail.loud ? `, as in ${quote(detail.loud)}` : ''}. Google's guidance asks to avoid all caps and excess punctuation.`,
  }),
  advice: ({ detail }) => ({
    title: `Lower the voice${detail.loud ? ` of ${quote(detail.loud, 28)}` : ''}`,
    text: `Set it in sentence case${detail.marks > 1 ? ` and keep one of the ${detail.marks} exclamation marks at most` : ''}; weight and size carry emphasis better than capitals.`,
  }),
});

export const textAmountRules = [textShare, wordCount, sizeLevels];
export const wordingRules = [readingEase, shouting];
