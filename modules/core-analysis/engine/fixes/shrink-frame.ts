import type { Frame } from '../frame.ts';

/**
 * The picture at that long side, each pixel the mean of those it stands for; the frame itself where it is no larger. Nothing is
 * mixed in from beyond: with the softer filter of `shrinkBox`, which is for what a screen would show, one card of 18 ads was lost.
 */
export function shrinkFrame(frame: Frame, longSide: number): Frame {
  const scale = longSide / Math.max(frame.width, frame.height);
  if (scale >= 1) return frame;
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const columns = Uint32Array.from({ length: width + 1 }, (_, x) => Math.floor((x * frame.width) / width) * 3);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = Math.floor((y * frame.height) / height);
    const to = Math.max(from + 1, Math.floor(((y + 1) * frame.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = columns[x] as number;
      const right = Math.max(left + 3, columns[x + 1] as number);
      let [r, g, b] = [0, 0, 0];
      for (let row = from; row < to; row += 1) {
        const start = row * frame.width * 3;
        for (let at = start + left; at < start + right; at += 3) {
          r += frame.rgb[at] as number;
          g += frame.rgb[at + 1] as number;
          b += frame.rgb[at + 2] as number;
        }
      }
      const count = ((right - left) / 3) * (to - from);
      rgb.set([Math.round(r / count), Math.round(g / count), Math.round(b / count)], (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}
