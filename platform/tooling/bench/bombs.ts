import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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
import { round } from './statistics.ts';

/**
 * `tsx platform/tooling/bench/bombs.ts [--sound] [--out FILE]`: how fast the
 * API of the built product answers others while 50 bombs are uploaded and
 * measured at once, against how fast it answers without; with `--sound`, 50
 * sound pictures of 3 MB instead, which tells what the uploads cost as such.
 * Nothing here fails a build.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BOMBS = 50;
const PEOPLE = 5;
const RATE = 50;
const SECONDS = 15;
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
const progress = (line: string): void => void process.stderr.write(`${line}\n`);

async function person(url: string): Promise<Caller> {
  const caller = new Caller({ url, publicUrl: url });
  await caller.call(accountRoutes.signup, {
    body: { email: `bench.${crypto.randomUUID()}@example.test`, password: 'bench-horse-9', name: 'Bench' },
  });
  return caller;
}

/** No two alike, so that none is answered from an earlier one. */
async function bombs(): Promise<Buffer[]> {
  const cases = [...hostileImages(await goodImages()), ...hostileVideos(await goodVideos())];
  const heavy = cases.filter(({ name }) => HEAVY.includes(name));
  return Array.from({ length: BOMBS }, (_, index) => {
    const bomb = heavy[index % heavy.length];
    if (!bomb) throw new Error('there is no bomb');
    return Buffer.concat([bomb.bytes, Buffer.from(`bomb ${index}`)]);
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

const files = values.sound ? await soundFiles() : await bombs();
const product = await ProductUnderTest.create(ROOT);
try {
  progress('starting');
  await product.start();
  const bystander = await person(product.url);
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => person(product.url)));
  const others = (seconds: number): Promise<SeparateArrivalResult> =>
    atConstantRateApart({
      url: `${product.url}/api/auth/user`,
      headers: { cookie: bystander.cookieHeader },
      rate: RATE,
      seconds,
    });
  await others(3);
  progress('without bombs');
  const quiet = await others(SECONDS);
  progress(`with ${BOMBS} ${values.sound ? 'sound files' : 'bombs'}`);
  const since = performance.now();
  let last = 0;
  const dropped = Promise.all(
    files.map(async (bomb, index) => {
      const outcome = await drop(people[index % PEOPLE] as Caller, bomb);
      last = performance.now() - since;
      return outcome;
    }),
  );
  const loud = await others(SECONDS);
  const outcomes: Record<string, number> = {};
  for (const outcome of await dropped) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const report = {
    machine: { cores: availableParallelism(), node: process.version },
    files: `${BOMBS} ${values.sound ? 'sound pictures of 3 MB' : 'bombs'}`,
    withoutMs: quiet.latencyMs,
    withMs: loud.latencyMs,
    clientLoopDelayMs: { without: quiet.clientLoopDelayMs, with: loud.clientLoopDelayMs },
    failures: quiet.failures + loud.failures,
    p99Ratio: { value: round(loud.latencyMs.p99 / quiet.latencyMs.p99), goal: 2 },
    p99With: { value: loud.latencyMs.p99, goal: 250 },
    allAnsweredAfterSeconds: round(last / 1000),
    outcomes,
    memoryMbAfter: await product.memory(),
  };
  const text = `${JSON.stringify(report, null, 2)}\n`;
  process.stdout.write(text);
  if (values.out) await writeFile(values.out, text);
} finally {
  await product.remove();
}
