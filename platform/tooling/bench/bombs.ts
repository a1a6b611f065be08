import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { goodImages, goodVideos } from '#modules/core-analysis/tests/hostile/base-files.ts';
import { hostileImages } from '#modules/core-analysis/tests/hostile/image-cases.ts';
import { hostileVideos } from '#modules/core-analysis/tests/hostile/video-cases.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { Caller } from '#platform/testing/caller.ts';
import { atConstantRateApart, type SeparateArrivalResult } from './arrival-rate-process.ts';
import { ProductUnderTest } from './product-under-test.ts';
import { round, spreadOf } from './statistics.ts';

/**
 * `tsx platform/tooling/bench/bombs.ts [--sound] [--out FILE]`: how fast
 * the API of the built product answers others while 50 bombs are uploaded
 * and measured at once, against how fast it answers without; with `--sound`, 50
 * sound pictures of 3 MB instead, which tells what the uploads cost as such.
 * Warm: one of each is measured before. Then five rounds without and with take
 * turns; the answer holds each, and their medians. Nothing here fails a build.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BOMBS = 50;
/** New ones in every second round, since a free plan's tokens last for two; twenty may sign up in an hour. */
const PEOPLE = 5;
const ROUNDS_OF_PEOPLE = 2;
const ROUNDS = 5;
const RATE = 50;
const SECONDS = 15;
/** The measuring process has begun to ask after this long. */
const ASKING_MS = 1_500;
/** Those that cost the decoders most, of every kind. */
const HEAVY = [
  'PNG of 16 megapixels in 16 kB',
  'PNG with 64 MB of compressed text',
  'PNG with 64 MB more pixels than its size',
  'large JPEG of 2,000 scans',
  'JPEG that claims 7,000 x 7,000',
  'MP4 of 100,000 boxes',
  'MP4 of 20,000 tracks',
  'MP4 of frames that take no time',
];

const { values } = parseArgs({ options: { out: { type: 'string' }, sound: { type: 'boolean' } } });
/** The median. */
const middle = (values: readonly number[]): number => spreadOf(values).p50;
const progress = (line: string): void => void process.stderr.write(`${line}\n`);

async function person(url: string): Promise<Caller> {
  const caller = new Caller({ url, publicUrl: url });
  await caller.call(accountRoutes.signup, {
    body: { email: `bench.${crypto.randomUUID()}@example.test`, password: 'bench-horse-9', name: 'Bench' },
  });
  return caller;
}

/** No two alike in any round, so that none is answered from an earlier one. */
async function bombs(round: number): Promise<Buffer[]> {
  const cases = [...hostileImages(await goodImages()), ...hostileVideos(await goodVideos())];
  const heavy = cases.filter(({ name }) => HEAVY.includes(name));
  return Array.from({ length: BOMBS }, (_, index) => {
    const bomb = heavy[index % heavy.length];
    if (!bomb) throw new Error('there is no bomb');
    return Buffer.concat([bomb.bytes, Buffer.from(`bomb ${round} ${index}`)]);
  });
}

/** Small sound pictures, each with 3 MB of its own behind the end: dear to take in, cheap to measure. */
async function soundFiles(): Promise<Buffer[]> {
  const jpeg = (await goodImages()).find(({ name }) => name === 'jpeg');
  if (!jpeg) throw new Error('there is no sound picture');
  return Array.from({ length: BOMBS }, () => Buffer.concat([jpeg.bytes, randomBytes(3 * 2 ** 20)]));
}

async function drop(caller: Caller, bomb: Buffer): Promise<string> {
  const { status, body } = await caller.attempt(analysisRoutes.createAnalysis, {
    file: new Blob([new Uint8Array(bomb)]),
  });
  return status === 200 ? 'measured' : ((body as { code?: string }).code ?? String(status));
}

interface Round {
  readonly without: SeparateArrivalResult;
  readonly with: SeparateArrivalResult;
  readonly p99Ratio: number;
  readonly allAnsweredAfterSeconds: number;
  readonly outcomes: Record<string, number>;
}

async function playRound(
  people: readonly Caller[],
  files: readonly Buffer[],
  others: () => Promise<SeparateArrivalResult>,
): Promise<Round> {
  const quiet = await others();
  // Asked for from before the first bomb arrives: fifty requests that begin at once are part of it.
  const asked = others();
  await sleep(ASKING_MS);
  const since = performance.now();
  let last = 0;
  const dropped = Promise.all(
    files.map(async (bomb, index) => {
      const outcome = await drop(people[index % people.length] as Caller, bomb);
      last = performance.now() - since;
      return outcome;
    }),
  );
  const loud = await asked;
  const outcomes: Record<string, number> = {};
  for (const outcome of await dropped) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return {
    without: quiet,
    with: loud,
    p99Ratio: round(loud.latencyMs.p99 / quiet.latencyMs.p99),
    allAnsweredAfterSeconds: round(last / 1000),
    outcomes,
  };
}

const product = await ProductUnderTest.create(ROOT);
try {
  progress('starting');
  await product.start();
  const bystander = await person(product.url);
  const others = (seconds = SECONDS): Promise<SeparateArrivalResult> =>
    atConstantRateApart({
      url: `${product.url}/api/auth/user`,
      headers: { cookie: bystander.cookieHeader },
      rate: RATE,
      seconds,
    });
  const warmer = await person(product.url);
  for (const bomb of (await bombs(0)).slice(0, HEAVY.length)) await drop(warmer, bomb);
  await others(3);
  const rounds: Round[] = [];
  let people: Caller[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    if (rounds.length % ROUNDS_OF_PEOPLE === 0)
      people = await Promise.all(Array.from({ length: PEOPLE }, () => person(product.url)));
    const files = values.sound ? await soundFiles() : await bombs(number);
    const played = await playRound(people, files, others);
    rounds.push(played);
    progress(`round ${number}: p99 ${played.without.latencyMs.p99} ms without, ${played.with.latencyMs.p99} ms with`);
  }
  const report = {
    machine: { cores: availableParallelism(), node: process.version },
    files: `${BOMBS} ${values.sound ? 'sound pictures of 3 MB' : 'bombs'}`,
    p99Without: { value: middle(rounds.map((one) => one.without.latencyMs.p99)) },
    p99With: { value: middle(rounds.map((one) => one.with.latencyMs.p99)), goal: 250 },
    p99Ratio: { value: middle(rounds.map((one) => one.p99Ratio)), goal: 2 },
    failures: rounds.reduce((sum, one) => sum + one.without.failures + one.with.failures, 0),
    rounds,
    memoryMbAfter: await product.memory(),
  };
  const text = `${JSON.stringify(report, null, 2)}\n`;
  process.stdout.write(text);
  if (values.out) await writeFile(values.out, text);
} finally {
  await product.remove();
}
