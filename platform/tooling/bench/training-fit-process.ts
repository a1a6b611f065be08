/**
 * Started by `training-bench.ts`: trains on so many comparisons in a process of its own, so that the peak of its memory is that of the
 * training, and prints one line of JSON. With a folder, the comparisons are also left there for the referee.
 */
import { writeFileSync } from 'node:fs';
import { fitPairwise } from '#modules/training/learner/fit/fit-pairwise.ts';
import { pairProblem } from '#modules/training/learner/fit/pair-problem.ts';
import { platformProblem } from '#modules/training/learner/fit/platform-problem.ts';
import { isTrained, startTraining, stepTraining } from '#modules/training/learner/fit/platform-training.ts';
import { creativeValue } from '#modules/training/learner/model/creative-value.ts';
import { platformModel } from '#modules/training/learner/model/platform-model.ts';
import type { Creative, Example } from '#modules/training/learner/types.ts';
import { RandomStream } from '#platform/numeric/random-stream.ts';

/** As many as the rule book has rules. */
const FEATURES = 117;
/** Creatives that one user rated in one group: ten comparisons. */
const RATED = 5;
const COMPARISONS = 10;
const PRIOR_SD = 0.5;

const [examples = 1000, repeats = 1] = process.argv.slice(2, 4).map(Number);
const folder = process.argv[4];

const names = Array.from({ length: FEATURES }, (_, j) => `F-${String(j).padStart(3, '0')}`);

function madeUp() {
  const stream = new RandomStream(1, ['bench', examples]);
  const taste = names.map(() => 0.1 * stream.normal());
  const creatives: Creative[] = [];
  const ratings: Example[] = [];
  for (let group = 0; group < examples / COMPARISONS; group += 1) {
    for (let i = 0; i < RATED; i += 1) {
      const id = `c${group}-${i}`;
      let value = stream.normal();
      const features: Record<string, number> = {};
      names.forEach((name, j) => {
        const steps = stream.normal();
        features[name] = 0.5 + 0.2 * steps;
        value += steps * (taste[j] as number);
      });
      creatives.push({ id, owner: `o${group % 500}`, group: `g${group}`, features, addedOn: group % 200 });
      ratings.push({ id, source: 'rating', creative: id, value, at: group % 200, consent: 1 });
    }
  }
  return { data: { creatives, examples: ratings }, book: Object.fromEntries(names.map((name) => [name, 1])) };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function timed<T>(work: () => T): { seconds: number; value: T } {
  const times: number[] = [];
  let value = work();
  for (let i = 0; i < repeats; i += 1) {
    const start = performance.now();
    value = work();
    times.push((performance.now() - start) / 1000);
  }
  return { seconds: median(times), value };
}

const { data, book } = madeUp();
const dataMegabytes = process.resourceUsage().maxRSS / 1024;

const training = timed(() => {
  const problem = platformProblem({ data, book, epoch: 1 });
  let state = startTraining(problem);
  while (!isTrained(state)) state = stepTraining(problem, state);
  return { problem, ...platformModel(problem, state) };
});
const { problem, model } = training.value;

/** What scikit-learn's logistic regression is: no slips, a prior around 0, the same weights of pairs. */
const { pairs } = problem.problem;
const start = new Float64Array(problem.features.length);
const plain = pairProblem(pairs, { features: problem.features, centres: problem.centres, start, sd: PRIOR_SD });
const fit = timed(() => fitPairwise(plain, 3, 0));

const creative = data.creatives[0] as Creative;
const inference = timed(() => {
  for (let i = 0; i < 1000; i += 1) creativeValue(model, creative);
});
const trainingMegabytes = process.resourceUsage().maxRSS / 1024;

if (folder) {
  const f = plain.free.length;
  const rows = new Float64Array(pairs.first.length * f);
  pairs.first.forEach((first, k) => {
    const second = pairs.second[k] as number;
    for (let j = 0; j < f; j += 1) {
      rows[k * f + j] = (plain.rows[first * f + j] as number) - (plain.rows[second * f + j] as number);
    }
  });
  writeFileSync(`${folder}/rows.f64`, rows);
  writeFileSync(`${folder}/labels.f64`, pairs.label);
  writeFileSync(`${folder}/weights.f64`, pairs.weight);
  writeFileSync(`${folder}/fitted.f64`, fit.value);
}

process.stdout.write(
  `${JSON.stringify({
    examples,
    trainedOn: pairs.first.length,
    creatives: data.creatives.length,
    dataMegabytes,
    peakMegabytes: trainingMegabytes,
    trainingSeconds: training.seconds,
    fitSeconds: fit.seconds,
    inferenceMicroseconds: inference.seconds * 1000,
    priorSd: PRIOR_SD,
  })}\n`,
);
