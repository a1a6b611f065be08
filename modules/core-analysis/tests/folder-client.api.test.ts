import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { apiKeyRoutes } from '#platform/accounts/api-keys/api-key-contract.ts';
import { createTestApp, type TestApp } from '#platform/testing/create-test-app.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from './controlled-engine.ts';
import { adImage } from './factories.ts';

const CLIENT = fileURLToPath(new URL('../../../docs/analyze-folder.mjs', import.meta.url));
let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-folder-'));
  const engine = new ControlledEngine();
  const modules = [billingModule, defineCoreAnalysis(async () => ({ engine, judge: fixedJudgement }))];
  app = await createTestApp({ workflows: 'worker', modules });
}, 60_000);
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

it('the client of the docs analyses a folder with a key alone, and says why a file is refused', async () => {
  const user = await app.signUp();
  await new PlanStore(app.db).setPlan(user.id, 'starter', app.clock.now());
  const { key } = await user.caller.call(apiKeyRoutes.createApiKey, {
    body: { name: 'Folder', scopes: ['read', 'analyze'] },
  });
  await writeFile(join(folder, 'bread.png'), await adImage());
  await writeFile(join(folder, 'note.txt'), 'not looked at');
  await writeFile(join(folder, 'broken.jpg'), 'no picture');
  const { stdout } = await promisify(execFile)(process.execPath, [CLIENT, app.url, folder], {
    env: { ADJUDGE_KEY: key },
  });
  const lines = stdout.trim().split('\n').sort();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('bread.png: 72%. Say what to do');
  expect(lines[1]).toMatch(/^broken\.jpg: [A-Z].+\.$/);
});
