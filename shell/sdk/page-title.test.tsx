import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePageTitle, useVisitorTitle } from './page-title.ts';

it.each([
  [() => usePageTitle(), 'Adjudge'],
  [() => usePageTitle('Result 82', 'ad.png'), 'Result 82 · ad.png · Adjudge'],
  [
    () => useVisitorTitle('Sign in'),
    'Sign in · Adjudge: AI-powered content analysis for better performance and higher conversions',
  ],
])('names the page', (use, title) => {
  renderHook(use);
  expect(document.title).toBe(title);
});
