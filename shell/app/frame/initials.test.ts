import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Anne  Marie   Smith ', 'AS'],
  ['émile zola', 'ÉZ'],
  ['', ''],
])('shortens %j to %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
