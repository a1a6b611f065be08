import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudge-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

test('are made once, kept, and readable by their owner alone', () => {
  const path = join(folder, 'inner', 'secrets.json');
  const first = loadSecrets(path, false);
  expect(mode(path)).toBe(0o600);
  expect(loadSecrets(path, true)).toEqual(first);
  expect(Buffer.from(first.storageMasterKey, 'base64')).toHaveLength(32);
  expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
  expect(existsSync(`${path}.new`)).toBe(false);
});

test('two machines never share one', () => {
  const here = Object.values(loadSecrets(join(folder, 'a.json'), false));
  const there = new Set(Object.values(loadSecrets(join(folder, 'b.json'), false)));
  expect(here.filter((secret) => there.has(secret))).toEqual([]);
});

test('a file that others could read is closed again', () => {
  const path = join(folder, 'secrets.json');
  loadSecrets(path, false);
  chmodSync(path, 0o644);
  loadSecrets(path, true);
  expect(mode(path)).toBe(0o600);
});

test('with data there but the file gone it refuses to make new ones, and says what to do', () => {
  const path = join(folder, 'secrets.json');
  expect(() => loadSecrets(path, true)).toThrow(/is missing, but data that needs it is there.*Put the file back/s);
  expect(existsSync(path)).toBe(false);
});

test('a secret that a newer version adds joins the ones that exist', () => {
  const path = join(folder, 'secrets.json');
  const { authSecret } = loadSecrets(path, false);
  const written = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  expect(written.authSecret).toBe(authSecret);
});
