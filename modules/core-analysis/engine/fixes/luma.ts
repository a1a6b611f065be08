import type { Frame } from '../frame.ts';
import type { Plane } from '../measure/plane.ts';

/** The same picture with another luma: all three channels of a pixel move together, so hues stay. */
export function withLuma({ width, height, rgb }: Frame, from: Plane, to: Plane): Frame {
  const out = new Uint8ClampedArray(rgb.length);
  for (let pixel = 0, at = 0; at < rgb.length; pixel += 1, at += 3) {
    const shift = (to.data[pixel] as number) - (from.data[pixel] as number);
    out[at] = (rgb[at] as number) + shift;
    out[at + 1] = (rgb[at + 1] as number) + shift;
    out[at + 2] = (rgb[at + 2] as number) + shift;
  }
  return { width, height, rgb: new Uint8Array(out.buffer) };
}

/** Lowest and highest value within `radius` pixels in both directions. */
export function localExtremes(plane: Plane, radius: number): { low: Plane; high: Plane } {
  return {
    low: alongBoth(plane, radius, Math.min),
    high: alongBoth(plane, radius, Math.max),
  };
}

type Pick = (one: number, other: number) => number;

function alongBoth({ width, height, data }: Plane, radius: number, pick: Pick): Plane {
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) extremes(data, across, y * width, 1, width, radius, pick);
  const out = new Float32Array(data.length);
  for (let x = 0; x < width; x += 1) extremes(across, out, x, width, height, radius, pick);
  return { width, height, data: out };
}

function extremes(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  pick: Pick,
): void {
  for (let i = 0; i < count; i += 1) {
    let value = from[start + i * step] as number;
    const last = Math.min(count - 1, i + radius);
    for (let j = Math.max(0, i - radius); j <= last; j += 1) value = pick(value, from[start + j * step] as number);
    to[start + i * step] = value;
  }
}
