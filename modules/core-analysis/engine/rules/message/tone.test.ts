import { describe, expect, it } from 'vitest';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const DARK = { share: 1, meanLightness: 12, clippedDark: 0.1, rmsContrast: 0.06 };

function assessed(id: string, photographed: number, lightnessP99 = 97) {
  const technical = { picture: { ...DARK, photographed }, lightnessP1: 2, lightnessP99 };
  const rule = RULE_BOOK.find((one) => one.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  return rule.assess(makeMeasurements({ technical }), { goal: 'sales', placement: 'meta_feed' });
}

const weightOf = (a: ReturnType<typeof assessed>): number => (a.kind === 'judged' ? a.weight : 0);

describe('light of the picture', () => {
  it.each(['C-04', 'C-05'])('%s weighs by how much of the frame is photographed, without a step', (id) => {
    expect(assessed(id, 0.03).kind).toBe('not_measured');
    const weights = [0.05, 0.06, 0.085, 0.12, 0.5].map((photographed) => weightOf(assessed(id, photographed)));
    const [none = 0, little = 0, half = 0, whole = 0, all = 0] = weights;
    expect(none).toBe(0);
    expect(little).toBeCloseTo(all / 7, 5);
    expect(half).toBeCloseTo(all / 2, 5);
    expect(whole).toBeCloseTo(all, 5);
  });

  it('holds drawn darkness against nobody in the quality of the picture', () => {
    const [drawn, photographed] = [assessed('C-15', 0.02), assessed('C-15', 0.5)];
    if (drawn.kind !== 'judged' || photographed.kind !== 'judged') throw new Error('not judged');
    expect(drawn.response - photographed.response).toBeGreaterThan(0.3);
  });

  it('says why no corrected copy comes with the advice where a curve would move whites that are right', () => {
    const said = (lightnessP99: number) => {
      const a = assessed('C-05', 1, lightnessP99);
      return a.kind === 'judged' ? a.advice().text : '';
    };
    expect(said(60)).not.toContain('no corrected copy');
    const whites = { picture: { ...DARK, rmsContrast: 0.2 }, lightnessP1: 2, lightnessP99: 97 };
    const a = RULE_BOOK.find(({ id }) => id === 'C-05')?.assess(makeMeasurements({ technical: whites }), {
      goal: 'sales',
      placement: 'meta_feed',
    });
    expect(a?.kind === 'judged' ? a.advice().text : '').toContain(
      'tones run from lightness 2 to 97), so no corrected copy',
    );
  });
});
