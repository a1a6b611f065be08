import { RandomStream } from '#platform/numeric/random-stream.ts';
import { expit, logit } from '#platform/numeric/summaries.ts';
import type { Creative, Example, RuleBook, TrainingData } from '../types.ts';

/** Responses are 0.5 + 0.2 z, so that one step of a rule is one standard deviation. */
const RESPONSE_SD = 0.2;
/** Log-odds of a typical pair: the better one is chosen in 76 of 100 pairs. */
const PAIR_SD = 1.7;

export interface WorldPlan {
  readonly seed: number;
  readonly features?: number;
  readonly owners?: number;
  /** How far common taste lies from the rule book, in sd of the book's weights. */
  readonly shift: number;
  /** How far each owner's taste lies from the common one, in the same unit. */
  readonly taste?: number;
}

/** People with known tastes who compare creatives. */
export interface TasteWorld {
  readonly names: readonly string[];
  readonly book: RuleBook;
  /** Log-odds per step: common taste, and each owner's. */
  readonly common: Float64Array;
  readonly tastes: readonly Float64Array[];
  readonly owners: readonly string[];
  readonly stream: RandomStream;
}

const dotWith = (weights: Float64Array, steps: Float64Array): number =>
  weights.reduce((sum, weight, j) => sum + weight * (steps[j] as number), 0);

export const makeTastes = ({ seed, features = 40, owners = 40, shift, taste = 0.3 }: WorldPlan): TasteWorld => {
  const stream = new RandomStream(seed, ['tastes', features, owners]);
  const names = Array.from({ length: features }, (_, j) => `F-${String(j + 1).padStart(3, '0')}`);
  const book = Float64Array.from(names, () => stream.normal());
  const scale = PAIR_SD / Math.sqrt(2 * features * (1 + shift * shift));
  const common = book.map((weight) => scale * (weight + shift * stream.normal()));
  const tastes = Array.from({ length: owners }, () => common.map((weight) => weight + scale * taste * stream.normal()));
  return {
    names,
    book: Object.fromEntries(names.map((name, j) => [name, book[j] as number])),
    common,
    tastes,
    owners: tastes.map((_, i) => `owner-${String(i).padStart(3, '0')}`),
    stream,
  };
};

/** Steps of every rule above its middle. */
const drawSteps = ({ names, stream }: TasteWorld): Float64Array =>
  Float64Array.from(names, () => Math.max(-2.5, Math.min(2.5, stream.normal())));

const featuresAt = (names: readonly string[], steps: Float64Array): Record<string, number> =>
  Object.fromEntries(names.map((name, j) => [name, 0.5 + RESPONSE_SD * (steps[j] as number)]));

export interface Labels {
  /** How many pairs. */
  readonly pairs: number;
  readonly day: number;
  /** Whose pair it is, by its number; absent: everybody in turn. */
  readonly ownerOf?: (pair: number) => number;
  /** Chance that the label is turned round, by owner. */
  readonly turned?: (owner: number) => number;
  /** Log-odds per step of what is labelled; absent: the owner's taste. */
  readonly by?: Float64Array;
}

/** Pairs of new creatives, one better than the other by their owner's taste and a chance that grows with the difference. */
export const drawPairs = (world: TasteWorld, { pairs, day, ownerOf, turned, by }: Labels): TrainingData => {
  const { stream } = world;
  const creatives: Creative[] = [];
  const examples: Example[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const owner = ownerOf ? ownerOf(pair) : pair % world.owners.length;
    const steps = [drawSteps(world), drawSteps(world)] as const;
    const taste = by ?? (world.tastes[owner] as Float64Array);
    const lead = dotWith(taste, steps[0]) - dotWith(taste, steps[1]);
    const right = stream.uniform() < expit(lead);
    const firstWins = stream.uniform() < (turned?.(owner) ?? 0) ? lead < 0 : right;
    steps.forEach((own, side) => {
      const id = `d${day}-p${pair}-${side}`;
      const group = `g${day}-${pair}`;
      const features = featuresAt(world.names, own);
      creatives.push({ id, owner: world.owners[owner] as string, group, features, addedOn: day });
      const value = Number((side === 0) === firstWins);
      examples.push({ id: `e-${id}`, source: 'feedback', creative: id, value, at: day, consent: 1 });
    });
  }
  return { creatives, examples };
};

/** What is special in each creative and no rule sees, in log-odds of a click; what rules see comes to 0.25. */
const OWN_SD = 0.35;
const RATE_STEP = 0.2;

export interface Outcomes {
  readonly owner: number;
  readonly creatives: number;
  readonly day: number;
}

/** New creatives of one owner, in two groups, with clicks by their taste. */
export const drawOutcomes = (world: TasteWorld, { owner, creatives, day }: Outcomes): TrainingData => {
  const { stream } = world;
  const all: Creative[] = [];
  const examples: Example[] = [];
  for (let i = 0; i < creatives; i++) {
    const steps = drawSteps(world);
    const id = `d${day}-o${owner}-c${String(i).padStart(4, '0')}`;
    const lead = RATE_STEP * dotWith(world.tastes[owner] as Float64Array, steps) + OWN_SD * stream.normal();
    const trials = Math.round(8000 * Math.exp(stream.normal()));
    const successes = stream.binomial(trials, expit(logit(0.012) + lead));
    const name = world.owners[owner] as string;
    all.push({ id, owner: name, group: `g${i % 2}`, features: featuresAt(world.names, steps), addedOn: day });
    const counts = { reportGroup: 'feed', successes, trials };
    examples.push({ id: `e-${id}`, source: 'outcome', creative: id, ...counts, at: day, consent: 1 });
  }
  return { creatives: all, examples };
};

export const joined = (parts: readonly TrainingData[]): TrainingData => ({
  creatives: parts.flatMap(({ creatives }) => creatives),
  examples: parts.flatMap(({ examples }) => examples),
});

/** Share of pairs of new creatives that weights put in the order of a taste. */
export const orderAccuracy = (weights: Float64Array, taste: Float64Array, seed: number, pairs = 2000): number => {
  const stream = new RandomStream(seed, ['order']);
  let right = 0;
  for (let k = 0; k < pairs; k++) {
    const difference = Float64Array.from(taste, () => stream.normal());
    right += Number(dotWith(weights, difference) * dotWith(taste, difference) > 0);
  }
  return right / pairs;
};
