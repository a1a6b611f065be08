/** Trains the weights from the corpus: `npm run train:copy`. The same corpus, lexica and code give the same file. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { conceptsOf } from './concepts.ts';
import { corpusHash, type LabelledLine, readLines, teaches } from './corpus/corpus.ts';
import { featuresOf } from './features.ts';
import { FUNCTIONS, type LineFunction } from './functions.ts';
import { type Model, printModel } from './weights-of.ts';

/** Strength of the pull towards small weights, per line; gradient steps and their length. */
const L2 = 0.6;
const STEPS = 800;
const RATE = 0.4;
/** What a line of the older tests counts beside one of the corpus: they are traps, many of a kind. */
const TRAP = 0.35;

/** Regularised logistic regression for each function apart, full batch, with Nesterov's momentum: no chance in it. */
export function train(
  lines: readonly LabelledLine[],
  { l2 = L2, steps = STEPS }: { l2?: number; steps?: number } = {},
): Model {
  const names = new Map<string, number>();
  const at: number[] = [0];
  const features: number[] = [];
  const values: number[] = [];
  for (const { text, lang } of lines) {
    for (const [name, value] of featuresOf(text, conceptsOf(text, lang))) {
      if (!names.has(name)) names.set(name, names.size);
      features.push(names.get(name) as number);
      values.push(value);
    }
    at.push(features.length);
  }
  const columns = FUNCTIONS.map((fn) => {
    const wanted = Float64Array.from(lines, (line) => (tells(line, fn) ? Number(says(line, fn)) : Number.NaN));
    const counts = Float64Array.from(lines, ({ about }) => (about ? TRAP : 1));
    return descend(
      { at, features: Int32Array.from(features), values: Float64Array.from(values), size: names.size },
      wanted,
      counts,
      l2,
      steps,
    );
  });
  return {
    bias: Float64Array.from(columns, (column) => column[names.size] ?? 0),
    weights: new Map([...names].map(([name, i]) => [name, Float64Array.from(columns, (column) => column[i] ?? 0)])),
  };
}

const says = ({ label, also = [] }: LabelledLine, fn: LineFunction): boolean => label === fn || also.includes(fn);
const tells = ({ about }: LabelledLine, fn: LineFunction): boolean => about === undefined || about.includes(fn);

interface Rows {
  at: readonly number[];
  features: Int32Array;
  values: Float64Array;
  size: number;
}

function descend(
  { at, features, values, size }: Rows,
  wanted: Float64Array,
  counts: Float64Array,
  l2: number,
  steps: number,
): Float64Array {
  const told = [...wanted.keys()].filter((row) => !Number.isNaN(wanted[row]));
  const rows = told.length;
  const weights = new Float64Array(size + 1);
  const before = new Float64Array(size + 1);
  const ahead = new Float64Array(size + 1);
  const gradient = new Float64Array(size + 1);
  for (let step = 1; step <= steps; step++) {
    const pace = (step - 1) / (step + 2);
    for (let i = 0; i <= size; i++) {
      const w = weights[i] as number;
      ahead[i] = w + pace * (w - (before[i] as number));
      before[i] = w;
      gradient[i] = i < size ? (l2 / rows) * (ahead[i] as number) : 0;
    }
    for (const row of told) {
      let z = ahead[size] as number;
      const [from, to] = [at[row] as number, at[row + 1] as number];
      for (let k = from; k < to; k++) z += (ahead[features[k] as number] as number) * (values[k] as number);
      const error = ((1 / (1 + Math.exp(-z)) - (wanted[row] as number)) * (counts[row] as number)) / rows;
      for (let k = from; k < to; k++) {
        const i = features[k] as number;
        gradient[i] = (gradient[i] as number) + error * (values[k] as number);
      }
      gradient[size] = (gradient[size] as number) + error;
    }
    for (let i = 0; i <= size; i++) weights[i] = (ahead[i] as number) - RATE * (gradient[i] as number);
  }
  return weights;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now();
  const model = train(readLines().filter(teaches));
  const text = `/** Trained by \`npm run train:copy\`; changed by hand it is wrong. */\nexport const WEIGHTS = \`\n# ${corpusHash()}\n${printModel(model)}\n\`;\n`;
  writeFileSync(new URL('./weights.ts', import.meta.url), text);
  process.stdout.write(`${model.weights.size} features in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
