import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeLockfile, type Lockfile, missingOptional } from './lockfile.ts';

test('our lockfile is complete, so that npm ci accepts it on a fresh clone', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  expect(missingOptional(lockfile).map(({ name }) => name)).toEqual([]);
});

function lockfile(): Lockfile {
  return {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/darwin-arm64': '1.0.0', '@tool/here': '1.0.0' },
      },
      'node_modules/tool/node_modules/@tool/here': { version: '1.0.0' },
    },
  };
}

test('what is missing is added with the system it is for; what is there, also further in, stays', () => {
  const file = lockfile();
  expect(completeLockfile(file)).toEqual(['@tool/linux-x64-musl', '@tool/darwin-arm64']);
  expect(file.packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.0.0',
    cpu: ['x64'],
    libc: ['musl'],
    os: ['linux'],
    dev: true,
    optional: true,
  });
  expect(missingOptional(file)).toEqual([]);
  expect(completeLockfile(file)).toEqual([]);
});

test('a range is refused: which version is meant cannot be told', () => {
  const file: Lockfile = { packages: { 'node_modules/a': { optionalDependencies: { 'b-linux-x64': '^1.0.0' } } } };
  expect(() => completeLockfile(file)).toThrow('b-linux-x64 is asked for as ^1.0.0');
});
