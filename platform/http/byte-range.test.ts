import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('readByteRange, of 1000 bytes', () => {
  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=200-299', 200, 299],
    ['bytes=999-', 999, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-5000', 0, 999],
    ['Bytes = 5 - 9', 5, 9],
  ])('%s is %i to %i', (header, first, last) => {
    expect(readByteRange(header, 1000)).toEqual({ first, last });
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0'])('%s lies outside', (header) => {
    expect(readByteRange(header, 1000)).toBe('none');
  });

  it.each([
    undefined,
    '',
    'bytes=-',
    'bytes=9-5',
    'bytes=a-b',
    'items=0-5',
    'bytes=0-1,5-9',
    'bytes=--5',
    'bytes=1e3-',
  ])('%s is answered with the whole', (header) => {
    expect(readByteRange(header, 1000)).toBeNull();
  });

  it('has no part of nothing', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('none');
    expect(readByteRange('bytes=-5', 0)).toBe('none');
  });
});
