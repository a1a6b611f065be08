import { describe, expect, it } from 'vitest';
import type { Frame } from '../frame.ts';
import { colourName } from '../rules/wording/colour-words.ts';
import { subjectColour } from './subject-colour.ts';

const SIDE = 100;
const BOX = { x: 0.2, y: 0.2, w: 0.6, h: 0.6 };
type Rgb = readonly [number, number, number];
const RED: Rgb = [190, 20, 30];
const BLACK: Rgb = [25, 25, 28];

/** A frame on a blue ground with bands of the colours over the box, each as wide as its share. */
function banded(...bands: (readonly [Rgb, share: number])[]): Frame {
  const rgb = new Uint8Array(3 * SIDE * SIDE);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE];
    let left = (x - BOX.x) / BOX.w;
    const isIn = left >= 0 && left < 1 && y >= BOX.y && y < BOX.y + BOX.h;
    const band = bands.find(([, share]) => {
      left -= share;
      return left < 0;
    });
    rgb.set(isIn && band ? band[0] : [20, 60, 220], 3 * at);
  }
  return { width: SIDE, height: SIDE, rgb };
}

const figure = { box: BOX, has: () => true };
const nameOf = (frame: Frame) => {
  const hex = subjectColour(frame, figure);
  return hex && colourName(hex);
};

describe('subjectColour', () => {
  it('is that of the paint, whatever black and chrome stand beside it', () => {
    expect(nameOf(banded([RED, 1]))).toBe('red');
    expect(nameOf(banded([RED, 0.3], [BLACK, 0.5], [[200, 202, 205], 0.2]))).toBe('red');
  });

  it('is none of what is grey or black, or has a colour on a small part only', () => {
    expect(nameOf(banded([BLACK, 1]))).toBeNull();
    expect(nameOf(banded([RED, 0.1], [BLACK, 0.9]))).toBeNull();
  });

  it('is none of several colours', () => {
    expect(nameOf(banded([RED, 0.5], [[20, 160, 60], 0.5]))).toBeNull();
  });

  it('reads the pixels of the outline alone, and nothing without one', () => {
    const frame = banded([RED, 1]);
    expect(subjectColour(frame, { box: { x: 0, y: 0, w: 1, h: 1 }, has: (x) => x > 0.85 })).toMatch(/^#143cdc$/u);
    expect(subjectColour(frame, { box: BOX })).toBeNull();
  });
});
