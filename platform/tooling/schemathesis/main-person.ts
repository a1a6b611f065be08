import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fixRoutes } from '#modules/core-analysis/contract/fixes.ts';
import { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { goodImages } from '#modules/core-analysis/tests/hostile/base-files.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { Caller } from '#platform/testing/caller.ts';
import { distinctAds } from '#platform/tooling/bench/distinct-ads.ts';
import type { ProductUnderTest } from '#platform/tooling/bench/product-under-test.ts';

/** What the calls of the signed-in pass are made with. */
export interface MainPerson {
  readonly cookies: Readonly<Record<string, string>>;
  readonly password: string;
  /** By `METHOD /path` or by the path up to its first parameter: ids of what is theirs. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

const PASSWORD = 'correct-horse-9';
/** Analyses for the route that removes one. */
const TO_REMOVE = 4;

/** Somebody on the highest plan with a finished analysis, its fixes, and some analyses to remove. */
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
  await caller.call(fixRoutes.requestFixes, { params: { id: finished.id } });
  const small = (await goodImages()).slice(0, TO_REMOVE);
  const toRemove = await Promise.all(small.map(({ bytes }) => upload(bytes, { prefer: 'respond-async' })));
  return {
    cookies: Object.fromEntries(caller.cookieHeader.split('; ').map((pair) => pair.split(/=(.*)/s, 2))),
    password: PASSWORD,
    ids: {
      '/api/analyses/': [finished.id],
      'DELETE /api/analyses/{id}': toRemove.map(({ id }) => id),
    },
  };
}
