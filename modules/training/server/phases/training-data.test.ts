import { describe, expect, it } from 'vitest';
import type { Dataset } from '../data/dataset.ts';
import { toTrainingData } from './training-data.ts';

const rules = ['A-01', 'B-02'].map((id) => ({ id, area: 'text' as const, specialist: 'one', weight: 1 }));
const creative = {
  id: 'ad',
  sha256: 'file',
  kind: 'image' as const,
  placement: 'feed',
  goal: 'sales',
  score: 50,
  addedOn: 7,
  responses: [0.4, 0.9],
  rating: null,
  outcomes: [],
  predicted: null,
};
const data: Dataset = {
  scope: 'owner',
  holdOutEpoch: 0,
  engineVersion: '1',
  ruleBookVersion: '1',
  rules,
  owners: [{ id: 'owner', consent: 0, creatives: [creative] }],
};

describe('versions of known order', () => {
  it('puts a fix over the original and a degraded version under it, each as it was measured', () => {
    const { creatives, examples } = toTrainingData(data, {
      degraded: [{ analysisId: 'ad', name: 'blur 1', level: 1, responses: [0.1, 0.9] }],
      // A rule the dataset does not know is left out; what the fix did not change is as it was.
      fixed: [{ analysisId: 'ad', name: 'crop', after: { 'A-01': 0.8, 'Z-09': 1 } }],
    });
    expect(creatives.map(({ id, features, duplicateOf }) => [id, features, duplicateOf])).toEqual([
      ['ad', { 'A-01': 0.4, 'B-02': 0.9 }, 'file'],
      ['ad#blur 1', { 'A-01': 0.1, 'B-02': 0.9 }, 'file'],
      ['ad#fix crop', { 'A-01': 0.8, 'B-02': 0.9 }, 'file'],
    ]);
    expect(examples).toMatchObject([
      { source: 'degradation', better: 'ad', worse: 'ad#blur 1' },
      { source: 'degradation', better: 'ad#fix crop', worse: 'ad' },
    ]);
  });

  it('leaves out versions of creatives that are gone', () => {
    const gone = { analysisId: 'gone', name: 'crop', after: { 'A-01': 1 } };
    expect(toTrainingData(data, { degraded: [], fixed: [gone] }).examples).toEqual([]);
  });
});
