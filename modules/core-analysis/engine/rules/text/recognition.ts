import type { TextBlock } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast } from '../book/target.ts';
import { blockWeight, nameBlock, textGap, wordingGap } from '../book/text-blocks.ts';
import { inPlace } from '../wording/place-words.ts';
import { percent } from '../wording/words.ts';
import { ofFocus } from './blurred-letters.ts';

/** Whether letters are whole and plain, by how surely they are read. */
export const recognition = defineRule<{ weakest: TextBlock }>({
  id: 'T-08C',
  curve: [0, 100],
  title: 'Letters are crisp enough to recognise',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Recogniser confidence at full size, weighted by the importance of each block; a proxy for broken or decorative letters.',
  },
  theme: 'contrast',
  importance: 1,
  praise: 0.2,
  measures: 'confidence with which the text is recognised',
  target: atLeast(90, '%'),
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = m.text.blocks.filter((b) => b.text !== '');
    const weights = blocks.reduce((sum, b) => sum + blockWeight(b), 0);
    const value = blocks.reduce((sum, b) => sum + b.confidence * blockWeight(b), 0) / weights;
    const weakest = [...blocks].sort((a, b) => a.confidence - b.confidence)[0];
    if (!weakest) return notApplicable;
    return measured({
      value: value * 100,
      display: percent(value),
      unit: '% confidence',
      regions: value < 0.9 ? [weakest.region] : [],
      unmet: wordingGap(m) !== null,
      ...ofFocus(m, value < 0.9),
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
    text: `The copy is recognised with ${display} confidence; ${isLegible(detail.weakest) ? 'what we could make of the weakest line is' : 'the weakest part is'} ${nameBlock(detail.weakest, 46)}. Blur, decoration or a busy background breaks the letterforms.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Redraw the text ${inPlace(detail.weakest.region)}`,
    text: `Use a plain, heavier face on an even background, exported sharp: recognition stands at ${display}; aim: 90 %.`,
  }),
});
