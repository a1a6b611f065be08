import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../../bin/bootstrap/environment.mjs';
import { runOnce } from '../../embedded/run-once.ts';
import type { BuildPart } from './build-changed.ts';

/** Programs of the server build: name in dist/server, and where each begins. */
export const SERVER_ENTRIES = {
  api: 'platform/bin/api.ts',
  migrate: 'platform/bin/migrate.ts',
  ops: 'platform/bin/ops.ts',
  worker: 'workflows/worker/main.ts',
  'engine-child': 'modules/core-analysis/engine/process/engine-child.ts',
  'recogniser-program': 'modules/core-analysis/engine/process/recogniser-program.ts',
  'sealing-program': 'platform/storage/sealing-program.ts',
  'report-thread': 'modules/core-analysis/server/report/report-thread.ts',
  'judge-thread': 'modules/core-analysis/server/dismissals/judge-thread.ts',
  'learning-thread': 'modules/perf-reports/server/learning/learning-thread.ts',
  'training-thread': 'modules/training/server/phases/training-thread.ts',
} as const;

const NO_PRODUCT = /\.test\.tsx?$|\.md$|(^|\/)(tests|testing|histories|e2e|templates)\//;
const BROWSER_SAFE = /^modules\/([^/]+\/)?(web\/|contract\/|manifest\.ts|api\.ts|registry\.[^/]+$)/;
const CONTRACT = /^modules\/[^/]+\/(contract\/|manifest\.ts)/;

/** Everything a production image holds. */
export const BUILD_PARTS: readonly BuildPart[] = [
  {
    name: 'the servers',
    inputs: ['flags', 'platform', 'modules', 'workflows', 'package-lock.json'],
    include: (path) => !NO_PRODUCT.test(path) && !/\/web\//.test(path),
    outputs: [...Object.keys(SERVER_ENTRIES).map((name) => `dist/server/${name}.js`), 'dist/server/models/u2netp.onnx'],
    build: buildServers,
  },
  {
    name: 'the workflows',
    inputs: [
      'flags',
      'platform/contract',
      'platform/bin/bundle-workflows.ts',
      'modules',
      'workflows',
      'package-lock.json',
    ],
    include: (path) => !NO_PRODUCT.test(path) && (!path.startsWith('modules/') || CONTRACT.test(path)),
    outputs: ['dist/server/workflow-bundle.js'],
    build: (root, signal) =>
      runNode(root, signal, ['--import', 'tsx', 'platform/bin/bundle-workflows.ts', 'dist/server/workflow-bundle.js']),
  },
  {
    name: 'the shell',
    inputs: [
      'shell',
      'flags',
      'platform/contract',
      'platform/module',
      'modules',
      'vite.config.ts',
      'package-lock.json',
    ],
    include: (path) => !NO_PRODUCT.test(path) && (!path.startsWith('modules/') || BROWSER_SAFE.test(path)),
    settings: ['SUPPORT_EMAIL'],
    outputs: ['dist/web/index.html'],
    build: (root, signal) => runNode(root, signal, ['node_modules/vite/bin/vite.js', 'build']),
  },
  {
    name: 'the API reference',
    inputs: ['platform/http/docs-page', 'package-lock.json'],
    include: () => true,
    outputs: ['dist/docs/reference.js', 'dist/docs/start.js'],
    build: copyReference,
  },
];

async function copyReference(root: string): Promise<void> {
  const folder = join(root, 'dist/docs');
  await mkdir(folder, { recursive: true });
  await copyFile(
    join(root, 'node_modules/@scalar/api-reference/dist/browser/standalone.js'),
    join(folder, 'reference.js'),
  );
  await copyFile(join(root, 'platform/http/docs-page/start.js'), join(folder, 'start.js'));
}

async function buildServers(root: string): Promise<void> {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { ...SERVER_ENTRIES },
    outdir: join(root, 'dist/server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  });
  await copyNetworks(root, join(root, 'dist/server'));
}

/** The engine's own network files, which it reads beside its program, with their licences. */
export async function copyNetworks(root: string, folder: string): Promise<void> {
  await cp(join(root, 'modules/core-analysis/engine/models'), join(folder, 'models'), {
    recursive: true,
    filter: (path) => !/\.(ts|py)$/.test(path),
  });
}

async function runNode(root: string, signal: AbortSignal, args: string[]): Promise<void> {
  await runOnce(process.execPath, { args, cwd: root, signal, env: { ...environment(), NODE_ENV: 'production' } });
}
