import { FUNCTIONS, type Probabilities } from './functions.ts';
import { WEIGHTS } from './weights.ts';

/** A bias and one weight a feature for each function. */
export interface Model {
  bias: Float64Array;
  weights: ReadonlyMap<string, Float64Array>;
}

const BIAS = 'bias';
/** Smaller weights are not kept: hundreds of them together move next to nothing. */
const LEAST = 0.05;

/** The name of each feature, then `index of function:weight in hundredths`, parted by tabs. */
export function parseModel(text: string): Model {
  const rows = new Map<string, Float64Array>();
  for (const line of text.split('\n')) {
    const [name, ...pairs] = line.split('\t');
    if (!name || name.startsWith('#') || pairs.length === 0) continue;
    const row = new Float64Array(FUNCTIONS.length);
    for (const pair of pairs) {
      const [fn, weight] = pair.split(':');
      row[Number(fn)] = Number(weight) / 100;
    }
    rows.set(name, row);
  }
  const bias = rows.get(BIAS) ?? new Float64Array(FUNCTIONS.length);
  rows.delete(BIAS);
  return { bias, weights: rows };
}

/** What `parseModel` reads. */
export function printModel({ bias, weights }: Model): string {
  const row = (name: string, values: Float64Array) => {
    const pairs = [...values].flatMap((v, fn) => (Math.abs(v) < LEAST ? [] : [`${fn}:${Math.round(v * 100)}`]));
    return pairs.length > 0 ? [[name, ...pairs].join('\t')] : [];
  };
  return [...row(BIAS, bias), ...[...weights].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([n, v]) => row(n, v))].join(
    '\n',
  );
}

let read: Model | undefined;

/** The weights that were trained from the corpus and are checked in. */
export function checkedInModel(): Model {
  read ??= parseModel(WEIGHTS);
  return read;
}

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** The probability of each function of what has these features. */
export function probabilitiesOf({ bias, weights }: Model, features: ReadonlyMap<string, number>): Probabilities {
  const z = Float64Array.from(bias);
  for (const [name, value] of features) {
    const row = weights.get(name);
    if (row) for (let fn = 0; fn < z.length; fn++) z[fn] = (z[fn] as number) + (row[fn] as number) * value;
  }
  return z.map(sigmoid);
}
