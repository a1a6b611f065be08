/** Whether the words are large enough, and the right ones the largest. */
import type { Goal } from '../../../contract/analysis.ts';
import type { TextBlock } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { signsOf } from '../../text/recognise/scraps.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { feltAmong, meanAndWorst } from '../book/standing.ts';
import { atLeast } from '../book/target.ts';
import {
  copyGap,
  isLegal,
  mayBeNotice,
  nameBlock,
  type Read,
  sureBlocks,
  textGap,
  wordingGap,
} from '../book/text-blocks.ts';
import { stakeBesideRequest } from '../message/request-stake.ts';
import { count, percent, sentence } from '../wording/words.ts';
import { isFaint } from './faint.ts';
import { nameAll } from './faint-lines.ts';
import { isHardToRead, LEAST_TYPE_PX, meetsMark, onPhone, pixelsOf1080, READ_PX, typeOfPhone } from './type-size.ts';

/** Full marks from 40 pixels on a 1080 pixel wide canvas; nothing is left under half of that. */
const sizeResponse = ramp(0.016, 0.037);

/** Share of the score that an ad whose words are all too small loses. */
const TOO_SMALL = 0.4;

/** Headline, offer and request; all blocks where there is none of them. */
function keyOf(blocks: readonly TextBlock[]): readonly TextBlock[] {
  const key = blocks.filter((b) => b.role !== 'small' && b.role !== 'body');
  return key.length > 0 ? key : blocks;
}

/** What is there to be read by everybody: not the notices that a law or a platform asks for, unless nothing else is there. */
function message(m: Read): TextBlock[] {
  const blocks = sureBlocks(m);
  const own = blocks.filter((b) => !mayBeNotice(b) && !isLegal(m, b));
  return own.length > 0 ? own : [...blocks];
}

/** Half of it what the lines that matter most make of the message. */
function sizesFelt(blocks: readonly TextBlock[], respond: (block: TextBlock) => number, goal: Goal): number {
  const felt = (some: readonly TextBlock[]) => meanAndWorst(some, respond, goal).response;
  return 0.5 * felt(blocks) + 0.5 * felt(keyOf(blocks));
}

const textSize = defineRule<{
  blocks: TextBlock[];
  worst: TextBlock;
  tiny: TextBlock[];
  sizeOf(block: TextBlock): number;
}>({
  id: 'T-03',
  curve: [0, 90],
  title: 'Text is large enough for a phone',
  area: 'text',
  grade: 'B',
  source: {
    kind: 'guide',
    url: 'https://legibility.info/',
    title: 'legibility.info, “Rules for text in videos” (read 2026)',
    note: '40 to 60 pixels on a 1080 pixel canvas, read at 40 cm on an average phone. Published for video; we use it for stills.',
  },
  theme: 'text-size',
  essential: TOO_SMALL,
  importance: 1,
  measures: 'type size of the smallest important text',
  target: atLeast(LEAST_TYPE_PX, 'px of 1080 (3.7 % of the side that is as wide as the phone)'),
  respondAlone: ({ value }) => sizeResponse(value / 1080),
  effort: 'low',
  measure(m, { goal, placement }) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = message(m);
    const sizeOf = (b: TextBlock) => typeOfPhone(b, m.source, placement);
    const respond = (b: TextBlock) => sizeResponse(sizeOf(b));
    const felt = feltAmong(blocks, respond, goal);
    const tiny = blocks
      .filter((b) => isHardToRead(sizeOf(b)))
      .sort((a, b) => felt(a) - felt(b) || sizeOf(a) - sizeOf(b));
    const smallest = [...blocks].sort((a, b) => sizeOf(a) - sizeOf(b));
    const worst = tiny[0] ?? smallest[0];
    if (!worst) return notApplicable;
    return measured({
      value: sizeOf(worst) * 1080,
      display: pixelsOf1080(sizeOf(worst)),
      unit: 'px of 1080',
      regions: (tiny.length > 0 ? tiny : [worst]).map((b) => b.region),
      measures: `type size of ${nameBlock(worst, 28)}`,
      unmet: !meetsMark(sizeOf(worst)),
      // It costs a little; larger by a tenth is no advice.
      unsaid: tiny.length === 0,
      stake: stakeBesideRequest(m, goal, TOO_SMALL, blocks, (some) => sizesFelt(some, respond, goal)),
      detail: { blocks, worst, tiny, sizeOf },
    });
  },
  respond: ({ value, settings, detail: { blocks, worst, sizeOf } }) =>
    sizesFelt(blocks, (b) => sizeResponse(b === worst ? value / 1080 : sizeOf(b)), settings.goal),
  good: ({ display, detail: { blocks, worst }, m }) => {
    const name = nameBlock(worst, 46);
    const others = blocks.length < sureBlocks(m).length ? 'Notices aside, the' : 'The';
    const which = blocks.length > 1 ? `${others} smallest of the copy, ${name},` : sentence(name);
    return {
      title: 'The text is sized for a phone',
      text: `${which} is set at ${display}; the source asks for 40 at a distance of 40 cm.`,
    };
  },
  bad: ({ display, detail, m }) => {
    const words = detail.tiny.reduce((sum, b) => sum + b.words, 0);
    return {
      title: `${sentence(nameBlock(detail.worst, 32))} is too small for a phone`,
      text: `It stands at ${display}; 40 is the mark.${detail.tiny.length > 1 ? ` In all, ${words} of ${count(m.text.wordCount, 'word')} are under ${READ_PX} px, where reading gets hard.` : ''} On a phone 65 mm wide, held upright, that is ${onPhone(detail.worst, m.source)} tall.`,
    };
  },
  advice: ({ display, detail }) => {
    const name = nameBlock(detail.worst, 28);
    const times = timesLarger(detail.sizeOf(detail.worst));
    const { w, h } = detail.worst.region;
    const enlarged = w * h * times ** 2;
    const lacksRoom = enlarged > MOST_ENLARGED;
    const larger = `${times.toFixed(1)} times larger`;
    return {
      larger: `${name}, ${times.toFixed(1)} times`,
      title: lacksRoom ? `Cut ${name} short, then set it ${larger}` : `Set ${name} ${larger}`,
      text: `From ${display} to at least 40${alsoSmall(detail)}${lacksRoom ? `: at that size ${count(detail.worst.words, 'word')} would take ${Math.round(100 * enlarged)} % of the frame` : ''}. ${
        mayBeNotice(detail.worst)
          ? 'If a law or the platform asks for this line, it has to stay: shorten it to what must be said and give it room. If not, leave it out.'
          : `${lacksRoom ? 'Cut words first' : 'If there is no room, cut words instead'}: what nobody can read costs nothing to leave out.`
      }`,
    };
  },
});

/** The lines to enlarge with the worst one. */
function alsoSmall({ worst, tiny }: { worst: TextBlock; tiny: readonly TextBlock[] }): string {
  const others = tiny.filter((b) => b !== worst);
  if (others.length === 0) return '';
  return `, and with it ${nameAll(others)}`;
}

function timesLarger(type: number): number {
  return Math.max(1.1, 0.037 / Math.max(0.004, type));
}

/** Share of the frame from which a block, once it is large enough, leaves the rest of the creative less than it takes itself. */
const MOST_ENLARGED = 0.5;

/** Whether people can start reading at a text: a scrap, one sign or what has the colour of its ground leads nobody. */
const mayLead = (block: TextBlock): boolean => isLegible(block) && signsOf(block.text) > 1 && !isFaint(block);

const headlineRatio = defineRule<{ top: TextBlock | null }>({
  id: 'T-03H',
  notOf: ['meme'],
  curve: [0.5, 3],
  title: 'The headline leads',
  area: 'text',
  grade: 'B',
  source: {
    kind: 'guide',
    url: 'https://legibility.info/',
    title: 'legibility.info, “Rules for text in videos” (read 2026)',
    note: 'Headings about 50 % larger than body text.',
  },
  theme: 'hierarchy',
  importance: 0.5,
  praise: 0.7,
  measures: 'size of the headline against the other text',
  target: atLeast(1.5, 'times the rest'),
  effort: 'low',
  measure(m) {
    const gap = textGap(m) ?? copyGap(m);
    if (gap) return gap;
    const value = m.text.headlineRatio;
    if (value === null) return notApplicable;
    const top = [...sureBlocks(m)].sort((a, b) => b.lineHeight - a.lineHeight)[0] ?? null;
    return measured({
      value,
      display: `${value.toFixed(1)} times`,
      unit: 'times the rest',
      regions: top ? [top.region] : [],
      unmet: top === null || !mayLead(top),
      detail: { top },
    });
  },
  respond: ({ value }) => ramp(1, 1.5)(value),
  good: ({ display, detail }) => ({
    title: `${detail.top ? sentence(nameBlock(detail.top, 34)) : 'The headline'} clearly leads`,
    text: `The largest line is set ${display} as large as the rest, so nobody has to wonder where to start reading.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'All text shouts at the same volume',
    text: `${detail.top ? `The largest line, ${nameBlock(detail.top, 46)}, is` : 'The largest line is'} only ${display} the size of the rest. Our mark is 1.5 times.`,
  }),
  advice: ({ display, detail }) => ({
    larger: `${detail.top ? nameBlock(detail.top, 28) : 'the headline'}, at least 1.5 times the rest`,
    title: `Make ${detail.top ? nameBlock(detail.top, 28) : 'the headline'} the clear lead`,
    text: `Raise it from ${display} to at least 1.5 times the other text, or step the rest down.`,
  }),
});

const smallScreen = defineRule<{ weakest: TextBlock | null }>({
  id: 'T-08',
  curve: [0, 100],
  title: 'The words survive a small screen',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'A text recogniser reads the creative at 320 pixels width; a proxy for legibility at feed size, not tested on readers.',
  },
  theme: 'text-size',
  importance: 1,
  praise: 0.8,
  measures: 'share of the text still readable at 320 pixels width',
  target: atLeast(85, '%'),
  effort: 'low',
  measure(m) {
    const gap = textGap(m) ?? copyGap(m);
    if (gap) return gap;
    const value = m.text.smallScreenLegibility;
    if (value === null) return notApplicable;
    const weakest = [...sureBlocks(m)].sort((a, b) => a.lineHeightOfShortSide - b.lineHeightOfShortSide)[0] ?? null;
    return measured({
      value: value * 100,
      display: percent(value),
      unit: '% of the text',
      regions: value < 0.85 && weakest ? [weakest.region] : [],
      // What was not read at full size is no copy that survives.
      unmet: wordingGap(m) !== null,
      detail: { weakest },
    });
  },
  respond: ({ value }) => ramp(50, 85)(value),
  good: ({ display }) => ({
    title: 'Readable even as a thumbnail',
    text: `At 320 pixels width our text recogniser still reads ${display} of the copy. Our mark is 85 %.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'Copy falls apart on a small screen',
    text: `At 320 pixels width only ${display} of the copy can still be read by machine${detail.weakest ? `; ${nameBlock(detail.weakest, 46)} is the smallest of it` : ''}.`,
  }),
  advice: ({ display, detail }) => ({
    larger: 'what is left of the words',
    title: 'Set fewer words, larger',
    text: `${detail.weakest ? `${mayBeNotice(detail.weakest) ? 'Enlarge (or, if no law asks for it, drop)' : 'Drop or enlarge'} ${nameBlock(detail.weakest, 34)} and give` : 'Give'} the rest the space; ${display} survives at phone width now, 85 % is the mark.`,
  }),
});

export const textSizeRules = [textSize, headlineRatio, smallScreen];
