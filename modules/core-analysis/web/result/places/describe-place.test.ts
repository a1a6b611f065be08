import { expect, it } from 'vitest';
import { place } from '../../../engine/rules/wording/place-words.ts';
import { describePlace } from './describe-place.ts';

it.each([
  [{ x: 0, y: 0, w: 0.2, h: 0.2 }, 'upper left'],
  [{ x: 0.4, y: 0.4, w: 0.2, h: 0.2 }, 'centre'],
  [{ x: 0.8, y: 0.4, w: 0.2, h: 0.2 }, 'right side'],
  [{ x: 0.3, y: 0.9, w: 0.4, h: 0.1 }, 'lower centre'],
  [{ x: 0.1, y: 0.9, w: 0.8, h: 0.1 }, 'lower third'],
  [{ x: 0, y: 0, w: 1, h: 0.9 }, 'across the frame'],
])('calls %j "%s", as the sentences beside it do', (box, words) => {
  expect(describePlace(box)).toBe(words);
  expect(place(box)).toBe(words);
});
