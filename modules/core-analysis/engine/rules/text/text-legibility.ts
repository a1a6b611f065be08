import { ratioToOne } from '../../../contract/format.ts';
import type { TextBlock } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { feltAmong, meanAndWorst, standingAmong } from '../book/standing.ts';
import { atLeast, called } from '../book/target.ts';
import { appliedLimit, isBold, nameBlock, neededContrast, roleName, sureBlocks, textGap } from '../book/text-blocks.ts';
import { stakeBesideRequest } from '../message/request-stake.ts';
import { colourName } from '../wording/colour-words.ts';
import { inPlace } from '../wording/place-words.ts';
import { count, countFirst, sentence } from '../wording/words.ts';
import { ofFocus } from './blurred-letters.ts';
import { groundInstead, kindOf, nameAll, needsOf, othersOf, remedyOf } from './faint-lines.ts';
import { recognition } from './recognition.ts';

const WCAG = {
  title: 'W3C, Understanding SC 1.4.3 Contrast (Minimum), WCAG 2.2, 2023',
  note: 'Normal text needs 4.5 : 1, large text 3 : 1. Speaks of legibility, not of clicks.',
};

/**
 * Response of one block. Ordinary text: nothing under 3 : 1, most of the marks at WCAG's 4.5 : 1, all at 7 : 1. Large text: most
 * at WCAG's 3 : 1, all at 4.5 : 1. Deviation from the evidence base: large text loses its marks between 3 and 2.5 : 1 instead of
 * at once, because contrast read from compressed pixels moves by tenths and a cliff would make the score jump on re-encoding.
 */
function contrastResponse(block: TextBlock): number {
  const c = countedContrast(block);
  const needed = neededContrast(block);
  const isLarge = (4.5 - needed) / 1.5;
  return 0.8 * ramp(3 - 0.5 * isLarge, needed)(c) + 0.2 * ramp(needed, fullContrast(block))(c);
}

/** Contrast from which a block has all marks: 7 : 1, large text 4.5 : 1. */
const fullContrast = (block: TextBlock): number => 7 - (2.5 / 1.5) * (4.5 - neededContrast(block));

/** Whether a line has less than its size needs, as both are printed: what shows as 3 : 1 of 3 : 1 asked for falls short of nothing. */
const fallsShort = (block: TextBlock): boolean => shown(block.contrast ?? 1) < shown(neededContrast(block));

/** What reaches its mark as it is printed has reached it. */
function countedContrast(block: TextBlock): number {
  const c = block.contrast ?? 1;
  return fallsShort(block) ? c : Math.max(c, neededContrast(block));
}

/** A ratio as it is printed. */
const shown = (ratio: number): number => Number(ratio.toFixed(1));

function coloursOf(block: TextBlock): string {
  if (!block.foreground || !block.background) return '';
  const [ink, ground] = [colourName(block.foreground), colourName(block.background)];
  return ink === ground ? ` (${ink} on almost the same ${ground})` : ` (${ink} on ${ground})`;
}

/** A superlative only where there is something to compare with, and of what is compared: a small line needs more than a large one. */
function weakestOf(blocks: number, worst: TextBlock): string {
  return blocks > 1
    ? `Of ${count(blocks, 'text block')} ${nameBlock(worst, 46)} has the least to spare for its size and still`
    : sentence(nameBlock(worst, 46));
}

/** How many times what its size needs a block's contrast is. */
const toSpare = (block: TextBlock) => (block.contrast ?? 1) / neededContrast(block);

/** What lies well under letters as they are: dark under light ones, light under dark ones. */
const stripFor = ({ foreground }: TextBlock): string =>
  foreground !== null && kindOf(foreground) === 'near-black' ? 'A plain light strip' : 'A plain dark strip or scrim';

/** Contrast that every slice of a line is asked for by T-02. */
const IN_EVERY_SLICE = 3;

/** The line with the weakest slice, where that is what T-02 finds fault with: praise of the whole must not deny it. */
function weakestSlice(m: Parameters<typeof sureBlocks>[0]): TextBlock | null {
  const sliceOf = (block: TextBlock) => block.worstSliceContrast ?? 21;
  const [worst] = [...sureBlocks(m)].sort((a, b) => sliceOf(a) - sliceOf(b));
  return worst && sliceOf(worst) < IN_EVERY_SLICE ? worst : null;
}

/** Share of the score that an ad nobody can read loses. */
const UNREADABLE = 0.45;

const textContrast = defineRule<{ blocks: TextBlock[]; worst: TextBlock; failing: TextBlock[] }>({
  id: 'T-01',
  curve: [1, 12],
  title: 'Text stands out from its background',
  area: 'text',
  grade: 'B',
  source: { ...WCAG, kind: 'standard', url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html' },
  theme: 'contrast',
  essential: UNREADABLE,
  tellsNear: true,
  importance: 1,
  praiseFrom: 0.9,
  praise: 0.7,
  measures: 'contrast of the weakest text',
  target: called('at least 4.5 : 1, large text 3 : 1', { from: 4.5 }),
  targetHere: ({ detail: { worst } }) => {
    const needed = Math.round(neededContrast(worst) * 10) / 10;
    return needed < 4.5
      ? atLeast(
          needed,
          needed === 3
            ? `: 1 for ${isBold(worst) ? 'bold letters' : 'letters'} this large`
            : worst.stroke === undefined
              ? ': 1 at this size, where bold letters need 3 and others 4.5'
              : ': 1 a little under the size of large letters',
        )
      : atLeast(4.5, ': 1');
  },
  respondAlone: ({ value, detail: { worst } }) => contrastResponse({ ...worst, contrast: value }),
  effort: 'low',
  measure(m, { goal }) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = sureBlocks(m).filter((b) => b.contrast !== null);
    // Of several that cost the same, much or nothing, the one with the least to spare.
    const felt = feltAmong(blocks, contrastResponse, goal);
    const weakestFirst = [...blocks].sort((a, b) => felt(a) - felt(b) || toSpare(a) - toSpare(b));
    const [worst] = weakestFirst;
    if (!worst) return notApplicable;
    const failing = weakestFirst.filter(fallsShort);
    return measured({
      value: countedContrast(worst),
      display: ratioToOne(worst.contrast ?? 1),
      unit: ': 1',
      regions: (failing.length > 0 ? failing : [worst]).map((b) => b.region),
      measures: `contrast of ${nameBlock(worst, 28)}`,
      unmet: failing.length > 0,
      ...ofFocus(m, felt(worst) < 1),
      stake: stakeBesideRequest(
        m,
        goal,
        UNREADABLE,
        blocks,
        (some) => meanAndWorst(some, contrastResponse, goal).response,
      ),
      detail: { blocks, worst, failing },
    });
  },
  respond: ({ value, settings, detail: { blocks, worst } }) =>
    meanAndWorst(blocks, (b) => contrastResponse(b === worst ? { ...b, contrast: value } : b), settings.goal).response,
  good: ({ display, detail, m }) => {
    const lost = weakestSlice(m);
    return {
      title: lost
        ? 'As a whole the text stands out from its background'
        : sureBlocks(m).length > 1
          ? detail.blocks.length === sureBlocks(m).length
            ? `${detail.blocks.length === m.text.blocks.length ? 'Every line' : 'The copy'} stands out from its background`
            : 'The lines that could be measured stand out'
          : `${sentence(nameBlock(detail.worst, 32))} stands out from its background`,
      text: `${weakestOf(detail.blocks.length, detail.worst)} reaches ${display}${coloursOf(detail.worst)}. ${sentence(appliedLimit(detail.worst))}.${lost ? ` Only along ${nameBlock(lost, 28)} one part falls to ${ratioToOne(lost.worstSliceContrast ?? 1)}.` : ''}`,
    };
  },
  bad: ({ display, detail: { worst, failing } }) => ({
    title:
      failing.length === 0
        ? `${sentence(nameBlock(worst, 32))} just stands out from its background`
        : failing.length > 1
          ? `${sentence(nameAll(failing))} are hard to read on their background`
          : `${sentence(nameBlock(worst, 32))} is hard to read on its background`,
    text: `The ${roleName(worst)} ${inPlace(worst.region)} reaches a contrast of ${display}${coloursOf(worst)}; ${appliedLimit(worst)}.${failing.length === 0 ? ` That is met with little to spare: from ${ratioToOne(fullContrast(worst))} on it has all marks.` : ''}${failing.length > 1 ? ` ${countFirst(count(failing.length - 1, 'other line'))} fall${failing.length === 2 ? 's' : ''} short too: ${othersOf(failing)}.` : ''}`,
  }),
  // Each line as its remedy leaves it; a panel takes any line to all marks.
  fixes: ({ settings, detail: { blocks, failing } }) => {
    const set = (b: TextBlock): TextBlock =>
      failing.includes(b) ? { ...b, contrast: Math.max(b.contrast ?? 1, remedied(b, failing.length === 1)) } : b;
    const after = blocks.map(set);
    return { 'T-01': failing.length > 0 ? meanAndWorst(after, contrastResponse, settings.goal).response : 1 };
  },
  advice: ({ display, detail: { worst, failing } }) => {
    const { fix, isEven, alike, ground } = remedyOf(worst);
    const several = failing.length > 1;
    const moved = groundInstead(worst, neededContrast(worst), failing.length === 1);
    if (moved && worst.background) {
      const colour = colourName(worst.background);
      return {
        title: `${moved.way} the ${colour} behind ${nameBlock(worst, 28)}`,
        text: `With the ${colour} at ${moved.hex} its letters reach ${ratioToOne(moved.contrast)}; now it is ${display}.`,
      };
    }
    const names = several ? nameAll(failing) : nameBlock(worst, 28);
    const alikeAll = failing.every((b) => remedyOf(b).fix?.name === fix?.name);
    return {
      title: !alikeAll
        ? `Make ${names} stand out`
        : fix
          ? `Set ${names} in ${fix.name}`
          : `Put a panel behind ${names}`,
      text: `${
        fix && ground
          ? `On this ${colourName(ground)} ground ${fix.name} letters reach ${ratioToOne(fix.contrast)}; now it is ${display}. If the ground varies, lay a plain strip under the words.`
          : `${alike && isEven ? `Its letters are as ${alike === 'white' ? 'light' : 'dark'} as ${alike} already or nearly so, which leaves no other colour to gain much` : isEven ? 'Neither black nor white letters reach 4.5 : 1 on this background' : 'The background changes under the words, so that a colour that stands out one part of it may sink in another'} (now ${display}). ${stripFor(worst)} under them lifts it.`
      }${several ? ` ${sentence(needsOf(failing))}.` : ''}`,
    };
  },
});

/** Contrast of a line once its advice is followed. */
function remedied(block: TextBlock, isOnly: boolean): number {
  const moved = groundInstead(block, neededContrast(block), isOnly);
  return moved?.contrast ?? remedyOf(block).fix?.contrast ?? fullContrast(block);
}

const sliceResponse = ramp(1.5, IN_EVERY_SLICE);

const worstSlice = defineRule<{ worst: TextBlock; standing: number }>({
  id: 'T-02',
  curve: [1, 8],
  title: 'No part of a word is lost in the picture',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'standard',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    title: WCAG.title,
    note: 'Extended by us: the same contrast, taken slice by slice along each line; the lowest slice counts.',
  },
  theme: 'contrast',
  importance: 1,
  praise: 0.5,
  measures: 'lowest contrast along a line of text',
  target: atLeast(IN_EVERY_SLICE, ': 1 in every slice'),
  effort: 'low',
  measure(m, { goal }) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = sureBlocks(m).filter((b) => b.worstSliceContrast !== null);
    const slice = (b: TextBlock) => b.worstSliceContrast ?? 1;
    const felt = feltAmong(blocks, (b) => sliceResponse(slice(b)), goal);
    const [worst] = [...blocks].sort((a, b) => felt(a) - felt(b) || slice(a) - slice(b));
    if (!worst) return notApplicable;
    const value = worst.worstSliceContrast ?? 1;
    return measured({
      value,
      display: ratioToOne(value),
      unit: ': 1',
      regions: [worst.region],
      measures: `lowest contrast along ${nameBlock(worst, 28)}`,
      unmet: value < IN_EVERY_SLICE,
      ...ofFocus(m, value < IN_EVERY_SLICE),
      detail: { worst, standing: standingAmong(blocks, goal)(worst) },
    });
  },
  respond: ({ value, detail: { standing } }) => 1 - standing * (1 - sliceResponse(value)),
  respondAlone: ({ value }) => sliceResponse(value),
  good: ({ display, detail }) => ({
    title: 'Words hold over the whole line',
    text: `Even in its weakest slice ${nameBlock(detail.worst, 46)} keeps ${display}: no letter drowns in the picture behind it.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Part of ${nameBlock(detail.worst, 30)} drowns in the picture`,
    text: `Along the line ${inPlace(detail.worst.region)} the contrast drops to ${display}, though in the middle of its parts it stands at ${ratioToOne(detail.worst.contrast ?? 1)}. A busy background breaks words apart.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Even out the background under ${nameBlock(detail.worst, 28)}`,
    text: `A gradient scrim or a blurred strip behind the line lifts its weakest slice from ${display} above 3 : 1 without hiding the picture.`,
  }),
});

export const legibilityRules = [textContrast, worstSlice, recognition];
