/** Whether there is a picture at all. */
import { showsNothing } from '../../video/blank-still.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineFileRule } from '../book/rule.ts';
import { plain, seconds } from '../wording/words.ts';

interface Ground {
  /** Mean L*, 0..100. */
  lightness: number;
}

/** Of L*, under which a plain ground is called black, and over which white. */
const BLACK = 3;
const WHITE = 97;

const colourOf = ({ lightness }: Ground): string =>
  lightness < BLACK ? 'black' : lightness > WHITE ? 'white' : 'one plain colour';

const something = defineFileRule<Ground>({
  id: 'S-00',
  title: 'Something is shown',
  area: 'attention',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Without a picture and without words there is nothing to judge: what other rules measure on such a background says nothing of an ad.',
  },
  theme: 'nothing-shown',
  importance: 1,
  praise: 0,
  cap: 5,
  measures: 'picture and words beyond one plain background',
  target: 'a picture or words',
  // What it asks for is a second export, not a second design.
  effort: 'low',
  measure(m) {
    if (!showsNothing(m)) return notApplicable;
    const lightness =
      m.kind === 'video'
        ? m.timeline.lightness.reduce((sum, value) => sum + value, 0) / Math.max(1, m.timeline.lightness.length)
        : m.technical.meanLightness;
    return measured({
      value: 0,
      display: 'none found',
      unit: 'found',
      regions: [],
      ...(m.kind === 'video' ? { time: { start: 0, end: m.source.durationS } } : {}),
      detail: { lightness },
    });
  },
  respond: ({ value }) => value,
  good: () => ({ title: 'Something is shown', text: 'There is a picture or a text to judge.' }),
  bad: ({ detail, m }) => ({
    title: 'Nothing is shown',
    text: `${m.kind === 'video' ? `All ${seconds(m.source.durationS)} are` : `All ${m.source.width} × ${m.source.height} pixels are`} ${colourOf(detail)}, with a lightness of ${plain(detail.lightness, 0)} of 100: there is no picture and no text in it. Light, colours, composition and sharpness could not be measured.`,
  }),
  advice: ({ m }) => ({
    title: 'Check the export',
    text: `${m.kind === 'video' ? 'The video track' : 'The file'} holds one plain background. Where the design looks different in your editor, a layer was hidden or the wrong one was exported: export it again and send that. The points are all that this file cannot have while it shows nothing; what the right one earns is known once it is judged.`,
  }),
});

export const shownRules = [something];
