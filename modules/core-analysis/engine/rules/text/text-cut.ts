/** Whether every letter lies inside the frame. */
import type { TextBlock } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { meanAndWorst } from '../book/standing.ts';
import { atMost } from '../book/target.ts';
import { nameBlock, sureBlocks, textGap } from '../book/text-blocks.ts';
import { count, list, percent, sentence } from '../wording/words.ts';

/** Ink at the edge / height of the line from which a letter is surely cut; an arch that is cut leaves two ends of a stroke. */
const wholeResponse = ramp(0.2, 0.04);

const cutOf = ({ cut }: TextBlock): number => Math.max(cut?.left ?? 0, cut?.right ?? 0);

/** Whether the edge of the frame cuts a letter of the line. */
export const isCut = (block: TextBlock): boolean => wholeResponse(cutOf(block)) < 1;

/** "on the right", "on both sides". */
function sideOf({ cut }: TextBlock): string {
  const sides = [
    ...(wholeResponse(cut?.left ?? 0) < 1 ? ['left'] : []),
    ...(wholeResponse(cut?.right ?? 0) < 1 ? ['right'] : []),
  ];
  return sides.length > 1 ? 'on both sides' : `on the ${sides[0] ?? 'side'}`;
}

const wholeLetters = defineRule<{ blocks: TextBlock[]; worst: TextBlock; cut: TextBlock[] }>({
  id: 'T-14',
  curve: [0, 100],
  title: 'No letters cut by the frame',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Strokes of a line that stand at the left or right edge of the frame, against the height of its letters; words that go on outside cannot be read.',
  },
  theme: 'text-cut',
  essential: 0.4,
  importance: 0.3,
  praise: 0.1,
  measures: 'letters at the edge of the frame, of their height',
  target: atMost(4, '%'),
  respondAlone: ({ value }) => wholeResponse(value / 100),
  effort: 'low',
  measure(m, { goal }) {
    const gap = textGap(m);
    if (gap) return gap;
    const blocks = sureBlocks(m);
    const { worst } = meanAndWorst(blocks, (b) => wholeResponse(cutOf(b)), goal);
    if (!worst) return notApplicable;
    const cut = blocks.filter(isCut).sort((a, b) => cutOf(b) - cutOf(a));
    return measured({
      value: cutOf(worst) * 100,
      display: cut.length > 0 ? `${count(cut.length, 'line')} cut` : 'none cut',
      unit: '% of the height of the letters',
      regions: cut.map((b) => b.region),
      detail: { blocks, worst, cut },
    });
  },
  respond: ({ value, settings, detail: { blocks, worst } }) =>
    meanAndWorst(blocks, (b) => wholeResponse(b === worst ? value / 100 : cutOf(b)), settings.goal).response,
  good: () => ({
    title: 'The words are whole',
    text: 'The frame cuts no letter: every line ends inside it.',
  }),
  bad: ({ detail: { worst, cut } }) => ({
    title: `${sentence(nameBlock(worst, 32))} runs out of the frame ${sideOf(worst)}`,
    text: `The edge cuts through its letters, which reach it with ${percent(cutOf(worst))} of their height; what follows cannot be read.${cut.length > 1 ? ` So it goes for ${list(cut.slice(1, 4).map((b) => nameBlock(b, 28)))}.` : ''}`,
  }),
  advice: ({ detail: { worst, cut } }) => ({
    title: `Bring ${nameBlock(worst, 28)}${cut.length > 1 ? ` and ${count(cut.length - 1, 'more line')}` : ''} back into the frame`,
    text: 'Set the line smaller, break it in two or move it, until all of it stands at least one letter’s width inside the edge.',
  }),
});

export const textCutRules = [wholeLetters];
