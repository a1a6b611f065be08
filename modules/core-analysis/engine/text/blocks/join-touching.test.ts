import { describe, expect, it } from 'vitest';
import type { Component } from '../recognise/detect-lines.ts';
import { joinTouching } from './join-touching.ts';

const area = (left: number, right: number, top: number, bottom: number): Component => ({
  left,
  right,
  top,
  bottom,
  score: 0.9,
  cells: Array.from({ length: (right - left) * (bottom - top) }, (_, i) => i),
});
const boxes = (areas: readonly Component[]) => joinTouching(areas).map(({ left, right }) => [left, right]);

describe('cores of lines', () => {
  it('that touch within a word are one, however many and in whatever order', () => {
    expect(boxes([area(40, 300, 10, 34), area(0, 38, 12, 32), area(303, 350, 10, 34)])).toEqual([[0, 350]]);
  });
  it('of two words, of two rows, of a large and a small line stay apart', () => {
    expect(boxes([area(0, 38, 10, 34), area(46, 300, 10, 34)])).toHaveLength(2);
    expect(boxes([area(0, 38, 10, 34), area(38, 300, 30, 54)])).toHaveLength(2);
    expect(boxes([area(0, 38, 10, 60), area(39, 300, 20, 40)])).toHaveLength(2);
  });
  it('of a word in script are one with its initial, which stands apart and twice as high on the same baseline', () => {
    expect(boxes([area(63, 105, 117, 173), area(120, 388, 149, 174)])).toEqual([[63, 388]]);
  });
  it('of a word before smaller ones, of a letter on another baseline, of a letter further off stay apart', () => {
    expect(boxes([area(0, 105, 117, 173), area(120, 388, 149, 174)])).toHaveLength(2);
    expect(boxes([area(63, 105, 130, 186), area(120, 388, 149, 174)])).toHaveLength(2);
    expect(boxes([area(58, 100, 117, 173), area(120, 388, 149, 174)])).toHaveLength(2);
  });
});
