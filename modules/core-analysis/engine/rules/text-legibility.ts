/** Whether the words can be read at all: contrast, size, small screens. */
import type { TextBlock } from '../measurements.ts';
import { colourName, readableOn } from './colour-words.ts';
import { inPlace } from './regions.ts';
import { ramp } from './response.ts';
import { defineRule, measured, notApplicable } from './rule.ts';
import { blockWeight, LARGE_TEXT, meanAndWorst, nameBlock, roleName, sureBlocks, textGap } from './text-blocks.ts';
import { count, percent, ratioToOne, sentence } from './words.ts';

const WCAG = {
  title: 'W3C, Understanding SC 1.4.3 Contrast (Minimum), WCAG 2.2',
  note: 'Normal text needs 4.5 : 1, large text 3 : 1. Speaks of legibility, not of clicks.',
};

/** Response of one block: most of the marks at WCAG's minimum, all of them at the enhanced level. */
function contrastResponse(block: TextBlock): number {
  const c = block.contrast ?? 1;
  return block.lineHeightOfShortSide >= LARGE_TEXT
    ? 0.8 * ramp(1.8, 3)(c) + 0.2 * ramp(3, 4.5)(c)
    : 0.8 * ramp(2.5, 4.5)(c) + 0.2 * ramp(4.5, 7)(c);
}

function coloursOf(block: TextBlock): string {
  if (!block.foreground || !block.background) return '';
  const [ink, ground] = [colourName(block.foreground), colourName(block.background)];
  return ink === ground ? ` (${ink} on almost the same ${ground})` : ` (${ink} on ${ground})`;
}

const textContrast = defineRule<{ worst: TextBlock; failing: TextBlock[]; response: number }>({
  id: 'T-01',
  title: 'Text stands off its background',
  area: 'text',
  grade: 'B',
  source: WCAG,
  theme: 'contrast',
  essential: 0.45,
  importance: 1,
  measures: 'contrast of the weakest text',
  target: 'at least 4.5 : 1, large text 3 : 1',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = sureBlocks(m).filter((b) => b.contrast !== null);
    const { response, worst } = meanAndWorst(blocks, contrastResponse);
    if (!worst) return notApplicable;
    const failing = blocks
      .filter((b) => contrastResponse(b) < 0.8)
      .sort((a, b) => contrastResponse(a) - contrastResponse(b));
    return measured({
      value: worst.contrast ?? 1,
      display: ratioToOne(worst.contrast ?? 1),
      unit: 'contrast ratio',
      regions: (failing.length > 0 ? failing : [worst]).map((b) => b.region),
      measures: `contrast of ${nameBlock(worst, 28)}`,
      detail: { worst, failing, response },
    });
  },
  respond: ({ detail }) => detail.response,
  good: ({ display, detail, m }) => ({
    title: 'Every line stands off its background',
    text: `The weakest of ${count(sureBlocks(m).length, 'text block')}, ${nameBlock(detail.worst, 46)}, still reaches ${display}${coloursOf(detail.worst)}. That stays readable on a dimmed phone in daylight.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${sentence(nameBlock(detail.worst, 32))} sinks into its background`,
    text: `The ${roleName(detail.worst)} ${inPlace(detail.worst.region)} reaches a contrast of ${display}${coloursOf(detail.worst)}; ${detail.worst.lineHeightOfShortSide >= LARGE_TEXT ? 'even large letters need 3 : 1' : 'letters this small need 4.5 : 1'}.${detail.failing.length > 1 ? ` ${count(detail.failing.length - 1, 'other block')} fall${detail.failing.length === 2 ? 's' : ''} short too, such as ${detail.failing[1] ? nameBlock(detail.failing[1], 28) : ''}.` : ''}`,
  }),
  advice: ({ display, detail }) => {
    const ground = detail.worst.background;
    const fix = ground ? readableOn(ground) : null;
    const enough = fix !== null && fix.contrast >= 4.5;
    return {
      title:
        fix && enough
          ? `Set ${nameBlock(detail.worst, 28)} in ${fix.name}`
          : `Put a panel behind ${nameBlock(detail.worst, 28)}`,
      text:
        fix && enough && ground
          ? `On this ${colourName(ground)} ground ${fix.name} letters reach ${ratioToOne(fix.contrast)}; now it is ${display}. If the ground varies, lay a plain strip under the words.`
          : `Neither black nor white letters reach 4.5 : 1 on this ground (now ${display}). A plain dark strip or scrim under the words does.`,
    };
  },
});

const worstSlice = defineRule<{ worst: TextBlock }>({
  id: 'T-02',
  title: 'No part of a word is lost in the picture',
  area: 'text',
  grade: 'E',
  source: {
    title: 'Extension of WCAG 2.2 SC 1.4.3',
    note: 'The same contrast, taken slice by slice along each line; the lowest slice counts.',
  },
  theme: 'contrast',
  importance: 1,
  praise: 0.5,
  measures: 'lowest contrast along a line of text',
  target: 'at least 3 : 1 in every slice',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    let worst: TextBlock | null = null;
    for (const block of sureBlocks(m)) {
      if (block.worstSliceContrast === null) continue;
      if (!worst || block.worstSliceContrast < (worst.worstSliceContrast ?? 21)) worst = block;
    }
    if (!worst) return notApplicable;
    const value = worst.worstSliceContrast ?? 1;
    return measured({
      value,
      display: ratioToOne(value),
      unit: 'contrast ratio',
      regions: [worst.region],
      measures: `lowest contrast along ${nameBlock(worst, 28)}`,
      detail: { worst },
    });
  },
  respond: ({ value }) => ramp(1.5, 3)(value),
  good: ({ display, detail }) => ({
    title: 'Words hold over the whole line',
    text: `Even in its weakest slice ${nameBlock(detail.worst, 46)} keeps ${display}: no letter drowns in the picture behind it.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Part of ${nameBlock(detail.worst, 30)} drowns in the picture`,
    text: `Along the line ${inPlace(detail.worst.region)} the contrast drops to ${display}, though the whole line averages ${ratioToOne(detail.worst.contrast ?? 1)}. A busy ground breaks words apart.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Even out the ground under ${nameBlock(detail.worst, 28)}`,
    text: `A gradient scrim or a blurred strip behind the line lifts its weakest slice from ${display} above 3 : 1 without hiding the picture.`,
  }),
});

/** Full marks from 40 pixels on a 1080 pixel wide canvas; nothing is left under half of that. */
const sizeResponse = ramp(0.016, 0.037);

const textSize = defineRule<{ worst: TextBlock; tiny: TextBlock[]; response: number }>({
  id: 'T-03',
  title: 'Text is large enough for a phone',
  area: 'text',
  grade: 'B',
  source: {
    title: 'legibility.info, “Rules for text in videos”',
    note: '40 to 60 pixels on a 1080 pixel canvas, read at 40 cm on an average phone. Published for video; we use it for stills.',
  },
  theme: 'text-size',
  essential: 0.4,
  importance: 1,
  measures: 'line height of the smallest important text',
  target: 'at least 3.7 % of the short side (40 px on 1080)',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = sureBlocks(m);
    const important = blocks.filter((b) => b.role !== 'small' && b.role !== 'body');
    const respond = (b: TextBlock) => sizeResponse(b.lineHeightOfShortSide);
    const all = meanAndWorst(blocks, respond);
    const key = important.length > 0 ? meanAndWorst(important, respond) : all;
    const tiny = blocks
      .filter((b) => respond(b) < 0.6)
      .sort((a, b) => a.lineHeightOfShortSide - b.lineHeightOfShortSide);
    const smallest = [...(important.length > 0 ? important : blocks)].sort(
      (a, b) => a.lineHeightOfShortSide - b.lineHeightOfShortSide,
    );
    const worst = tiny[0] ?? smallest[0];
    if (!worst) return notApplicable;
    return measured({
      value: worst.lineHeightOfShortSide * 1080,
      display: `${Math.round(worst.lineHeightOfShortSide * 1080)} px of 1080`,
      unit: 'px on a 1080 px canvas',
      regions: (tiny.length > 0 ? tiny : [worst]).map((b) => b.region),
      measures: `line height of ${nameBlock(worst, 28)}`,
      detail: { worst, tiny, response: 0.5 * all.response + 0.5 * key.response },
    });
  },
  respond: ({ detail }) => detail.response,
  good: ({ display, detail }) => ({
    title: 'The text is sized for a phone',
    text: `The smallest line that matters, ${nameBlock(detail.worst, 46)}, stands at ${display}; 40 is the mark for reading at arm's length.`,
  }),
  bad: ({ display, detail, m }) => {
    const words = detail.tiny.reduce((sum, b) => sum + b.words, 0);
    return {
      title: `${sentence(nameBlock(detail.worst, 32))} is too small for a phone`,
      text: `It stands at ${display}; 40 is the mark.${detail.tiny.length > 1 ? ` In all, ${words} of ${count(m.text.wordCount, 'word')} are set under the mark.` : ''} On a phone 65 mm wide that is ${(detail.worst.lineHeightOfShortSide * 65).toFixed(1)} mm tall.`,
    };
  },
  advice: ({ display, detail }) => ({
    title: `Set ${nameBlock(detail.worst, 28)} ${scale(detail.worst)} times larger`,
    text: `From ${display} to at least 40. If there is no room, cut words instead: what nobody can read costs nothing to leave out.`,
  }),
});

function scale(block: TextBlock): string {
  return Math.max(1.2, 0.037 / Math.max(0.004, block.lineHeightOfShortSide)).toFixed(1);
}

const headlineRatio = defineRule<{ top: TextBlock | null }>({
  id: 'T-03H',
  title: 'The headline leads',
  area: 'text',
  grade: 'B',
  source: { title: 'legibility.info, “Rules for text in videos”', note: 'Headings about 50 % larger than body text.' },
  theme: 'hierarchy',
  importance: 0.5,
  praise: 0.7,
  measures: 'size of the headline against the other text',
  target: 'at least 1.5 times the rest',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const value = m.text.headlineRatio;
    if (value === null) return notApplicable;
    const top = [...sureBlocks(m)].sort((a, b) => b.lineHeight - a.lineHeight)[0] ?? null;
    return measured({
      value,
      display: `${value.toFixed(1)} times`,
      unit: 'times the rest',
      regions: top ? [top.region] : [],
      detail: { top },
    });
  },
  respond: ({ value }) => ramp(1, 1.5)(value),
  good: ({ display, detail }) => ({
    title: `${detail.top ? nameBlock(detail.top, 34) : 'The headline'} clearly leads`,
    text: `The largest line is set ${display} as large as the rest, so nobody has to wonder where to start reading.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'All text shouts at the same volume',
    text: `${detail.top ? `The largest line, ${nameBlock(detail.top, 46)}, is` : 'The largest line is'} only ${display} the size of the rest. Without a lead, a scrolling eye reads none of it.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Make ${detail.top ? nameBlock(detail.top, 28) : 'the headline'} the clear lead`,
    text: `Raise it from ${display} to at least 1.5 times the other text, or step the rest down.`,
  }),
});

const smallScreen = defineRule<{ weakest: TextBlock | null }>({
  id: 'T-08',
  title: 'The words survive a small screen',
  area: 'text',
  grade: 'E',
  source: {
    title: 'Engineering heuristic',
    note: 'A text recogniser reads the creative at 320 pixels width; what it loses, a hurried reader loses too.',
  },
  theme: 'text-size',
  importance: 1,
  praise: 0.8,
  measures: 'share of the text still readable at 320 pixels width',
  target: 'at least 85 %',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const value = m.text.smallScreenLegibility;
    if (value === null) return notApplicable;
    const weakest = [...sureBlocks(m)].sort((a, b) => a.lineHeightOfShortSide - b.lineHeightOfShortSide)[0] ?? null;
    return measured({
      value: value * 100,
      display: percent(value),
      unit: '% of the text',
      regions: value < 0.85 && weakest ? [weakest.region] : [],
      detail: { weakest },
    });
  },
  respond: ({ value }) => ramp(50, 85)(value),
  good: ({ display }) => ({
    title: 'Readable even as a thumbnail',
    text: `At 320 pixels width our text recogniser still reads ${display} of the copy. It will hold in a crowded feed.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'Copy falls apart on a small screen',
    text: `At 320 pixels width only ${display} of the copy can still be read by machine${detail.weakest ? `; ${nameBlock(detail.weakest, 46)} is the smallest of it` : ''}. A person with a thumb in motion does no better.`,
  }),
  advice: ({ display, detail }) => ({
    title: 'Set fewer words, larger',
    text: `${detail.weakest ? `Drop or enlarge ${nameBlock(detail.weakest, 34)} and give` : 'Give'} the rest the space; ${display} survives at phone width now, 85 % is the mark.`,
  }),
});

const recognition = defineRule<{ weakest: TextBlock }>({
  id: 'T-08C',
  title: 'Letters are crisp enough to recognise',
  area: 'text',
  grade: 'E',
  source: {
    title: 'Engineering heuristic',
    note: 'Recogniser confidence at full size, weighted by the importance of each block; a proxy for broken or decorative letters.',
  },
  theme: 'contrast',
  importance: 1,
  praise: 0.2,
  measures: 'confidence with which the text is recognised',
  target: 'at least 90 %',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = m.text.blocks;
    const weights = blocks.reduce((sum, b) => sum + blockWeight(b), 0);
    const value = blocks.reduce((sum, b) => sum + b.confidence * blockWeight(b), 0) / weights;
    const weakest = [...blocks].sort((a, b) => a.confidence - b.confidence)[0];
    if (!weakest) return notApplicable;
    return measured({
      value: value * 100,
      display: percent(value),
      unit: '% confidence',
      regions: value < 0.9 ? [weakest.region] : [],
      detail: { weakest },
    });
  },
  respond: ({ value }) => ramp(60, 90)(value),
  good: ({ display }) => ({
    title: 'Crisp, plain letters',
    text: `The recogniser reads the copy with ${display} confidence: letterforms are plain and unbroken.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Letters ${inPlace(detail.weakest.region)} are hard to make out`,
    text: `The copy is recognised with ${display} confidence; what we could make of the weakest line is ${nameBlock(detail.weakest, 46)}. Blur, decoration or a busy ground breaks the letterforms.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Redraw the text ${inPlace(detail.weakest.region)}`,
    text: `Use a plain, heavier face on even ground, exported sharp: recognition stands at ${display}, clean type reaches 90 % and more.`,
  }),
});

export const legibilityRules = [textContrast, worstSlice, textSize, headlineRatio, smallScreen, recognition];
