import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeShot, makeSpan, makeVideo, type VideoOverrides } from '../../testing/video-factory.ts';
import { totalSeconds } from '../../video-text/intervals.ts';
import { VIDEO_RULES } from '../book/rule-book.ts';
import { deadStretches } from './dead-stretches.ts';

const LENGTH = 14;
/** To a hundredth: what a rule shows of a value has only so many digits. */
const second = fc.integer({ min: 0, max: 100 * LENGTH }).map((hundredths) => hundredths / 100);
const intervals = fc.array(
  fc.tuple(second, second).map(([one, other]) => ({ start: Math.min(one, other), end: Math.max(one, other) })),
  { maxLength: 4 },
);

const rule = VIDEO_RULES.find(({ id }) => id === 'V-18');
const toldOf = (change: VideoOverrides) => {
  const assessed = rule?.assess(makeVideo(change), { goal: 'sales', placement: 'meta_feed', brand: undefined });
  if (assessed?.kind !== 'judged') throw new Error(assessed?.kind);
  return assessed.evidence.value;
};

describe('the dead stretches of a video', () => {
  it('are exactly the seconds that the rule counts, none of them twice', () => {
    fc.assert(
      fc.property(intervals, intervals, fc.boolean(), (black, frozen, ends) => {
        const card = { start: 11, end: LENGTH };
        const change: VideoOverrides = {
          black,
          frozen,
          ...(ends ? { endCard: { ...card, shot: 0, spans: [], hasCta: true, still: true } } : {}),
        };
        const { parts, stretches } = deadStretches(makeVideo(change));
        const seconds = parts.reduce((sum, { start, end }) => sum + end - start, 0);
        expect(seconds).toBeCloseTo(toldOf(change), 6);
        expect(totalSeconds(stretches)).toBeCloseTo(seconds, 9);
      }),
    );
  });

  it('say what they are: black that stands still is black', () => {
    const { parts } = deadStretches(makeVideo({ black: [{ start: 0, end: 2 }], frozen: [{ start: 0, end: 5 }] }));
    expect(parts).toEqual([
      { what: 'black', start: 0, end: 2 },
      { what: 'frozen', start: 2, end: 5 },
    ]);
  });

  it('leave an end card alone that is more than the rest of what stood before', () => {
    const frozen = [{ start: 6, end: LENGTH }];
    const endCard = { start: 11, end: LENGTH, shot: 1, spans: [0], hasCta: true, still: true };
    const cut = { frozen, endCard, shots: [makeShot(0, { end: 11 }), makeShot(11, { end: LENGTH })] };
    const ask = makeSpan({ start: 11, end: LENGTH, text: 'Get my fig box', role: 'cta' });
    expect(deadStretches(makeVideo({ ...cut, text: { spans: [ask] } })).stretches).toEqual([{ start: 6, end: 11 }]);
    const stood = { ...cut, shots: [makeShot(0, { end: LENGTH })], text: { spans: [{ ...ask, start: 0 }] } };
    expect(deadStretches(makeVideo(stood)).stretches).toEqual(frozen);
  });

  it('begin at three quarters of a second where they are black, at a second where the picture stands still', () => {
    const found = (change: Parameters<typeof makeVideo>[0]) => deadStretches(makeVideo(change)).stretches.length;
    expect([0.7, 0.8].map((s) => found({ black: [{ start: 4, end: 4 + s }] }))).toEqual([0, 1]);
    expect([0.9, 1.1].map((s) => found({ black: [], frozen: [{ start: 4, end: 4 + s }] }))).toEqual([0, 1]);
  });
});
