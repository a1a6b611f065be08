import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import { FACE_SIDE } from './face-network.ts';
import type { FaceRuntime } from './face-runtime.ts';

export interface DetectedFace {
  /** As fractions of the frame; the box reaches from brow to chin. */
  region: Region;
  /** 0..1: the detector's own, not a share of true faces. */
  confidence: number;
}

/** Boxes that overlap more than this are one face. */
const SAME = 0.4;

/** The frame in the upper left of a black square, channel by channel, -1..1, as the network was trained. */
export function toSquare({ width, height, rgb }: Frame): Float32Array {
  const plane = FACE_SIDE * FACE_SIDE;
  const pixels = new Float32Array(3 * plane).fill(-1);
  const scale = FACE_SIDE / Math.max(width, height);
  const rows = samples(height, Math.min(FACE_SIDE, Math.round(height * scale)));
  const columns = samples(width, Math.min(FACE_SIDE, Math.round(width * scale)));
  for (let y = 0; y < rows.length; y++) {
    const row = rows[y] as Sample;
    const upper = row.low * width;
    const lower = row.high * width;
    for (let x = 0; x < columns.length; x++) {
      const { low, high, part } = columns[x] as Sample;
      for (let c = 0; c < 3; c++) {
        const a = rgb[(upper + low) * 3 + c] as number;
        const b = rgb[(upper + high) * 3 + c] as number;
        const d = rgb[(lower + low) * 3 + c] as number;
        const e = rgb[(lower + high) * 3 + c] as number;
        const top = a + (b - a) * part;
        const bottom = d + (e - d) * part;
        pixels[c * plane + y * FACE_SIDE + x] = (top + (bottom - top) * row.part) / 127.5 - 1;
      }
    }
  }
  return pixels;
}

interface Sample {
  low: number;
  high: number;
  /** How far the target's centre lies from `low` towards `high`, 0..1. */
  part: number;
}

/** The two source samples around the centre of each of `to` target samples. */
function samples(from: number, to: number): Sample[] {
  return Array.from({ length: to }, (_, i) => {
    const at = Math.min(from - 1, Math.max(0, ((i + 0.5) * from) / to - 0.5));
    const low = Math.floor(at);
    return { low, high: Math.min(from - 1, low + 1), part: at - low };
  });
}

/** Share of their union that two boxes share, 0..1. */
export function overlap(a: Region, b: Region): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  if (w <= 0 || h <= 0) return 0;
  return (w * h) / (a.w * a.h + b.w * b.h - w * h);
}

/** Faces of at least `least` confidence, surest first, at most `most`. Deterministic: ties go to the anchors' order. */
export async function detectFaces(
  runtime: FaceRuntime,
  frame: Frame,
  { least, most }: { least: number; most: number },
): Promise<DetectedFace[]> {
  const { boxes, scores } = await runtime.detect(toSquare(frame));
  const side = Math.max(frame.width, frame.height);
  const found: DetectedFace[] = [];
  for (let i = 0; i < scores.length / 3; i++) {
    const confidence = 1 / (1 + Math.exp(-(scores[i * 3 + 1] as number)));
    if (confidence < least) continue;
    const [top = 0, left = 0, bottom = 0, right = 0] = runtime.anchors.subarray(i * 4, i * 4 + 4);
    const [dy = 0, dx = 0, dh = 0, dw = 0] = boxes.subarray(i * 4, i * 4 + 4);
    const height = Math.exp(dh / 5) * (bottom - top);
    const width = Math.exp(dw / 5) * (right - left);
    const cy = (dy / 10) * (bottom - top) + (top + bottom) / 2;
    const cx = (dx / 10) * (right - left) + (left + right) / 2;
    found.push({ confidence, region: cut(cx - width / 2, cy - height / 2, width, height, frame, side) });
  }
  found.sort((a, b) => b.confidence - a.confidence);
  const kept: DetectedFace[] = [];
  for (const face of found) {
    if (kept.length === most) break;
    if (face.region.w > 0 && face.region.h > 0 && kept.every((k) => overlap(k.region, face.region) <= SAME))
      kept.push(face);
  }
  return kept;
}

/** A box of the square as the part of it inside the frame. */
function cut(x: number, y: number, w: number, h: number, frame: Frame, side: number): Region {
  const clamp = (value: number, size: number) => Math.min(1, Math.max(0, (value * side) / size));
  const left = clamp(x, frame.width);
  const top = clamp(y, frame.height);
  return {
    x: left,
    y: top,
    w: clamp(x + w, frame.width) - left,
    h: clamp(y + h, frame.height) - top,
  };
}
