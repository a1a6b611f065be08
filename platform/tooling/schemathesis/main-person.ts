import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { fixRoutes } from '#modules/core-analysis/contract/fixes.ts';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { goodImages, goodVideos } from '#modules/core-analysis/tests/hostile/base-files.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { Caller } from '#platform/testing/caller.ts';
import { distinctAds } from '#platform/tooling/bench/distinct-ads.ts';
import type { ProductUnderTest } from '#platform/tooling/bench/product-under-test.ts';

/** What the calls of the signed-in pass are made with. */
export interface MainPerson {
  readonly cookies: Readonly<Record<string, string>>;
  readonly password: string;
  /** By `METHOD /path` or by the path up to its first parameter: for its parameters what is theirs. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** A small picture the engine takes, in base64. */
  readonly picture: string;
}

const PASSWORD = 'correct-horse-9';
/** Analyses for the route that removes one. */
const TO_REMOVE = 4;

/** Somebody on the highest plan with a finished analysis and its fixes, one of a video, and some analyses to remove. */
export async function createMainPerson(product: ProductUnderTest, root: string): Promise<MainPerson> {
  const caller = new Caller({ url: product.url, publicUrl: product.url });
  const email = 'main.person@example.test';
  await caller.call(accountRoutes.signup, { body: { email, password: PASSWORD, name: 'Main Person' } });
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'platform/bin/ops.ts', 'user', 'set-plan', email, 'elite'],
    {
      cwd: root,
      env: { ...product.env },
    },
  );
  const [ad] = await distinctAds(1);
  if (!ad) throw new Error('there is no ad to upload');
  const upload = (bytes: Buffer, headers?: { prefer: string }) =>
    caller.call(analysisRoutes.createAnalysis, {
      file: new Blob([new Uint8Array(bytes)]),
      fileName: 'ad.jpg',
      ...(headers ? { headers } : {}),
    });
  const finished = await upload(ad);
  if (finished.status !== 'completed') throw new Error(`the analysis ended as ${finished.status}`);
  const params = { id: finished.id };
  await caller.call(fixRoutes.requestFixes, { params });
  const [video] = await goodVideos();
  if (!video) throw new Error('there is no video to upload');
  const filmed = await upload(video.bytes);
  const pictures = (await goodImages()).slice(0, TO_REMOVE);
  const toRemove = await Promise.all(pictures.map(({ bytes }) => upload(bytes, { prefer: 'respond-async' })));
  const fixes = await finishedFixes(caller, finished.id);
  return {
    cookies: Object.fromEntries(caller.cookieHeader.split('; ').map((pair) => pair.split(/=(.*)/s, 2))),
    password: PASSWORD,
    picture: pictures[0]?.bytes.toString('base64') ?? '',
    parameters: {
      '/api/analyses/': { id: [finished.id], fixId: fixes },
      'GET /api/analyses/{id}/frames/{frame}': { id: [filmed.id], frame: ['0'] },
      'DELETE /api/analyses/{id}': { id: toRemove.map(({ id }) => id) },
    },
  };
}

async function finishedFixes(caller: Caller, id: string): Promise<string[]> {
  for (let i = 0; i < 600; i += 1) {
    const { status, fixes } = await caller.call(fixRoutes.getFixes, { params: { id } });
    if (status === 'completed' && fixes.length > 0) return fixes.map((fix) => fix.id);
    if (status === 'failed' || status === 'completed')
      throw new Error(`fixes ended as ${status}, ${fixes.length} of them`);
    await sleep(500);
  }
  throw new Error('the fixes did not come to an end within five minutes');
}
