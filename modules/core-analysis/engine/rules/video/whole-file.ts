/** What of a file arrived. */
import { ramp } from '../../response.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { seconds } from '../wording/words.ts';

/** A file that breaks off plays no better in a feed: the highest score it can have. */
const BROKEN_CAP = 69;

const wholeFile = defineRule<{ all: number }, VideoMeasurements>({
  id: 'V-24',
  title: 'The file is whole',
  area: 'technical',
  grade: 'D',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'A file that breaks off can be judged only as far as it goes; players stop there too.',
  },
  theme: 'whole-file',
  importance: 0.8,
  praise: 0,
  cap: BROKEN_CAP,
  measures: 'share of the promised length that can be read',
  target: '100 %',
  effort: 'low',
  measure(m) {
    const { readShare, durationS } = m.source;
    if (readShare === undefined) return notApplicable;
    const all = durationS / Math.max(readShare, 1e-3);
    return measured({
      value: 100 * readShare,
      display: `${seconds(durationS)} of ${seconds(all)}`,
      unit: '% of the length',
      regions: [],
      time: { start: 0, end: durationS },
      detail: { all },
    });
  },
  respond: () => 0,
  good: ({ display }) => ({ title: 'The file is whole', text: `Of its length ${display} can be read.` }),
  bad: ({ display, detail, m }) => ({
    title: `Only ${display} could be read`,
    text: `The file breaks off at ${seconds(m.source.durationS)}, though its header promises ${seconds(detail.all)}. All that is said here is about what could be read; what comes after is unknown, so the range of the score is wider.`,
  }),
  advice: ({ display }) => ({
    title: 'Send the whole file again',
    text: `Only ${display} arrived or was exported: check that it plays to its end, export it anew if it does not, and have it judged once more.`,
  }),
});

/** Share of lost pictures, in percent, from which on nothing of the mark is left: every tenth is a stutter nobody overlooks. */
const MOST_LOST = 10;

const everyPicture = defineRule<{ start: number; end: number }, VideoMeasurements>({
  id: 'V-25',
  title: 'Every picture can be decoded',
  area: 'technical',
  grade: 'D',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Where pictures of a file are damaged, players freeze or show blocks.',
  },
  theme: 'whole-file',
  importance: 0.3,
  praise: 0,
  curve: [0, MOST_LOST],
  measures: 'share of the pictures that cannot be decoded',
  target: 'all of them',
  effort: 'low',
  measure(m) {
    const { undecoded, frames } = m.source;
    if (!undecoded) return notApplicable;
    const { pictures, start, end } = undecoded;
    const all = frames + pictures;
    return measured({
      value: (100 * pictures) / all,
      display: `${pictures} of ${all} pictures`,
      unit: '% of the pictures',
      regions: [],
      time: { start, end },
      detail: { start, end },
    });
  },
  respond: ({ value }) => 1 - ramp(0, MOST_LOST)(value),
  good: ({ display }) => ({ title: 'Nearly every picture can be decoded', text: `Only ${display} could not be.` }),
  bad: ({ display, detail }) => ({
    title: `${display} could not be decoded`,
    text: `The file is damaged between ${seconds(detail.start)} and ${seconds(detail.end)}: players freeze or show blocks there. What is said here is about the pictures that could be decoded.`,
  }),
  advice: ({ display }) => ({
    title: 'Export the video again',
    text: `Of this copy ${display} could not be decoded. Export it anew, or send the copy from before it was damaged, and have it judged once more.`,
  }),
});

export const wholeFileRules = [wholeFile, everyPicture];
