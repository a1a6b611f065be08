import { describe, expect, it } from 'vitest';
import { attentionContent } from '../../judge/attention-content.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import type { Judged } from '../book/assessment.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { attentionPlaces } from './attention-places.ts';

const SIDE = 50;

/** A map with a level for each box of it, the later over the earlier. */
function mapOf(...boxes: [x: number, y: number, w: number, h: number, level: number][]) {
  const cells = new Uint8Array(SIDE * SIDE);
  for (const [left, top, w, h, level] of boxes) {
    for (let y = top; y < top + h; y += 1) cells.fill(level, y * SIDE + left, y * SIDE + left + w);
  }
  return { width: SIDE, height: SIDE, data: Buffer.from(cells).toString('base64') };
}

const headline = makeBlock({
  text: 'An evening to remember',
  role: 'headline',
  region: { x: 0.2, y: 0.1, w: 0.6, h: 0.06 },
});

/** A faint wide glow that holds more of the attention in all than the bright headline above it; the subject lies in neither. */
const dinner = makeMeasurements({
  text: { blocks: [headline] },
  copy: { cta: null },
  composition: { subject: { x: 0.1, y: 0.6, w: 0.3, h: 0.2 } },
  people: { measured: true, faces: [{ region: { x: 0.7, y: 0.6, w: 0.1, h: 0.12 }, confidence: 0.95 }] },
  saliency: {
    ...mapOf([20, 10, 20, 15, 60], [10, 5, 30, 3, 200], [5, 30, 15, 10, 90], [24, 6, 2, 2, 255], [36, 31, 2, 2, 140]),
    peaks: [
      { x: 0.5, y: 0.13, strength: 1 },
      { x: 0.2, y: 0.7, strength: 0.7 },
      { x: 0.3, y: 0.64, strength: 0.65 },
      { x: 0.75, y: 0.65, strength: 0.55 },
    ],
    focus: [
      { region: { x: 0.4, y: 0.2, w: 0.4, h: 0.3 }, share: 0.25, peak: { x: 0.7, y: 0.45, strength: 0.3 } },
      { region: { x: 0.44, y: 0.08, w: 0.16, h: 0.1 }, share: 0.2, peak: { x: 0.5, y: 0.13, strength: 1 } },
    ],
  },
});

const said = (m: typeof dinner, id: string): Judged => {
  const found = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' });
  if (found?.kind !== 'judged') throw new Error(`${id} was not judged`);
  return found;
};

describe('the places of the first glance', () => {
  it('come in the order of their peaks, each thing once and by its name, not by the sum over a wide faint box', () => {
    expect(attentionContent(dinner).focus.map(({ content }) => content)).toEqual([
      'headline “An evening to remember”',
      'main subject, lower left',
      'face, lower right',
      'picture, upper centre',
    ]);
  });

  it('are found in measurements of an older engine too, by the strong peaks alone', () => {
    const focus = dinner.saliency.focus.map(({ region, share }) => ({ region, share }));
    const old = { ...dinner, saliency: { ...dinner.saliency, focus } };
    expect(attentionPlaces(old).map(({ content }) => content)).toEqual([
      'headline “An evening to remember”',
      'main subject, lower left',
      'face, lower right',
    ]);
  });

  it('hold no part of the attention twice', () => {
    const shares = attentionPlaces(dinner).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });

  it('are those that S-01 and S-02 speak of, with the same share', () => {
    const places = attentionContent(dinner).focus;
    const [, subject] = places;
    expect(said(dinner, 'S-01').evidence.value).toBeCloseTo((subject?.share ?? 0) * 100, 1);
    const { regions } = said(dinner, 'S-02').evidence;
    expect(regions).toEqual(places.slice(0, regions.length).map(({ region }) => region));
    expect(said(dinner, 'S-02').good().text).toContain('“An evening to remember”');
    expect(said(dinner, 'S-01').bad().title).toBe('“An evening to remember” outshines the subject');
  });
});

describe('few points of the first glance', () => {
  const lettersAlone = makeMeasurements({
    ...dinner,
    composition: { subject: null },
    people: { measured: true, faces: [] },
  });
  const top = { ...lettersAlone.saliency, peaks: [{ x: 0.5, y: 0.13, strength: 1 }], focus: [] };
  const m = { ...lettersAlone, saliency: top };

  it('are praised where a picture is among them, or where there is nothing but letters', () => {
    expect(said(dinner, 'S-02').unmet).toBe(false);
    expect(said({ ...m, creative: 'photograph' }, 'S-02').unmet).toBe(true);
    expect(said({ ...m, creative: 'type_only' }, 'S-02').unmet).toBe(false);
  });
});

describe('a subject the eye goes to', () => {
  it('is not said to blend into its background', () => {
    const near = { ...dinner, composition: { ...dinner.composition, figureGroundDeltaE: 10 }, people: undefined };
    expect(said(near, 'C-06').unsaid).toBe(true);
    const away = { ...near, saliency: { ...near.saliency, peaks: near.saliency.peaks.slice(0, 1) } };
    expect(said(away, 'C-06').unsaid).toBe(false);
  });
});
