import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dependenciesAreCurrent, dependencyKey } from './dependencies.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adjudge-dependencies-'));
  manifest({ left: '1.0.0' });
  lockfile(root, 'package-lock.json', { left: '1.0.0', maybe: '2.0.0' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function manifest(dependencies: Record<string, string>, scripts: Record<string, string> = {}): void {
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies, scripts }));
}

function lockfile(folder: string, name: string, versions: Record<string, string>): void {
  const packages = Object.entries(versions).map(([name, version]) => [
    `node_modules/${name}`,
    { version, ...(name === 'maybe' ? { optional: true } : {}) },
  ]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify({ packages: { '': {}, ...Object.fromEntries(packages) } }));
}

function installed(versions: Record<string, string>): void {
  lockfile(join(root, 'node_modules'), '.package-lock.json', versions);
}

test('a clone without node_modules needs an install', () => {
  expect(dependenciesAreCurrent(root)).toBe(false);
});

test('our stamp of the last install is enough', () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules/.adjudge-installed'), dependencyKey(root));
  expect(dependenciesAreCurrent(root)).toBe(true);
});

test("without our stamp npm's record decides; packages for other systems may be missing", () => {
  installed({ left: '1.0.0' });
  expect(dependenciesAreCurrent(root)).toBe(true);
});

test('another version in npm’s record needs an install, whatever an old stamp says', () => {
  installed({ left: '0.9.0' });
  writeFileSync(join(root, 'node_modules/.adjudge-installed'), 'of another lockfile');
  expect(dependenciesAreCurrent(root)).toBe(false);
});

test('a changed script is no reason to install, a changed dependency is', () => {
  const before = dependencyKey(root);
  manifest({ left: '1.0.0' }, { start: 'node other.mjs' });
  expect(dependencyKey(root)).toBe(before);
  manifest({ left: '1.0.1' });
  expect(dependencyKey(root)).not.toBe(before);
});
