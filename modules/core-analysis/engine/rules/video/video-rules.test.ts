import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { GOALS, type Goal, PLACEMENTS, type Placement } from '../../../contract/analysis.ts';
import { arbitraryVideo } from '../../testing/arbitrary-video.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import {
  makeAudio,
  makeShot,
  makeSpan,
  makeSpeech,
  makeVideo,
  steps,
  type VideoOverrides,
} from '../../testing/video-factory.ts';
import type { Interval } from '../../video/video-measurements.ts';
import type { Assessment } from '../book/assessment.ts';
import { meetsTarget } from '../book/meets-target.ts';
import { VIDEO_RULES } from '../book/rule-book.ts';
import { GRADE_CAPS } from '../book/weight.ts';

const SENTENCE = [
  'This heated mug keeps your coffee',
  'warm for ninety minutes on a',
  'single charge and it is',
  'dishwasher safe too',
];

/** One sentence as it is followed on the screen, line by line, for so many seconds; `apart`: each line after the one before. */
const sentenceInLines = (seconds: number, apart = 0) =>
  SENTENCE.map((text, i) =>
    makeSpan({
      text,
      words: text.split(' ').length,
      start: 0.2 + i * apart,
      end: 0.2 + i * apart + seconds,
      region: { x: 0.1, y: 0.4 + 0.06 * i, w: 0.7, h: 0.05 + 0.01 * (i % 2) },
      lineHeight: 0.05 + 0.01 * (i % 2),
      role: 'body',
    }),
  );

interface Case {
  id: string;
  when: string;
  change: VideoOverrides;
  response: number;
  /** What the sentence of that response must name. */
  says: string;
  goal?: Goal;
  placement?: Placement;
  brand?: string;
}

const noSubject = makeMeasurements({ composition: { subject: null, standsOut: 0.4 } });
const still = (n: number, from: number) =>
  Array.from({ length: n }, (_, i) => makeShot(i * from, { end: (i + 1) * from }));
const said = makeVideo().text.spans;
/** Captions from and to these times. */
const captioned = (...times: [number, number][]) =>
  times.map(([start, end]) => makeSpan({ start, end, text: 'spoken words', words: 2, caption: true }));
const noCta = said.slice(0, 3);

// biome-ignore format: a table reads best with a row a case
const CASES: Case[] = [
  { id: 'V-01', when: 'a cut at 2 s', change: { timeline: { motion: steps(0.01) } }, response: 1, says: '2 s' },
  { id: 'V-01', when: 'the first cut at 5 s', change: { shots: still(2, 5), timeline: { motion: steps(0.01) } }, response: 0.3333, says: '5 s' },
  { id: 'V-01', when: 'nothing ever changes', change: { shots: still(1, 14), timeline: { motion: steps(0.01) } }, response: 0, says: 'whole 14 s' },
  { id: 'V-02', when: 'three shots in 5 s', change: {}, response: 1, says: '3 shots' },
  { id: 'V-02', when: 'one long shot', change: { shots: still(1, 14) }, response: 0.2, says: '1 shot' },
  { id: 'V-03', when: 'two seconds a shot', change: {}, response: 1, says: '2 s on average' },
  { id: 'V-03', when: 'frantic', change: { shots: still(14, 1), source: { durationS: 11.2 } }, response: 0.2, says: '0.8 s' },
  { id: 'V-03', when: 'one shot', change: { shots: still(1, 14) }, response: 0, says: 'One shot at 14 s' },
  { id: 'V-23', when: 'two seconds a shot', change: {}, response: 1, says: 'stay for 1 s or more' },
  { id: 'V-23', when: 'a cut every half second', change: { shots: still(14, 0.5), source: { durationS: 7 } }, response: 0.2917, says: '14 of 14 shots' },
  { id: 'V-23', when: 'a cut every quarter of a second', change: { shots: still(14, 0.25), source: { durationS: 3.5 } }, response: 0, says: '14 of 14 shots' },
  { id: 'V-04', when: 'lively opening', change: {}, response: 1, says: '1.65 times' },
  { id: 'V-04', when: 'late life', change: { timeline: { motion: steps(0.05).map((v, i) => (i < 6 ? v / 10 : v)) } }, response: 0, says: '0.12 times' },
  { id: 'V-05', when: 'a frame to see', change: {}, response: 1, says: '55 of 100' },
  { id: 'V-05', when: 'black', change: { black: [{ start: 0, end: 1.2 }], timeline: { lightness: steps(0) } }, response: 0, says: '1.2 s of black' },
  { id: 'V-05', when: 'blank', change: { timeline: { sharpness: steps(2) } }, response: 0.2, says: 'measures 2' },
  { id: 'V-06', when: 'at once', change: {}, response: 1, says: '“Fresh figs, picked today”' },
  { id: 'V-06', when: 'at 5 s', change: { text: { spans: [makeSpan({ start: 5, end: 8 })] } }, response: 0.3333, says: '5 s' },
  { id: 'V-06', when: 'at 5 s on YouTube', change: { text: { spans: [makeSpan({ start: 5, end: 8 })] } }, response: 1, says: '5 s', placement: 'youtube' },
  { id: 'V-06', when: 'never, and nobody speaks', change: { text: { spans: [] }, audio: null }, response: 0, says: '14 s' },
  { id: 'K-07V', when: 'the offer opens', change: { text: { spans: [makeSpan({ text: '20% off all figs', start: 1 })] } }, response: 1, says: '“20% off all figs”' },
  { id: 'K-07V', when: 'the offer opens with the line above it', change: { text: { spans: [makeSpan({ text: 'is only $29?', role: 'offer', start: 0 }), makeSpan({ text: 'Dresses from $29', start: 9 })] } }, response: 1, says: 'is only $29' },
  { id: 'K-07V', when: 'the offer closes', change: { text: { spans: [makeSpan({ text: '20% off all figs', start: 9 })] } }, response: 0.3, says: '9 s' },
  { id: 'P-03', when: 'a subject at once', change: {}, response: 1, says: '14 %' },
  { id: 'P-03', when: 'a subject at 10 s', change: { shots: [makeShot(0, { end: 10, still: noSubject }), makeShot(10, { end: 14 })] }, response: 0.3333, says: '10 s' },
  { id: 'T-06V', when: 'four words', change: {}, response: 1, says: '4 words' },
  { id: 'T-06V', when: 'thirteen words', change: { text: { wordsFirst3s: 13 } }, response: 0.1667, says: '13 words' },
  { id: 'T-06V', when: 'captions beside a headline', change: { text: { wordsFirst3s: 12, spans: [makeSpan({ start: 0 }), makeSpan({ start: 0.5, caption: true, words: 8 })] } }, response: 1, says: '4 words' },
  { id: 'T-06V', when: 'nothing but captions', change: { text: { wordsFirst3s: 12, spans: [makeSpan({ start: 0.5, caption: true, words: 12 })] } }, response: 0.3333, says: 'Twelve words' },
  { id: 'T-06V', when: 'none', change: { text: { wordsFirst3s: 0 } }, response: 0.4, says: '0 words' },
  { id: 'P-02', when: 'attention and subject meet', change: {}, response: 1, says: '%' },
  { id: 'P-02', when: 'only a fifth of the shots show one', change: { shots: [makeShot(0), ...[2, 4, 6, 8].map((s) => makeShot(s, { still: noSubject }))], timeline: { attention: steps(0.5) } }, response: 0.3303, says: '1 of 5 shots' },
  { id: 'V-18', when: 'none', change: {}, response: 1, says: '0 s' },
  { id: 'V-18', when: 'two frozen seconds', change: { frozen: [{ start: 7, end: 9 }] }, response: 0.3333, says: '7 to 9 s' },
  { id: 'V-18', when: 'the card of the offer may stand', change: { frozen: [{ start: 3, end: 6 }] }, response: 1, says: '0 s' },
  { id: 'V-18', when: 'the end card may freeze', change: { frozen: [{ start: 12, end: 14 }] }, response: 1, says: '0 s' },
  { id: 'V-19', when: 'four peaks in 30 s', change: { source: { durationS: 30 }, timeline: { attention: steps(0.2, 30).map((v, i) => (i % 15 === 7 ? 1 : v)) } }, response: 1, says: '4 in 30 s' },
  { id: 'V-19', when: 'one level', change: { source: { durationS: 30 }, timeline: { attention: steps(0.4, 30).map((v, i) => (i === 30 ? 1 : v)) } }, response: 0.3333, says: '1 in 30 s' },
  { id: 'T-07', when: 'time enough', change: {}, response: 1, says: '3 s for 5 words' },
  { id: 'T-07', when: 'gone too soon', change: { text: { spans: [makeSpan({ start: 6, end: 7, text: 'so sweet you will eat them', words: 6 })] } }, response: 0.1667, says: '“so sweet you will eat them”' },
  { id: 'T-07', when: 'a sentence followed in four lines', change: { text: { spans: sentenceInLines(1.2) } }, response: 0, says: '1.2 s for 20 words' },
  { id: 'T-07', when: 'a sentence followed in four lines, held', change: { text: { spans: sentenceInLines(6.8) } }, response: 1, says: '6.8 s for 20 words' },
  { id: 'T-07', when: 'lines one after another', change: { text: { spans: sentenceInLines(2, 2) } }, response: 1, says: 'for 6 words' },
  { id: 'T-07', when: 'a line far below another', change: { text: { spans: [makeSpan({ start: 0, end: 2, words: 5 }), makeSpan({ start: 0, end: 2, words: 5, text: 'Get it at your baker', region: { x: 0.08, y: 0.8, w: 0.7, h: 0.07 } })] } }, response: 1, says: '2 s for 5 words' },
  { id: 'T-07', when: 'captions in step with fast speech', change: { text: { spans: [makeSpan({ start: 6, end: 7.5, text: 'so sweet you will eat them all', words: 7, caption: true })] } }, response: 1, says: '20 letters a second' },
  { id: 'T-07', when: 'captions nobody can follow', change: { text: { spans: [makeSpan({ start: 6, end: 6.75, text: 'so sweet you will eat them all', words: 7, caption: true })] } }, response: 0.1667, says: '0.8 s for 7 words' },
  { id: 'T-04', when: 'small print of 24 px', change: { text: { spans: [makeSpan({ role: 'small', text: 'Terms apply', lineHeightOfShortSide: 24 / 1080 })] } }, response: 0.5, says: '24 px of 1080' },
  { id: 'T-04', when: 'small print of 32 px', change: { text: { spans: [makeSpan({ role: 'small', text: 'Terms apply', lineHeightOfShortSide: 32 / 1080 })] } }, response: 1, says: '32 px' },
  { id: 'V-16', when: 'three supers', change: {}, response: 1, says: 'Three texts' },
  { id: 'V-16', when: 'only captions', change: { text: { spans: [makeSpan({ caption: true })] } }, response: 0, says: '14 s' },
  { id: 'V-08', when: 'captioned but for the end card', change: { text: { spans: captioned([0.2, 6], [7, 12]) } }, response: 1, says: '100 %' },
  { id: 'V-08', when: 'half captioned', change: { text: { spans: captioned([0.5, 6]) } }, response: 0.373, says: '7 to 12 s' },
  { id: 'V-08', when: 'captions with 0.4 s between', change: { text: { spans: captioned([0.5, 2], [2.4, 4], [4.4, 6], [7, 12]) } }, response: 1, says: '100 %' },
  { id: 'V-08', when: 'captions that leave 2 s of 10.5 out', change: { text: { spans: captioned([0.5, 3], [5, 6], [7, 12]) } }, response: 0.9762, says: '89 %' },
  { id: 'V-08', when: 'captions that leave 4 s of 10.5 out', change: { text: { spans: captioned([0.5, 1.5], [5.5, 6], [7, 12]) } }, response: 0.6587, says: '2.1 to 4.9 s' },
  { id: 'V-08', when: 'a title that stays is no caption', change: { text: { spans: [makeSpan({ start: 0, end: 12 })] } }, response: 0, says: '21 %' },
  { id: 'V-08', when: 'nothing to read', change: { text: { spans: [] } }, response: 0, says: 'None of the speech that is heard' },
  { id: 'V-09', when: 'message and request', change: {}, response: 1, says: 'Two of 2' },
  { id: 'V-09', when: 'no request', change: { text: { spans: noCta }, shots: [] }, response: 0.5, says: 'the request' },
  { id: 'V-09', when: 'no request and no brand', change: { text: { spans: noCta }, shots: [] }, response: 0.3333, says: '“Figgy”', brand: 'Figgy' },
  { id: 'K-04', when: 'a voice speaks', change: {}, response: 1, says: '“Get my fig box”' },
  { id: 'K-04', when: 'nobody speaks', change: { audio: { speech: makeSpeech([{ start: 0, end: 6 }]) } }, response: 0.3, says: '11.5 to 14 s' },
  { id: 'V-15', when: 'it asks', change: {}, response: 1, says: '2 s with a request' },
  { id: 'V-15', when: 'it stops', change: { endCard: null }, response: 0, says: '14 s' },
  { id: 'V-15', when: 'only a caption asks', change: { endCard: null, text: { spans: [makeSpan({ start: 11, end: 14, text: 'Order yours today', caption: true })] } }, response: 0, says: 'Only a caption asks at the end: “Order yours today”' },
  { id: 'V-15', when: 'it only stands', change: { endCard: { start: 12, end: 14, shot: 6, spans: [], hasCta: false, still: true } }, response: 0.5, says: 'hold no request' },
  { id: 'V-10', when: 'sound', change: {}, response: 1, says: '98 %' },
  { id: 'V-10', when: 'no track', change: { audio: null }, response: 0, says: 'no sound track' },
  { id: 'V-10', when: 'a track of nothing', change: { audio: { silenceShare: 1, silences: [{ start: 0, end: 14 }], integratedLufs: null }, timeline: { loudness: steps(-15).map(() => null) } }, response: 0, says: 'The longest silence lies at 0 to 14 s' },
  { id: 'V-10', when: 'a track too quiet to hear', change: { audio: { silenceShare: 1, silences: [{ start: 0, end: 14 }], integratedLufs: -52 }, timeline: { loudness: steps(-53) } }, response: 0, says: 'so quiet, −52 LUFS, that it stays under −40 dBFS' },
  { id: 'V-10', when: 'half too quiet to hear', change: { audio: { silenceShare: 0.5, silences: [{ start: 7, end: 14 }] }, timeline: { loudness: steps(-15).map((v, i) => (i < 14 ? v : -48)) } }, response: 0, says: 'There is sound at 7 to 14 s, but so quiet, −48 LUFS' },
  { id: 'V-10', when: 'long silences', change: { audio: { silenceShare: 0.4, silences: [{ start: 3, end: 8 }] }, timeline: { loudness: steps(-15).map((v, i) => (i < 6 || i >= 16 ? v : null)) } }, response: 0.25, says: 'longest silence lies at 3 to 8 s' },
  { id: 'V-11', when: 'speech at once', change: {}, response: 1, says: '0.5 s' },
  { id: 'V-11', when: 'speech at 9 s', change: { audio: { speech: makeSpeech([{ start: 9, end: 12 }]) } }, response: 0.2, says: 'Speech is first heard at 9 to 12 s' },
  { id: 'V-12', when: 'on target', change: {}, response: 1, says: '−14.5 LUFS' },
  { id: 'V-12', when: 'too quiet', change: { audio: { integratedLufs: -22 } }, response: 0.25, says: '−22 LUFS' },
  { id: 'V-12', when: 'too loud', change: { audio: { integratedLufs: -9 } }, response: 0.2, says: '−9 LUFS' },
  { id: 'V-13', when: 'headroom', change: {}, response: 1, says: '−1.5 dBTP' },
  { id: 'V-13', when: 'clipping', change: { audio: { truePeakDbtp: 1 } }, response: 0.2, says: '1 dBTP' },
  { id: 'V-14', when: 'balanced', change: {}, response: 1, says: '6 LU' },
  { id: 'V-14', when: 'quiet parts drop out', change: { audio: { loudnessRange: 18 } }, response: 0.25, says: '18 LU' },
  { id: 'V-07', when: '14 s on Reels', change: {}, response: 1, says: '9 to 20 s', placement: 'meta_reels' },
  { id: 'V-07', when: '50 s on TikTok', change: { source: { durationS: 50 } }, response: 0.25, says: '50 s', placement: 'tiktok' },
  { id: 'V-07', when: '80 s to be shared', change: { source: { durationS: 80 } }, response: 1, says: '72 to 102 s', placement: 'youtube', goal: 'engagement' },
  { id: 'X-05', when: '14 s on TikTok', change: {}, response: 1, says: '5 to 60 s', placement: 'tiktok' },
  { id: 'X-05', when: '90 s on TikTok', change: { source: { durationS: 90 } }, response: 0, says: '90 s', placement: 'tiktok' },
  { id: 'X-04V', when: 'MP4', change: {}, response: 1, says: 'MP4' },
  { id: 'X-04V', when: 'WebM on TikTok', change: { source: { container: 'webm', videoCodec: 'vp9' } }, response: 0, says: 'WEBM', placement: 'tiktok' },
  { id: 'Q-06', when: 'bits enough', change: {}, response: 1, says: '0.11 bits' },
  { id: 'Q-06', when: 'starved', change: { source: { bitsPerPixel: 0.02 } }, response: 0.4, says: '0.02 bits' },
  { id: 'Q-06T', when: 'over the least', change: {}, response: 1, says: '516', placement: 'tiktok' },
  { id: 'Q-06T', when: 'under the least', change: { source: { bitrateKbps: 400 } }, response: 0, says: '400 kbps', placement: 'tiktok' },
  { id: 'Q-07', when: '30 even', change: {}, response: 1, says: '30 a second' },
  { id: 'Q-07', when: '12 uneven', change: { source: { frameRate: 12, variableFrameRate: true } }, response: 0.1154, says: '12 a second, uneven' },
  { id: 'Q-08V', when: 'HDR', change: { source: { hdr: true } }, response: 0.3, says: 'HDR' },
  { id: 'V-24', when: 'the file breaks off', change: { source: { durationS: 9, readShare: 0.75 } }, response: 0, says: '9 s of 12 s' },
  { id: 'V-25', when: 'a damaged middle', change: { source: { frames: 138, undecoded: { pictures: 12, start: 2, end: 2.5 } } }, response: 0.2, says: '12 of 150 pictures' },
  { id: 'V-22', when: 'calm', change: {}, response: 1, says: '0 a second' },
  { id: 'V-22', when: 'six flashes', change: { flashes: { perSecond: 6, at: 3.5 } }, response: 0, says: '6 a second at 3.5 s' },
  { id: 'V-21', when: 'most features', change: {}, response: 1, says: 'Six of 9', placement: 'youtube' },
  { id: 'V-21', when: 'two features', change: { shots: still(1, 14), timeline: { motion: steps(0.001) }, text: { spans: [makeSpan()] }, audio: null }, response: 0.4286, says: '2 of 8', placement: 'youtube' },
];

function assess(c: Pick<Case, 'id' | 'change' | 'goal' | 'placement' | 'brand'>): Assessment {
  const rule = VIDEO_RULES.find((r) => r.id === c.id);
  if (!rule) throw new Error(`no rule ${c.id}`);
  const settings = {
    goal: c.goal ?? ('sales' as const),
    placement: c.placement ?? ('meta_feed' as const),
    brand: c.brand,
  };
  return rule.assess(makeVideo(c.change), settings);
}

/** Rules on brand and people have their own tables. */
const OWN_TABLE = /^[BF]-/;

describe('the rules of video', () => {
  it('has every rule in the table', () => {
    const ids = VIDEO_RULES.map((r) => r.id).filter((id) => !OWN_TABLE.test(id));
    expect([...new Set(CASES.map((c) => c.id))].sort()).toEqual(ids.sort());
  });

  it.each(CASES.map((c) => [c.id, c.when, c] as const))('%s, %s', (_id, _when, c) => {
    const a = assess(c);
    if (a.kind !== 'judged') throw new Error(`${c.id} was ${a.kind}`);
    expect(a.response).toBeCloseTo(c.response, 3);
    const words = c.response < 0.8 ? a.bad() : a.good();
    expect(`${words.title} ${words.text}`).toContain(c.says);
    for (const { title, text } of [words, a.advice()])
      expect(`${title} ${text}`).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it.each([
    ['unsure', makeSpeech([], { unsure: [{ start: 2, end: 3 }] }), 'it is not certain that what is heard is speech'],
    ['not heard', null, 'the speech detector was not available'],
  ])('does not speak of speech that is %s', (_, speech, reason) => {
    for (const id of ['V-08', 'V-11', 'K-04'])
      expect(assess({ id, change: { audio: makeAudio({ speech }) } }), id).toMatchObject({
        kind: 'not_measured',
        reason,
      });
  });

  it('speaks of speech that is surely heard beside some that is not', () => {
    const speech = makeSpeech([{ start: 2, end: 3 }], { confidence: 0.55, unsure: [{ start: 9, end: 10 }] });
    expect(assess({ id: 'V-11', change: { audio: makeAudio({ speech }) } })).toMatchObject({
      kind: 'judged',
      evidence: { value: 2 },
    });
  });

  it('judges the estimate of an older engine as it was', () => {
    const { speech: _, ...older } = makeAudio();
    const rule = VIDEO_RULES.find(({ id }) => id === 'V-11');
    const at = (voices: Interval[], voiceConfidence: number) =>
      rule?.assess(
        { ...makeVideo(), audio: { ...older, voices, voiceConfidence } },
        { goal: 'sales', placement: 'meta_feed' },
      );
    expect(at([{ start: 9, end: 12 }], 0.8)).toMatchObject({ kind: 'judged', evidence: { value: 9 } });
    expect(at([], 0.8)).toMatchObject({ kind: 'not_applicable' });
    expect(at([{ start: 9, end: 12 }], 0.2)).toMatchObject({ kind: 'not_measured' });
  });

  it('asks no captions of what is said over the end card', () => {
    expect(assess({ id: 'V-08', change: { audio: { speech: makeSpeech([{ start: 12.2, end: 13.8 }]) } } }).kind).toBe(
      'not_applicable',
    );
  });

  it('makes captions essential where feeds are watched muted, less where people listen', () => {
    const essential = (placement: Placement) => {
      const a = assess({ id: 'V-08', change: {}, placement });
      return a.kind === 'judged' ? a.essential : null;
    };
    expect(essential('linkedin')).toBeCloseTo(0.12, 9);
    expect(essential('youtube')).toBeCloseTo(0.06, 9);
  });

  it('takes the line that only a caption outgrew for the headline', () => {
    const small = makeSpan({ start: 0.5, role: 'body', text: 'Aisle two, row nine', lineHeight: 0.03 });
    const large = makeSpan({ start: 0.5, caption: true, lineHeight: 0.05, text: 'I killed', words: 2 });
    expect(assess({ id: 'V-06', change: { text: { spans: [small, large] } } })).toMatchObject({ response: 1 });
    const larger = makeSpan({ start: 6, caption: false, lineHeight: 0.05, role: 'headline' });
    expect(assess({ id: 'V-06', change: { text: { spans: [small, larger] } } })).toMatchObject({ response: 0 });
  });

  it('leaves a length that the placement refuses to the rule on limits', () => {
    const change = { source: { durationS: 2 } };
    expect(assess({ id: 'V-07', change, placement: 'tiktok' })).toMatchObject({ kind: 'lost_with', leader: 'X-05' });
    const limit = assess({ id: 'X-05', change, placement: 'tiktok' });
    expect(limit.kind === 'judged' && limit.advice().text).toContain('9 to 20 s do well there');
  });

  it('does not tell a video that is short to cut', () => {
    const advised = (durationS: number) => {
      const a = assess({ id: 'V-07', change: { source: { durationS } }, placement: 'tiktok' });
      return a.kind === 'judged' ? a.advice().title : null;
    };
    expect(advised(6)).toBe('Bring it to 9 to 20 s');
    expect(advised(50)).toBe('Cut a version of 9 to 20 s');
  });

  it('has nothing to say of the pace of a clip of two seconds without a cut', () => {
    const change = { source: { durationS: 1.1 }, shots: still(1, 1.1), timeline: { motion: steps(0.01, 1) } };
    for (const id of ['V-01', 'V-02', 'V-03']) expect(assess({ id, change }).kind, id).toBe('not_applicable');
  });

  it('does not advise to cut a slideshow away', () => {
    const slides = assess({ id: 'V-18', change: { frozen: [{ start: 0, end: 11 }] } });
    const pause = assess({ id: 'V-18', change: { frozen: [{ start: 7, end: 9 }] } });
    expect(slides.kind === 'judged' && slides.advice().title).toBe('Move over the stills');
    expect(pause.kind === 'judged' && pause.advice().title).toBe('Cut out 7 to 9 s');
  });

  it('does not advise to cut words away that stand nowhere else', () => {
    const frozen = [{ start: 0, end: 2.5 }];
    const pause = assess({ id: 'V-18', change: { frozen } });
    expect(pause.kind === 'judged' && pause.advice()).toMatchObject({
      title: expect.stringMatching(/^Lay “.+” over a moving shot$/),
      text: expect.stringContaining('the line would go too'),
    });
  });

  it('asks no product of the end card, and no short opening of what stands on it', () => {
    const shots = [makeShot(0, { end: 4 }), makeShot(4, { end: 8, still: noSubject })];
    const timeline = { attention: steps(0.5) };
    const endCard = { start: 4, end: 8, shot: 1, spans: [], hasCta: true, still: true };
    const share = (change: VideoOverrides) => {
      const a = assess({ id: 'P-02', change });
      return a.kind === 'judged' ? a.evidence.value : Number.NaN;
    };
    expect(share({ shots, timeline, endCard })).toBeCloseTo(2 * share({ shots, timeline, endCard: null }), 1);
    const card = [makeSpan({ start: 0, words: 4 }), makeSpan({ start: 1.5, text: 'Shop figs', words: 9, role: 'cta' })];
    const short = {
      text: { spans: card, wordsFirst3s: 13 },
      endCard: { start: 1.5, end: 3, shot: 0, spans: [1], hasCta: true, still: true },
    };
    expect(assess({ id: 'T-06V', change: short })).toMatchObject({ response: 1, evidence: { value: 4 } });
  });

  it('takes the way out of a black opening for no start, and the black for no shot', () => {
    const shots = [makeShot(0, { end: 2.5 }), makeShot(2.5, { end: 4.1 }), makeShot(4.1, { end: 14 })];
    const motion = steps(0.01).map((v, i) => (i === 5 ? 0.2 : v));
    const dark = { shots, timeline: { motion }, black: [{ start: 0, end: 2.5 }] };
    const start = assess({ id: 'V-01', change: dark });
    expect(start).toMatchObject({ kind: 'judged', theme: 'first-frame', evidence: { value: 4.1 } });
    expect(start.kind === 'judged' && start.bad().text).toContain('The 2.5 s of black before the first picture');
    expect(assess({ id: 'V-01', change: { ...dark, black: [] } })).toMatchObject({ evidence: { value: 2.5 } });
    expect(assess({ id: 'V-02', change: dark })).toMatchObject({ evidence: { value: 2 } });
    expect(assess({ id: 'V-04', change: dark })).toMatchObject({ theme: 'first-frame' });
  });

  it('tells of a black opening once: dead time speaks of what is dead besides', () => {
    const dead = (change: VideoOverrides) => {
      const a = assess({ id: 'V-18', change });
      if (a.kind !== 'judged') throw new Error(a.kind);
      return a;
    };
    const black = [{ start: 0, end: 2.5 }];
    expect(dead({ black, frozen: black })).toMatchObject({ theme: 'first-frame', evidence: { value: 2.5 } });
    const more = dead({ black, frozen: [{ start: 6, end: 7.5 }] });
    expect(more).toMatchObject({ theme: 'dead-time', evidence: { value: 4, time: { start: 6, end: 7.5 } } });
    expect(more.bad().title).toBe('Another 1.5 s stand still or stay black');
    expect(more.advice().title).toBe('Cut out 6 to 7.5 s');
    expect(more.response).toBeLessThan(dead({ black }).response);
  });

  it('stakes more on black than on a picture that stands still, and nothing on a slideshow', () => {
    const staked = (change: VideoOverrides) => {
      const a = VIDEO_RULES.find(({ id }) => id === 'V-18')?.assess(makeVideo(change), {
        goal: 'sales',
        placement: 'tiktok',
      });
      return a?.kind === 'judged' ? a.essential : null;
    };
    const { durationS } = makeVideo().source;
    const at = { start: 4, end: 4 + 0.1 * durationS };
    const [black, still] = [staked({ black: [at], frozen: [] }), staked({ black: [], frozen: [at] })];
    expect(black).toBeCloseTo(0.12, 2);
    expect(still).toBeCloseTo(0.3 * (black ?? 0), 2);
    expect(staked({ black: [], frozen: [{ start: 1, end: 1 + 0.6 * durationS }] })).toBe(0);
  });

  it('takes a still card that asks for no dead time wherever it stands, but not a whole still video', () => {
    const ask = (start: number, end: number) => makeSpan({ start, end, text: 'Get my fig box', role: 'cta' });
    const card = { frozen: [{ start: 6, end: 9 }], text: { spans: [ask(6, 9)] } };
    expect(assess({ id: 'V-18', change: card })).toMatchObject({ evidence: { value: 0 } });
    const mute = { ...card, text: { spans: [makeSpan({ start: 6, end: 9 })] } };
    expect(assess({ id: 'V-18', change: mute })).toMatchObject({ evidence: { value: 3 } });
    // A card cut from what stands all the time is none: what is frozen stays frozen to its end.
    const whole = {
      frozen: [{ start: 0, end: 14 }],
      shots: [makeShot(0, { end: 14 })],
      text: { spans: [ask(0, 14)], wordsFirst3s: 4 },
      endCard: { start: 10, end: 14, shot: 0, spans: [0], hasCta: true, still: true },
    };
    expect(assess({ id: 'V-18', change: whole })).toMatchObject({ evidence: { value: 14 } });
    expect(assess({ id: 'T-06V', change: whole })).toMatchObject({ evidence: { value: 4 } });
  });

  it('says which card may stand, and lets none stand but the last in a video that is mostly stills', () => {
    const dead = (change: VideoOverrides) => {
      const a = assess({ id: 'V-18', change });
      if (a.kind !== 'judged') throw new Error(a.kind);
      return a;
    };
    const offer = makeSpan({ start: 3, end: 6, text: 'Figs from €9', role: 'offer' });
    const card = { start: 3, end: 6 };
    const alone = dead({ frozen: [card], text: { spans: [offer] } });
    expect(alone.good().text).toMatch(/^Besides the card with the offer at 3 to 6 s, nothing /);
    expect(alone).toMatchObject({ evidence: { value: 0 } });
    const one = dead({ frozen: [card, { start: 8, end: 9.5 }], text: { spans: [offer] } });
    expect(one.bad().text).toContain('at 8 to 9.5 s, besides the card with the offer at 3 to 6 s. Our mark');
    const cta = makeSpan({ start: 7, end: 8.5, text: 'Get my fig box', role: 'cta' });
    const two = dead({
      frozen: [{ start: 0.5, end: 1.8 }, card, { start: 7, end: 8.5 }],
      text: { spans: [offer, cta] },
    });
    expect(two.bad().text).toContain('besides the cards with a request or an offer at 3 to 6 s and 7 to 8.5 s');

    const shots = [0, 3, 6, 9].map((start) => makeShot(start, { end: start + 3 }));
    const slides = dead({
      source: { durationS: 12 },
      shots,
      frozen: shots.map(({ start, end }) => ({ start, end })),
      text: { spans: [offer, makeSpan({ start: 9, end: 12, text: 'Get my fig box', role: 'cta' })] },
      endCard: { start: 9, end: 12, shot: 3, spans: [1], hasCta: true, still: true },
    });
    expect(slides).toMatchObject({ evidence: { value: 9, time: { start: 0, end: 9 } } });
    expect(slides.bad().text).toBe('The picture stands or is black at 0 to 9 s, but for 2 cuts. Our mark is 0 s.');
  });

  it('sees the request that stands to the end of a video without a card', () => {
    const spans = [makeSpan({ start: 0, end: 14, text: 'Get my fig box', role: 'cta' })];
    const a = assess({ id: 'V-15', change: { endCard: null, text: { spans } } });
    expect(a).toMatchObject({ kind: 'judged', evidence: { time: { start: 0, end: 14 } } });
    expect(a.kind === 'judged' && a.response).toBeCloseTo((4 + 3 + 0.5) / 8, 6);
    expect(a.kind === 'judged' && a.good().text).toContain('“Get my fig box” stands to the end');
  });

  it('does not say that nothing asks where a line at the end may', () => {
    const ending = (text: string) =>
      assess({
        id: 'V-15',
        change: { endCard: null, text: { spans: [makeSpan({ start: 5, end: 14, text, role: 'body' })] } },
      });
    expect(ending('Inscreve-te na app').kind).toBe('not_measured');
    expect(ending('Sem fidelização').kind).toBe('judged');
  });

  it('says where the subject loses attention in a shot that pulls the mean down, and nowhere else', () => {
    // One shot has a subject, the longest of all; the others have none.
    const shots = [
      makeShot(0, { end: 8 }),
      makeShot(8, { end: 11, still: noSubject }),
      makeShot(11, { end: 14, still: noSubject }),
    ];
    const a = assess({ id: 'P-02', change: { shots, timeline: { attention: steps(0.5) }, endCard: null } });
    if (a.kind !== 'judged') throw new Error(a.kind);
    expect(a.bad().text).toContain('Most is lost at 8 to 11 s, where none stands out.');
  });

  it('asks no attention of a highlight in a close-up for the subject', () => {
    const subject = { x: 0.4, y: 0.4, w: 0.2, h: 0.2 };
    const close = (subjectSpread: number) => makeMeasurements({ composition: { subject, subjectSpread } });
    const share = (spreads: readonly number[]) =>
      assess({
        id: 'P-02',
        change: {
          shots: spreads.map((spread, i) => makeShot(i * 4, { end: i * 4 + 4, still: close(spread) })),
          timeline: { attention: steps(0.5) },
          endCard: null,
        },
      });
    expect(share([3, 3])).toMatchObject({ kind: 'not_measured' });
    const [sure, mixed] = [share([1.2]), share([1.2, 3])];
    if (sure.kind !== 'judged' || mixed.kind !== 'judged') throw new Error('P-02 was not judged');
    expect(mixed.evidence.value).toBeCloseTo(sure.evidence.value as number, 6);
  });

  it('turns on no shot of which it is open whether a subject stands out', () => {
    const subject = { x: 0.4, y: 0.4, w: 0.3, h: 0.4 };
    const still = (standsOut: number) =>
      makeMeasurements({
        composition: { standsOut, ...(standsOut >= 1.4 ? { subject, subjectSpread: 1 } : { subject: null }) },
      });
    const judged = (first: number) => {
      const shots = [makeShot(0, { end: 4, still: still(first) }), makeShot(4, { end: 8, still: still(0.3) })];
      const a = assess({ id: 'P-02', change: { shots, timeline: { attention: steps(0.5) }, endCard: null } });
      return a.kind === 'judged' ? a.weight : 0;
    };
    const sure = judged(1.7);
    const weights = [1.39, 1.4, 1.42, 1.44, 1.46, 1.48, 1.5].map((standsOut) => judged(standsOut) / sure);
    expect(weights.slice(0, 2)).toEqual([0, 0]);
    // By steps of 0.02 of what a shot draws no more than a quarter of the rule's weight comes or goes.
    for (const [i, weight] of weights.entries()) {
      expect(weight - (weights[i - 1] ?? 0)).toBeGreaterThanOrEqual(0);
      expect(weight - (weights[i - 1] ?? 0)).toBeLessThanOrEqual(0.25);
    }
    // Half sure at 1.5: half of what a sure one has.
    expect(weights.at(-1)).toBeCloseTo(0.5, 6);
  });

  it('does not call a message missing that may be spoken', () => {
    expect(assess({ id: 'V-06', change: { text: { spans: [] } } })).toMatchObject({ kind: 'not_measured' });
    // Captions are of speech, heard or not.
    const spans = [makeSpan({ caption: true })];
    expect(assess({ id: 'V-06', change: { audio: null, text: { spans } } })).toMatchObject({ kind: 'not_measured' });
  });

  it('takes text rules out where the recogniser was not available', () => {
    const blind = { text: { measured: false, spans: [] } };
    for (const id of ['V-06', 'T-06V', 'T-07', 'V-16', 'V-08', 'V-09', 'V-15'])
      expect(assess({ id, change: blind }).kind, id).toBe('not_measured');
  });

  it('never weighs a rule above the cap of its grade, and has a source', () => {
    for (const rule of VIDEO_RULES) {
      expect(rule.source.note.length, rule.id).toBeGreaterThan(10);
      for (const goal of GOALS)
        for (const placement of PLACEMENTS)
          expect(rule.weigh({ goal, placement }), rule.id).toBeLessThanOrEqual(GRADE_CAPS[rule.grade] + 1e-9);
    }
  });
});

describe('a clip on mute', () => {
  const praised = (change: Parameters<typeof makeSpan>[0]) => {
    const text = {
      spans: [makeSpan(), makeSpan({ text: 'Get my fig box', role: 'cta', start: 10, end: 13, ...change })],
    };
    const a = assess({ id: 'V-09', change: { text } });
    if (a.kind !== 'judged') throw new Error('V-09 was not judged');
    return meetsTarget(a);
  };

  it('is praised for a request that can be read, not for one in doubtful or faint letters', () => {
    expect(praised({})).toBe(true);
    expect(praised({ confidence: 0.8 })).toBe(false);
    expect(praised({ contrast: 1.2 })).toBe(false);
  });
});

describe('the subject of a clip', () => {
  const said = (shots: VideoOverrides['shots']) => {
    const a = assess({ id: 'P-03', change: { shots } });
    if (a.kind !== 'judged') throw new Error('P-03 was not judged');
    return a.good();
  };

  it('is not said to come into view where shots before it show something that stands out by less', () => {
    const { title, text } = said([makeShot(0, { end: 1.6, still: noSubject }), makeShot(1.6, { end: 14 })]);
    expect(title).toBe('One subject stands out from 1.6 s on');
    expect(text).toContain('In 1 measured shot before it nothing of 3 % of the frame or more stands out as one thing');
    expect(said([makeShot(0), makeShot(2)]).text).not.toContain('before it');
  });
});

describe('changes in one direction', () => {
  const response = (id: string, change: VideoOverrides) => {
    const a = assess({ id, change });
    return a.kind === 'judged' ? a.response : -1;
  };
  const rising = <T>(values: T[], of: (v: T) => number) => {
    const responses = values.map(of);
    for (let i = 1; i < responses.length; i++)
      expect(responses[i] as number).toBeGreaterThanOrEqual(responses[i - 1] as number);
    expect(responses.at(-1)).toBeGreaterThan(responses[0] as number);
  };
  it('an earlier cut, longer text, more captions, less silence, fewer flashes never lower their rule', () => {
    rising([9, 7, 5, 4, 3, 1], (at) =>
      response('V-01', {
        shots: [makeShot(0, { end: at }), makeShot(at, { end: 14 })],
        timeline: { motion: steps(0) },
      }),
    );
    rising([0.5, 1, 2, 3, 5], (available) =>
      response('T-07', { text: { spans: [makeSpan({ start: 1, end: 1 + available, words: 9 })] } }),
    );
    rising([1, 4, 6, 9, 12], (until) => response('V-08', { text: { spans: captioned([0.5, until]) } }));
    rising([0.9, 0.5, 0.3, 0.1, 0], (silenceShare) => response('V-10', { audio: { silenceShare } }));
    rising([9, 4, 3, 0], (perSecond) => response('V-22', { flashes: { perSecond, at: 1 } }));
    rising([9, 5, 3, 1], (start) => response('V-06', { text: { spans: [makeSpan({ start, end: start + 2 })] } }));
  });
});

describe('any measurements of a video', () => {
  it('yield responses of 0..1 and sentences without a gap', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        arbitraryVideo,
        fc.constantFrom(...GOALS),
        fc.constantFrom(...PLACEMENTS),
        fc.constantFrom(null, 'Figgy'),
        (m, goal, placement, brand) => {
          for (const rule of VIDEO_RULES) {
            const a = rule.assess(m, { goal, placement, brand });
            if (a.kind !== 'judged') continue;
            expect(a.response, rule.id).toBeGreaterThanOrEqual(0);
            expect(a.response, rule.id).toBeLessThanOrEqual(1);
            for (const { title, text } of [a.good(), a.bad(), a.advice()])
              expect(`${title} ${text}`.replace(/“[^”]*”/g, ''), rule.id).not.toMatch(
                /undefined|NaN|null|Infinity|\[object/,
              );
          }
        },
      ),
      { numRuns: runs(20, 300), seed: 20261121 },
    );
  });
});
