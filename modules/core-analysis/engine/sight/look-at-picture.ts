import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import { recognisers } from '../recognisers.ts';
import { countsOnDrawing } from './decide-subject.ts';
import { type Detection, withoutDoubles } from './find-objects.ts';
import { outlinesAnything } from './find-outline.ts';
import { CLASSIFIER_SIDE, fromLetterbox, letterboxed, paintedOver, squashed } from './network-pixels.ts';
import { WHOLE_FRAME } from './picture-part.ts';
import type { OutlineSide } from './sight-runtime.ts';

/** What the networks see in a frame and in the part of it that is picture. */
export interface Look {
  readonly part: Region;
  /** The map of the part at each side, 0..1. */
  readonly outlines: readonly { readonly side: OutlineSide; readonly map: Float32Array }[];
  /** Of both, as fractions of the frame, surest first. */
  readonly objects: readonly Detection[];
  /** Probabilities of the classes of ImageNet in the part, and in the frame. */
  readonly classes: Float32Array;
  readonly frameClasses: Float32Array;
}

const isWhole = ({ w, h }: Region): boolean => w === 1 && h === 1;

export interface LookOptions {
  readonly part: Region;
  readonly sides: readonly OutlineSide[];
  /** Nothing photographed was found: where the coarsest outline is empty and no creature or screen is seen, the finer one is left out. */
  readonly drawn: boolean;
}

/** Looks at a frame once; null where the networks cannot be loaded. */
export async function lookAtPicture(frame: Frame, { part, sides, drawn }: LookOptions): Promise<Look | null> {
  const parts = isWhole(part) ? [WHOLE_FRAME] : [part, WHOLE_FRAME];
  const coarse = drawn ? sides.slice(-1) : sides;
  const [outlines, objects, classes] = await Promise.all([
    Promise.all(coarse.map((side) => squashed(frame, part, side))),
    Promise.all(parts.map((one) => letterboxed(frame, one))),
    Promise.all(parts.map((one) => squashed(frame, one, CLASSIFIER_SIDE))),
  ]);
  const seen = await recognisers().see({ outlines, objects, classes });
  if (!seen) return null;
  const found = seen.objects.flatMap((inSquare, at) =>
    inSquare.map((one) => ({ ...one, region: fromLetterbox(frame, parts[at] as Region, one.region) })),
  );
  const [ofPart = new Float32Array(), ofFrame = ofPart] = seen.classes;
  const look: Look = {
    part,
    outlines: coarse.map((side, at) => ({ side, map: seen.outlines[at] as Float32Array })),
    objects: withoutDoubles(found),
    classes: ofPart,
    frameClasses: ofFrame,
  };
  const sawThing = found.some(countsOnDrawing) || look.outlines.some(({ map }) => outlinesAnything(map));
  return drawn && sawThing ? await lookFiner(frame, look, sides) : look;
}

/** The same with the outlines at all sides. */
export async function lookFiner(frame: Frame, look: Look, sides: readonly OutlineSide[]): Promise<Look> {
  const missing = sides.filter((side) => look.outlines.every((known) => known.side !== side));
  if (missing.length === 0) return look;
  const outlines = await Promise.all(missing.map((side) => squashed(frame, look.part, side)));
  const seen = await recognisers().see({ outlines, objects: [], classes: [] });
  if (!seen) return look;
  const more = missing.map((side, at) => ({ side, map: seen.outlines[at] as Float32Array }));
  return { ...look, outlines: [...more, ...look.outlines].sort((one, other) => other.side - one.side) };
}

/** Probabilities of the classes of ImageNet in parts of the frame, a box of some painted over; null as above. */
export async function classify(
  frame: Frame,
  parts: readonly { readonly part: Region; readonly without?: Region }[],
): Promise<readonly Float32Array[] | null> {
  if (parts.length === 0) return [];
  const classes = await Promise.all(
    parts.map(async ({ part, without }) => {
      const view = await squashed(frame, part, CLASSIFIER_SIDE);
      return without ? paintedOver(view, without) : view;
    }),
  );
  return (await recognisers().see({ outlines: [], objects: [], classes }))?.classes ?? null;
}
