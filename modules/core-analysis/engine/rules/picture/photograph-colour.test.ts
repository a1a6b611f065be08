import { describe, expect, it } from 'vitest';
import type { ColourMeasures, ImageMeasurements } from '../../measurements.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

type OfPhotograph = NonNullable<ColourMeasures['ofPhotograph']>;

const PALETTE = [{ hex: '#d01828', share: 0.6 }];
const BASE: OfPhotograph = { share: 0.6, colourfulness: 50, colourAtTone: 12, palette: PALETTE, subjectSaturation: 1 };

const judged = (id: string, ofPhotograph: Partial<OfPhotograph> | null, sight?: ImageMeasurements['sight']) => {
  const m = makeMeasurements({
    ...(sight && { sight }),
    colour: { colourfulness: 140, ofPhotograph: ofPhotograph && { ...BASE, ...ofPhotograph } },
    composition: { subjectSaturationRatio: 0.3 },
  });
  return RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' });
};

function said(id: string, ofPhotograph: Partial<OfPhotograph>) {
  const a = judged(id, ofPhotograph);
  if (a?.kind !== 'judged') throw new Error(`${id} was not judged`);
  return a;
}

describe('the colours that are judged', () => {
  it('are those of the photograph, not of a loud panel beside it', () => {
    const a = said('C-01', {});
    expect(a.response).toBe(1);
    expect(a.good().text).toMatch(/^At 50 the photograph is averagely colourful/);
    expect(said('C-01', { colourfulness: 20 }).bad().text).toMatch(/^Colourfulness of the photograph is 20/);
  });

  it('are none where nothing is photographed', () => {
    for (const id of ['C-01', 'C-03']) expect(judged(id, null)?.kind).toBe('not_applicable');
  });

  it('are none where the loud hue is the subject’s own', () => {
    const besideSubject = (colourfulness: number) => ({ colourfulness, palette: [{ hex: '#00a040', share: 0.5 }] });
    const loud = { colourfulness: 110 };
    expect(judged('C-01', { ...loud, besideSubject: besideSubject(50) })?.kind).toBe('not_applicable');
    expect(judged('C-01', { ...loud, besideSubject: null })?.kind).toBe('not_applicable');
    const around = said('C-01', { ...loud, besideSubject: besideSubject(95) });
    expect(around.bad().text).toMatch(
      /^Colourfulness of the photograph around the subject is 95.* Loudest is green\.$/,
    );
    expect(said('C-01', { ...loud, besideSubject: besideSubject(130) }).evidence.value).toBe(110);
    expect(judged('C-01', { colourfulness: 20, besideSubject: besideSubject(50) })?.kind).toBe('not_applicable');
  });

  //   planted: a vivid thing on grey, and a grey one on a vivid ground
  it('are neither pale nor loud where the thing is the one and its surroundings the other', () => {
    for (const [whole, around] of [
      [110, 6],
      [20, 110],
    ] as const) {
      const colours = { colourfulness: whole, besideSubject: { colourfulness: around, palette: PALETTE } };
      expect(judged('C-01', colours)?.kind).toBe('not_applicable');
    }
  });

  //   planted: the same thing, sure and unsure, by which no mark may turn
  it('are those around what may be the subject where nobody is sure of it', () => {
    const unsure = { measured: true, objects: [], outcome: 'unsure', why: 'unclear', sure: 1 } as const;
    const loud = { colourfulness: 110, besideSubject: { colourfulness: 95, palette: PALETTE } };
    const sure = said('C-01', loud);
    const doubtful = judged('C-01', loud, { ...unsure, objects: [] });
    if (doubtful?.kind !== 'judged') throw new Error('C-01 was not judged');
    expect(doubtful.response).toBe(sure.response);
    expect(doubtful.bad().text).toContain('the photograph around what may be its subject is 95');
    expect(judged('C-01', { ...loud, besideSubject: null }, { ...unsure, objects: [] })?.kind).toBe('not_applicable');
  });

  it('are not called washed out in black and white', () => {
    expect(judged('C-01', { colourfulness: 0, colourAtTone: 0 })?.kind).toBe('not_applicable');
  });

  it('of the subject are set against the rest of the photograph, unless it is grey or of one tint', () => {
    expect(said('C-03', {}).evidence.value).toBe(1);
    expect(said('C-03', {}).bad().text).toContain('the rest of the photograph');
    expect(judged('C-03', { subjectSaturation: null })?.kind).toBe('not_applicable');
    expect(judged('C-03', { colourAtTone: 1 })?.kind).toBe('not_applicable');
    expect(said('C-03', { colourAtTone: 3 }).weight).toBeCloseTo(said('C-03', {}).weight / 2, 6);
  });
});
