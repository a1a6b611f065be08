import type { Region } from '../../contract/evidence.ts';
import { inOf, outOf } from '../measure/composition/within-bars.ts';
import { markRegion } from '../measure/technical/picture-mask.ts';
import { connectedPieces, type Piece } from './connected-pieces.ts';

/** From this value on a pixel is part of what stands out; between the other two nobody knows. */
const ON = 0.5;
const DOUBTFUL = [0.15, 0.85] as const;
/** A smaller piece is a speck; share of the frame. */
const LEAST_PIECE = 0.004;
/** What words cover by more than this is their button or badge. */
const COVERED = 0.5;
/** A piece with less than this share of the largest is no part of the subject. */
const BESIDE = 0.3;
/** Pixels of the square at its rim. */
const RIM = 2;

/** What stands out of a picture, as its outline has it. */
export interface Outline {
  /** As fractions of the frame. */
  readonly box: Region;
  /** Share of the frame it covers, 0..1. */
  readonly area: number;
  /** Mean value inside, 0..1. */
  readonly mean: number;
  /** Share of what may stand out that is neither surely in nor surely out, 0..1. */
  readonly ambiguity: number;
  /** Pieces it is made of. */
  readonly pieces: number;
  /** Whether it reaches from one side of the picture to the opposite one. */
  readonly edgeToEdge: boolean;
  /** 1 for each pixel of the square that is in it. */
  readonly mask: Uint8Array;
}

/** What in the frame is no part of a picture: texts with their rim, and the button. */
export interface Lettering {
  readonly words: readonly Region[];
}

/**
 * The outline in the network's map of a part of the frame, `side` pixels square: the pieces over the middle value that are no specks
 * and not made of words; null where nothing is left.
 */
export function findOutline(map: Float32Array, side: number, part: Region, { words }: Lettering): Outline | null {
  const square = { width: side, height: side };
  const worded = new Uint8Array(side * side);
  for (const region of words) markRegion(worded, square, inOf(region, part), 0);
  const pixel = (part.w * part.h) / (side * side);
  const over = ({ pixels }: Piece, values: ArrayLike<number>) => {
    let sum = 0;
    for (const at of pixels) sum += values[at] as number;
    return sum;
  };
  const on = Uint8Array.from(map, (value) => (value > ON ? 1 : 0));
  const pieces = connectedPieces(side, side, on)
    .filter(({ count }) => count * pixel >= LEAST_PIECE)
    .filter((piece) => over(piece, worded) <= COVERED * piece.count)
    .map((piece) => ({ ...piece, value: over(piece, map) }));
  const most = pieces.reduce((top, { value }) => Math.max(top, value), 0);
  const kept = pieces.filter(({ value }) => value >= BESIDE * most);
  if (kept.length === 0) return null;

  const mask = new Uint8Array(side * side);
  for (const { pixels } of kept) for (const at of pixels) mask[at] = 1;
  const left = Math.min(...kept.map((piece) => piece.left));
  const top = Math.min(...kept.map((piece) => piece.top));
  const right = Math.max(...kept.map((piece) => piece.right));
  const bottom = Math.max(...kept.map((piece) => piece.bottom));
  const inPart = { x: left / side, y: top / side, w: (right - left) / side, h: (bottom - top) / side };
  const count = kept.reduce((sum, piece) => sum + piece.count, 0);
  return {
    box: outOf(inPart, part),
    area: count * pixel,
    mean: kept.reduce((sum, { value }) => sum + value, 0) / count,
    ambiguity: ambiguityOf(map, (at) => worded[at] !== 1),
    pieces: kept.length,
    edgeToEdge: (left < RIM && right > side - RIM) || (top < RIM && bottom > side - RIM),
    mask,
  };
}

/** Whether a map has more than a speck over the middle value, words or not. */
export function outlinesAnything(map: Float32Array): boolean {
  let count = 0;
  for (const value of map) if (value > ON) count += 1;
  return count >= LEAST_PIECE * map.length;
}

function ambiguityOf(map: Float32Array, isFree: (at: number) => boolean): number {
  const [out, within] = DOUBTFUL;
  let [doubtful, all] = [0, 0];
  for (let at = 0; at < map.length; at += 1) {
    const value = map[at] as number;
    if (value <= out || !isFree(at)) continue;
    all += 1;
    if (value < within) doubtful += 1;
  }
  return all === 0 ? 0 : doubtful / all;
}
