import { expect, it } from 'vitest';
import { HOSTILE_STRINGS } from './hostile-strings.ts';

it('there are 500 different ones', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBe(500);
});
