import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches-of.ts';

const plain = (matches: Iterable<RegExpMatchArray>) =>
  [...matches].map((match) => ({ index: match.index, groups: [...match] }));

describe('matchesOf', () => {
  it.each([
    ['words', 'Save 30 % on 2 of 3', /(\d+)( %)?/g],
    ['letters of any script', 'größer, λόγος', /\p{L}+/gu],
    ['empty matches, also between halves of a character', 'a😀b', /x*/gu],
    ['empty matches by half characters', 'a😀b', /x*/g],
    ['nothing', 'abc', /\d/g],
  ])('finds %s as matchAll does, and again', (_what, text, pattern) => {
    const all = plain(text.matchAll(pattern));
    expect(plain(matchesOf(text, pattern))).toEqual(all);
    expect(plain(matchesOf(text, pattern))).toEqual(all);
  });
});
