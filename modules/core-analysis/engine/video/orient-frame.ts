import type { Frame } from '../frame.ts';

/** What brings a stored frame upright: first mirrored left to right where it says so, then quarter turns clockwise. */
export interface Orientation {
  readonly mirrored: boolean;
  readonly turns: 0 | 1 | 2 | 3;
}

export const UPRIGHT: Orientation = { mirrored: false, turns: 0 };

/**
 * What a display matrix asks for, to the nearest quarter turn (ISO 14496-12, 6.2.2: a, b, u, c, d, v in 16.16; a point x, y is
 * shown at ax + cy, bx + dy). A negative determinant mirrors, as in browsers. Upright where there is none.
 */
export function orientationOf(matrix: Buffer | null): Orientation {
  if (!matrix || matrix.length < 36) return UPRIGHT;
  const [a, b, c, d] = [0, 4, 12, 16].map((at) => matrix.readInt32LE(at)) as [number, number, number, number];
  const mirrored = a * d - b * c < 0;
  const angle = mirrored ? Math.atan2(-b, -a) : Math.atan2(b, a);
  return { mirrored, turns: (((Math.round((angle * 2) / Math.PI) % 4) + 4) % 4) as Orientation['turns'] };
}

/** A stored frame as it is shown. */
export function oriented(frame: Frame, { mirrored, turns }: Orientation): Frame {
  if (turns === 0 && !mirrored) return frame;
  const { width, height, rgb } = frame;
  const [w, h] = turns % 2 === 0 ? [width, height] : [height, width];
  const out = new Uint8Array(rgb.length);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const turnedX = turns === 0 ? x : turns === 1 ? y : turns === 2 ? width - 1 - x : width - 1 - y;
      const sx = mirrored ? width - 1 - turnedX : turnedX;
      const sy = turns === 0 ? y : turns === 1 ? height - 1 - x : turns === 2 ? height - 1 - y : x;
      const from = (sy * width + sx) * 3;
      const to = (y * w + x) * 3;
      out[to] = rgb[from] as number;
      out[to + 1] = rgb[from + 1] as number;
      out[to + 2] = rgb[from + 2] as number;
    }
  }
  return { width: w, height: h, rgb: out };
}
