import type { Cell, Figures } from '#platform/numeric/testing/cell.ts';
import { pairsOf } from '../data/pairs-of.ts';
import { accuracyOf } from '../judge/accuracy.ts';
import { unseenPairs } from '../judge/unseen-pairs.ts';
import { logOddsBy } from '../model/creative-value.ts';
import { bookModel } from '../model/platform-model.ts';
import type { TrainingData } from '../types.ts';
import { naiveWeights } from './naive.ts';
import { train } from './train.ts';
import { drawPairs, makeTastes, orderAccuracy, type TasteWorld } from './world.ts';

const EPOCH = 1;

const bookOf = (world: TasteWorld): Float64Array =>
  Float64Array.from(world.names, (name) => world.book[name] as number);

/** Section b.1: `pairs` labels of 40 owners, taste shifted by 0.6 sd, five labels of a hundred are slips. */
const accuracyFigures = (seed: number, pairs: number): Figures => {
  const world = makeTastes({ seed, shift: 0.6 });
  const data = drawPairs(world, { pairs, day: 0, turned: () => 0.05 });
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

/** Section b.3: the same world with clean and with poisoned labels; how much accuracy the poison costs. */
export const poisonFigures = (seed: number, pairs: number, poison: Poison): Figures => {
  const owners = poison === 'one heavy user' ? 120 : 40;
  const drawn = (poisoned: boolean): { readonly world: TasteWorld; readonly data: TrainingData } => {
    const world = makeTastes({ seed, shift: 0.6, owners });
    if (!poisoned || poison === 'flips') {
      return { world, data: drawPairs(world, { pairs, day: 0, turned: () => (poisoned ? 0.1 : 0) }) };
    }
    const honest = drawPairs(world, { pairs: Math.round(pairs * (poison === 'four accounts' ? 0.9 : 0.4)), day: 0 });
    const against = world.common.map((weight) => -weight);
    const bad =
      poison === 'four accounts'
        ? drawPairs(world, { pairs: Math.round(pairs * 0.1), day: 1, ownerOf: (pair) => pair % 4, by: against })
        : drawPairs(world, { pairs: Math.round(pairs * 0.6), day: 1, ownerOf: () => 0, by: against });
    return {
      world: { ...world },
      data: {
        creatives: [
          ...honest.creatives,
          // Accounts of their own.
          ...bad.creatives.map((creative) => ({ ...creative, owner: `x-${creative.owner}`, addedOn: 0 })),
        ],
        examples: [...honest.examples, ...bad.examples.map((example) => ({ ...example, at: 0 }))],
      },
    };
  };
  const clean = drawn(false);
  const bad = drawn(true);
  const accuracy = ({ world, data }: ReturnType<typeof drawn>) => {
    const { model, lowTrust } = train({ data, book: world.book, epoch: EPOCH });
    return { ours: orderAccuracy(model.weights, world.common, seed), lowTrust };
  };
  const naive = ({ world, data }: ReturnType<typeof drawn>) =>
    orderAccuracy(naiveWeights(pairsOf(data)), world.common, seed);
  const poisoned = accuracy(bad);
  const reported = poisoned.lowTrust.filter(({ owner }) => owner.startsWith('x-')).length;
  return {
    lost: accuracy(clean).ours - poisoned.ours,
    naiveLost: naive(clean) - naive(bad),
    reported: reported / (poison === 'four accounts' ? 4 : 1),
    honestReported: (poisoned.lowTrust.length - reported) / owners,
  };
};

const accuracyCell = (pairs: number, atLeast: number): Cell => ({
  id: `b.1 shift 0.6, ${pairs} pairs`,
  run: (seed) => accuracyFigures(seed, pairs),
  asks: [
    { figure: 'ours', atLeast, twin: 'book' },
    ...(pairs >= 3000 ? [{ figure: 'noisy', minus: 'noisyBook', atLeast: 0.03, twin: 'noisyBook' }] : []),
    ...(pairs <= 3000 ? [{ figure: 'covered', atLeast: 0.85, atMost: 0.96 }] : []),
  ],
});

/** Sections b.1 and b.3. A quarter to a third of the pairs is held out, so the figures are those of the rest. */
export const PLATFORM_CELLS: readonly Cell[] = [
  accuracyCell(300, 0.855),
  accuracyCell(1000, 0.89),
  accuracyCell(3000, 0.93),
  { ...accuracyCell(10_000, 0.955), worlds: 60 },
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
