import { expect, it } from 'vitest';
import { describePlace } from './describe-place.ts';

it.each([
  [{ x: 0, y: 0, w: 0.2, h: 0.2 }, 'top left'],
  [{ x: 0.4, y: 0.4, w: 0.2, h: 0.2 }, 'centre'],
  [{ x: 0.8, y: 0.4, w: 0.2, h: 0.2 }, 'right'],
  [{ x: 0.3, y: 0.9, w: 0.4, h: 0.1 }, 'bottom'],
  [{ x: 0, y: 0, w: 1, h: 0.9 }, 'almost everywhere'],
])('calls %j "%s"', (box, words) => expect(describePlace(box)).toBe(words));
