import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { machinePaceMs } from './machine-pace.ts';

/**
 * `npm run bench:training [-- --sizes 1000,10000,100000 --out FILE]`: seconds and peak memory of a whole training by the number of
 * comparisons, and the same logistic regression by us and by scikit-learn on the same comparisons in the same run. The Python that has
 * scikit-learn is named in SKLEARN_PYTHON (`python3` where it is not); without one, the report says so.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FIT = fileURLToPath(new URL('training-fit-process.ts', import.meta.url));
const REFEREE = fileURLToPath(new URL('training_referee.py', import.meta.url));
// biome-ignore lint/style/noProcessEnv: names a program of the machine, no setting of the product
const PYTHON = process.env.SKLEARN_PYTHON ?? 'python3';

const GOALS = { timesSklearn: 3, growth: 1.1, seconds: 60, inferenceMicroseconds: 5000 };

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    out: { type: 'string', default: `${ROOT}docs/reports/bench-training.json` },
  },
});

const run = promisify(execFile);

interface Fit {
  readonly examples: number;
  readonly trainedOn: number;
  readonly trainingSeconds: number;
  readonly fitSeconds: number;
  readonly inferenceMicroseconds: number;
  readonly priorSd: number;
}

interface Referee {
  readonly version: string;
  readonly solvers: Readonly<Record<string, { readonly seconds: number; readonly largestDifference: number }>>;
}

async function referee(folder: string, priorSd: number): Promise<Referee | string> {
  try {
    return JSON.parse((await run(PYTHON, [REFEREE, folder, `${priorSd}`])).stdout) as Referee;
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n').at(-2) ?? error.message) : String(error);
    return `scikit-learn did not run (${PYTHON}): ${why}`;
  }
}

const rows = [];
for (const size of values.sizes.split(',').map(Number)) {
  process.stderr.write(`${size} comparisons\n`);
  const folder = await mkdtemp(join(tmpdir(), 'bench-training-'));
  try {
    const repeats = size >= 100_000 ? 1 : 5;
    const fit = JSON.parse(
      (await run(process.execPath, ['--import', 'tsx', FIT, `${size}`, `${repeats}`, folder])).stdout,
    ) as Fit;
    const sklearn = await referee(folder, fit.priorSd);
    const times =
      typeof sklearn === 'string'
        ? null
        : Object.fromEntries(
            Object.entries(sklearn.solvers).map(([solver, { seconds }]) => [solver, fit.fitSeconds / seconds]),
          );
    rows.push({ ...fit, sklearn, timesSklearn: times });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const perExample = rows.map(({ trainingSeconds, examples }) => trainingSeconds / examples);
/** Seconds per comparison, each size against the one before. */
const growth = perExample.slice(1).map((seconds, i) => seconds / (perExample[i] ?? Number.NaN));
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);
const report = {
  about:
    'A whole training (memory, three rounds of trust, fit) by the number of comparisons, 117 features, one process each; `fit` is the ' +
    'plain logistic regression that scikit-learn does too. `growth`: seconds per comparison against the size before. The larger part ' +
    'of the memory is the data itself (`dataMegabytes`).',
  node: process.version,
  processors: availableParallelism(),
  load: loadavg()[0],
  paceMs: machinePaceMs(),
  goals: GOALS,
  sizes: rows,
  growth,
};
await writeFile(values.out, `${JSON.stringify(report, rounded, 1)}\n`);
process.stdout.write(`${JSON.stringify(report, rounded, 1)}\n`);
