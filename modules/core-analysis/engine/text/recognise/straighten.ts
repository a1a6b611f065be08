import type { Frame } from '../../frame.ts';
import type { PixelBox } from './resample.ts';

/** A line that may stand at an angle: its middle, its length along and its height across, and its slope. */
export interface TiltedBox {
  cx: number;
  cy: number;
  length: number;
  height: number;
  /** Radians, clockwise from the horizontal (the picture's y grows downward). */
  angle: number;
}

/** The upright box around a tilted one. */
export function uprightBox({ cx, cy, length, height, angle }: TiltedBox): PixelBox {
  const w = Math.abs(Math.cos(angle)) * length + Math.abs(Math.sin(angle)) * height;
  const h = Math.abs(Math.sin(angle)) * length + Math.abs(Math.cos(angle)) * height;
  return { x: cx - w / 2, y: cy - h / 2, w, h };
}

/** Slices a tilted box is cut into: their sum is its area within a hundredth. */
const SLICES = 64;

/** A tilted box, given by the upright one around it and its angle (under 45 degrees), as narrow upright slices that cover it and no more. */
export function slicesOf(around: PixelBox, angle: number): PixelBox[] {
  const [c, s] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const length = (c * around.w - s * around.h) / (c * c - s * s);
  const height = (c * around.h - s * around.w) / (c * c - s * s);
  const step = around.w / SLICES;
  return Array.from({ length: SLICES }, (_, i) => {
    const x = (i + 0.5) * step - around.w / 2;
    const least = Math.max(-height / 2, s > 0 ? (-(length / 2) * c - x) / s : Number.NEGATIVE_INFINITY);
    const most = Math.min(height / 2, s > 0 ? ((length / 2) * c - x) / s : Number.POSITIVE_INFINITY);
    const from = (x * s) / c + least / c;
    const h = Math.max(0, most - least) / c;
    const top = angle < 0 ? -from - h : from;
    return { x: around.x + i * step, y: around.y + around.h / 2 + top, w: step, h };
  });
}

/** Where a point of the straightened picture lies in the frame it was cut from. */
export function toFrame({ cx, cy, length, height, angle }: TiltedBox, x: number, y: number): { x: number; y: number } {
  const along = x - length / 2;
  const across = y - height / 2;
  return {
    x: cx + along * Math.cos(angle) - across * Math.sin(angle),
    y: cy + along * Math.sin(angle) + across * Math.cos(angle),
  };
}

/** The tilted line cut out and turned upright at its own resolution (bilinear; outside repeats the edge). */
export function straighten(frame: Frame, box: TiltedBox): Frame {
  const width = Math.max(1, Math.round(box.length));
  const height = Math.max(1, Math.round(box.height));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = toFrame(box, x + 0.5, y + 0.5);
      const fx = Math.min(frame.width - 1, Math.max(0, at.x - 0.5));
      const fy = Math.min(frame.height - 1, Math.max(0, at.y - 0.5));
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const [dx, dy] = [fx - x0, fy - y0];
      const right = Math.min(frame.width - 1, x0 + 1);
      const below = Math.min(frame.height - 1, y0 + 1);
      for (let c = 0; c < 3; c++) {
        const value = (px: number, py: number) => frame.rgb[(py * frame.width + px) * 3 + c] as number;
        const upper = value(x0, y0) * (1 - dx) + value(right, y0) * dx;
        const lower = value(x0, below) * (1 - dx) + value(right, below) * dx;
        rgb[(y * width + x) * 3 + c] = Math.round(upper * (1 - dy) + lower * dy);
      }
    }
  }
  return { width, height, rgb };
}
