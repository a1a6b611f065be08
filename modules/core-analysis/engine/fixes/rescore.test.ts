import { describe, expect, it } from 'vitest';
import { measureVideoPlacements } from '../placements/measure-placements.ts';
import { CLUTTER_REFERENCE } from '../rules/picture/clutter-rule.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { makeSpan, makeVideo } from '../testing/video-factory.ts';
import type { TextSpan } from '../video/video-measurements.ts';
import { rescore } from './rescore.ts';

const [GOOD, BAD] = CLUTTER_REFERENCE.congestion;

/** A line of this contrast on a picture whose congestion leaves so much of rule S-06's marks. */
function creative(contrast: number, marks: number) {
  return makeMeasurements({
    text: { blocks: [makeBlock({ contrast, worstSliceContrast: contrast })] },
    clutter: { ...makeMeasurements().clutter, featureCongestion: BAD + marks * (GOOD - BAD) },
  });
}

const refusal = (marks: number) =>
  rescore(creative(1.4, 1), creative(12, marks), { goal: 'sales', placement: 'meta_feed' }, ['T-01']).refusal;

it('lets a fix that gains cost an indispensable rule what leaves it good, and no more', () => {
  expect([1, 0.9, 0.75].map(refusal)).toEqual([null, null, null]);
  for (const marks of [0.6, 0.2]) {
    expect(refusal(marks)).toBe('It would lower what an ad cannot do without: “Feature congestion”.');
  }
});

describe('a video cut shorter', () => {
  const settings = { goal: 'sales', placement: 'tiktok' } as const;
  /** A line that stands clear for so long, and one that lies in part under the captions of the placement. */
  const clip = (clear: number, low: Partial<TextSpan> = {}) => {
    const spans = [
      makeSpan({ start: 2, end: 2 + clear, text: 'Fresh figs, picked today' }),
      makeSpan({ start: 7, end: 9, text: 'From our own trees', region: { x: 0.1, y: 0.735, w: 0.7, h: 0.06 }, ...low }),
    ];
    const m = makeVideo({ text: { spans } });
    return { ...m, placements: measureVideoPlacements(m.source, m.text) };
  };
  const fallen = 'It would lower what an ad cannot do without: “Clear of the platform’s interface”.';
  const refusalOf = (fixed: ReturnType<typeof clip>) => rescore(clip(12), fixed, settings, []).refusal;

  it('is refused for no line that drifts and was read a little further on', () => {
    const drifted = clip(12, { region: { x: 0.1, y: 0.775, w: 0.7, h: 0.06 } });
    expect(refusalOf(drifted)).not.toBe(fallen);
  });

  it('is refused for no share that rose only since another text stands shorter', () => {
    const covered = (m: ReturnType<typeof clip>) =>
      m.placements.find(({ placement }) => placement === 'tiktok')?.covered ?? 0;
    expect(covered(clip(12))).toBeGreaterThan(0);
    expect(covered(clip(8))).toBeGreaterThan(covered(clip(12)) + 0.005);
    expect(refusalOf(clip(8))).not.toBe(fallen);
    const more = clip(12);
    const spans = [
      ...more.text.spans,
      makeSpan({ text: 'Order before noon', region: { x: 0.1, y: 0.9, w: 0.7, h: 0.06 } }),
    ];
    const text = { ...more.text, spans };
    expect(refusalOf({ ...more, text, placements: measureVideoPlacements(more.source, text) })).toBe(fallen);
  });
});

it('lists no change that reads the same before and after', () => {
  const at = (featureCongestion: number) =>
    makeMeasurements({ clutter: { ...makeMeasurements().clutter, featureCongestion } });
  const changesOf = (from: number, to: number) =>
    rescore(at(from), at(to), { goal: 'sales', placement: 'meta_feed' }, []).changedRules;
  for (let step = 0; step <= 1; step += 0.05) {
    const congestion = BAD + step * (GOOD - BAD);
    for (const { before, after } of changesOf(congestion, congestion + 0.031 * (GOOD - BAD)))
      expect(before?.display).not.toBe(after?.display);
  }
});
