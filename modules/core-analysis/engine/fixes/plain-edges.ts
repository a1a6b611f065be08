import type { Frame } from '../frame.ts';

export interface Sides<Value> {
  readonly left: Value;
  readonly top: Value;
  readonly right: Value;
  readonly bottom: Value;
}

/** Outermost part of the frame that is looked at, share of the short side. */
const STRIP = 0.012;
/** Levels by which a channel may differ from the middle one of the strip: JPEG noise, a soft shade. */
const SAME = 10;
/** Share of the strip that must be of that colour. */
const LEAST = 0.98;

/** Which edges are of one colour along their whole length, so that they can be continued without anybody seeing where. */
export function plainEdges({ width, height, rgb }: Frame): Sides<boolean> {
  const deep = Math.max(1, Math.round(Math.min(width, height) * STRIP));
  const isPlain = (left: number, top: number, right: number, bottom: number) => {
    const channels: number[][] = [[], [], []];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        for (const [c, values] of channels.entries()) values.push(rgb[(y * width + x) * 3 + c] as number);
    return channels.every((values) => {
      const middle = [...values].sort((a, b) => a - b)[values.length >> 1] as number;
      return values.filter((value) => Math.abs(value - middle) <= SAME).length >= values.length * LEAST;
    });
  };
  return {
    left: isPlain(0, 0, deep, height),
    top: isPlain(0, 0, width, deep),
    right: isPlain(width - deep, 0, width, height),
    bottom: isPlain(0, height - deep, width, height),
  };
}
