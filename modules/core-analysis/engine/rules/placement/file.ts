/** Facts of the file that can hurt after upload. */

import { measured, notApplicable } from '../book/reading.ts';
import { defineFileRule, defineRule, type Measurements } from '../book/rule.ts';
import { percent } from '../wording/words.ts';
import { PLATFORM_SPECS } from './platform-specs-source.ts';

const colourSpace = defineRule<null>({
  id: 'Q-08',
  frames: 'none',
  title: 'Colour space',
  area: 'technical',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: PLATFORM_SPECS.title,
    note: 'sRGB is what feeds expect; CMYK files shift colour or are refused.',
  },
  theme: 'file',
  importance: 0.3,
  praise: 0,
  cap: 84,
  measures: 'colour space of the file',
  target: 'sRGB',
  effort: 'low',
  measure(m) {
    const space = m.source.colourSpace.toLowerCase();
    const cmyk = space.includes('cmyk');
    return measured({
      value: cmyk ? 0 : 1,
      display: m.source.colourSpace,
      unit: 'colour space',
      regions: [],
      detail: null,
    });
  },
  respond: ({ value }) => value,
  good: ({ display }) => ({ title: 'Screen colours', text: `The file is ${display}, which feeds show as intended.` }),
  bad: ({ display }) => ({
    title: 'Print colours on a screen',
    text: `The file is ${display}; platforms convert it their own way and colours shift.`,
  }),
  advice: ({ display }) => ({
    title: 'Convert to sRGB',
    text: `Export from ${display} to sRGB yourself, so that you choose the colours, not the platform.`,
  }),
});

interface Vanishing {
  ground: 'white' | 'dark';
  shade: 'light' | 'dark';
}

const anyGround = defineRule<Vanishing>({
  id: 'Q-11',
  frames: 'none',
  title: 'Shows on any background',
  area: 'technical',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Platforms lay see-through pictures on white, on black, or on the colour of the reader’s screen; nobody is asked which.',
  },
  theme: 'file',
  importance: 0.3,
  praise: 0,
  measures: 'share of what is drawn without contrast (under 2 : 1) against a white or a dark background',
  target: 'none of it',
  effort: 'low',
  measure({ source: { lostOnLight = 0, lostOnDark = 0 } }) {
    const lost = Math.max(lostOnLight, lostOnDark);
    if (lost === 0) return notApplicable;
    const detail: Vanishing =
      lostOnLight > lostOnDark ? { ground: 'white', shade: 'light' } : { ground: 'dark', shade: 'dark' };
    return measured({ value: lost, display: percent(lost), unit: 'share', regions: [], detail });
  },
  respond: () => 0,
  good: () => ({
    title: 'Shows on any background',
    text: 'What is drawn has contrast on white and on a dark background.',
  }),
  bad: ({ display, detail }) => ({
    title: `Parts vanish on a ${detail.ground} background`,
    text: `The picture is see-through, and ${display} of what is drawn is so ${detail.shade} that it cannot be seen on a ${detail.ground} background, on which some places will lay it.`,
  }),
  advice: ({ detail }) => ({
    title: 'Export it on a background of its own',
    text: `Lay the picture on a ${detail.ground === 'white' ? 'dark' : 'light'} background and export it without transparency, so that no platform chooses the background for you.`,
  }),
});

function formatOf(m: Measurements): string {
  return (m.kind === 'video' ? m.source.container : m.source.format).toUpperCase();
}

const privateData = defineFileRule<null>({
  id: 'Q-09',
  title: 'No private data in the file',
  area: 'technical',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Photographs can carry the place where they were taken.',
  },
  theme: 'file',
  importance: 0.3,
  praise: 0,
  measures: 'GPS position in the file',
  target: 'none',
  effort: 'low',
  measure: (m) =>
    m.source.hasGps
      ? measured({ value: 1, display: 'GPS position found', unit: 'flag', regions: [], detail: null })
      : notApplicable,
  respond: () => 0,
  good: () => ({ title: 'No private data', text: 'The file carries no GPS position.' }),
  bad: ({ m }) => ({
    title: 'The file tells where it was taken',
    text: `This ${formatOf(m)} carries a GPS position that anyone who downloads it can read.`,
  }),
  advice: ({ m }) => ({
    title: 'Strip the GPS position',
    text: `Export the ${formatOf(m)} without metadata before you publish it.`,
  }),
});

export const imageFileRules = [colourSpace, anyGround];
export const fileRules = [privateData];
