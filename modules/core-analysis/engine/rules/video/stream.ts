/** Facts of the stream. */
import { VIDEO_SPECS } from '../../placements/video-specs.ts';
import { hat, ramp } from '../../response.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast, atMost, called } from '../book/target.ts';
import { PLATFORM_SPECS } from '../placement/platform-specs-source.ts';
import { inProse } from '../wording/placement-words.ts';
import { plain, seconds } from '../wording/words.ts';
import { wholeFileRules } from './whole-file.ts';

/** Newer codecs need fewer bits for the same picture. Ours. */
const EFFICIENCY: Readonly<Record<string, number>> = { avc: 1, hevc: 1.6, vp9: 1.5, av1: 1.9, vp8: 0.9 };

/** Of a pixel, as H.264 at 30 frames a second. */
const MARK_BITS = 0.1;

/** How a picture's bits are held against the mark: newer codecs and quicker frames need fewer for each. */
const asPlainBits = ({ videoCodec, frameRate }: VideoMeasurements['source']): number =>
  (EFFICIENCY[videoCodec] ?? 1) * Math.sqrt(Math.max(1, frameRate) / 30);

/** Bit rate of the pictures at which the file reaches the mark. */
function mbpsAtMark(source: VideoMeasurements['source']): number {
  return ((MARK_BITS / asPlainBits(source)) * source.width * source.height * source.frameRate) / 1e6;
}

const bits = defineRule<{ codec: string }, VideoMeasurements>({
  id: 'Q-06',
  title: 'Enough bits for the picture',
  area: 'technical',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'YouTube advises 8 Mbit/s for 1080p at 30 frames a second, which is 0.13 bits a pixel; our mark lies a quarter under it. The slope is ours.',
  },
  theme: 'bitrate',
  importance: 1,
  praise: 0.3,
  curve: [0, 0.25],
  measures: 'bits a pixel, as H.264 at 30 frames a second would need them',
  target: atLeast(MARK_BITS, 'bits a pixel'),
  effort: 'low',
  measure(m) {
    const { bitsPerPixel, videoCodec } = m.source;
    if (bitsPerPixel <= 0) return notApplicable;
    const value = bitsPerPixel * asPlainBits(m.source);
    return measured({
      value,
      display: `${plain(value, 3)} bits a pixel`,
      unit: 'bits a pixel',
      regions: [],
      detail: { codec: videoCodec },
    });
  },
  // Flat animation needs few bits, so half of the marks stay.
  respond: ({ value }) => 0.4 + 0.6 * ramp(0.02, MARK_BITS)(value),
  good: ({ display, m }) => ({
    title: 'Enough bits',
    text: `At ${Math.round(m.source.bitrateKbps)} kbps, ${display} leave the platform something to recode.`,
  }),
  bad: ({ display, m }) => ({
    title: 'Few bits for the picture',
    text: `At ${Math.round(m.source.bitrateKbps)} kbps, ${display} leave the platform little to recode from: quick motion and fine texture smear first. YouTube advises 0.13 for 1080p.`,
  }),
  advice: ({ display, m }) => ({
    title: 'Export at a higher bit rate',
    text: `Our mark of ${MARK_BITS} bits a pixel comes to ${plain(mbpsAtMark(m.source))} Mbps at ${m.source.width} × ${m.source.height} and ${plain(m.source.frameRate, 2)} frames a second; it has ${display} now.`,
  }),
});

const leastBitrate = defineRule<{ least: number }, VideoMeasurements>({
  id: 'Q-06T',
  title: 'Least bit rate of the placement',
  area: 'technical',
  grade: 'D',
  source: { ...PLATFORM_SPECS, kind: 'guideline' },
  theme: 'bitrate',
  importance: 0.3,
  praise: 0,
  cap: 74,
  curve: [0, 3000],
  measures: 'bit rate against the least the placement takes',
  target: 'at least what the placement asks for',
  targetHere: ({ detail }) => atLeast(detail.least, 'kbps'),
  effort: 'low',
  measure(m, { placement }) {
    const least = VIDEO_SPECS[placement]?.leastKbps ?? null;
    if (least === null) return notApplicable;
    const value = m.source.bitrateKbps;
    return measured({ value, display: `${Math.round(value)} kbps`, unit: 'kbps', regions: [], detail: { least } });
  },
  respond: ({ value, detail }) => (value >= detail.least ? 1 : 0),
  good: ({ display, detail }) => ({
    title: 'Bit rate in order',
    text: `With ${display} it is over the least of ${detail.least} kbps.`,
  }),
  bad: ({ display, detail, settings }) => ({
    title: `Under the least bit rate of ${inProse(settings.placement)}`,
    text: `With ${display} it lies under ${detail.least} kbps; the upload may be refused.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Export above ${detail.least} kbps`,
    text: `It has ${display}; go well over the limit.`,
  }),
});

const frameRate = defineRule<{ variable: boolean }, VideoMeasurements>({
  id: 'Q-07',
  title: 'Frame rate',
  area: 'technical',
  grade: 'D',
  source: {
    kind: 'guideline',
    url: 'https://support.google.com/youtube/answer/1722171',
    title: 'YouTube Help, “Recommended upload encoding settings” (read 2026)',
    note: 'Names 24, 25, 30, 48, 50 and 60 frames a second as common and asks for the rate of the recording. The ends of the range, 23 and 60, are our own convention.',
  },
  theme: 'frame-rate',
  importance: 0.4,
  praise: 0,
  curve: [0, 130],
  measures: 'frames a second',
  target: called('23 to 60, even', { from: 23, to: 60 }),
  effort: 'low',
  measure: (m) =>
    measured({
      value: m.source.frameRate,
      display: `${plain(m.source.frameRate, 2)} a second${m.source.variableFrameRate ? ', uneven' : ''}`,
      unit: 'frames a second',
      regions: [],
      detail: { variable: m.source.variableFrameRate },
    }),
  respond: ({ value, detail }) => hat(10, 23, 60.5, 120)(value) * (detail.variable ? 0.75 : 1),
  good: ({ display }) => ({ title: 'A common frame rate', text: `It runs at ${display}, as platforms expect.` }),
  bad: ({ display }) => ({
    title: 'An odd frame rate',
    text: `It runs at ${display}; platforms expect 23 to 60 and resample the rest, which stutters.`,
  }),
  advice: ({ display, detail }) => ({
    title: 'Export at a constant 30 frames a second',
    text: `It runs at ${display}${detail.variable ? '; screen recordings do that' : ''}.`,
  }),
});

const hdr = defineRule<null, VideoMeasurements>({
  id: 'Q-08V',
  title: 'Standard dynamic range',
  area: 'technical',
  grade: 'D',
  source: {
    kind: 'guideline',
    url: 'https://support.google.com/youtube/answer/1722171',
    title: 'YouTube Help, “Recommended upload encoding settings” (read 2026)',
    note: 'Asks for BT.709 where a video is of standard range. YouTube takes HDR as well; of the other feeds we found no published word on how they show it.',
  },
  theme: 'hdr',
  importance: 0.3,
  praise: 0,
  measures: 'dynamic range of the stream',
  target: 'standard (BT.709)',
  effort: 'low',
  measure: (m) =>
    m.source.hdr ? measured({ value: 0, display: 'HDR', unit: 'range', regions: [], detail: null }) : notApplicable,
  respond: () => 0.3,
  good: () => ({ title: 'Standard range', text: 'The stream is BT.709.' }),
  bad: ({ display, m }) => ({
    title: 'HDR is shown differently everywhere',
    text: `The ${m.source.container.toUpperCase()} is tagged ${display}; many feeds tone-map it, and colours and text turn pale.`,
  }),
  advice: ({ display }) => ({
    title: 'Export in BT.709',
    text: `Convert from ${display} yourself, so that you choose the look.`,
  }),
});

const flashing = defineRule<{ at: number | null }, VideoMeasurements>({
  id: 'V-22',
  title: 'No dangerous flashing',
  area: 'technical',
  grade: 'D',
  source: {
    kind: 'standard',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold.html',
    title: 'W3C, Understanding SC 2.3.1 Three Flashes or Below Threshold, WCAG 2.2, 2023',
    note: 'More than three flashes in a second over a quarter of the frame can trigger seizures.',
  },
  theme: 'flashing',
  importance: 0.8,
  praise: 0.1,
  cap: 49,
  curve: [0, 10],
  measures: 'most flashes in one second over a quarter of the frame',
  target: atMost(3, 'a second'),
  effort: 'medium',
  measure(m) {
    const { perSecond, at } = m.flashes;
    return measured({
      value: perSecond,
      display: `${plain(perSecond)} a second`,
      unit: 'flashes a second',
      regions: [],
      ...(at === null ? {} : { time: { start: at, end: at + 1 } }),
      detail: { at },
    });
  },
  respond: ({ value }) => (value > 3 ? 0 : 1),
  good: ({ display }) => ({ title: 'No dangerous flashing', text: `At most ${display}; WCAG's limit is 3.` }),
  bad: ({ display, detail }) => ({
    title: 'It flashes dangerously',
    text: `It flashes ${display}${detail.at === null ? '' : ` at ${seconds(detail.at)}`}; over 3 can trigger seizures, and platforms refuse it.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Slow the flashes${detail.at === null ? '' : ` at ${seconds(detail.at)}`}`,
    text: `Lower their contrast or their rate from ${display} to 3 or fewer.`,
  }),
});

export const streamRules = [bits, leastBitrate, frameRate, hdr, ...wholeFileRules, flashing];
