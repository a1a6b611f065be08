import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Progress } from '../../bin/bootstrap/progress.mjs';
import { type BuildPart, buildChanged, changedParts } from './build-changed.ts';

let root = '';
let builds: string[] = [];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adjudge-build-'));
  builds = [];
  write('src/server/api.ts', 'one');
  write('src/web/page.tsx', 'one');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function part(name: string): BuildPart {
  return {
    name,
    inputs: [`src/${name}`],
    include: (path) => !path.endsWith('.test.ts'),
    outputs: [`dist/${name}.js`],
    build: async () => {
      builds.push(name);
      write(`dist/${name}.js`, 'built');
    },
  };
}

const parts = [part('server'), part('web')];
const build = (overrides: { parts?: BuildPart[]; force?: boolean } = {}) =>
  buildChanged({
    root,
    parts,
    progress: new Progress({ live: false, out: { write: () => true } }),
    signal: new AbortController().signal,
    ...overrides,
  });

test('builds all the first time and nothing the second', async () => {
  expect(await build()).toEqual(['server', 'web']);
  expect(await build()).toEqual([]);
  expect(builds.sort()).toEqual(['server', 'web']);
});

test('a changed, a new, a renamed or a removed source rebuilds its part alone', async () => {
  await build();
  write('src/server/api.ts', 'two');
  expect(await build()).toEqual(['server']);
  write('src/web/new.tsx', '');
  expect(await build()).toEqual(['web']);
  rmSync(join(root, 'src/web/new.tsx'));
  write('src/web/renamed.tsx', '');
  expect(await build()).toEqual(['web']);
});

test('a file written anew with the same text, and a file that does not count, rebuild nothing', async () => {
  await build();
  write('src/server/api.ts', 'one');
  write('src/server/api.test.ts', 'expect');
  expect(changedParts(root, parts)).toEqual([]);
});

test('a result that is gone is built again', async () => {
  await build();
  rmSync(join(root, 'dist/web.js'));
  expect(await build()).toEqual(['web']);
});

test('a build that failed half way counts as not built', async () => {
  await build();
  write('src/server/api.ts', 'two');
  const broken: BuildPart = { ...part('server'), build: () => Promise.reject(new Error('does not compile')) };
  await expect(build({ parts: [broken] })).rejects.toThrow('does not compile');
  write('src/server/api.ts', 'one');
  expect(await build()).toEqual(['server']);
});

test('force builds what has not changed', async () => {
  await build();
  expect(await build({ force: true })).toEqual(['server', 'web']);
});

test('another value of a variable that goes into a part rebuilds it', async () => {
  vi.stubEnv('GREETING', '');
  const settled = [part('server'), { ...part('web'), settings: ['GREETING'] }];
  await build({ parts: settled });
  expect(await build({ parts: settled })).toEqual([]);
  vi.stubEnv('GREETING', 'hello');
  expect(await build({ parts: settled })).toEqual(['web']);
  expect(await build({ parts: settled })).toEqual([]);
});
