/** Sound as measured, and where speech is heard in it. */

import { hat, ramp } from '../../response.ts';
import type { AudioMeasures, Interval, VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast, atMost, between, within } from '../book/target.ts';
import { percent, plain, seconds, stretch } from '../wording/words.ts';
import { VOICE_NOTE, voiced } from './over-time.ts';
import { type Quiet, quietestOf } from './quietest-stretch.ts';

/** How much sound matters where: people hear TikTok, Reels, Shorts and YouTube, and mostly mute the others. */
const HEARD = {
  tiktok: 1,
  meta_reels: 1,
  youtube: 1,
  meta_stories: 0.8,
  meta_feed: 0.5,
  linkedin: 0.4,
  x: 0.4,
} as const;

/** Under this root mean square the meter calls a stretch silent. */
const SILENT = '−40 dBFS';
const present = defineRule<Quiet, VideoMeasurements>({
  id: 'V-10',
  title: 'There is sound',
  area: 'technical',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'CreativeX, Creative Quality Score “Sound On”; TikTok (secondary accounts, read 2026)',
    note: '93 % of TikTok use is with sound. Interested parties.',
  },
  contested: 'On feeds 69 % watch muted in public (Verizon Media, 2019): design for both.',
  theme: 'sound',
  importance: 0.8,
  praise: 0.6,
  placements: HEARD,
  curve: [0, 100],
  measures: `share of the time with sound over ${SILENT}`,
  target: atLeast(90, '%'),
  effort: 'medium',
  measure(m) {
    const share = m.audio ? 1 - m.audio.silenceShare : 0;
    const quiet = quietestOf(m);
    return measured({
      value: share * 100,
      // Sound that is there and cannot be heard is one fault, told with the loudness.
      ...(quiet.lufs === null ? {} : { theme: 'loudness' }),
      display: m.audio ? percent(share) : 'no sound track',
      unit: '% of the time',
      regions: [],
      ...(quiet.longest ? { time: { start: quiet.longest.start, end: quiet.longest.end } } : {}),
      detail: quiet,
    });
  },
  respond: ({ value }) => ramp(50, 90)(value),
  good: ({ display }) => ({
    title: 'Sound from start to end',
    text: `For ${display} of the time it has sound over ${SILENT}.`,
  }),
  bad: ({ value, display, detail: { longest, silent, faint, lufs }, m }) => {
    if (!m.audio)
      return {
        title: 'It has no sound',
        text: `The file has no sound track in ${seconds(m.source.durationS)}; where people listen, that is half the medium unused.`,
      };
    return lufs === null || !longest
      ? {
          title: `For ${display} of the time it has sound to hear`,
          text: `The longest silence lies at ${longest ? stretch(silent ?? longest) : 'no single place'}${faint ? `; at ${stretch(faint)} there is sound, but at ${plain(faint.lufs)} LUFS hardly any of it is heard` : ''}. Our mark is 90 % of the ${seconds(m.source.durationS)}.`,
        }
      : {
          title: `The sound is all but lost at ${plain(lufs)} LUFS`,
          text: `There is sound at ${stretch(faint ?? longest)}, but so quiet, ${plain(lufs)} LUFS, that it stays under ${SILENT}; platforms play at about −14 LUFS. ${silent ? `At ${stretch(silent)} there is none at all. ` : ''}${value === 0 ? 'None' : `Only ${display}`} of the ${seconds(m.source.durationS)} is louder than that; aim: 90 %.`,
        };
  },
  advice: ({ detail: { longest, silent, faint, lufs }, m }) => {
    if (!m.audio)
      return {
        title: 'Add a sound track',
        text: 'A voice that says the offer and licensed music; keep everything understandable without it.',
      };
    return lufs === null || !longest
      ? {
          title: 'Fill the silence',
          text: `Let music or room tone run under ${longest ? stretch(silent ?? longest) : 'the silent parts'}${faint ? `, and raise the sound at ${stretch(faint)} (${plain(faint.lufs)} LUFS)` : ''}.`,
        }
      : {
          title: `Raise the sound at ${stretch(faint ?? longest)}`,
          text: `It lies at ${plain(lufs)} LUFS there; if it is meant to be heard, bring it to about −14, from a louder recording where it is mostly hiss.${silent ? ` At ${stretch(silent)} there is nothing to raise: let music or room tone run on.` : ''}`,
        };
  },
});

const speechStart = defineRule<Interval, VideoMeasurements>({
  id: 'V-11',
  title: 'Speech starts early',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    url: 'https://github.com/google-marketing-solutions/abcds-detector',
    title: 'Google, open-source ABCD detector (read 2026)',
    note: `Audio speech within 5 s. An interested party. ${VOICE_NOTE}`,
  },
  theme: 'speech',
  importance: 0.4,
  praise: 0.5,
  placements: { ...HEARD, meta_feed: 0.4 },
  curve: [0, 15],
  measures: 'time at which speech is first heard',
  target: within(5),
  effort: 'medium',
  measure(m) {
    const { speech, gap } = voiced(m);
    if (gap) return gap;
    const first = [...speech].sort((a, b) => a.start - b.start)[0];
    if (!first) return notApplicable;
    return measured({
      value: first.start,
      display: seconds(first.start),
      unit: 's',
      regions: [],
      time: first,
      detail: first,
    });
  },
  respond: ({ value }) => ramp(10, 5)(value),
  good: ({ display, detail }) => ({
    title: `A voice from ${display} on`,
    text: `Speech is first heard at ${stretch(detail)}, within the 5 s of Google's detector.`,
  }),
  bad: ({ display, detail }) => ({
    title: `The voice waits until ${display}`,
    text: `Speech is first heard at ${stretch(detail)}; Google's detector looks for it within 5 s.`,
  }),
  advice: ({ display }) => ({
    title: 'Let the voice start at once',
    text: `Pull the first sentence forward from ${display} into the first 3 s.`,
  }),
});

const loudness = defineRule<AudioMeasures, VideoMeasurements>({
  id: 'V-12',
  title: 'Loudness on target',
  area: 'technical',
  grade: 'D',
  source: {
    kind: 'standard',
    url: 'https://tech.ebu.ch/publications/r128',
    title:
      'EBU R 128, version 4.0, 2020, with ITU-R BS.1770, for how loudness is measured; the range is our own convention',
    note: 'Television aims at −23 LUFS. Platforms play louder, at about −14 LUFS by accounts that disagree; none of those read publishes a figure for ads. Slopes and weight are ours: 10 dB less is heard as half as loud.',
  },
  theme: 'loudness',
  importance: 1,
  praise: 0.4,
  placements: HEARD,
  curve: [-32, -4],
  measures: 'integrated loudness',
  target: between(-16, -13, 'LUFS'),
  effort: 'low',
  measure(m) {
    // A video without a sound track is as lost to who listens as one that is too quiet; a silent track is V-10's alone.
    if (!m.audio) return { kind: 'lost_with', leader: 'V-10' };
    const value = m.audio.integratedLufs;
    if (value === null) return notApplicable;
    return measured({ value, display: `${plain(value)} LUFS`, unit: 'LUFS of loudness', regions: [], detail: m.audio });
  },
  respond: ({ value }) => hat(-24, -16, -13, -8)(value),
  good: ({ display }) => ({
    title: 'Loud as the platforms play it',
    text: `Integrated loudness is ${display}; platforms aim at −16 to −14, so it is neither turned down nor lost.`,
  }),
  bad: ({ value, display }) => ({
    title: value < -16 ? 'The sound is too quiet' : 'The sound is too loud',
    text:
      value < -16
        ? `At ${display} it plays weaker than its neighbours in the feed (−16 to −13 is our range).`
        : `At ${display} it is turned down by the platform and sounds pressed (−16 to −13 is our range).`,
  }),
  advice: ({ value, display }) => ({
    title: 'Normalise to −14 LUFS',
    text: `${value < -16 ? 'Raise' : 'Lower'} it by ${plain(Math.abs(-14 - value))} dB from ${display}, with a limiter at −1 dBTP.`,
  }),
});

const truePeak = defineRule<AudioMeasures, VideoMeasurements>({
  id: 'V-13',
  title: 'Headroom for the transcode',
  area: 'technical',
  grade: 'E',
  source: {
    kind: 'standard',
    url: 'https://tech.ebu.ch/publications/r128',
    title: 'EBU R 128, version 4.0, 2020',
    note: 'Allows a true peak of −1 dBTP at most in production. Written for broadcast; lossy coding on a platform can lift peaks further. The slope is ours.',
  },
  theme: 'loudness',
  importance: 0.6,
  praise: 0.1,
  curve: [-12, 4],
  measures: 'true peak',
  target: atMost(-1, 'dBTP'),
  effort: 'low',
  measure: (m) =>
    m.audio && m.audio.integratedLufs !== null
      ? measured({
          value: m.audio.truePeakDbtp,
          display: `${plain(m.audio.truePeakDbtp)} dBTP`,
          unit: 'dBTP of peak level',
          regions: [],
          detail: m.audio,
        })
      : notApplicable,
  respond: ({ value }) => ramp(1.5, -1)(value),
  good: ({ display }) => ({
    title: 'Headroom is left',
    text: `The true peak is ${display}; -1 leaves room for recoding.`,
  }),
  bad: ({ display }) => ({
    title: 'Peaks will clip',
    text: `The true peak is ${display}; over −1 dBTP the platform's recoding distorts it.`,
  }),
  advice: ({ display }) => ({
    title: 'Limit peaks to −1 dBTP',
    text: `A true-peak limiter takes them down from ${display}.`,
  }),
});

const range = defineRule<AudioMeasures, VideoMeasurements>({
  id: 'V-14',
  title: 'Loudness range',
  area: 'technical',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'Speech must stay clear on phone speakers. EBU Tech 3342 says how the loudness range is measured, no source we know which range suits an ad.',
  },
  theme: 'loudness',
  importance: 0.5,
  praise: 0.1,
  placements: HEARD,
  curve: [0, 24],
  measures: 'loudness range',
  target: between(3, 12, 'LU'),
  effort: 'medium',
  measure(m) {
    const value = m.audio?.loudnessRange ?? null;
    if (!m.audio || value === null) return notApplicable;
    return measured({
      value,
      display: `${plain(value)} LU`,
      unit: 'LU of loudness range',
      regions: [],
      detail: m.audio,
    });
  },
  // Wall-to-wall loud music is a style; only quiet parts that drop out are a fault.
  respond: ({ value }) => Math.max(value < 3 ? 0.5 : 0, hat(0, 3, 12, 20)(value)),
  good: ({ display }) => ({ title: 'A balanced mix', text: `The loudness range is ${display}; our range is 3 to 12.` }),
  bad: ({ value, display }) => ({
    title: value > 12 ? 'Quiet parts drop out' : 'No loud and no quiet',
    text: `The loudness range is ${display}; our range is 3 to 12 LU.`,
  }),
  advice: ({ value, display }) => ({
    title: value > 12 ? 'Compress the mix' : 'Let the mix breathe',
    text:
      value > 12
        ? `Lift the quiet parts until the range falls from ${display} under 12.`
        : `Duck the music where somebody speaks; the range is ${display}.`,
  }),
});

export const soundRules = [present, speechStart, loudness, truePeak, range];
