import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { NOT_COVERED } from './not-covered.ts';
import { ALL_RULES } from './rule-book.ts';
import { ruleBookPage } from './rule-book-page.ts';

it('docs/rules.md is current: else run modules/core-analysis/engine/rules/book/print-rule-book.ts', async () => {
  const kept = await readFile(new URL('../../../../../docs/rules.md', import.meta.url), 'utf8');
  expect(kept).toBe(ruleBookPage());
});

it('every id of the evidence base is in the book or listed as not covered', () => {
  const upTo = (family: string, most: number) =>
    Array.from({ length: most }, (_, i) => `${family}-${String(i + 1).padStart(2, '0')}`);
  const base = [
    ...upTo('S', 8),
    'S-09',
    'S-10',
    ...upTo('T', 13),
    ...upTo('C', 15),
    ...upTo('F', 7),
    ...upTo('P', 3),
    ...upTo('B', 7),
    ...upTo('K', 21),
    'U-01',
    ...upTo('X', 8),
    ...upTo('V', 22),
    ...upTo('Q', 10),
  ];
  const known = new Set<string>([...ALL_RULES, ...NOT_COVERED].map(({ id }) => id));
  expect(base.filter((id) => !known.has(id))).toEqual([]);
  const judged = new Set<string>(ALL_RULES.map(({ id }) => id));
  expect(NOT_COVERED.filter(({ id }) => judged.has(id))).toEqual([]);
  expect(judged.size).toBe(ALL_RULES.length);
});
