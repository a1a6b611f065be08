import type { Frame } from '../../frame.ts';
import { joinTouching } from '../blocks/join-touching.ts';
import type { OcrRuntime } from './ocr-runtime.ts';
import { type PixelBox, resample } from './resample.ts';
import { type TiltedBox, uprightBox } from './straighten.ts';

/** A line of text as the detector sees it: place in the frame's pixels and mean probability, 0..1. */
export interface DetectedLine {
  box: PixelBox;
  /** Set where the line stands at an angle that an upright cut would spoil; `box` is then the upright box around it. */
  tilt: TiltedBox | null;
  score: number;
}

/** Longest side of the detector's input. 640 loses text under 22 px of 1350, 960 costs 1.7 times the time. */
const LONG_SIDE = 736;
/** Small pictures are enlarged up to this factor: the network was trained on larger letters. */
const MAX_ENLARGEMENT = 2;
const THRESHOLD = 0.3;
const MIN_SCORE = 0.5;
/** The network marks the core of a line; its outline lies this share of area / perimeter further out. */
const GROWTH = 1.6;

/** Lines at least this many times as long as high have a direction; slopes below the least (radians) read well uncut. */
const MIN_ELONGATION = 2.5;
const MIN_ANGLE = 0.02;
const MAX_ANGLE = 0.7;

const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

function inputSize(frame: Frame, longSide: number): { width: number; height: number } {
  const scale = Math.min(MAX_ENLARGEMENT, longSide / Math.max(frame.width, frame.height));
  const round32 = (side: number) => Math.max(32, Math.round((side * scale) / 32) * 32);
  return { width: round32(frame.width), height: round32(frame.height) };
}

/** Planes in the order blue, green, red, as the network was trained. */
function toPlanes(pixels: Float32Array, cells: number): Float32Array {
  const planes = new Float32Array(cells * 3);
  for (let channel = 0; channel < 3; channel++) {
    const mean = MEAN[channel] as number;
    const deviation = DEVIATION[channel] as number;
    const source = 2 - channel;
    for (let i = 0; i < cells; i++) {
      planes[channel * cells + i] = ((pixels[i * 3 + source] as number) / 255 - mean) / deviation;
    }
  }
  return planes;
}

export interface Component {
  left: number;
  top: number;
  right: number;
  bottom: number;
  score: number;
  cells: number[];
}

/** Four-connected areas of the map above the threshold, with their mean probability. */
export function connectedAreas(map: Float32Array, width: number, height: number, threshold: number): Component[] {
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const found: Component[] = [];
  for (let start = 0; start < width * height; start++) {
    if (seen[start] || (map[start] as number) <= threshold) continue;
    seen[start] = 1;
    stack.push(start);
    let [left, top, right, bottom, sum] = [width, height, 0, 0, 0];
    const cells: number[] = [];
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      const y = (at - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      sum += map[at] as number;
      cells.push(at);
      const visit = (next: number) => {
        if (seen[next] || (map[next] as number) <= threshold) return;
        seen[next] = 1;
        stack.push(next);
      };
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    found.push({ left, top, right: right + 1, bottom: bottom + 1, score: sum / cells.length, cells });
  }
  return found;
}

/** Direction and extent of an area by its second moments; null when it is upright or has no clear direction. */
function tiltOf(cells: readonly number[], width: number): TiltedBox | null {
  const n = cells.length;
  let [mx, my] = [0, 0];
  for (const cell of cells) {
    mx += (cell % width) / n;
    my += Math.floor(cell / width) / n;
  }
  let [xx, xy, yy] = [0, 0, 0];
  for (const cell of cells) {
    const dx = (cell % width) - mx;
    const dy = Math.floor(cell / width) - my;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  if (Math.abs(angle) < MIN_ANGLE || Math.abs(angle) > MAX_ANGLE) return null;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [low, high, up, down] = [0, 0, 0, 0];
  for (const cell of cells) {
    const dx = (cell % width) - mx;
    const dy = Math.floor(cell / width) - my;
    low = Math.min(low, dx * cos + dy * sin);
    high = Math.max(high, dx * cos + dy * sin);
    up = Math.min(up, dy * cos - dx * sin);
    down = Math.max(down, dy * cos - dx * sin);
  }
  const length = high - low + 1;
  const height = down - up + 1;
  if (length < height * MIN_ELONGATION) return null;
  const [along, across] = [(low + high) / 2, (up + down) / 2];
  return {
    cx: mx + 0.5 + along * cos - across * sin,
    cy: my + 0.5 + along * sin + across * cos,
    length,
    height,
    angle,
  };
}

/** How far the outline of a line lies outside the core the network marks. */
function growth(length: number, height: number): number {
  return (length * height * GROWTH) / (2 * (length + height));
}

/** Lines of text in a frame, unsorted; tilted ones up to 40 degrees with their slope. */
export async function detectLines(runtime: OcrRuntime, frame: Frame, longSide = LONG_SIDE): Promise<DetectedLine[]> {
  const { width, height } = inputSize(frame, longSide);
  const pixels = resample(frame, { x: 0, y: 0, w: frame.width, h: frame.height }, width, height);
  const { data } = await runtime.detect(toPlanes(pixels, width * height), [1, 3, height, width]);
  const scaleX = frame.width / width;
  const scaleY = frame.height / height;
  return joinTouching(connectedAreas(data, width, height, THRESHOLD)).flatMap(
    ({ left, top, right, bottom, score, cells }): DetectedLine[] => {
      const w = right - left;
      const h = bottom - top;
      if (score < MIN_SCORE || Math.min(w, h) < 3) return [];
      const found = tiltOf(cells, width);
      if (found) {
        const grow = growth(found.length, found.height);
        // The two scales differ by the rounding to 32; at these angles their mean serves both directions.
        const scale = (scaleX + scaleY) / 2;
        const tilt = {
          cx: found.cx * scaleX,
          cy: found.cy * scaleY,
          length: (found.length + grow * 2) * scale,
          height: (found.height + grow * 2) * scale,
          angle: Math.atan2(Math.sin(found.angle) * scaleY, Math.cos(found.angle) * scaleX),
        };
        return [{ box: uprightBox(tilt), tilt, score }];
      }
      const grow = growth(w, h);
      const x0 = Math.max(0, left - grow) * scaleX;
      const y0 = Math.max(0, top - grow) * scaleY;
      const x1 = Math.min(width, right + grow) * scaleX;
      const y1 = Math.min(height, bottom + grow) * scaleY;
      return [{ box: { x: x0, y: y0, w: x1 - x0, h: y1 - y0 }, tilt: null, score }];
    },
  );
}
