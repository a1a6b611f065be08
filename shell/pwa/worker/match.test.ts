import { describe, expect, it } from 'vitest';
import { appPaths } from '../../app/app-paths.ts';
import { PUBLIC_PAGES, publicPageFile } from '../../site/public-paths.ts';
import { isAppPath, isHashedAsset, isOurs } from './match.ts';

const ORIGIN = 'https://adjudge.example';
const at = (path: string, origin = ORIGIN) => new URL(path, origin);

describe('what the worker may touch', () => {
  it.each([
    '/api/session',
    '/api/analyses/1/preview',
    '/api',
    '/auth/x',
    '/docs',
    '/docs/assets/app.js',
    '/admin/x',
    '/metrics',
  ])('is never %s', (path) => {
    expect(isOurs(at(path), ORIGIN)).toBe(false);
  });

  it('is never another origin, also when the path looks like ours', () => {
    expect(isOurs(at('/assets/app-12345678.js', 'https://api.example'), ORIGIN)).toBe(false);
  });

  it('is our own pages and files', () => {
    expect(isOurs(at('/dashboard'), ORIGIN)).toBe(true);
    expect(isOurs(at('/apiary'), ORIGIN)).toBe(true);
  });
});

describe('app paths', () => {
  const paths = ['/dashboard', '/login'];
  it('match exactly, with or without a slash at the end', () => {
    expect(isAppPath('/dashboard', paths)).toBe(true);
    expect(isAppPath('/dashboard/', paths)).toBe(true);
  });

  it('are no catch-all', () => {
    for (const path of ['/', '/unknown', '/dashboard/deeper', '/share-target'])
      expect(isAppPath(path, paths)).toBe(false);
  });
});

it('knows hashed files', () => {
  expect(isHashedAsset('/assets/ops-page-DMxc01_a.js')).toBe(true);
  expect(isHashedAsset('/assets/plain.js')).toBe(false);
  expect(isHashedAsset('/api/assets/app-12345678.js')).toBe(false);
});

describe('public pages', () => {
  it('have a kept file each, with or without a slash at the end', () => {
    expect(['/', '/terms', '/terms/', '/privacy'].map(publicPageFile)).toEqual([
      'index.html',
      'terms.html',
      'terms.html',
      'privacy.html',
    ]);
    for (const path of ['/dashboard', '/terms/more', '/toString']) expect(publicPageFile(path)).toBeUndefined();
  });

  it('are never answered with the page of the app', () => {
    expect(Object.keys(PUBLIC_PAGES).filter((path) => isAppPath(path, appPaths))).toEqual([]);
  });
});
