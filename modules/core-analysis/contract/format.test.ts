import { expect, it } from 'vitest';
import { ratioToOne } from './format.ts';

it.each([
  [1, '1 : 1'],
  [4.449, '4.4 : 1'],
  [4.5, '4.5 : 1'],
  [9.96, '10 : 1'],
  [14.53, '15 : 1'],
  [21, '21 : 1'],
])('tells the contrast %d as %s', (contrast, words) => expect(ratioToOne(contrast)).toBe(words));
