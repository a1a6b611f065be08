import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { Caller } from '#platform/testing/caller.ts';
import { atConstantRate } from './arrival-rate.ts';
import { distinctAds } from './distinct-ads.ts';
import { measureEngine } from './measure-engine.ts';
import { ProductUnderTest } from './product-under-test.ts';
import { round, spreadOf } from './statistics.ts';

/**
 * `npm run bench [-- --out FILE]`: figures of the built product on this
 * machine, as JSON on stdout. Everything runs on the same cores, the load
 * included. Goals stand beside the figures; nothing here fails a build.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WARM_UP = 3;
const SEQUENTIAL = 30;
const BURST = 20;
const RATE = { perSecond: 800, seconds: 20 };

const progress = (line: string): void => void process.stderr.write(`${line}\n`);

async function person(url: string): Promise<Caller> {
  const caller = new Caller({ url, publicUrl: url });
  await caller.call(accountRoutes.signup, {
    body: { email: `bench.${crypto.randomUUID()}@example.test`, password: 'bench-horse-9', name: 'Bench' },
  });
  return caller;
}

async function analyse(caller: Caller, ad: Buffer): Promise<number> {
  const since = performance.now();
  const { status } = await caller.call(analysisRoutes.createAnalysis, {
    file: new Blob([new Uint8Array(ad)], { type: 'image/jpeg' }),
    fileName: 'ad.jpg',
  });
  if (status !== 'completed') throw new Error(`an analysis ended as ${status}`);
  return performance.now() - since;
}

async function main(): Promise<void> {
  progress('composing ads');
  const ads = await distinctAds(WARM_UP + SEQUENTIAL + BURST);
  progress('engine and floor');
  const engine = await measureEngine(ads.slice(0, SEQUENTIAL));

  const product = await ProductUnderTest.create(ROOT);
  try {
    progress('first start (build, empty data)');
    const firstStart = await product.start();
    await product.stop();
    progress('second start (nothing changed)');
    const secondStart = await product.start();
    const idle = await product.memory();

    const one = await person(product.url);
    const sequential: number[] = [];
    for (const [i, ad] of ads.slice(0, WARM_UP + SEQUENTIAL).entries()) {
      const ms = await analyse(one, ad);
      if (i >= WARM_UP) sequential.push(ms);
      progress(`analysis ${i + 1}: ${Math.round(ms)} ms`);
    }
    progress(`${BURST} at once`);
    const many = await person(product.url);
    const since = performance.now();
    const burst = await Promise.all(ads.slice(-BURST).map((ad) => analyse(many, ad)));
    const burstMs = performance.now() - since;
    const afterWork = await product.memory();

    progress(`GET /api/auth/user at ${RATE.perSecond}/s`);
    const headers = { cookie: one.cookieHeader };
    const url = `${product.url}/api/auth/user`;
    await atConstantRate({ url, headers, rate: 100, seconds: 3 });
    const currentUser = await atConstantRate({ url, headers, rate: RATE.perSecond, seconds: RATE.seconds });

    const api = spreadOf(sequential);
    const sizes = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'platform/tooling/check-budgets.ts', '--json'],
      { cwd: ROOT },
    ).catch((error: { stdout: string }) => error);
    const report = {
      machine: { cores: availableParallelism(), memoryGb: Math.round(totalmem() / 2 ** 30), node: process.version },
      commit: (await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT })).stdout.trim(),
      imageThroughApiMs: { ...api, goal: { p50: 1500, p95: 3000 } },
      engineAloneMs: engine.engine,
      floorMs: { ...engine.floor, what: 'decode + OCR' },
      engineToFloor: round(engine.engine.p50 / engine.floor.p50),
      apiToFloor: round(api.p50 / engine.floor.p50),
      apiBeyondEngineMs: round(api.p50 - engine.engine.p50),
      atOnce: {
        count: BURST,
        totalMs: round(burstMs),
        perSecond: round((BURST / burstMs) * 1000),
        eachMs: spreadOf(burst),
      },
      startSeconds: { emptyData: round(firstStart), nothingChanged: round(secondStart), goal: { nothingChanged: 15 } },
      memoryMb: { idle, afterWork },
      pageSizesGzKb: JSON.parse(sizes.stdout),
      currentUser: { ...currentUser, goal: { rate: 800, p99: 100 } },
    };
    const text = `${JSON.stringify(report, null, 2)}\n`;
    process.stdout.write(text);
    const out = process.argv[process.argv.indexOf('--out') + 1];
    if (process.argv.includes('--out') && out) await writeFile(out, text);
  } finally {
    await product.remove();
  }
}

await main();
