import { describe, expect, it } from 'vitest';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { isHardToRead, meetsMark, onPhone, pixelsOf1080, typeOfPhone } from './type-size.ts';

it.each([
  ['upright', { width: 1080, height: 1920 }, '2.4 mm'],
  ['square', { width: 1080, height: 1080 }, '2.4 mm'],
  // 17.4 px of 628 on a picture 1200 wide: 17.4 / 1200 of 65 mm.
  ['wide', { width: 1200, height: 628 }, '0.9 mm'],
])('type on a phone is told by the width of a picture that is %s', (_, size, says) => {
  const share = size.width > size.height ? 17.4 / size.height : 40 / 1080;
  expect(onPhone({ lineHeightOfShortSide: share }, size)).toBe(says);
});

describe('size of type', () => {
  const lineOf = (px: number, shortSide: number) => ({ lineHeightOfShortSide: (px * 0.93) / shortSide });
  const square = { format: 'png', width: 1080, height: 1080 } as const;
  const wide = { format: 'jpeg', width: 1200, height: 628 } as const;

  //   planted: letters set at 42 px, of which capitals and descenders take 39
  it('is the size that was set, not the height of the ink', () => {
    const type = typeOfPhone(lineOf(42, 1080), square, 'meta_feed');
    expect(pixelsOf1080(type)).toBe('42 px of 1080');
    expect(isHardToRead(type)).toBe(false);
    expect(isHardToRead(typeOfPhone(lineOf(32, 1080), square, 'meta_feed'))).toBe(true);
    const between = typeOfPhone(lineOf(36, 1080), square, 'meta_feed');
    expect([isHardToRead(between), meetsMark(between), meetsMark(type)]).toEqual([false, false, true]);
  });

  //   planted: letters of 28 px on a link ad 1200 wide, which a phone shows 65 mm wide: 28 / 1200 of 1080
  it('is told of the width of a wide picture, which is shown across the phone', () => {
    const line = lineOf(28, 628);
    expect(pixelsOf1080(typeOfPhone(line, wide, 'meta_feed'))).toBe('25 px of 1080');
    for (const place of ['youtube', 'google_display'] as const)
      expect(pixelsOf1080(typeOfPhone(line, wide, place))).toBe('48 px of 1080');
    expect(pixelsOf1080(typeOfPhone(line, { ...wide, format: 'frame' }, 'meta_feed'))).toBe('48 px of 1080');
  });
});

describe('what is praised', () => {
  const goodOf = (...heights: number[]) => {
    const blocks = heights.map((lineHeightOfShortSide, i) =>
      makeBlock({
        text: ['Clear morning light', 'In every room'][i] ?? '',
        role: i ? 'body' : 'headline',
        lineHeightOfShortSide,
      }),
    );
    const m = makeMeasurements({ text: { blocks }, copy: { cta: null } });
    const a = RULE_BOOK.find(({ id }) => id === 'T-03')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    return a?.kind === 'judged' ? a.good().text : '';
  };

  it('names the smallest line there is, and a single one as what it is', () => {
    expect(goodOf(0.1, 0.05)).toMatch(/^The smallest of the copy, “In every room”, is set at 58 px/u);
    expect(goodOf(0.1)).toMatch(/^“Clear morning light” is set at/u);
  });
});

describe('type between what is read and what is asked for', () => {
  const line = (text: string, px: number) =>
    makeBlock({ text, words: 3, role: 'body', lineHeightOfShortSide: (px * 0.93) / 1080 });
  const at = (px: number) => {
    const blocks = [line('In every room', px), line('All day long', px), line('Made to last', 36)];
    const m = makeMeasurements({ text: { blocks, wordCount: 9 } });
    const a = RULE_BOOK.find(({ id }) => id === 'T-03')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    if (a?.kind !== 'judged') throw new Error('T-03 was not judged');
    return a;
  };

  it('costs, and is neither praised nor asked to be larger', () => {
    expect(at(36)).toMatchObject({ unmet: true, unsaid: true });
    expect(at(36).response).toBeLessThan(1);
    expect(at(31)).toMatchObject({ unmet: true, unsaid: false });
  });

  it('is not among the words that are counted as hard to read', () => {
    expect(at(31).bad().text).toContain('In all, 6 of 9 words are under 33 px');
  });
});
