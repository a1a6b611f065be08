import { describe, expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

describe('suggestEmail', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gnail.com', 'ada@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@hotmaill.co', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@iclould.com', 'ada@icloud.com'],
    ['ada@protonmial.com', 'ada@protonmail.com'],
    ['ada@adjudge.con', 'ada@adjudge.com'],
    ['ada@charity.ogr', 'ada@charity.org'],
  ])('takes %s for %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@ymail.com',
    'ada@gmx.at',
    'ada@hey.com',
    'ada@we.com',
    'ada@company.com',
    'ada@gmail.company.com',
    'ada@example.co.uk',
    'ada@example.co',
    '@gmial.com',
    'ada',
  ])('leaves %s alone', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
