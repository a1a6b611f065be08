import { describe, expect, it } from 'vitest';
import type { PersonalTest } from '../../learner/fit/train-personal.ts';
import type { PromotionDecision } from '../../learner/types.ts';
import { judgeCandidate } from './judge-candidate.ts';
import { NOTHING } from './trained.ts';

const some = { mean: 0.6, low: 0.5, high: 0.7 };
const decision: PromotionDecision = {
  promote: false,
  refusals: ['not_better'],
  pairs: 80,
  owners: 2,
  gain: -0.01,
  error: 0.01,
  bound: -0.03,
  candidateAccuracy: some,
  currentAccuracy: some,
  ceiling: 0.8,
  calibration: { mean: 1, low: 0.9, high: 1.1 },
  segments: [],
  looks: 1,
  needsPairs: null,
};
const personal = (passed: boolean): PersonalTest => ({
  gate: {
    passed,
    gain: passed ? 0.1 : 0,
    z: passed ? 3 : 0,
    threshold: 1.88,
    creatives: 40,
    needsCreatives: 9,
  },
  pairs: 100,
  accuracy: some,
  rivalAccuracy: some,
});
const facts = {
  type: 'incremental',
  decision,
  overGeneral: null,
  sameWeights: false,
  trained: NOTHING,
  from: { own: { id: 'own', sha256: '' }, platform: { id: 'platform', sha256: '' } },
  isHeld: false,
  isCurrent: false,
  replaces: null,
} as const;
const withTests = (general: boolean, current: boolean | null, isWorseThanGeneral = false) => ({
  ...facts,
  trained: {
    ...NOTHING,
    tests: {
      general: personal(general),
      current: current === null ? null : { ...personal(current), isWorseThanGeneral },
    },
  },
});

describe('a personal candidate', () => {
  it.each([
    ['better than the general one, nothing of one’s own in use', withTests(true, null), 'deploy', 'platform'],
    ['better than both', withTests(true, true), 'deploy', 'own'],
    ['better than the general one alone', withTests(true, false), 'keep', 'own'],
    ['no better than the general one', withTests(false, true), 'keep', 'platform'],
    [
      'not better, and the own one in use is worse than the general',
      withTests(false, false, true),
      'leave',
      'platform',
    ],
    ['better, and the own one in use is worse', withTests(true, true, true), 'deploy', 'own'],
    [
      'not better, and the own one is worse than the general, after somebody went back by hand',
      { ...withTests(false, false, true), isHeld: true },
      'keep',
      'platform',
    ],
    ['better than both, after somebody went back by hand', { ...withTests(true, true), isHeld: true }, 'keep', 'own'],
  ] as const)('%s', (_, given, step, against) => {
    const judged = judgeCandidate(given);
    expect([judged.step, judged.test.against]).toEqual([step, against]);
  });
});

describe('one that waited and is tested by hand', () => {
  it('must be better than the general model and than the own one in use', () => {
    const better = { ...decision, promote: true };
    const given = { ...facts, type: 'test_and_deploy', decision: better } as const;
    expect(judgeCandidate({ ...given, overGeneral: better }).step).toBe('deploy');
    expect(judgeCandidate({ ...given, overGeneral: decision }).step).toBe('keep');
  });
});

describe('a candidate of the platform', () => {
  it('takes the place of the one in use by the bound alone', () => {
    expect(judgeCandidate(facts).step).toBe('keep');
    expect(judgeCandidate({ ...facts, decision: { ...decision, promote: true } }).step).toBe('deploy');
  });

  it('takes the place of one that learned from withdrawn data unless it is worse than the rule book', () => {
    const overBook = (gain: number) => ({ ...decision, gain });
    expect(judgeCandidate({ ...facts, replaces: overBook(0.01) })).toMatchObject({
      step: 'deploy',
      test: { passed: false },
      reason: expect.stringContaining('withdrawn'),
    });
    expect(judgeCandidate({ ...facts, replaces: overBook(-0.01) }).step).toBe('leave');
    // Nobody's choice keeps data in use that were taken back.
    expect(judgeCandidate({ ...facts, isHeld: true, replaces: overBook(0.01) }).step).toBe('deploy');
  });
});
