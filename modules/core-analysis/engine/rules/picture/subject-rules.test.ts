import { describe, expect, it } from 'vitest';
import type { Region } from '../../../contract/evidence.ts';
import { judge } from '../../judge/judge.ts';
import type { ImageMeasurements, SightMeasures } from '../../measurements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { subjectOf } from './subject.ts';

const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;
const SIDE = 20;

/** A subject of so much of the frame, centred, that draws so much of the first glance. */
function glanceOn(side: number, share: number): ImageMeasurements {
  const cells = Math.round(side * SIDE);
  const from = Math.floor((SIDE - cells) / 2);
  const inside = cells ** 2;
  const outside = SIDE ** 2 - inside;
  const scale = 200 / Math.max(share / inside, (1 - share) / outside);
  const [loud, quiet] = [(scale * share) / inside, (scale * (1 - share)) / outside];
  const data = Buffer.alloc(SIDE ** 2, Math.round(quiet));
  for (let y = from; y < from + cells; y++) data.fill(Math.round(loud), y * SIDE + from, y * SIDE + from + cells);
  const region = { x: from / SIDE, y: from / SIDE, w: cells / SIDE, h: cells / SIDE };
  const peak = { x: 0.5, y: 0.5, strength: 1 };
  return makeMeasurements({
    text: { blocks: [], wordCount: 0 },
    copy: { cta: null },
    composition: { subject: region },
    saliency: { width: SIDE, height: SIDE, data: data.toString('base64'), peaks: [peak], focus: [] },
  });
}

function judged(m: ImageMeasurements) {
  const a = RULE_BOOK.find(({ id }) => id === 'S-01')?.assess(m, SETTINGS);
  if (a?.kind !== 'judged') throw new Error('S-01 was not judged');
  return a;
}

const aimOf = (m: ImageMeasurements) => Number(/draws (\d+) %/.exec(judged(m).advice().text)?.[1]) / 100;

describe('what S-01 asks for', () => {
  it.each([
    [0.55, 0.3, '46 % of the first glance (1.5 times its 30 % of the area) instead of 30 %'],
    [0.3, 0.2, '30 % of the first glance instead of 20 %'],
  ])('of a subject of side %d that draws %d of the glance is %s', (side, share, aim) => {
    expect(judged(glanceOn(side, share)).advice().text).toContain(`until the subject draws ${aim}`);
  });

  it.each([0.3, 0.45, 0.55, 0.7])('has all the marks once it is reached, for a side of %d', (side) => {
    const before = glanceOn(side, side ** 2 * 0.9);
    expect(judged(before).response).toBeLessThan(0.8);
    expect(judged(glanceOn(side, aimOf(before) + 0.005)).response).toBeGreaterThan(0.97);
  });

  it('is no more than a subject that fills most of the frame can draw, and is promised no more', () => {
    const before = glanceOn(0.9, 0.45);
    const { text } = judged(before).advice();
    expect(text).toContain('60 % of the first glance (it takes 81 % of the area, too much for 1.5 times its share)');
    const after = judged(glanceOn(0.9, 0.6)).response;
    expect(judged(before).fixes?.()['S-01']).toBeCloseTo(after, 1);
    const promised = judge(before, SETTINGS).results.strategy.find((a) => a.evidence.ruleId === 'S-01');
    const brought = judge(glanceOn(0.9, 0.6), SETTINGS).results.score - judge(before, SETTINGS).results.score;
    expect(promised?.gain ?? 0).toBeLessThanOrEqual(brought + 1);
  });
});

describe('what S-01 asks to be calmed', () => {
  const SUBJECT = { x: 0.3, y: 0.35, w: 0.35, h: 0.3 };
  const AWAY = { x: 0.05, y: 0.85, w: 0.3, h: 0.08 };
  const HEAD = { x: 0.4, y: 0.1, w: 0.15, h: 0.2 };
  const peakAt = ({ x, y, w, h }: typeof AWAY, strength: number) => ({ x: x + w / 2, y: y + h / 2, strength });
  const face = (region: typeof AWAY) =>
    ({ faces: [{ region, confidence: 0.99 }] }) as unknown as ImageMeasurements['people'];

  function adviceWhere(strongest: typeof AWAY, more: Parameters<typeof makeMeasurements>[0]) {
    const m = glanceOn(0.3, 0.1);
    return judged(
      makeMeasurements({
        text: { blocks: [], wordCount: 0 },
        copy: { cta: null },
        composition: { subject: SUBJECT },
        saliency: { ...m.saliency, peaks: [peakAt(strongest, 1), peakAt(SUBJECT, 0.6)], focus: [] },
        ...more,
      }),
    );
  }

  it('is the stronger magnet by its name', () => {
    const a = adviceWhere(AWAY, {});
    expect(a.advice().text).toContain('and calm the picture in the lower left');
  });

  it('is never the request', () => {
    const { cta } = makeMeasurements().copy;
    const asked = cta && { ...cta, region: AWAY, button: cta.button && { ...cta.button, region: AWAY } };
    const a = adviceWhere(AWAY, { copy: { cta: asked } });
    expect(a.advice().text).not.toContain('and calm');
    expect(a.bad().title).toBe('The subject does not hold the first glance');
  });

  it('is never the headline', () => {
    const headline = makeBlock({ text: 'Fresh figs, picked today', region: AWAY, role: 'headline' });
    const a = adviceWhere(AWAY, { text: { blocks: [headline], wordCount: 4 } });
    expect(a.advice().text).not.toContain('and calm');
  });

  it('is never the face of the subject, and the face keeps its colours', () => {
    const a = adviceWhere(HEAD, { people: face(HEAD) });
    expect(a.advice().text).toContain('Mute the colours of what lies around it, the face apart, until');
    const far = { x: 0.85, y: 0.02, w: 0.1, h: 0.12 };
    expect(adviceWhere(far, { people: face(far) }).advice().text).toContain('and calm the face in the upper right');
  });
});

describe('a subject of the colours of its background', () => {
  it.each([
    [0.3, false],
    [2.5, true],
  ])('(%d points of colour) is one: %s', (figureGroundDeltaE, isOne) => {
    const m = makeMeasurements({
      copy: { cta: null },
      composition: { subject: { x: 0.04, y: 0.9, w: 0.47, h: 0.06 }, figureGroundDeltaE },
    });
    expect(subjectOf(m) !== null).toBe(isOne);
    expect(RULE_BOOK.find(({ id }) => id === 'C-06')?.assess(m, SETTINGS).kind === 'judged').toBe(isOne);
  });
});

describe('a small box that fades into its surround', () => {
  const sizeOf = (subjectSpread: number | undefined, w: number) => {
    const m = makeMeasurements({
      copy: { cta: null },
      composition: { subject: { x: 0.3, y: 0.4, w, h: 0.2 }, ...(subjectSpread && { subjectSpread }) },
    });
    return RULE_BOOK.find(({ id }) => id === 'P-01')?.assess(m, SETTINGS);
  };

  it('is not called small, a thing of its own is, and so is what an older engine measured', () => {
    expect(sizeOf(4.4, 0.2)).toMatchObject({ kind: 'not_measured', reason: expect.stringContaining('fades') });
    expect(sizeOf(1.5, 0.2)).toMatchObject({ kind: 'judged', response: expect.closeTo(1 / 7, 2) });
    expect(sizeOf(undefined, 0.2)).toMatchObject({ kind: 'judged' });
  });

  it('is as large as it is where it is not small', () => {
    expect(sizeOf(4.4, 0.7)).toMatchObject({ kind: 'judged', response: 1 });
  });
});

describe('what is said of a subject that was seen', () => {
  const BOX = { x: 0.2, y: 0.2, w: 0.4, h: 0.4 };
  const seen = (sight: Partial<SightMeasures>, composition: Partial<ImageMeasurements['composition']> = {}) =>
    makeMeasurements({
      composition: { subject: BOX, figureGroundDeltaE: 8, subjectSaturationRatio: 0.6, ...composition },
      sight: { measured: true, objects: [], outcome: 'thing', why: 'confirmed', sure: 1, box: BOX, ...sight },
    });
  const ruleOf = (id: string) => {
    const rule = RULE_BOOK.find((one) => one.id === id);
    if (!rule) throw new Error(`no rule ${id}`);
    return rule;
  };
  const RULES = ['S-01', 'P-01', 'C-03', 'C-06'];

  it.each(RULES)('%s follows from nothing where nobody is sure, and says so', (id) => {
    const assessed = ruleOf(id).assess(seen({ outcome: 'unsure', why: 'unclear' }, { subject: null }), SETTINGS);
    expect(assessed).toMatchObject({ kind: 'not_measured' });
    expect(assessed.kind === 'not_measured' && assessed.reason).toContain('could not be told');
  });

  it.each(RULES)('%s asks a place, or words alone, for no subject', (id) => {
    for (const outcome of ['place', 'none'] as const) {
      const m = seen({ outcome, why: 'landscape' }, { subject: null, standsOut: 0.5 });
      const technical = { ...m.technical, picture: null, photographed: 0 };
      expect(ruleOf(id).assess({ ...m, technical }, SETTINGS).kind).toBe('not_applicable');
    }
  });

  it('says that nothing stands out of a photograph where neither outline nor attention finds a thing, unless it may be a view', () => {
    const m = seen({ outcome: 'none', why: 'nothing_outlined' }, { subject: null, standsOut: 0.5 });
    const assessed = (share: number) => {
      const picture = { share, photographed: share, meanLightness: 50, clippedDark: 0, rmsContrast: 0.2 };
      return ruleOf('S-01').assess({ ...m, technical: { ...m.technical, picture } }, SETTINGS);
    };
    const beside = assessed(0.35);
    expect(beside.kind === 'judged' && beside.bad().title).toBe('Nothing stands out as the subject');
    expect(assessed(0.8).kind).toBe('not_applicable');
  });

  it('counts as much as it is sure', () => {
    const weightOf = (sure: number) => {
      const assessed = ruleOf('C-06').assess(seen({ sure }), SETTINGS);
      return assessed.kind === 'judged' ? assessed.weight : 0;
    };
    expect(weightOf(0.5)).toBeCloseTo(weightOf(1) / 2, 6);
    expect(weightOf(0)).toBe(0);
  });

  it('calls it by its name where that is sure, and else points to it', () => {
    const said = (sight: Partial<SightMeasures>) => {
      const assessed = ruleOf('C-06').assess(seen(sight), SETTINGS);
      if (assessed.kind !== 'judged') throw new Error('not judged');
      return `${assessed.bad().title}. ${assessed.bad().text} ${assessed.advice().title}`;
    };
    expect(said({ name: 'cat' })).toContain('The cat blends into its background');
    expect(said({ name: 'cat' })).not.toContain('subject');
    expect(said({})).toContain('the subject in the');
  });

  it('asks rules only of the kinds they hold for', () => {
    const m = seen({});
    expect(ruleOf('T-05').assess({ ...m, creative: 'photograph' }, SETTINGS).kind).toBe('judged');
    expect(ruleOf('T-05').assess({ ...m, creative: 'type_only' }, SETTINGS).kind).toBe('not_applicable');
    expect(ruleOf('C-12').assess({ ...m, creative: 'several_panels' }, SETTINGS).kind).toBe('not_applicable');
  });

  it('asks no halves of a split layout to be alike, nor to weigh the same', () => {
    for (const id of ['C-12', 'C-13']) {
      const kindAt = (part: Region) => ruleOf(id).assess(seen({ part }), SETTINGS).kind;
      expect(kindAt({ x: 0, y: 0, w: 1, h: 1 })).toBe('judged');
      expect(kindAt({ x: 0.5, y: 0, w: 0.5, h: 1 })).toBe('not_applicable');
    }
  });

  it('says nothing of what counts less than half', () => {
    const saidAt = (sure: number) => {
      const a = ruleOf('S-01').assess(seen({ sure }), SETTINGS);
      return a.kind === 'judged' && !a.unsaid && !a.unmet;
    };
    expect([saidAt(0.4), saidAt(0.6)]).toEqual([false, true]);
  });

  it('does not say that a thing is not seen whose colours set it apart, where nothing rivals it', () => {
    const unsaidAt = (figureGroundDeltaE: number) => {
      const m = glanceOn(0.3, 0.12);
      const a = judged({ ...m, composition: { ...m.composition, figureGroundDeltaE } });
      return [a.response < 0.8, a.unsaid];
    };
    expect([unsaidAt(10), unsaidAt(25)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('praises no subject that fills the frame for drawing the eye', () => {
    const unmetAt = (h: number) => {
      const a = ruleOf('S-01').assess(seen({}, { subject: { x: 0, y: 0, w: 1, h } }), SETTINGS);
      return a.kind === 'judged' && a.unmet;
    };
    expect([unmetAt(0.5), unmetAt(0.7)]).toEqual([false, true]);
  });
});
