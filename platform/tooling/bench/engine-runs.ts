import { readdir, readFile } from 'node:fs/promises';
import pino from 'pino';
import { EnginePool, type MeasuredFile } from '#modules/core-analysis/engine/index.ts';
import { round, type Spread, spreadOf } from './statistics.ts';

export interface EngineRuns {
  /** Milliseconds from the order to the answer, both between processes, as the product has it. */
  readonly ms: Spread;
  /** Standard deviation / mean of `ms`. */
  readonly variation: number;
  /** Files a minute with so many at once. */
  readonly perMinute: number;
  /** Most resident memory that one child ever held, its models included, MB. */
  readonly peakMb: number | null;
  /** Median milliseconds between the beginnings of the stages the engine tells. */
  readonly stagesMs: Readonly<Record<string, number>>;
}

const WALL_MS = 10 * 60_000;
/** What `/proc` calls a kB. */
const KB = 1024;

/**
 * Measures each file once in the engine's own children, `atOnce` at a time; the
 * children are new, so that their peak belongs to these files alone.
 */
export async function runEngine(
  files: readonly Uint8Array[],
  { atOnce, entry, onRun }: { atOnce: number; entry: string; onRun: (ms: number) => void },
): Promise<EngineRuns & { first: MeasuredFile }> {
  const before = new Set(await children());
  const pool = new EnginePool({ size: atOnce, log: pino({ level: 'error' }), maxRssMb: 4096, entry });
  try {
    await pool.warm();
    const own = (await children()).filter((pid) => !before.has(pid));
    const times: number[] = [];
    const stages: Record<string, number[]> = {};
    let first: MeasuredFile | undefined;
    const waiting = [...files];
    const since = performance.now();
    const work = async () => {
      for (let bytes = waiting.shift(); bytes; bytes = waiting.shift()) {
        const told: [string, number][] = [];
        const start = performance.now();
        const measured = await pool.run(
          'measure',
          { bytes },
          {
            wallMs: WALL_MS,
            onStage: (stage) => {
              if (told.at(-1)?.[0] !== stage) told.push([stage, performance.now()]);
            },
          },
        );
        const end = performance.now();
        first ??= measured;
        times.push(end - start);
        onRun(end - start);
        for (const [index, [stage, at]] of told.entries()) {
          stages[stage] = [...(stages[stage] ?? []), (told[index + 1]?.[1] ?? end) - at];
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const minutes = (performance.now() - since) / 60_000;
    const peaks = (await Promise.all(own.map(peakMb))).filter((peak) => peak !== null);
    if (!first) throw new Error('nothing was measured');
    return {
      ms: spreadOf(times),
      variation: variationOf(times),
      perMinute: round(files.length / minutes),
      peakMb: peaks.length === 0 ? null : Math.max(...peaks),
      stagesMs: Object.fromEntries(Object.entries(stages).map(([stage, values]) => [stage, spreadOf(values).p50])),
      first,
    };
  } finally {
    await pool.stop();
  }
}

function variationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return Math.round((1000 * Math.sqrt(square)) / mean) / 1000;
}

/** Processes that this one started and that live; none where the system does not tell. */
async function children(): Promise<number[]> {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const own = await Promise.all(
    all.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]) === process.pid ? Number(pid) : null;
    }),
  );
  return own.filter((pid) => pid !== null);
}

async function peakMb(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round((Number(kilobytes) * KB) / 2 ** 20);
}
