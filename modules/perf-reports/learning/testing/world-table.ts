import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figures, judge, summarise } from './cell.ts';
import { CELLS } from './cells.ts';

/**
 * Runs the worlds of every cell and writes what came out beside what is asked:
 *
 *   npx tsx modules/perf-reports/learning/testing/world-table.ts --worlds 200 --out docs/reports/learning.json
 *
 * Worlds already found in `--parts` are not run again, so a run may be stopped and continued; seeds are 1000, 1001, …
 */
export const FIRST_SEED = 1000;

interface Line {
  readonly cell: string;
  readonly seed: number;
  readonly figures: Figures;
}

const linesOf = (parts: string): Line[] =>
  readdirSync(parts)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(parts, file), 'utf8').split('\n'))
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);

interface Run {
  readonly worlds: number;
  /** This process takes every `processes`-th world, from `part` on. */
  readonly processes: number;
  readonly part: number;
  /** Cells whose id starts with this. */
  readonly only: string;
  /** Folder of what has been run. */
  readonly parts: string;
}

/** All cells advance together, so that a run cut short has as many worlds of each. */
export const runPart = ({ worlds, processes, part, only, parts }: Run): void => {
  const cells = CELLS.filter(({ id }) => id.startsWith(only));
  const done = new Set(linesOf(parts).map(({ cell, seed }) => `${cell}/${seed}`));
  const file = join(parts, `part-${part}-${process.pid}.jsonl`);
  for (let world = part; world < worlds; world += processes) {
    for (const cell of cells) {
      const seed = FIRST_SEED + world;
      if (done.has(`${cell.id}/${seed}`)) continue;
      appendFileSync(file, `${JSON.stringify({ cell: cell.id, seed, figures: cell.run(seed) } satisfies Line)}\n`);
    }
  }
};

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

/** The report of everything in the folder; answers the rows. */
export const writeReport = (parts: string, worlds: number, out: string) => {
  const lines = linesOf(parts);
  const table = CELLS.map(({ id, asks }) => {
    const own = lines.filter(({ cell, seed }) => cell === id && seed < FIRST_SEED + worlds);
    const figures = summarise(own.map((line) => line.figures));
    const seeds = own.map(({ seed }) => seed);
    const ran = own.length > 0;
    return {
      cell: id,
      worlds: own.length,
      ...(ran && { seeds: [Math.min(...seeds), Math.max(...seeds)], asked: judge(asks, figures), figures }),
    };
  });
  const about =
    'Worlds with planted truth (learning/testing), as many a cell as `worlds` says. Per ask: the bound, the mean that came out, ' +
    'whether it is met (or within two standard errors of the bound), and what the naive twin got, which must miss it.';
  writeFileSync(out, `${JSON.stringify({ about, node: process.version, cells: table }, rounded, 1)}\n`);
  return table;
};

/** Started as a program: as many processes as asked for, then the report. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      worlds: { type: 'string', default: '200' },
      processes: { type: 'string', default: '2' },
      /** Cells whose id starts with this. */
      only: { type: 'string', default: '' },
      parts: { type: 'string', default: join(tmpdir(), 'adjudge-learning-worlds') },
      out: { type: 'string', default: 'docs/reports/learning.json' },
      /** Set for the processes this one starts. */
      part: { type: 'string' },
      /** Only write the report from what is there. */
      report: { type: 'boolean', default: false },
    },
  });
  const worlds = Number(values.worlds);
  const processes = Number(values.processes);
  mkdirSync(values.parts, { recursive: true });
  if (values.part !== undefined) {
    runPart({ worlds, processes, part: Number(values.part), only: values.only, parts: values.parts });
    return;
  }

  if (!values.report) {
    await Promise.all(
      Array.from({ length: processes }, (_, part) => {
        const script = process.argv[1] as string;
        const child = spawn(
          process.execPath,
          [...process.execArgv, script, ...process.argv.slice(2), '--part', `${part}`],
          {
            stdio: 'inherit',
          },
        );
        return new Promise<void>((resolve, reject) => {
          child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Part ${part} ended with ${code}`))));
        });
      }),
    );
  }
  writeReport(values.parts, worlds, values.out);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
