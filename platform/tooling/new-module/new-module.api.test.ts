import { execFile } from 'node:child_process';
import { appendFile, chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEEP } from '#platform/testing/depth.ts';
import { newModule } from './new-module.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COPIED = [
  'flags',
  'platform',
  'modules',
  'workflows',
  'shell',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'knip.json',
  'vite.config.ts',
];

const DEPCRUISE = [
  '--config',
  'platform/tooling/layer-rules.cjs',
  'flags',
  'platform',
  'modules',
  'workflows',
  'shell',
];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'adjudge-new-module-'));
  // Postgres runs as a user of its own where we are root, and must reach the packages.
  await chmod(copy, 0o755);
  await Promise.all(COPIED.map((name) => cp(join(ROOT, name), join(copy, name), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  await newModule(copy, 'ad-library', new Date('2026-11-21'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function run(command: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(join(copy, 'node_modules/.bin', command), args, {
      cwd: copy,
      maxBuffer: 2 ** 24,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} refused the new module:\n${stdout}\n${stderr}`);
  }
}

describe('npm run new:module', () => {
  it('enters the module in all three registries, the flag catalogue and the list of workflows', async () => {
    for (const registry of ['server', 'manifests', 'web']) {
      expect(await readFile(join(copy, `modules/registry.${registry}.ts`), 'utf8')).toContain('./ad-library/');
    }
    expect(await readFile(join(copy, 'flags/catalog.ts'), 'utf8')).toContain("'module.ad-library'");
    expect(await readFile(join(copy, 'workflows/definitions/index.ts'), 'utf8')).toContain('./ad-library/');
  });

  it('passes the type check', { timeout: 120_000 }, async () => {
    // With what it imports; in the deep run its tests too, which import the whole product.
    const own = {
      extends: './tsconfig.json',
      include: ['modules/ad-library', 'workflows/definitions/ad-library', 'flags'],
      exclude: ['**/*.test.ts*'],
    };
    await writeFile(join(copy, 'tsconfig.module.json'), JSON.stringify(own));
    await run('tsc', ['--noEmit', ...(DEEP ? [] : ['--project', 'tsconfig.module.json'])]);
  });

  it('passes the linter, and the layer rules', { timeout: 120_000 }, async () => {
    await run('biome', ['ci', '--vcs-enabled=false', 'modules/ad-library', 'workflows/definitions', 'flags']);
    // In npm test with the imports that are planted below.
    if (DEEP) {
      await run('depcruise', DEPCRUISE);
      await run('knip', ['--no-progress']);
    }
  });

  it('passes its own tests', { timeout: 180_000 }, async () => {
    // In npm test those of its server alone: each other kind starts a runner of its own.
    const all = ['modules/ad-library', 'workflows/definitions/ad-library'];
    const paths = DEEP ? all : ['--project', 'server', 'modules/ad-library'];
    const said = await run('vitest', ['run', ...paths, '--reporter=json']);
    const result = JSON.parse(said.slice(said.indexOf('{'))) as { numPassedTests: number; numFailedTests: number };
    expect([result.numPassedTests, result.numFailedTests]).toEqual([DEEP ? 12 : 8, 0]);
  });

  it('refuses an id that cannot be one, and a module that is there', async () => {
    await expect(newModule(copy, 'Ad Library', new Date())).rejects.toThrow('is no module id');
    await expect(newModule(copy, 'ad-library', new Date())).rejects.toThrow('is there already');
  });
});

describe('the layer rules', () => {
  // In the copy, after the module was proved: the order of the tests in this file matters.
  const planted: [rule: string, file: string, line: string][] = [
    ['flags-are-pure', 'flags/gate.ts', "import 'node:fs';"],
    ['contract-kit-is-pure', 'platform/contract/format-day.ts', "import '#platform/clock.ts';"],
    ['platform-knows-no-module', 'platform/http/metrics.ts', "import '#modules/billing/manifest.ts';"],
    ['module-faces-are-pure', 'modules/billing/manifest.ts', "import 'node:os';"],
    ['contracts-reach-no-server', 'modules/billing/contract/routes.ts', "import 'pino';"],
    ['definitions-are-deterministic', 'workflows/definitions/index.ts', "import '#platform/clock.ts';"],
    [
      'module-server-stays-in-its-room',
      'modules/billing/server/billing-store.ts',
      "import '#modules/core-analysis/server/analyses/analysis-store.ts';",
    ],
    ['engine-is-a-library', 'modules/core-analysis/engine/version.ts', "import 'pg';"],
    [
      'measuring-knows-no-judging',
      'modules/core-analysis/engine/measure/plane.ts',
      "import '../rules/book/rule-book.ts';",
    ],
    [
      'module-web-stays-in-its-room',
      'modules/billing/web/pages/billing-page.tsx',
      "import '#modules/core-analysis/web/index.ts';",
    ],
    ['web-descriptor-is-lazy', 'modules/billing/web/index.ts', "import './pages/billing-page.tsx';"],
    ['ui-knows-no-sdk', 'shell/ui/card.tsx', "import '#shell/sdk/api-error.ts';"],
    ['kit-knows-no-app', 'shell/sdk/gate.tsx', "import '#shell/app/router.tsx';"],
    ['app-takes-modules-from-the-registry', 'shell/app/router.tsx', "import '#modules/billing/manifest.ts';"],
    ['browser-zod-is-mini', 'modules/billing/contract/routes.ts', "import 'zod';"],
    [
      'browser-reaches-no-server',
      'modules/billing/web/pages/billing-page.tsx',
      "import '#platform/log/create-log.ts';",
    ],
    ['no-test-code-in-product', 'platform/http/openapi.ts', "import '#platform/testing/test-clock.ts';"],
  ];

  it('refuse each of the imports they forbid, and nothing else of the product with the new module in it', {
    timeout: 120_000,
  }, async () => {
    for (const [, file, line] of planted) await appendFile(join(copy, file), `\n${line}\n`);
    const refusal = await run('depcruise', DEPCRUISE).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(planted.filter(([rule]) => !refusal.includes(`error ${rule}:`)).map(([rule]) => rule)).toEqual([]);
    // Of the new module nothing. What was planted closes circles and is reached by every contract: those rules find a
    // fault of the module's own in the deep run.
    const planting = ['no-circular', 'contracts-reach-no-server'];
    const ofModule = [...refusal.matchAll(/error ([\w-]+): modules\/ad-library\S+/g)];
    expect(ofModule.filter(([, rule = '']) => !planting.includes(rule)).map(([line]) => line)).toEqual([]);
  });
});
