import { describe, expect, it } from 'vitest';
import { closure } from './check-budgets.ts';

const manifest = {
  'app.html': { file: 'assets/app.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'page.tsx': { file: 'assets/page.js', imports: ['app.html', '_ring.js'], dynamicImports: ['later.tsx'] },
  '_ring.js': { file: 'assets/ring.js', imports: ['page.tsx'] },
  'later.tsx': { file: 'assets/later.js' },
  'font.woff2': { file: 'assets/font.woff2' },
};

describe('closure', () => {
  it('follows static imports, also in a circle, and not what is loaded later', () => {
    expect([...closure(manifest, ['page.tsx'])].sort()).toEqual([
      'assets/app.js',
      'assets/page.js',
      'assets/react.js',
      'assets/ring.js',
    ]);
  });

  it('counts a shared file once', () => {
    expect(closure(manifest, ['app.html', 'page.tsx']).size).toBe(4);
  });

  it('refuses a module the build does not have, so that a rename cannot hide an excess', () => {
    expect(() => closure(manifest, ['gone.tsx'])).toThrow('no module "gone.tsx"');
  });
});
