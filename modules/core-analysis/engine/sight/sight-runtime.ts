import type { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Frame } from '../frame.ts';
import { NETWORK_OPTIONS, networkFile } from '../network-options.ts';
import { type Detection, findObjects } from './find-objects.ts';
import { CLASSIFIER_SIDE, channelsOf, OBJECT_SIDE } from './network-pixels.ts';

/** Sides of the square that the outline is looked for in: the picture at 320, and at 160 to see whether it stays. */
export type OutlineSide = 320 | 160;

/** What the networks are shown, each a square of its network's side. */
export interface SightViews {
  /** Pictures squashed to 320 or 160. */
  readonly outlines: readonly Frame[];
  /** Pictures letterboxed to 416. */
  readonly objects: readonly Frame[];
  /** Pictures squashed to 224. */
  readonly classes: readonly Frame[];
}

/** What they see in each, in the same order. */
export interface SightAnswers {
  /** How surely each pixel of the square is part of what stands out, 0..1, row by row. */
  readonly outlines: readonly Float32Array[];
  /** Boxes as fractions of the square. */
  readonly objects: readonly (readonly Detection[])[];
  /** Probabilities of the 1000 classes of ImageNet. */
  readonly classes: readonly Float32Array[];
}

export interface SightRuntime {
  see(views: SightViews): Promise<SightAnswers>;
}

/** The networks' means and deviations: RGB of ImageNet; BGR in 8-bit levels; RGB around the middle. */
const OUTLINE_LEVELS = { mean: [123.675, 116.28, 103.53], deviation: [58.395, 57.12, 57.375] } as const;
const OBJECT_LEVELS = { mean: [103.53, 116.28, 123.675], deviation: [57.375, 57.12, 58.395] } as const;
const CLASSIFIER_LEVELS = { mean: [127, 127, 127], deviation: [128, 128, 128] } as const;

async function open(): Promise<SightRuntime> {
  const ort = await import('onnxruntime-node');
  const session = (name: string, more: InferenceSession.SessionOptions = {}) =>
    ort.InferenceSession.create(networkFile(name), { ...NETWORK_OPTIONS, ...more });
  // A side that is known beforehand saves 80 MB a run. Errors alone are told: of the smaller side it warns at every run, for nothing.
  const outlineAt = (side: OutlineSide) => session('u2netp', { freeDimensionOverrides: { side }, logSeverityLevel: 3 });
  const outline = { 320: await outlineAt(320), 160: await outlineAt(160) };
  const objects = await session('nanodet-g-416');
  const classifier = await session('efficientnet-lite0');
  const run = (network: InferenceSession, pixels: Float32Array, side: number) =>
    network.run({ pixels: new ort.Tensor('float32', pixels, [1, 3, side, side]) });
  const numbers = (tensor: Tensor | undefined) => tensor?.data as Float32Array;

  const outlineIn = async (view: Frame) => {
    const side = view.width as OutlineSide;
    const out = await run(outline[side], channelsOf(view, OUTLINE_LEVELS), side);
    return numbers(out.outline);
  };
  const objectsIn = async (view: Frame) => {
    const out = await run(objects, channelsOf(view, { ...OBJECT_LEVELS, reversed: true }), OBJECT_SIDE);
    return findObjects(
      [8, 16, 32].map((stride) => ({
        stride,
        scores: numbers(out[`scores_${stride}`]),
        sides: numbers(out[`sides_${stride}`]),
      })),
    );
  };
  const classesIn = async (view: Frame) => {
    const out = await run(classifier, channelsOf(view, CLASSIFIER_LEVELS), CLASSIFIER_SIDE);
    return softmax(numbers(out.logits));
  };
  return {
    async see(views) {
      const answers = { outlines: [] as Float32Array[], objects: [] as Detection[][], classes: [] as Float32Array[] };
      for (const view of views.classes) answers.classes.push(await classesIn(view));
      for (const view of views.objects) answers.objects.push(await objectsIn(view));
      for (const view of views.outlines) answers.outlines.push(await outlineIn(view));
      return answers;
    },
  };
}

export function softmax(logits: ArrayLike<number>): Float32Array {
  const most = Array.from(logits).reduce((top, value) => Math.max(top, value), Number.NEGATIVE_INFINITY);
  const powers = Float64Array.from(logits, (value) => Math.exp(value - most));
  const sum = powers.reduce((all, value) => all + value, 0);
  return Float32Array.from(powers, (value) => value / sum);
}

let opened: Promise<SightRuntime> | undefined;

/**
 * The three networks, opened once per process. A failure is not kept: the next call tries again.
 *
 * @throws Error with the `cause`, where the native library or a file cannot be loaded
 */
export function sightRuntime(): Promise<SightRuntime> {
  opened ??= open().catch((cause: unknown) => {
    opened = undefined;
    throw new Error('the networks that see could not be loaded', { cause });
  });
  return opened;
}

/** What the networks see in these pictures; null where they cannot be loaded. */
export async function seeViews(views: SightViews): Promise<SightAnswers | null> {
  const runtime = await sightRuntime().catch(() => null);
  return runtime && (await runtime.see(views));
}
