import type { Cell, Figures } from '#platform/numeric/testing/cell.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { accuracyOf } from '../judge/accuracy.ts';
import { unseenPairs } from '../judge/unseen-pairs.ts';
import { logOddsBy } from '../model/creative-value.ts';
import { bookModel } from '../model/platform-model.ts';
import type { TrainingData } from '../types.ts';
import { naiveWeights } from './naive.ts';
import { train } from './train.ts';
import { drawPairs, joined, makeTastes, orderAccuracy, type TasteWorld } from './world.ts';

const EPOCH = 1;

const bookOf = (world: TasteWorld): Float64Array =>
  Float64Array.from(world.names, (name) => world.book[name] as number);

/** Two held-out creatives of ten leave so many of the pairs for training. */
const TRAINED = 0.64;

/** Section b.1: about `pairs` labels to learn from, of 40 owners, taste shifted by 0.6 sd; `slips`: share of wrong labels. */
const accuracyFigures = (seed: number, pairs: number, slips = 0): Figures => {
  const world = makeTastes({ seed, shift: 0.6 });
  const data = drawPairs(world, { pairs: Math.round(pairs / TRAINED), day: 0, turned: () => slips });
  const { model } = train({ data, book: world.book, epoch: EPOCH });
  const unseen = unseenPairs(pairsOf(data), [model]);
  const book = bookModel(model.features, model.centres, world.book);
  return {
    ours: orderAccuracy(model.weights, world.common, seed),
    book: orderAccuracy(bookOf(world), world.common, seed),
    noisy: accuracyOf(unseen, logOddsBy(model, unseen)).mean,
    noisyBook: accuracyOf(unseen, logOddsBy(book, unseen)).mean,
    covered:
      model.weights.filter(
        (weight, j) => Math.abs(weight - (world.common[j] as number)) < 1.645 * (model.deviations[j] as number),
      ).length / model.weights.length,
  };
};

type Poison = 'flips' | 'four accounts' | 'one heavy user';

/** Section b.3: how much accuracy poison costs, beside the same honest labels alone. About `pairs` labels in all to learn from. */
export const poisonFigures = (seed: number, pairs: number, poison: Poison): Figures => {
  const owners = poison === 'one heavy user' ? 120 : 40;
  const bad = poison === 'flips' ? 0 : poison === 'four accounts' ? 0.1 : 0.6;
  const accounts = poison === 'four accounts' ? 4 : 1;
  const drawn = Math.round(pairs / TRAINED);
  const honest = (turned: number) => {
    const world = makeTastes({ seed, shift: 0.6, owners });
    return { world, data: drawPairs(world, { pairs: Math.round(drawn * (1 - bad)), day: 0, turned: () => turned }) };
  };
  const { world, data } = honest(0);
  const poisoned = (): TrainingData => {
    if (poison === 'flips') return honest(0.1).data;
    const against = world.common.map((weight) => -weight);
    const plan = { pairs: Math.round(drawn * bad), day: 1, ownerOf: (pair: number) => pair % accounts, by: against };
    const added = drawPairs(world, plan);
    return joined([
      data,
      {
        creatives: added.creatives.map((creative) => ({ ...creative, owner: `x-${creative.owner}`, addedOn: 0 })),
        examples: added.examples.map((example) => ({ ...example, at: 0 })),
      },
    ]);
  };
  const withPoison = poisoned();
  const learned = (labels: TrainingData) => train({ data: labels, book: world.book, epoch: EPOCH });
  const accuracy = (weights: Float64Array) => orderAccuracy(weights, world.common, seed);
  const after = learned(withPoison);
  const reported = after.lowTrust.filter(({ owner }) => owner.startsWith('x-')).length;
  return {
    lost: accuracy(learned(data).model.weights) - accuracy(after.model.weights),
    naiveLost: accuracy(naiveWeights(pairsOf(data))) - accuracy(naiveWeights(pairsOf(withPoison))),
    reported: reported / accounts,
    honestReported: (after.lowTrust.length - reported) / owners,
  };
};

const accuracyCell = (pairs: number, atLeast: number): Cell => ({
  id: `b.1 shift 0.6, ${pairs} pairs`,
  run: (seed) => accuracyFigures(seed, pairs),
  asks: [
    { figure: 'ours', atLeast, twin: 'book' },
    ...(pairs >= 3000 ? [{ figure: 'noisy', minus: 'noisyBook', atLeast: 0.035, twin: 'noisyBook' }] : []),
  ],
});

/** Sections b.1 and b.3. */
export const PLATFORM_CELLS: readonly Cell[] = [
  accuracyCell(300, 0.86),
  accuracyCell(1000, 0.905),
  accuracyCell(3000, 0.94),
  { ...accuracyCell(10_000, 0.96), worlds: 60 },
  {
    id: 'b.1 shift 0.6, 3000 pairs, 5 % slips',
    worlds: 100,
    run: (seed) => accuracyFigures(seed, 3000, 0.05),
    asks: [{ figure: 'covered', atLeast: 0.85, atMost: 0.95 }],
  },
  {
    id: 'b.3 10 % of labels turned round, 3000 pairs',
    run: (seed) => poisonFigures(seed, 3000, 'flips'),
    asks: [{ figure: 'lost', atMost: 0.03 }],
  },
  ...[1000, 3000].map(
    (pairs): Cell => ({
      id: `b.3 four accounts against the truth, ${pairs} pairs`,
      run: (seed) => poisonFigures(seed, pairs, 'four accounts'),
      asks: [
        { figure: 'lost', atMost: 0.01, twin: 'naiveLost' },
        ...(pairs === 3000 ? [{ figure: 'reported', atLeast: 0.9 }] : []),
        { figure: 'honestReported', atMost: 0.03 },
      ],
    }),
  ),
  {
    id: 'b.3 one user with 60 % of the labels, 3000 pairs',
    run: (seed) => poisonFigures(seed, 3000, 'one heavy user'),
    asks: [
      { figure: 'lost', atMost: 0.03, twin: 'naiveLost' },
      { figure: 'reported', atLeast: 0.9 },
    ],
  },
];
