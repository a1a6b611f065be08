/** How much there is to read, and in what manner it is set. */

import { type Flyer, flyerOf } from '../../copy/flyer.ts';
import { soldThing } from '../../copy/trade-words.ts';
import type { Written } from '../../copy/written.ts';
import type { TextBlock } from '../../measurements.ts';
import { hat, ramp } from '../../response.ts';
import { LEVEL_RATIO } from '../../text/blocks/text-statistics.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { between, called } from '../book/target.ts';
import { copyGap, isLegal, mayBeNotice, nameBlock, sureBlocks, textGap, wordingGap } from '../book/text-blocks.ts';
import { namedBrand } from '../message/named-brand.ts';
import { freeLines, mayBeSpared } from '../wording/copy-lines.ts';
import { all, count, countFirst, list, percent, plain, quote } from '../wording/words.ts';
import { type GlanceWords, glanceWords } from './glance-words.ts';

/** Percent of the frame that text may cover, by how much a lens asks for. */
const roomFrom = (scale: number): number => Math.ceil(5 * scale - 1e-9);
const roomTo = (scale: number): number => Math.floor(20 * scale + 1e-9);

const textShare = defineRule<null>({
  id: 'T-05',
  notOf: ['type_only', 'quote'],
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
    const gap = textGap(m) ?? copyGap(m);
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
  good: ({ display, scale }) => ({
    title: 'Words and picture share the frame well',
    text: `Text covers ${display} of the frame, inside our ${roomFrom(scale)} to ${roomTo(scale)} %; platform guidance favours under 20 %.`,
  }),
  bad: ({ value, display, scale }) =>
    value > roomTo(scale)
      ? {
          title: 'Text crowds out the picture',
          text: `Text boxes cover ${display} of the frame; platform guidance favours under 20 %.`,
        }
      : {
          title: 'The words take almost no space',
          text: `All text together covers ${display} of the frame. Our range starts at ${roomFrom(scale)} %.`,
        },
  advice: ({ value, display, m, settings, scale }) =>
    value > roomTo(scale)
      ? {
          title: 'Move detail out of the picture',
          text: `Carry over the longest ${spareOf(m, settings) ? `line, ${quote(spareOf(m, settings)?.text ?? '', 34)},` : 'lines that name neither offer nor brand'} to the caption; that brings the text share down from ${display} toward ${roomTo(scale)} %.`,
        }
      : {
          larger: `the key line, until text covers about ${roomFrom(scale)} % of the frame`,
          title: 'Let the message take more room',
          text: `Enlarge the key line until text covers about ${roomFrom(scale)} % of the frame; it has ${display}.`,
        },
});

/** The longest line that names nobody, claims nothing and asks for nothing; it may be small print, which belongs in the caption. */
function spareOf(m: Written, settings: RuleSettings) {
  const { blocks } = glanceWords(m, namedBrand(settings));
  // Small print right below an offer or a request says on what terms it holds.
  const isCondition = (b: TextBlock) =>
    /^(?:cta|offer)$/u.test(m.text.blocks[m.text.blocks.indexOf(b) - 1]?.role ?? '');
  const small = blocks.filter((b) => mayBeNotice(b) && isLegible(b) && !isLegal(m, b) && !isCondition(b));
  const free = freeLines(m, settings).flatMap((index) => m.text.blocks[index] ?? []);
  return [...free.filter((b) => blocks.includes(b) && mayBeSpared(b, m)), ...small].sort(
    (a, b) => b.words - a.words,
  )[0];
}

/** What is said of a line that could go: of small print only where nobody asks for it. Headline, offer and request stay. */
function whatToCut(spare: TextBlock | undefined, blocks: readonly TextBlock[]): string {
  if (!spare) {
    const say =
      blocks.length > 1
        ? `None of the ${blocks.length} lines can go as it is: say each`
        : 'The one line has to stay: say it';
    return `${say} in fewer words, and leave to the caption what decides nobody to click.`;
  }
  const unless = mayBeNotice(spare) ? ', unless a law or the platform asks for it on the picture' : '';
  return `Start with ${quote(spare.text)}${unless}: keep the one noun and number that sell, move the rest to the caption.`;
}

/** What a response of the straight fall becomes: half of it is a lean excess and no fault, from a fifth on it is as before. */
const EASE = { lean: 0.5, asBefore: 0.2, fault: 0.8 } as const;

/** A fall that is gentle up to one and a half times the mark and makes up for it before the end. */
function eased(fall: number): number {
  const { lean, asBefore, fault } = EASE;
  if (fall <= asBefore) return fall;
  if (fall < lean) return asBefore + ((fault - asBefore) * (fall - asBefore)) / (lean - asBefore);
  return fault + ((1 - fault) * (fall - lean)) / (1 - lean);
}

/** What is not counted, so that the count agrees with every other one. */
const besideThem = ({ others, kinds }: GlanceWords): string =>
  others > 0 ? ` Not counted: ${count(others, 'word')} of ${list(kinds)}.` : '';

/** Words that have full marks, and none: of what is surely a flyer 40 and 60, since it has its facts to tell. */
const wordMarks = ({ share }: Flyer) => ({ full: Math.round(15 + 25 * share), none: 30 + 30 * share });

/**
 * Share of the score that a wall of text costs, and the words between which it sets in: from some thirteen seconds of reading on,
 * whole at twenty-five. Of what is surely a flyer thirty words later.
 */
const WALL = 0.16;
const wallFrom = ({ share }: Flyer) => ramp(40 + 30 * share, 75 + 30 * share);

/** The most words with full marks, by how much a lens asks for. */
const mostWords = (flyer: Flyer, scale: number): number => Math.floor(wordMarks(flyer).full * scale + 1e-9);

const wordCount = defineRule<{ flyer: Flyer; words: GlanceWords }>({
  id: 'T-06',
  curve: [0, 40],
  frames: 'none',
  title: 'Few enough words for a glance',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'At about three words a second, fifteen words are five seconds of reading. Seventy-five take twenty-five, which nobody spends on an ad in a feed: from forty words on up to 16 % of the score is lost besides.',
  },
  theme: 'text-amount',
  essential: WALL,
  importance: 1,
  praise: 0.7,
  measures: 'number of words on the visual',
  target: between(3, 15, 'words'),
  effort: 'low',
  measure(m, settings) {
    const gap = textGap(m) ?? copyGap(m);
    if (gap) return gap;
    const words = glanceWords(m, namedBrand(settings));
    const value = words.count;
    const flyer = flyerOf(m.text.blocks);
    return measured({
      value,
      display: count(value, 'word'),
      unit: 'words',
      regions: [],
      stake: wallFrom(flyer)(value),
      // Scraps are counted, and carry nothing.
      unmet: wordingGap(m) !== null,
      detail: { flyer, words },
    });
  },
  targetHere: ({ detail: { flyer } }) =>
    between(3, wordMarks(flyer).full, flyer.share > 0 ? 'words, as a flyer' : 'words'),
  respond: ({ value, detail: { flyer } }) => {
    const { full, none } = wordMarks(flyer);
    const straight = hat(1, 3, full, none)(value);
    return value > full ? eased(straight) : straight;
  },
  good: ({ value, display, detail: { flyer, words }, scale }) => ({
    title: `${countFirst(display)} carry the message`,
    text: `The visual says it in ${display}, about ${plain(Math.max(1, value / 3), 0)} s of reading. Our range${flyer.share > 0 ? ` for a flyer like this one (${list(flyer.facts)})` : ''} is ${Math.ceil(3 * scale - 1e-9)} to ${mostWords(flyer, scale)} words${value > mostWords(flyer, scale) ? '; so little over it is no fault' : ''}.${besideThem(words)}`,
  }),
  bad: ({ value, display, m, detail: { flyer, words }, scale }) => {
    if (value <= mostWords(flyer, scale))
      return {
        title: `Only ${display} on the visual`,
        text: `With ${display} the visual cannot say what it offers without the caption.`,
      };
    const aim = mostWords(flyer, scale);
    const sure = sureBlocks(m);
    const longest = words.blocks.filter((b) => sure.includes(b)).sort((a, b) => b.words - a.words)[0];
    return {
      title: `${countFirst(display)} are too many for a glance`,
      text: `Reading them takes about ${plain(value / 3, 0)} s; ${flyer.share > 0 ? `as a flyer (${list(flyer.facts)}) it needs its facts, and the aim here is ${aim} words` : `the aim is ${aim} words${scale === 1 ? ', five seconds' : ''}`}.${longest ? ` The longest block, ${nameBlock(longest, 46)}, holds ${count(longest.words, 'word')}.` : ''}${besideThem(words)}`,
    };
  },
  advice: ({ value, display, m, settings, detail: { flyer, words }, scale }) =>
    value > mostWords(flyer, scale)
      ? {
          title: `Cut ${display} to ${flyer.share > 0 || scale !== 1 ? mostWords(flyer, scale) : 'fifteen'}`,
          text: whatToCut(spareOf(m, settings), words.blocks),
        }
      : {
          title: 'Add a line that says what this is',
          text: `Name ${soldThing(settings)} and what it does in three to seven words; there ${value === 1 ? 'is' : 'are'} ${display} now.`,
        },
});

/** The first block of each clearly different size, three at most, from the largest down. */
function largestOfEach(blocks: readonly TextBlock[]): TextBlock[] {
  const ladder: TextBlock[] = [];
  for (const block of [...blocks].sort((one, other) => other.lineHeight - one.lineHeight)) {
    const last = ladder.at(-1);
    if (!last || block.lineHeight * LEVEL_RATIO <= last.lineHeight) ladder.push(block);
  }
  return ladder.slice(0, 3);
}

/** A thousandth of the frame: no line is lower. */
const LEAST_HEIGHT = 0.001;

/** How close sizes are that count as one. */
function sameSize(blocks: readonly TextBlock[]): string {
  const heights = blocks.map(({ lineHeight }) => Math.max(LEAST_HEIGHT, lineHeight));
  const times = plain(Math.max(...heights) / Math.min(...heights), 1);
  return times === '1' ? 'share one size' : `are nearly one size (the largest is ${times} times the smallest)`;
}

const sizeLevels = defineRule<null>({
  id: 'T-09',
  notOf: ['meme'],
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
    const gap = textGap(m) ?? copyGap(m);
    if (gap) return gap;
    if (m.text.blocks.length < 2) return notApplicable;
    const value = m.text.sizeLevels;
    return measured({ value, display: count(value, 'size'), unit: 'sizes', regions: [], detail: null });
  },
  respond: ({ value }) => (value < 2 ? 0.4 : ramp(6, 3)(value)),
  good: ({ display, m }) => ({
    title: 'A clear ladder of text sizes',
    text: `${countFirst(display)} order the copy: ${list(largestOfEach(sureBlocks(m)).map((b) => nameBlock(b, 22)))}.`,
  }),
  bad: ({ value, display, m }) =>
    value < 2
      ? {
          title: 'One text size for everything',
          text: `${all(m.text.blocks.length, 'blocks')} ${sameSize(m.text.blocks)}, so nothing says “read me first”.`,
        }
      : {
          title: `${countFirst(display)} of text compete`,
          text: `The copy uses ${display}; our range is two or three.`,
        },
  advice: ({ value, display }) =>
    value < 2
      ? {
          larger: 'the headline, at least 1.5 times the rest',
          title: 'Set a clear size ladder',
          text: 'Pick one line as headline and set it at least 1.5 times larger; keep the others at one common size.',
        }
      : {
          title: `Reduce ${display} to three`,
          text: 'One for the headline, one for support, one for the button. Snap every other line to the nearest of the three.',
        },
});

export const textAmountRules = [textShare, wordCount, sizeLevels];
