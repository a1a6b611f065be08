import { describe, expect, it } from 'vitest';
import { ALL_RULES } from '../rules/book/rule-book.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { makeShot, makeSpan, makeVideo } from '../testing/video-factory.ts';
import { assess } from './assess.ts';
import { endCardShot, RULES_OF_SCENES } from './end-card-shot.ts';

const DARK = makeMeasurements({
  technical: { meanLightness: 16, picture: { share: 1, meanLightness: 16, clippedDark: 0.2, rmsContrast: 0.2 } },
});
const CARD = { start: 12, end: 14, shot: 1, spans: [0], hasCta: true, still: true };

/** A well lit scene of 12 s and a dark ground of 2 s with a request on it. */
const video = (endCard: typeof CARD | null) =>
  makeVideo({
    shots: [makeShot(0, { end: 12 }), makeShot(12, { still: DARK })],
    text: { spans: [makeSpan({ start: 12, end: 14, text: 'Get my fig box', role: 'cta' })] },
    endCard,
  });

function exposureOf(endCard: typeof CARD | null) {
  const { assessments } = assess(video(endCard), { goal: 'sales', placement: 'tiktok' });
  const found = assessments.find((a) => a.rule.id === 'C-05');
  return found?.kind === 'judged' ? found : null;
}

describe('the shot that is the end card', () => {
  it('is judged by no rule about scenes: its dark background costs nothing, a dark scene in its place does', () => {
    expect(exposureOf(CARD)?.response).toBe(1);
    expect(exposureOf(CARD)?.evidence.time).toEqual({ start: 0, end: 12 });
    expect(exposureOf(null)?.response).toBeLessThan(0.95);
  });

  it('is one that stands still and begins with its card', () => {
    expect(endCardShot(video(CARD))).toBe(1);
    expect(endCardShot(video({ ...CARD, start: 12.6 }))).toBeNull();
    expect(endCardShot(video({ ...CARD, still: false }))).toBeNull();
    expect(endCardShot(video(null))).toBeNull();
  });

  it('is judged like any other where nothing else was measured', () => {
    const m = video(CARD);
    expect(
      endCardShot({ ...m, shots: m.shots.map((shot, i) => (i === 0 ? { ...shot, still: null } : shot)) }),
    ).toBeNull();
  });

  it('names rules that exist', () => {
    const ids = new Set(ALL_RULES.map(({ id }) => id));
    expect([...RULES_OF_SCENES].filter((id) => !ids.has(id))).toEqual([]);
  });
});
