import type { Region } from '../../contract/evidence.ts';
import { overlap } from '../people/detect-faces.ts';
import { COCO_CLASSES } from './coco-classes.ts';
import { OBJECT_SIDE } from './network-pixels.ts';

/** A thing of one of the 80 classes. */
export interface Detection {
  readonly name: string;
  readonly region: Region;
  /** 0..1: the detector's own, not a share of true things. */
  readonly confidence: number;
}

/** What the detector says at one stride: a cell every so many pixels of the square. */
export interface StrideOutput {
  readonly stride: number;
  /** (cells, 80) confidences, 0..1. */
  readonly scores: ArrayLike<number>;
  /** (cells, 4, 11): how likely each side (left, top, right, bottom) lies 0 to 10 strides from the cell's middle. */
  readonly sides: ArrayLike<number>;
}

/** Under this confidence nothing is told. */
export const LEAST_SURE = 0.4;
/** Boxes of one class that overlap more than this are one thing. */
const SAME = 0.5;
const STEPS = 11;

/** Things in the square, surest first, boxes as its fractions and inside it. */
export function findObjects(outputs: readonly StrideOutput[], least = LEAST_SURE): Detection[] {
  const found: Detection[] = [];
  const classes = COCO_CLASSES.length;
  for (const { stride, scores, sides } of outputs) {
    const across = OBJECT_SIDE / stride;
    for (let cell = 0; cell < across * across; cell += 1) {
      for (let kind = 0; kind < classes; kind += 1) {
        const confidence = scores[cell * classes + kind] as number;
        if (confidence < least) continue;
        const region = boxOf(sides, cell, stride, across);
        found.push({ name: COCO_CLASSES[kind] as string, confidence, region });
      }
    }
  }
  return withoutDoubles(found);
}

function boxOf(sides: ArrayLike<number>, cell: number, stride: number, across: number): Region {
  const x = ((cell % across) + 0.5) * stride;
  const y = (Math.floor(cell / across) + 0.5) * stride;
  const [left, top, right, bottom] = [0, 1, 2, 3].map((side) => expected(sides, (cell * 4 + side) * STEPS) * stride);
  const inside = (value: number) => Math.min(1, Math.max(0, value / OBJECT_SIDE));
  const box = { x: inside(x - (left as number)), y: inside(y - (top as number)) };
  return { ...box, w: inside(x + (right as number)) - box.x, h: inside(y + (bottom as number)) - box.y };
}

/** Expected value of a softmax over 0..10. */
function expected(values: ArrayLike<number>, from: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let step = 0; step < STEPS; step += 1) most = Math.max(most, values[from + step] as number);
  let [sum, weighed] = [0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const power = Math.exp((values[from + step] as number) - most);
    sum += power;
    weighed += step * power;
  }
  return weighed / sum;
}

/** Non-maximum suppression, class by class; surest first, ties in their order. */
export function withoutDoubles(found: readonly Detection[]): Detection[] {
  const kept: Detection[] = [];
  for (const one of [...found].sort((a, b) => b.confidence - a.confidence)) {
    const doubled = kept.some((other) => other.name === one.name && overlap(other.region, one.region) > SAME);
    if (!doubled && one.region.w > 0 && one.region.h > 0) kept.push(one);
  }
  return kept;
}
