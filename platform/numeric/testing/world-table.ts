import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cell, type Figures, judge, summarise } from './cell.ts';

/** Worlds are seeded 1000, 1001, … */
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

/** A cell may ask for fewer worlds than the table. */
const worldsOf = ({ worlds }: Cell, asked: number): number => Math.min(worlds ?? asked, asked);

/** All cells advance together, so that a run cut short has as many worlds of each. */
export const runPart = (all: readonly Cell[], { worlds, processes, part, only, parts }: Run): void => {
  const cells = all.filter(({ id }) => id.startsWith(only));
  const done = new Set(linesOf(parts).map(({ cell, seed }) => `${cell}/${seed}`));
  const file = join(parts, `part-${part}-${process.pid}.jsonl`);
  for (let world = part; world < worlds; world += processes) {
    for (const cell of cells) {
      const seed = FIRST_SEED + world;
      if (world >= worldsOf(cell, worlds) || done.has(`${cell.id}/${seed}`)) continue;
      appendFileSync(file, `${JSON.stringify({ cell: cell.id, seed, figures: cell.run(seed) } satisfies Line)}\n`);
    }
  }
};

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

const ABOUT =
  'Worlds with planted truth, as many a cell as `worlds` says. Per ask: the bound, the mean that came out, whether it is met ' +
  '(or within two standard errors of the bound), and what the naive twin got, which must miss it.';

/** The report of everything in the folder; answers the rows. */
export const writeReport = (cells: readonly Cell[], parts: string, worlds: number, out: string) => {
  const lines = linesOf(parts);
  const table = cells.map((cell) => {
    const own = lines.filter((line) => line.cell === cell.id && line.seed < FIRST_SEED + worldsOf(cell, worlds));
    const figures = summarise(own.map((line) => line.figures));
    const seeds = own.map(({ seed }) => seed);
    const ran = own.length > 0;
    return {
      cell: cell.id,
      worlds: own.length,
      ...(ran && { seeds: [Math.min(...seeds), Math.max(...seeds)], asked: judge(cell.asks, figures), figures }),
    };
  });
  writeFileSync(out, `${JSON.stringify({ about: ABOUT, node: process.version, cells: table }, rounded, 1)}\n`);
  return table;
};

/**
 * The program: as many processes as asked for, then the report. Worlds already found in `--parts` are not run again, so a run may be
 * stopped and continued.
 */
export const worldTableProgram = async (
  cells: readonly Cell[],
  { name, out }: { readonly name: string; readonly out: string },
): Promise<void> => {
  const { values } = parseArgs({
    options: {
      worlds: { type: 'string', default: '200' },
      processes: { type: 'string', default: '2' },
      /** Cells whose id starts with this. */
      only: { type: 'string', default: '' },
      parts: { type: 'string', default: join(tmpdir(), `adjudge-${name}-worlds`) },
      out: { type: 'string', default: out },
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
    runPart(cells, { worlds, processes, part: Number(values.part), only: values.only, parts: values.parts });
    return;
  }
  if (!values.report) {
    await Promise.all(
      Array.from({ length: processes }, (_, part) => {
        const again = [...process.execArgv, process.argv[1] as string, ...process.argv.slice(2), '--part', `${part}`];
        const child = spawn(process.execPath, again, { stdio: 'inherit' });
        return new Promise<void>((resolve, reject) => {
          child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Part ${part} ended with ${code}`))));
        });
      }),
    );
  }
  writeReport(cells, values.parts, worlds, values.out);
};
