import { describe, expect, it } from 'vitest';
import type { ReadLine } from '../recognise/read-line.ts';
import { joinBlocks } from './join-blocks.ts';

const line = (text: string, y: number, height: number): ReadLine => ({
  text,
  confidence: 0.99,
  box: { x: 70, y, w: text.length * 40, h: height * 0.85 },
  height,
  stroke: null,
  slices: [],
  cut: { left: 0, right: 0 },
  tilt: null,
});
const joined = (...lines: ReadLine[]) => joinBlocks(lines).map(({ lines }) => lines.map(({ text }) => text).join(' '));

describe('a line that breaks off in a phrase', () => {
  it('goes on in the next one, though its height was read a third larger', () => {
    expect(joined(line('Free coffee for a', 100, 78), line('year?', 205, 59))).toEqual(['Free coffee for a year?']);
  });

  it('does not where the next is of another size, nor one that ends whole', () => {
    expect(joined(line('Free coffee for a', 100, 78), line('long year', 205, 45))).toHaveLength(2);
    expect(joined(line('Free coffee', 100, 78), line('A whole year', 205, 59))).toHaveLength(2);
  });
});
