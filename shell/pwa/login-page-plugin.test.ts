import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFrame } from './login-page-plugin.ts';

const APP = readFileSync(new URL('../app.html', import.meta.url), 'utf8');

it('draws the page into the root of the app’s document and asks for what the document does not', () => {
  const html = withFrame(APP.replace('</head>', '<link href="/assets/a.js"></head>'), '<main>Sign in $&</main>', [
    'assets/a.js',
    'assets/b.js',
  ]);
  expect(html).toContain('<div id="root" data-drawn="/login"><main>Sign in $&</main></div>');
  expect(html).not.toContain('Loading...');
  expect(html.match(/modulepreload[^>]*/g)).toEqual(['modulepreload" crossorigin href="/assets/b.js"']);
  expect(html).toContain('<noscript>');
});

it('stops the build where there is no such root', () => {
  expect(() => withFrame('<div id="root"></div>', '', [])).toThrow('no #root');
});
