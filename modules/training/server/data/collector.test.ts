import { expect, it } from 'vitest';
import type { AnalysisItem, FeatureVector } from '#modules/core-analysis/api.ts';
import { Collector } from './collector.ts';

const OWNER = 'owner';
const item = (id: string, day: number, rating: number | null) =>
  ({
    id,
    kind: 'image',
    sha256: 'one file',
    generalScore: 60,
    score: 60,
    rating,
    createdAt: new Date(Date.UTC(2026, 10, day)),
  }) as AnalysisItem;
const vector = (analysisId: string) =>
  ({
    analysisId,
    engineVersion: '2.26.0',
    ruleBookVersion: '2.27.0',
    judgedFor: { goal: 'sales', placement: 'meta_feed' },
    features: [{ ruleId: 'T-01', area: 'text', state: 'measured', response: 0.5, weight: 1 }],
  }) as unknown as FeatureVector;

it('takes a file that was analysed again for the creative it was: its labels are no newer than it', async () => {
  const collector = new Collector({
    analyses: {
      // Newest first.
      list: async () => ({ items: [item('again', 20, null), item('first', 3, 9)], next: null }),
      features: async (_, ids) => ids.map(vector),
      specialists: () => new Map(),
    },
    outcomes: { linked: async () => [] },
    predictions: { list: async () => [] } as never,
    consents: {} as never,
  });
  const { owners } = await collector.collect(OWNER, [OWNER], { holdOutEpoch: 0, onOwner: () => undefined });
  expect(owners[0]?.creatives).toMatchObject([
    { id: 'again', rating: 9, addedOn: Math.floor(Date.UTC(2026, 10, 3) / 86_400_000) },
  ]);
});
