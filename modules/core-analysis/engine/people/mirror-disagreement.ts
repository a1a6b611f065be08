import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import type { FaceRuntime } from './face-runtime.ts';
import { LANDMARK_MEANS, LANDMARK_SIDE, LANDMARKS } from './landmark-network.ts';
import { cutSquare, type TurnedSquare } from './turned-square.ts';

/** Each look is centred, turned upright and sized by what the one before it read. */
const LOOKS = 3;
/** Radians that one look may turn the next by. */
const MOST_TURN = 0.6;
/** Side of a look / spread of the points, and bounds in sides of the detector's box. */
const ROOM = 1.05;
const SIZES = { least: 0.7, most: 1.3 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which point each one becomes in the mirror, in the order of the 68 points. */
const MIRRORED: readonly number[] = [
  [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
  [26, 25, 24, 23, 22, 21, 20, 19, 18, 17],
  [27, 28, 29, 30, 35, 34, 33, 32, 31],
  [45, 44, 43, 42, 47, 46, 39, 38, 37, 36, 41, 40],
  [54, 53, 52, 51, 50, 49, 48, 59, 58, 57, 56, 55, 64, 63, 62, 61, 60, 67, 66, 65],
].flat();
const LEFT_EYE = { from: 36, to: 42 };
const RIGHT_EYE = { from: 42, to: 48 };

/**
 * How far a net that knows only human faces contradicts itself about a box: its 68 points on the picture against those on the
 * mirrored picture, mirrored back; root mean square, in units of the points' own spread. On a human face both readings find the
 * same eyes, nose and mouth; on anything else they fall apart. About .06 on people, over .2 on most animals.
 */
export async function mirrorDisagreement(
  runtime: Pick<FaceRuntime, 'landmarks'>,
  frame: Frame,
  region: Region,
): Promise<number> {
  const box = Math.max(region.w * frame.width, region.h * frame.height);
  let look: TurnedSquare = {
    x: (region.x + region.w / 2) * frame.width,
    y: (region.y + region.h / 2) * frame.height,
    side: box,
    angle: 0,
  };
  let disagreement = Number.POSITIVE_INFINITY;
  for (let i = 0; i < LOOKS; i++) {
    const { plain, mirrored } = await readTwice(runtime, frame, look);
    disagreement = apart(plain, mirrored) / spreadOf(plain);
    const both = plain.map((p, at) => middle([p, mirrored[at] as Point]));
    look = nextLook(look, both, box);
  }
  return disagreement;
}

async function readTwice(runtime: Pick<FaceRuntime, 'landmarks'>, frame: Frame, look: TurnedSquare) {
  const pixels = new Float32Array(2 * 3 * LANDMARK_SIDE * LANDMARK_SIDE);
  for (const [i, mirrored] of [false, true].entries())
    pixels.set(cutSquare(frame, look, LANDMARK_SIDE, { means: LANDMARK_MEANS, mirrored }), (i * pixels.length) / 2);
  const read = await runtime.landmarks(pixels);
  const point = (at: number): Point => ({ x: read[2 * at] as number, y: read[2 * at + 1] as number });
  const plain = MIRRORED.map((_, at) => point(at));
  const mirrored = MIRRORED.map((twin) => {
    const { x, y } = point(LANDMARKS + twin);
    return { x: 1 - x, y };
  });
  return { plain, mirrored };
}

function nextLook({ x, y, side, angle }: TurnedSquare, points: readonly Point[], box: number): TurnedSquare {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const dx = ((left + right) / 2 - 0.5) * side;
  const dy = ((top + bottom) / 2 - 0.5) * side;
  const size = Math.max(right - left, bottom - top) * side * ROOM;
  const [one, other] = [LEFT_EYE, RIGHT_EYE].map(({ from, to }) => middle(points.slice(from, to))) as [Point, Point];
  const tilt = Math.atan2(other.y - one.y, other.x - one.x);
  return {
    x: x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: y + dx * Math.sin(angle) + dy * Math.cos(angle),
    side: Math.min(SIZES.most * box, Math.max(SIZES.least * box, size)),
    angle: angle + Math.min(MOST_TURN, Math.max(-MOST_TURN, tilt)),
  };
}

function middle(points: readonly Point[]): Point {
  const mean = (of: (p: Point) => number) => points.reduce((sum, p) => sum + of(p), 0) / points.length;
  return { x: mean((p) => p.x), y: mean((p) => p.y) };
}

function apart(one: readonly Point[], other: readonly Point[]): number {
  const squares = one.reduce((sum, p, at) => {
    const { x, y } = other[at] as Point;
    return sum + (p.x - x) ** 2 + (p.y - y) ** 2;
  }, 0);
  return Math.sqrt(squares / one.length);
}

function spreadOf(points: readonly Point[]): number {
  const centre = middle(points);
  return apart(
    points,
    points.map(() => centre),
  );
}
