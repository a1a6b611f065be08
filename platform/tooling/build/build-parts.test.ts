import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { BUILD_PARTS, copyNetworks, SERVER_ENTRIES } from './build-parts.ts';

const counts = (name: string, path: string) => {
  const part = BUILD_PARTS.find((candidate) => candidate.name === name);
  if (part === undefined) throw new Error(`no part ${name}`);
  return part.inputs.some((input) => path === input || path.startsWith(`${input}/`)) && part.include(path);
};

test.each([
  ['modules/core-analysis/server/routes.ts', ['the servers']],
  ['modules/core-analysis/web/pages/result.tsx', ['the shell']],
  ['modules/core-analysis/contract/routes.ts', ['the servers', 'the workflows', 'the shell']],
  ['workflows/definitions/policies.ts', ['the servers', 'the workflows']],
  ['flags/plans.ts', ['the servers', 'the workflows', 'the shell']],
  ['shell/ui/button.tsx', ['the shell']],
  ['modules/core-analysis/tests/steps.api.test.ts', []],
  ['README.md', []],
])('a change of %s rebuilds %j', (path, expected) => {
  const names = ['the servers', 'the workflows', 'the shell'];
  expect(names.filter((name) => counts(name, path))).toEqual(expected);
});

test('the servers import no package that a production install leaves out', async () => {
  const { metafile } = await build({
    entryPoints: { ...SERVER_ENTRIES },
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const imported = new Set(
    Object.values(metafile.outputs)
      .flatMap((output) => output.imports)
      .filter(({ external, path }) => external && !path.startsWith('node:'))
      .map(({ path }) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  );
  expect(imported.size).toBeGreaterThan(5);
  expect([...imported].filter((name) => !(name in dependencies))).toEqual([]);
}, 30_000);

test('the engine’s network files and their licences go beside its program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudge-networks-'));
  try {
    await copyNetworks(process.cwd(), folder);
    const names = readdirSync(join(folder, 'models'));
    expect(names.filter((name) => name.endsWith('.onnx'))).toHaveLength(4);
    expect(readdirSync(join(folder, 'models/licenses')).length).toBeGreaterThan(0);
    expect(names.filter((name) => /\.(ts|py)$/.test(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
