import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../contract/analysis.ts';
import { makeSpan, makeVideo } from '../../specialists/testing/make-video.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import type { TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { VIDEO_RULES } from '../book/rule-book.ts';

const spoken = (spans: TextSpan[]): VideoMeasurements =>
  makeVideo({ text: { measured: true, spans, wordsFirst3s: 0 } });
const logo = (start: number, end: number) => makeSpan({ text: 'FIGGY', start, end, words: 1 });

function assess(id: string, m: VideoMeasurements, goal: Goal = 'sales', brand: string | null = 'Figgy') {
  const rule = VIDEO_RULES.find((r) => r.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule.assess(m, { goal, placement: 'youtube', brand });
}

function responseOf(...args: Parameters<typeof assess>): number {
  const a = assess(...args);
  if (a.kind !== 'judged') throw new Error(`${args[0]} was ${a.kind}`);
  for (const { title, text } of [a.good(), a.bad(), a.advice()]) expect(title + text).not.toMatch(/undefined|NaN|null/);
  return a.response;
}

describe('the brand over time', () => {
  it('counts for nothing where none was named, with the reason', () => {
    for (const id of ['B-03', 'B-07'])
      expect(assess(id, makeVideo(), 'sales', null)).toMatchObject({
        kind: 'not_measured',
        reason: 'no brand was named',
      });
  });

  it('is early within 5 s and late from 10 s on, for awareness only', () => {
    expect(responseOf('B-02', spoken([logo(4.9, 8)]), 'awareness')).toBe(1);
    expect(responseOf('B-02', spoken([logo(7.5, 9)]), 'awareness')).toBeCloseTo(0.5, 6);
    expect(responseOf('B-02', spoken([logo(10, 12)]), 'awareness')).toBe(0);
    expect(assess('B-02', spoken([logo(10, 12)]), 'sales').kind).toBe('not_applicable');
  });

  it('pulses: three short appearances beat one long block of more seconds', () => {
    const pulses = responseOf('B-03', spoken([logo(0, 1), logo(5, 6), logo(10, 11)]));
    const block = responseOf('B-03', spoken([logo(0, 12)]));
    expect(pulses).toBe(1);
    expect(block).toBeCloseTo(0.2, 6);
  });

  it('pushes less the later and shorter it shows, for sharing goals only', () => {
    expect(responseOf('B-04', spoken([logo(0, 12)]), 'engagement')).toBe(0);
    expect(responseOf('B-04', spoken([logo(10, 12)]), 'engagement')).toBe(1);
    expect(assess('B-04', spoken([logo(0, 12)]), 'leads').kind).toBe('not_applicable');
  });

  it('clashes with captions in the same third at the same time', () => {
    const low = { x: 0.3, y: 0.8, w: 0.4, h: 0.05 };
    const caption = makeSpan({ text: 'so good', caption: true, start: 2, end: 5, region: low });
    expect(responseOf('B-07', spoken([{ ...logo(0, 3), region: low }, caption]))).toBeCloseTo(0.5, 6);
    expect(responseOf('B-07', spoken([logo(0, 3), caption]))).toBe(1);
    expect(responseOf('B-07', spoken([{ ...logo(6, 8), region: low }, caption]))).toBe(1);
    expect(assess('B-07', spoken([logo(0, 3)])).kind).toBe('not_applicable');
  });
});

describe('people at the start', () => {
  const withFace = (w: number, h: number) =>
    makeMeasurements({ people: { faces: [{ region: { x: 0.3, y: 0.2, w, h }, confidence: 0.9 }] } });
  const opening = (still: ReturnType<typeof withFace>) => {
    const m = makeVideo();
    return { ...m, shots: m.shots.map((shot, i) => (i === 0 ? { ...shot, still } : shot)) };
  };

  it('is a close-up from 15 % of the frame on', () => {
    expect(responseOf('F-06', opening(withFace(0.5, 0.3)))).toBeCloseTo(1, 6);
    expect(responseOf('F-06', opening(withFace(0.3, 0.3)))).toBeCloseTo(0.5, 6);
    expect(assess('F-06', makeVideo()).kind).toBe('not_applicable');
  });

  it('knows people in the first 5 s from people later', () => {
    expect(responseOf('F-07', opening(withFace(0.2, 0.2)))).toBe(1);
    const m = makeVideo();
    const late = { ...m, shots: m.shots.map((s, i) => (i === 2 ? { ...s, still: withFace(0.2, 0.2) } : s)) };
    expect(responseOf('F-07', late)).toBe(0.3);
  });

  it('says nothing where nobody looked', () => {
    const blind = makeMeasurements({ people: { measured: false, faces: [] } });
    const m = makeVideo();
    const unseen = { ...m, shots: m.shots.map((s) => ({ ...s, still: blind })) };
    expect(assess('F-07', unseen)).toMatchObject({
      kind: 'not_measured',
      reason: 'the face detector was not available',
    });
  });
});
