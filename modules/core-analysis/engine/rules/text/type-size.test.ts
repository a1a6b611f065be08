import { expect, it } from 'vitest';
import { onPhone } from './type-size.ts';

it.each([
  ['upright', { width: 1080, height: 1920 }, '2.4 mm'],
  ['square', { width: 1080, height: 1080 }, '2.4 mm'],
  // 17.4 px of 628 on a picture 1200 wide: 17.4 / 1200 of 65 mm.
  ['wide', { width: 1200, height: 628 }, '0.9 mm'],
])('type on a phone is told by the width of a picture that is %s', (_, size, says) => {
  const share = size.width > size.height ? 17.4 / size.height : 40 / 1080;
  expect(onPhone(share, size)).toBe(says);
});
