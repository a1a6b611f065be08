/**
 * `npx tsx modules/core-analysis/tests/hostile/reliability.ts [--count N] [--seed S] [--minutes M] [--out FILE]`, part of `npm run test:deep`:
 * hostile uploads through door and engine, 10,000 unless told otherwise or the
 * minutes are up, one in fifty sound. Answers with figures; ends with 1 where
 * one of the goals is missed.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { EnginePool } from '../../engine/index.ts';
import { hostileCorpus } from './corpus.ts';
import { decoderFiles } from './decoder-files.ts';
import { runCorpus } from './run-corpus.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    out: { type: 'string' },
  },
});
const count = Number(values.count ?? 10_000);
const seed = Number(values.seed ?? 20_261_121);
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const files = await hostileCorpus({ seed, count, good: Math.max(30, Math.round(count / 50)) });
const before = new Set(await decoderFiles());
const log = pino({ level: 'silent' });
const size = availableParallelism();
const since = performance.now();
const endsAt = since + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
const engine: { pool?: EnginePool } = {};
const { deaths, slowest, good, ...outcome } = await runCorpus(files, {
  atOnce: size,
  pool(onDeath) {
    engine.pool = new EnginePool({ size, log, onDeath });
    return engine.pool;
  },
  timeIsUp: () => performance.now() > endsAt,
  onFile: (done) =>
    done % 100 === 0 && say(`${done} of ${files.length}, ${Math.round((performance.now() - since) / 1000)} s`),
});
const left = (await decoderFiles()).filter((name) => !before.has(name));
const report = {
  seed,
  filesGiven: files.length,
  ...outcome,
  goodAsked: good,
  engineDeaths: deaths,
  temporaryFilesLeft: left,
  slowest: { goalMs: 30_000, files: slowest },
  seconds: Math.round((performance.now() - since) / 1000),
  parentMb: Math.round(process.memoryUsage().rss / 2 ** 20),
  machine: { cores: size, node: process.version },
  walls: engine.pool?.walls,
};
const text = `${JSON.stringify(report, null, 2)}\n`;
process.stdout.write(text);
if (values.out) await writeFile(values.out, text);
const missed =
  outcome.broken.length > 0 || outcome.goodRefused.length > 0 || left.length > 0 || (slowest[0]?.ms ?? 0) > 30_000;
process.exitCode = missed ? 1 : 0;
