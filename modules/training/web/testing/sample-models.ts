import type { Model, ModelCard } from '../../contract/model.ts';
import { sampleId } from './sample-runs.ts';

const at = (value: number, off: number) => ({ value, low: value - off, high: value + off });

export const currentModel: Model = {
  id: sampleId('c3'),
  name: 'Personal model 3',
  version: 3,
  kind: 'pairwise',
  scope: 'personal',
  account: null,
  aliases: ['current'],
  createdAt: '2026-11-28T13:05:00.000Z',
  promotedAt: '2026-11-28T13:05:00.000Z',
  fingerprint: '9f2c4e0a7b1d5638e4f7a0c2b9d6135870e1f4a3c6b8d2957a0e3f1c4b6d8097',
  sha256: '3b7d9e1f05a2c46880d1e3f5a7092b4c6d8e0f1a3b5c7d9e2f406182a4c6e809',
  bytes: 6_144,
  codeVersion: '4c1f09e2',
  engineVersion: '2.25',
  nodeVersion: '20.19.4',
  parentId: sampleId('c1'),
  executionId: sampleId('b3'),
  usesWithdrawnData: false,
  creatives: 64,
  pairs: 1_212,
  test: {
    against: sampleId('c1'),
    pairs: 318,
    accuracy: { value: 0.74, low: 0.68, high: 0.79 },
    accuracyBefore: { value: 0.66, low: 0.6, high: 0.72 },
    gain: { value: 0.041, bound: 0.012 },
    calibration: 0.96,
    looks: 3,
    passed: true,
    verdict: 'Better than the model before it by more than chance, and as sure as it should be: deployed.',
  },
  judged: 12,
  inferenceMs: 0.8,
  canPromote: false,
  canRollBack: true,
};

export const previousModel: Model = {
  ...currentModel,
  id: sampleId('c1'),
  name: 'Personal model 1',
  version: 1,
  aliases: ['previous'],
  createdAt: '2026-11-14T03:04:00.000Z',
  parentId: null,
  creatives: 38,
  pairs: 420,
  test: {
    against: null,
    pairs: 121,
    accuracy: { value: 0.66, low: 0.58, high: 0.73 },
    accuracyBefore: { value: 0.57, low: 0.49, high: 0.65 },
    gain: { value: 0.038, bound: 0.004 },
    calibration: 1.08,
    looks: 1,
    passed: true,
    verdict: 'Better than the rule book alone by more than chance: deployed.',
  },
  judged: 31,
  canPromote: true,
  canRollBack: false,
};

export const candidateModel: Model = {
  ...currentModel,
  id: sampleId('c4'),
  name: 'Personal model 4',
  version: 4,
  aliases: ['candidate'],
  promotedAt: null,
  parentId: sampleId('c3'),
  test: {
    against: sampleId('c3'),
    pairs: 333,
    accuracy: { value: 0.75, low: 0.69, high: 0.8 },
    accuracyBefore: { value: 0.74, low: 0.68, high: 0.79 },
    gain: { value: 0.006, bound: -0.009 },
    calibration: 0.97,
    looks: 4,
    passed: false,
    verdict:
      'Not better than the model in use by more than chance, so it was not deployed. It needs 140 more comparisons.',
  },
  judged: 0,
  inferenceMs: null,
  canPromote: true,
  canRollBack: false,
};

export const untestedModel: Model = {
  ...previousModel,
  id: sampleId('c2'),
  name: 'Performance model 2',
  version: 2,
  kind: 'performance',
  aliases: [],
  usesWithdrawnData: true,
  test: null,
  judged: 0,
  inferenceMs: null,
  promotedAt: null,
};

/** After a rollback: the former model in use again, the newer one still to be had. */
export const rolledBackModels: readonly Model[] = [
  { ...currentModel, aliases: [], canRollBack: false, canPromote: true },
  {
    ...previousModel,
    aliases: ['current'],
    canPromote: false,
    canRollBack: false,
    promotedAt: '2026-11-28T15:00:00.000Z',
  },
];

const weights: readonly [string, string, ModelCard['weights'][number]['category'], number, number, number, boolean][] =
  [
    ['K-01', 'One clear call to action', 'copy', 0.75, 0.22, 0.28, true],
    ['T-01', 'Text stands out from its background', 'text', 0.52, 0.2, 0.41, false],
    ['S-06', 'One thing leads the picture', 'attention', 0.47, 0.24, 0.35, false],
    ['B-01', 'The brand is there', 'composition', 0.31, 0.21, 0.3, false],
    ['T-06', 'Few words', 'text', 0.08, 0.17, 0.41, true],
    ['C-04', 'Contrast of the picture', 'colour', 0.22, 0.2, 0.24, false],
    ['X-01', 'Shape fits its placement', 'placement', 0.19, 0.26, 0.2, false],
    ['K-14', 'Somebody looks out of the picture at the reader', 'attention', -0.11, 0.3, 0.09, false],
    ['X-03', 'Enough resolution', 'technical', 0.09, 0.14, 0.1, false],
  ];

export const sampleCard: ModelCard = {
  ...currentModel,
  use: [
    'It says which of two of your creatives is likely to do better, by what was measured in them.',
    'New analyses use it beside the rule book. It says nothing about creatives of other accounts.',
  ],
  learned: [
    {
      text: 'A clear call to action counts more for your audience than the rule book says: 68 % (63 to 72 %) against 57 %.',
      figures: [
        { label: 'Comparisons', value: '1,212' },
        { label: 'Creatives', value: '64' },
      ],
    },
  ],
  unknown: [{ text: 'It is too early to say whether faces help: that needs 14 more creatives with one.', figures: [] }],
  weights: weights.map(([ruleId, title, category, weight, off, book, isLearned]) => ({
    ruleId,
    title,
    category,
    weight: at(weight, off),
    book,
    isLearned,
  })),
  specialists: [
    { id: 'copy', name: 'Copywriter', weight: 1.42, reliability: at(0.69, 0.05), pairs: 611 },
    { id: 'design', name: 'Art director', weight: 1.08, reliability: at(0.61, 0.05), pairs: 611 },
    { id: 'platform', name: 'Media planner', weight: 0.5, reliability: at(0.53, 0.05), pairs: 611 },
  ],
  data: {
    owners: 1,
    sources: [
      { source: 'Results of linked reports', pairs: 702, weightShare: 0.61 },
      { source: 'Ratings from 1 to 10', pairs: 318, weightShare: 0.22 },
      { source: 'Weaker and fixed versions', pairs: 192, weightShare: 0.17 },
    ],
  },
  history: [
    {
      at: '2026-11-28T13:05:00.000Z',
      action: 'promoted',
      modelId: sampleId('c3'),
      modelName: 'Personal model 3',
      previousId: sampleId('c1'),
      previousName: 'Personal model 1',
      by: 'run',
      reason: 'Better on 318 comparisons that neither had seen.',
    },
  ],
};

export const rolledBackCard: ModelCard = {
  ...sampleCard,
  aliases: [],
  canPromote: true,
  canRollBack: false,
  history: [
    {
      at: '2026-11-28T15:00:00.000Z',
      action: 'rolled_back',
      modelId: sampleId('c1'),
      modelName: 'Personal model 1',
      previousId: sampleId('c3'),
      previousName: 'Personal model 3',
      by: 'owner',
      reason: 'It rates the winter campaign too low.',
    },
    ...sampleCard.history,
  ],
};

export const emptyCard: ModelCard = {
  ...untestedModel,
  use: [],
  learned: [],
  unknown: [],
  weights: [],
  specialists: [],
  data: { owners: 1, sources: [] },
  history: [],
};
