import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { build } from 'esbuild';
import { ENGINE_VERSION } from '#modules/core-analysis/engine/index.ts';
import { copyNetworks } from '../build/build-parts.ts';
import { distinctAds } from './distinct-ads.ts';
import { benchClip } from './engine-clips.ts';
import { type EngineRuns, runEngine } from './engine-runs.ts';
import { machinePaceMs } from './machine-pace.ts';
import { type ReportRow, reportRow } from './report-bench.ts';
import { round, type Spread, spreadOf } from './statistics.ts';

/**
 * `npm run bench:engine [-- --repeats N --images N --seconds 15,30 --out FILE]`: how long the engine takes in its own
 * child process, compiled as in production, against the floor of decoding and reading alone. Goals stand beside the
 * figures; nothing here fails a build. On a machine that is busy already it measures nothing and leaves the last report
 * as it is, unless `--despite-load` is given; then the report says so.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../../dist/bench', import.meta.url));
const ENTRY = `${FOLDER}/engine-child.js`;
/** Load average of the last minute above which times say nothing about the engine. */
const BUSY = 1.5;
const GOALS: Readonly<Record<string, { p50?: number; p95?: number; most?: number }>> = {
  image: { p50: 1000, p95: 2500 },
  'video 15 s': { most: 6000 },
  'video 30 s': { most: 12_000 },
  'video 60 s': { most: 24_000 },
  'video 90 s': { most: 36_000 },
};
const MEMORY_GOAL_MB = 700;

const { values } = parseArgs({
  options: {
    repeats: { type: 'string', default: '5' },
    images: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '15,30,60,90' },
    out: { type: 'string', default: `${ROOT}docs/reports/bench-engine.json` },
    'despite-load': { type: 'boolean', default: false },
  },
});

const progress = (line: string): void => void process.stderr.write(`${line}\n`);

interface Row {
  readonly what: string;
  readonly one: EngineRuns;
  readonly two: EngineRuns;
  readonly floorMs: Spread;
  /** Median of the engine, one at a time / median of the floor. */
  readonly toFloor: number;
  readonly goalMs: (typeof GOALS)[string];
  readonly met: boolean;
  /** The PDF of the first of the files, in the process of the API. */
  readonly report: ReportRow;
}

async function row(what: string, files: readonly Uint8Array[], floor: (at: readonly number[]) => Promise<number[]>) {
  const runs = (atOnce: number) =>
    runEngine(files, {
      atOnce,
      entry: ENTRY,
      onRun: (ms) => progress(`${what}, ${atOnce} at once: ${Math.round(ms)} ms`),
    });
  const { first, ...one } = await runs(1);
  const { first: _again, ...two } = await runs(2);
  const keyframes =
    first.measurements.kind === 'video'
      ? first.measurements.shots.filter(({ still }) => still !== null).map((shot) => shot.keyframeAt)
      : [];
  progress(`${what}: floor`);
  const floorMs = spreadOf(await floor(keyframes));
  const goalMs = GOALS[what] ?? {};
  const { p50 = Number.POSITIVE_INFINITY, p95 = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY } = goalMs;
  const met =
    one.ms.p50 <= p50 &&
    one.ms.p95 <= p95 &&
    one.ms.max <= most &&
    (one.peakMb === null || one.peakMb <= MEMORY_GOAL_MB);
  progress(`${what}: report`);
  const report = await reportRow(what, first);
  const done: Row = { what, one, two, floorMs, toFloor: round(one.ms.p50 / floorMs.p50), goalMs, met, report };
  return done;
}

async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<number>): Promise<number[]> {
  const out: number[] = [];
  for (const one of all) out.push(await work(one));
  return out;
}

/** Compiled as the engine is: as source its functions would be slower, and the engine seem closer to it. */
const openFloor = async (): Promise<typeof import('./engine-floor.ts')> =>
  await import(pathToFileURL(`${FOLDER}/engine-floor.js`).href);

async function measureAll(): Promise<Row[]> {
  const repeats = Number(values.repeats);
  progress('composing ads');
  const ads = await distinctAds(Number(values.images));
  const { imageFloor, videoFloor, warmFloor } = await openFloor();
  await warmFloor();
  const rows = [await row('image', ads, () => inTurn(ads, imageFloor))];
  for (const seconds of values.seconds.split(',').filter(Boolean).map(Number)) {
    progress(`filming ${seconds} s`);
    const clip = await benchClip(seconds, FOLDER);
    const files = Array.from({ length: repeats }, () => clip);
    rows.push(await row(`video ${seconds} s`, files, (at) => inTurn(files, (file) => videoFloor(file, at))));
  }
  return rows;
}

const load = round(loadavg()[0] ?? 0);
const busy = load > BUSY;
if (busy && !values['despite-load']) {
  progress(`The machine is busy: load ${load}; over ${BUSY} times say nothing about the engine. Nothing was measured.`);
  process.exit(1);
}
const git = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT });
await build({
  absWorkingDir: ROOT,
  entryPoints: [
    'modules/core-analysis/engine/process/engine-child.ts',
    'modules/core-analysis/engine/process/recogniser-program.ts',
    'platform/tooling/bench/engine-floor.ts',
  ],
  entryNames: '[name]',
  outdir: FOLDER,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'silent',
});
await copyNetworks(ROOT, FOLDER);
const before = machinePaceMs();
const rows = await measureAll();
const report = {
  machine: { cores: availableParallelism(), memoryGb: Math.round(totalmem() / 2 ** 30), node: process.version },
  paceMs: { before, after: machinePaceMs() },
  commit: git.stdout.trim(),
  engine: ENGINE_VERSION,
  loadAtStart: load,
  what: {
    paceMs: 'a fixed piece of arithmetic before and after: what this machine was worth at the time',
    image: 'JPEG ads of 1080x1350, no two alike',
    video:
      '1080x1920, 30 frames a second, H.264 at 8 Mbit/s with B-frames, AAC; gliding photographs, a cut every 2.5 s',
    floor:
      'in one process, compiled as the engine is, warm: image decoded and its text read; of a video every frame decoded once by the decoder of the engine, no sound, and the text read on the keyframes the engine measures',
    peakMb: 'most resident memory of the child since it started, its models included',
    met: 'one at a time: every goal of time, and of memory',
    report: 'the PDF with everything a plan can show, drawn in its thread',
  },
  memoryGoalMb: MEMORY_GOAL_MB,
  ...(busy && { note: `the machine was busy: load ${load}, at most ${BUSY} says something about the engine` }),
  rows,
};
const text = `${JSON.stringify(report, null, 2)}\n`;
process.stdout.write(text);
if (values.out) await writeFile(values.out, text);
