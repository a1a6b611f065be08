import { describe, expect, it } from 'vitest';
import { loginHref, safeNext } from './safe-next.ts';

describe('safeNext', () => {
  it('keeps a path of this site with its query', () => {
    expect(safeNext('/dashboard?analysis=1&tab=works')).toBe('/dashboard?analysis=1&tab=works');
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\tevil.example',
    'javascript:alert(1)',
    '/login?next=/login',
  ])('falls back for %j', (next) => {
    expect(safeNext(next)).toBe('/dashboard');
  });

  it('survives the way through the sign-in address', () => {
    const from = '/dashboard?analysis=a b&region=2';
    expect(safeNext(new URLSearchParams(loginHref(from).split('?')[1]).get('next'))).toBe(from);
  });
});
