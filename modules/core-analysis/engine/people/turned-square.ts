import type { Frame } from '../frame.ts';

/** A square of a frame in its pixels, turned by an angle about its middle. */
export interface TurnedSquare {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Radians, clockwise as seen. */
  readonly angle: number;
}

/**
 * Cuts a square out as `to` x `to` samples, channel by channel, each less its mean and divided by 255; mirrored where asked.
 * What lies outside the frame is black. Squares larger than `to` are averaged, smaller ones interpolated.
 */
export function cutSquare(
  frame: Frame,
  { x, y, side, angle }: TurnedSquare,
  to: number,
  { means, mirrored }: { means: readonly [number, number, number]; mirrored: boolean },
): Float32Array {
  const out = new Float32Array(3 * to * to);
  const steps = Math.max(1, Math.ceil(side / to));
  const share = 1 / (255 * steps * steps);
  const across = Math.cos(angle);
  const down = Math.sin(angle);
  const sums = new Float64Array(3);
  for (let row = 0; row < to; row++) {
    for (let column = 0; column < to; column++) {
      sums.fill(0);
      for (let part = 0; part < steps * steps; part++) {
        const u = ((column + ((part % steps) + 0.5) / steps) / to - 0.5) * side;
        const v = ((row + (Math.floor(part / steps) + 0.5) / steps) / to - 0.5) * side;
        addSample(sums, frame, x + u * across - v * down - 0.5, y + u * down + v * across - 0.5);
      }
      const at = row * to + (mirrored ? to - 1 - column : column);
      for (let c = 0; c < 3; c++) out[c * to * to + at] = (sums[c] as number) * share - (means[c] as number) / 255;
    }
  }
  return out;
}

/** Adds the colour at a place between pixels. */
function addSample(sums: Float64Array, { width, height, rgb }: Frame, x: number, y: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (let corner = 0; corner < 4; corner++) {
    const px = left + (corner & 1);
    const py = top + (corner >> 1);
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const weight = (corner & 1 ? x - left : 1 - x + left) * (corner >> 1 ? y - top : 1 - y + top);
    const at = (py * width + px) * 3;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + weight * (rgb[at + c] as number);
  }
}
