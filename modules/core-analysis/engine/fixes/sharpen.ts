import { reducedFrame } from '../decode/reduced-frame.ts';
import type { Frame } from '../frame.ts';
import { gaussianBlur, labPlanes, lumaPlane, type Plane } from '../measure/plane.ts';
import { MASK_LONG_SIDE, maskPicture } from '../measure/technical/picture-mask.ts';
import { measurePicture } from '../measure/technical/picture-sharpness.ts';
import { measureSharpness } from '../measure/technical/sharpness.ts';
import type { FixPlan } from './fix-plan.ts';
import { localExtremes, withLuma } from './luma.ts';

/** Laplacian variance aimed at, at long side 1024: more than rule Q-01 asks for full marks. */
const AIM = 175;
const AMOUNTS = [0.5, 0.8, 1.2, 1.7, 2.3, 3];
/** Blur of the mask in pixels of a picture of long side 1024. */
const SIGMA = 1.1;
/** Levels an edge may overshoot what lies around it: under that no halo shows. */
const OVERSHOOT = 4;
const MEASURED_AT = 1024;

/**
 * Unsharp masking of luma with limits: detail under twice the noise stays as
 * it is, and no edge passes its surroundings by more than 4 levels, so there
 * is no halo. Takes the smallest of six amounts by which the picture without
 * its letters measures sharp.
 */
export async function sharpen(
  frame: Frame,
  { noiseSigma, drawn, subject }: Pick<Extract<FixPlan, { kind: 'sharpen' }>, 'noiseSigma' | 'drawn' | 'subject'>,
): Promise<Frame> {
  const scale = Math.max(1, Math.max(frame.width, frame.height) / MEASURED_AT);
  const small = await reducedFrame(frame, MEASURED_AT);
  const masked = await reducedFrame(frame, MASK_LONG_SIDE);
  const mask = maskPicture(masked, labPlanes(masked), drawn.blocks);
  const sharpnessOf = (luma: Plane) => {
    const { best } = measureSharpness(luma);
    const { ofPicture } = measurePicture(luma, mask, { buttons: drawn.buttons, subject, whole: best });
    return ofPicture?.best ?? best;
  };
  const amount = amountFor(lumaPlane(small), noiseSigma / scale, sharpnessOf);
  const luma = lumaPlane(frame);
  return withLuma(frame, luma, unsharp(luma, { sigma: SIGMA * scale, amount, coring: 2 * noiseSigma }));
}

function amountFor(luma: Plane, noise: number, sharpnessOf: (luma: Plane) => number): number {
  const enough = AMOUNTS.find((amount) => {
    const after = unsharp(luma, { sigma: SIGMA, amount, coring: 2 * noise });
    return sharpnessOf(after) >= AIM;
  });
  return enough ?? (AMOUNTS.at(-1) as number);
}

function unsharp(luma: Plane, { sigma, amount, coring }: { sigma: number; amount: number; coring: number }): Plane {
  const blurred = gaussianBlur(luma, sigma);
  const { low, high } = localExtremes(luma, Math.max(1, Math.round(sigma * 1.8)));
  const data = new Float32Array(luma.data.length);
  for (let i = 0; i < data.length; i += 1) {
    const value = luma.data[i] as number;
    const detail = value - (blurred.data[i] as number);
    const size = Math.abs(detail) - coring * 0.5;
    const sharper = size > 0 ? value + amount * Math.sign(detail) * size : value;
    data[i] = Math.min((high.data[i] as number) + OVERSHOOT, Math.max((low.data[i] as number) - OVERSHOOT, sharper));
  }
  return { width: luma.width, height: luma.height, data };
}
