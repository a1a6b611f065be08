import type { Region } from '../../contract/evidence.ts';
import { openFrame } from '../decode/decode-image.ts';
import type { Frame } from '../frame.ts';

/** No platform recommends a frame with a longer side. */
const LONGEST = 3840;
/** Blur of the continued edge, share of the frame's short side: at the seam, and far out. */
const NEAR_BLUR = 0.012;
const FAR_BLUR = 0.11;
/** Width over which the seam is faded, share of the frame's short side. */
const SEAM = 0.02;

/** Pixels of the larger frame: the content keeps its own unless the frame would become larger than anybody shows. */
export function canvasSize(
  source: { readonly width: number; readonly height: number },
  { content, aspect }: { readonly aspect: number; readonly content: Region },
): { width: number; height: number } {
  const wide = Math.max(source.width / content.w, (source.height / content.h) * aspect);
  const scale = Math.min(1, LONGEST / Math.max(wide, wide / aspect));
  return { width: Math.round(wide * scale), height: Math.round((wide * scale) / aspect) };
}

/**
 * The picture inside a larger frame, or moved within its own. What is around it continues its
 * outermost lines outward, ever softer: a plain ground goes on without a seam,
 * a photograph dissolves into its own colours.
 */
export async function extendCanvas(frame: Frame, plan: { aspect: number; content: Region }): Promise<Frame> {
  const { content } = plan;
  const { width, height } = canvasSize(frame, plan);
  const inner = await resized(
    frame,
    Math.min(width, Math.round(content.w * width)),
    Math.min(height, Math.round(content.h * height)),
  );
  const left = Math.round(content.x * width);
  const top = Math.round(content.y * height);
  const out = new Uint8Array(width * height * 3);
  const short = Math.min(width, height);
  const box = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, left + inner.width),
    bottom: Math.min(height, top + inner.height),
  };
  paste(out, width, inner, { left, top }, box);
  continueSides(out, { width, height }, box, short);
  continueEnds(out, { width, height }, box, short);
  return { width, height, rgb: out };
}

async function resized(frame: Frame, width: number, height: number): Promise<Frame> {
  if (width === frame.width && height === frame.height) return frame;
  const { data, info } = await openFrame(frame)
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** The part of `inner`, laid at `at`, that lies within the box. */
function paste(out: Uint8Array, width: number, inner: Frame, at: { left: number; top: number }, box: Box): void {
  for (let y = box.top; y < box.bottom; y += 1) {
    const row = (y - at.top) * inner.width - at.left;
    out.set(inner.rgb.subarray((row + box.left) * 3, (row + box.right) * 3), (y * width + box.left) * 3);
  }
}

interface Size {
  width: number;
  height: number;
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Left and right of the content, over its own height. */
function continueSides(out: Uint8Array, { width }: Size, box: Box, short: number): void {
  const length = box.bottom - box.top;
  const at = (across: number, along: number) => ((box.top + along) * width + across) * 3;
  spread(out, at, { length, edge: box.left, step: -1, count: box.left, short });
  spread(out, at, { length, edge: box.right - 1, step: 1, count: width - box.right, short });
}

/** Above and below, over the whole width, so that corners continue what the sides became. */
function continueEnds(out: Uint8Array, { width, height }: Size, box: Box, short: number): void {
  const at = (across: number, along: number) => (across * width + along) * 3;
  spread(out, at, { length: width, edge: box.top, step: -1, count: box.top, short });
  spread(out, at, { length: width, edge: box.bottom - 1, step: 1, count: height - box.bottom, short });
}

interface Spread {
  /** Pixels along the edge. */
  length: number;
  /** Line of the outermost pixels, and where the next line outward lies. */
  edge: number;
  step: -1 | 1;
  count: number;
  short: number;
}

function spread(
  out: Uint8Array,
  at: (across: number, along: number) => number,
  { length, edge, step, count, short }: Spread,
): void {
  if (count <= 0) return;
  const line = meanOfLines(out, at, { length, edge, step: -step, count: Math.max(2, Math.round(short * 0.006)) });
  // A few blurs of the edge, and between them a mix: a blur for every line would cost too much and look no better.
  const levels = [NEAR_BLUR, NEAR_BLUR * 2, NEAR_BLUR * 4, FAR_BLUR].map((share) =>
    blurLine(line, length, share * short),
  );
  const seam = Math.max(1, Math.round(SEAM * short));
  for (let out1 = 1; out1 <= count; out1 += 1) {
    const depth = Math.min(1, out1 / (short * 0.35)) * (levels.length - 1);
    const low = Math.min(levels.length - 2, Math.floor(depth));
    const share = depth - low;
    const own = Math.max(0, 1 - out1 / seam) * 0.75;
    const one = levels[low] as Float32Array;
    const two = levels[low + 1] as Float32Array;
    for (let along = 0; along < length; along += 1) {
      const to = at(edge + step * out1, along);
      for (let c = 0; c < 3; c += 1) {
        const i = along * 3 + c;
        const soft = (one[i] as number) * (1 - share) + (two[i] as number) * share;
        out[to + c] = Math.round(soft * (1 - own) + (line[i] as number) * own + grain(to + c));
      }
    }
  }
}

/** Under half a level, so that wide soft gradients do not show steps. */
function grain(index: number): number {
  return (((Math.imul(index ^ 0x9e3779b9, 0x85ebca6b) >>> 16) & 255) / 255 - 0.5) * 0.9;
}

function meanOfLines(
  out: Uint8Array,
  at: (across: number, along: number) => number,
  { length, edge, step, count }: Omit<Spread, 'short' | 'step'> & { step: number },
): Float32Array {
  const line = new Float32Array(length * 3);
  for (let n = 0; n < count; n += 1) {
    for (let along = 0; along < length; along += 1) {
      const from = at(edge + step * n, along);
      for (let c = 0; c < 3; c += 1)
        line[along * 3 + c] = (line[along * 3 + c] as number) + (out[from + c] as number) / count;
    }
  }
  return line;
}

/** Three running means, ends repeated: close to a Gaussian of `sigma`. */
function blurLine(line: Float32Array, length: number, sigma: number): Float32Array {
  const radius = Math.max(1, Math.min(length >> 1, Math.round(sigma)));
  let from = line;
  for (let pass = 0; pass < 3; pass += 1) from = runningMean(from, length, radius);
  return from;
}

function runningMean(line: Float32Array, length: number, radius: number): Float32Array {
  const out = new Float32Array(line.length);
  const value = (i: number, c: number) => line[Math.min(length - 1, Math.max(0, i)) * 3 + c] as number;
  for (let c = 0; c < 3; c += 1) {
    let sum = 0;
    for (let i = -radius; i <= radius; i += 1) sum += value(i, c);
    for (let i = 0; i < length; i += 1) {
      out[i * 3 + c] = sum / (2 * radius + 1);
      sum += value(i + radius + 1, c) - value(i - radius, c);
    }
  }
  return out;
}
