import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { specialist } from '../../contract/analysis.ts';
import { AREA_LABELS } from '../../contract/labels.ts';
import { ALL_RULES, RULE_BOOK } from '../rules/book/rule-book.ts';
import { arbitraryMeasurements } from '../testing/arbitrary-measurements.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { agreementOf } from './agreement.ts';
import { buildTeam } from './build-team.ts';
import { DISCIPLINES, disciplineOf } from './disciplines.ts';
import { TEAMS } from './members.ts';

const settings = { goal: 'sales', placement: 'meta_feed' } as const;
const assess = (m = makeMeasurements()) => RULE_BOOK.map((rule) => rule.assess(m, settings));
const unread = makeMeasurements({
  text: { measured: false, blocks: [] },
  copy: { cta: null, offer: null, socialProof: null, trust: [], numbers: [] },
});
const dark = makeMeasurements({
  text: { blocks: [makeBlock({ contrast: 1.4, worstSliceContrast: 1.1 })] },
  copy: { cta: null, offer: null },
  technical: { meanLightness: 20, picture: { share: 1, meanLightness: 20, clippedDark: 0.01, rmsContrast: 0.25 } },
});

describe('the expert team', () => {
  it.each([6, 8] as const)('gives each rule to exactly one of %i specialists', (size) => {
    const taken = TEAMS[size].flatMap((member) => member.disciplines);
    expect([...taken].sort()).toEqual([...DISCIPLINES].sort());
    const { specialists } = buildTeam(assess(), makeMeasurements(), size);
    const ids = specialists.flatMap((s) => s.ruleIds);
    expect(new Set(ids).size).toBe(ids.length);
    expect(specialists).toHaveLength(size);
  });

  it.each([6, 8] as const)('bears no name of an area, whose score is another figure, %i strong', (size) => {
    const areas = Object.values(AREA_LABELS);
    for (const { name } of TEAMS[size]) expect(areas).not.toContain(name);
  });

  it('knows a discipline for every rule of the book, and every discipline has at least three', () => {
    for (const discipline of DISCIPLINES)
      expect(ALL_RULES.filter((rule) => disciplineOf(rule) === discipline).length, discipline).toBeGreaterThan(2);
  });

  it.each([6, 8] as const)('always has something to say about a creative that could be read, %i strong', (size) => {
    for (const { score, verdict } of buildTeam(assess(), makeMeasurements(), size).specialists) {
      expect(score).not.toBeNull();
      expect(verdict).toMatch(/^(Keep|Fix first|Could gain|Weakest, and still good): /);
      expect(verdict).toMatch(/\d|“/);
    }
  });

  it('says so where it could not judge, with no score and no confidence', () => {
    const { specialists, summary } = buildTeam(assess(unread), unread, 8);
    expect(specialists.find((s) => s.id === 'legibility')).toMatchObject({
      score: null,
      confidence: 0,
      ruleIds: [],
      verdict: 'Could not judge: the text recogniser was not available.',
    });
    expect(summary).toMatch(/had nothing to judge\.$/);
  });

  it('names the strongest and the weakest thing by its value', () => {
    const { specialists } = buildTeam(assess(dark), dark, 8);
    expect(specialists.find((s) => s.id === 'colour')?.verdict).toContain('20 of 100');
    expect(specialists.find((s) => s.id === 'legibility')?.verdict).toContain('1.4 : 1');
    expect(specialists.find((s) => s.id === 'copy')?.verdict).toContain('Nothing tells people what to do');
  });

  it('scores lower where its own rules fail, and only there', () => {
    const before = buildTeam(assess(), makeMeasurements(), 8).specialists;
    const m = makeMeasurements({
      technical: { meanLightness: 18, picture: { share: 1, meanLightness: 18, clippedDark: 0.01, rmsContrast: 0.25 } },
    });
    const after = buildTeam(assess(m), m, 8).specialists;
    const lost = after.filter((s, i) => s.score !== before[i]?.score).map((s) => s.id);
    expect(lost).toContain('colour');
    expect(lost.every((id) => ['colour', 'delivery'].includes(id))).toBe(true);
  });

  it('is less sure of words that were read unsurely', () => {
    const blurred = makeMeasurements({ text: { blocks: [makeBlock({ confidence: 0.91 })] } });
    const copy = (m: typeof blurred) => buildTeam(assess(m), m, 6).specialists.find((s) => s.id === 'copy');
    const [clear, unsure] = [copy(makeMeasurements()), copy(blurred)];
    expect((unsure?.confidence ?? 1) / (clear?.confidence ?? 1)).toBeCloseTo(0.91 / 0.97, 1);
    expect(unsure?.confidence).toBeLessThan(clear?.confidence ?? 0);
  });

  it('is no surer than the evidence behind its rules: legibility rests on standards and lab studies', () => {
    const of = (id: string) => buildTeam(assess(), makeMeasurements(), 8).specialists.find((s) => s.id === id);
    expect(of('legibility')?.confidence).toBeLessThan(0.8);
    expect(of('delivery')?.confidence).toBeLessThan(of('attention')?.confidence ?? 0);
    for (const { confidence } of buildTeam(assess(), makeMeasurements(), 8).specialists)
      expect(confidence).toBeLessThan(0.96);
  });

  it('speaks differently of two different creatives', () => {
    const one = buildTeam(assess(), makeMeasurements(), 8).specialists.map((s) => s.verdict);
    const other = buildTeam(assess(dark), dark, 8).specialists.map((s) => s.verdict);
    expect(one.filter((v) => other.includes(v)).length).toBeLessThanOrEqual(3);
  });

  it('keeps to the contract and the scale for any measurements', () => {
    fc.assert(
      fc.property(arbitraryMeasurements, fc.constantFrom(6 as const, 8 as const), (m, size) => {
        const team = buildTeam(assess(m), m, size);
        expect(team.agreement).toBeGreaterThanOrEqual(0);
        expect(team.agreement).toBeLessThanOrEqual(1);
        for (const s of team.specialists) {
          expect(specialist.parse(s)).toEqual(s);
          if (s.score !== null) expect(s.score).toBe(Math.min(100, Math.max(0, s.score)));
          expect(s.confidence).toBe(Math.min(1, Math.max(0, s.confidence)));
          expect((s.score === null) === (s.ruleIds.length === 0)).toBe(true);
          expect(s.verdict).not.toMatch(/undefined|NaN|[\n\u202e]/);
        }
        expect(team.summary).not.toMatch(/undefined|NaN|[\n\u202e]/);
      }),
      { numRuns: runs(20, 300) },
    );
  });
});

describe('agreement', () => {
  const of = (...scores: (number | null)[]) => agreementOf(scores.map((score) => ({ score, confidence: 1 })));

  it('is whole for equal scores and falls as they spread', () => {
    expect(of(70, 70, 70, 70)).toBe(1);
    const spreads = [5, 10, 20, 30].map((d) => of(50 - d, 50, 50 + d));
    expect(spreads).toEqual([...spreads].sort((a, b) => b - a));
    expect(new Set(spreads).size).toBe(spreads.length);
    expect(of(0, 100)).toBe(0);
  });

  it('is 1 - D / 50: ten points apart is 0.8', () => {
    expect(of(60, 70)).toBe(0.8);
  });

  it('leaves out who has no score, and lets the unsure weigh less', () => {
    expect(of(60, null, 70)).toBe(of(60, 70));
    expect(of(60)).toBe(1);
    const unsure = agreementOf([
      { score: 60, confidence: 1 },
      { score: 60, confidence: 1 },
      { score: 0, confidence: 0.1 },
    ]);
    expect(unsure).toBeGreaterThan(of(60, 60, 0));
  });
});
