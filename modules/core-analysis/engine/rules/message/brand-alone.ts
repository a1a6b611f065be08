/** A name or a sign with nothing beside it: neither words nor a picture say what it stands for. */
import { matchBrand } from '../../brand/match-brand.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { wordsOf } from '../../text/blocks/text-statistics.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule, type RuleSettings } from '../book/rule.ts';
import { atLeast } from '../book/target.ts';
import { readingGap } from '../book/text-blocks.ts';
import { count, percent, quote } from '../wording/words.ts';
import { namedBrand } from './named-brand.ts';

/** Words beside the name from which on something is said. */
const SAID = 4;
/** The same in words, as the end of its range is told. */
const SAID_AT_LEAST = 'four';
/** Share of the frame with photographic texture between which a picture begins to show something and surely does; the rims of large flat signs reach 0.037. */
const PHOTOGRAPHED = [0.035, 0.06] as const;
/**
 * Where shapes on plain ground go from a sign to a drawing: in bytes a pixel after fixed compression, and in bits of colour. Of eight
 * signs and wordmarks we measured 0.014 to 0.035 and 0.2 to 1.7, of a flat drawing of a scene 0.031 and 2.1 to 2.2, of ten ads on
 * photographs 0.07 and more and 2.2 to 4.2.
 */
const DETAIL = [0.035, 0.065] as const;
const COLOURS = [1.75, 2.15] as const;

/** How far something is shown beside letters, 0..1: photographed, or drawn in some detail or many colours. */
function shown({ technical, clutter, colour }: ImageMeasurements): number {
  return Math.max(
    ramp(...PHOTOGRAPHED)(technical.picture?.photographed ?? technical.photographed ?? 1),
    ramp(...DETAIL)(clutter.jpegComplexity),
    ramp(...COLOURS)(colour.colourEntropy),
  );
}

/** The name as it stands on the picture: the named brand where it was read, else a single word, which may be one; null for a line that only says something. */
function nameOn(
  { text: { blocks } }: ImageMeasurements,
  settings: RuleSettings,
): { text: string; words: number } | null {
  const brand = namedBrand(settings);
  const named = blocks.flatMap((block) => {
    const match = brand ? matchBrand(block.text, brand) : null;
    return match ? [block.text.slice(match.from, match.to)] : [];
  });
  const [first] = named;
  if (first) return { text: first, words: named.reduce((sum, name) => sum + wordsOf(name).length, 0) };
  const single = blocks.find(({ text }) => wordsOf(text).length === 1);
  return single ? { text: single.text, words: 1 } : null;
}

/** "2 words beside “Fernweh”", "3 words in all". */
const displayOf = (name: string | null, others: number): string =>
  name === null && others > 0
    ? `${count(others, 'word')} in all`
    : `${count(others, 'word')} beside ${name ? quote(name, 24) : 'a sign'}`;

/** Share of the score at stake: less where the missing request, which asks for a click, costs most of it already. */
const AT_STAKE = { awareness: 0.42, engagement: 0.35, community: 0.35, sales: 0.2, leads: 0.2 } as const;

/** What is missing, by what the ad is for. */
const MISSING = {
  awareness: 'says what it is or at which moment to think of it, and a name is remembered by such links',
  sales: 'says what is for sale or why to buy it',
  leads: 'says what people get for their details',
  engagement: 'gives anybody something to answer or to pass on',
  community: 'says who belongs to it or why to join',
} as const;

const ADDED = {
  awareness: 'what it is, for whom, and the moment it is for',
  sales: 'the product itself, what it does and what it costs',
  leads: 'what people get and what happens after they leave their details',
  engagement: 'a question, a scene or a claim that people have an opinion on',
  community: 'who meets there and what they do together',
} as const;

interface Alone {
  /** What stands alone: the name, else the first line; null where no word was read. */
  what: string | null;
  /** Whether it is the name. */
  isName: boolean;
  others: number;
}

const alone = defineRule<Alone>({
  id: 'B-08',
  title: 'The name stands for something',
  area: 'copy',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Romaniuk & Sharp (Marketing Theory, 2004) hold that a brand comes to mind through the cues it is linked to; a sign alone adds none. The marks are ours.',
  },
  theme: 'text-amount',
  importance: 1,
  praise: 0,
  frames: 'none',
  essential: ({ goal }) => AT_STAKE[goal],
  curve: [0, 8],
  measures: 'words beside the name, where next to nothing is shown',
  target: atLeast(SAID, 'words beside the name, or a picture of what it stands for'),
  targetHere: ({ detail: { what, isName } }) =>
    atLeast(
      SAID,
      isName || !what
        ? 'words beside the name, or a picture of what it stands for'
        : 'words, or a picture of what they are about',
    ),
  effort: 'medium',
  measure(m, settings) {
    const bare = 1 - shown(m);
    if (bare === 0 || m.copy.offer || m.copy.cta) return notApplicable;
    const gap = readingGap(m);
    if (gap) return gap;
    const name = nameOn(m, settings);
    const others = Math.max(0, m.text.wordCount - (name?.words ?? 0));
    const unsaid = 1 - ramp(0, SAID)(others);
    if (unsaid === 0) return notApplicable;
    const what = name?.text ?? m.text.blocks[0]?.text ?? null;
    return measured({
      value: others,
      display: displayOf(name?.text ?? null, others),
      unit: 'words',
      regions: m.text.blocks.map(({ region }) => region),
      counts: bare * unsaid,
      ...(name || !what ? {} : { measures: 'words, where next to nothing is shown' }),
      detail: { what, isName: name !== null, others },
    });
  },
  respond: ({ value }) => ramp(0, SAID)(value),
  good: ({ display }) => ({ title: 'The name stands for something', text: `There are ${display}.` }),
  bad: ({ detail: { what, isName, others }, m, settings }) => ({
    title: what ? `${quote(what, 28)} ${isName ? 'stands alone' : 'is all it says'}` : 'A sign stands alone',
    text: `${what ? (isName && others > 0 ? `Beside it ${count(others, 'word')} ${others === 1 ? 'was' : 'were'} read` : 'No other word was read') : 'No word was read'}, and ${percent(m.composition.negativeSpace)} of the frame is empty: nothing ${MISSING[settings.goal]}.`,
  }),
  advice: ({ detail: { what, isName }, settings }) => ({
    title: what
      ? isName
        ? `Say what ${quote(what, 28)} stands for`
        : `Say more than ${quote(what, 28)}`
      : 'Say what the sign stands for',
    text: `In ${SAID_AT_LEAST} to seven words${isName || !what ? ' beside it' : ''}, or in a picture: ${ADDED[settings.goal]}.`,
  }),
});

export const brandAloneRules = [alone];
