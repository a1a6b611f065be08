import type { Region } from '../../../contract/evidence.ts';
import type { TechnicalMeasures } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { markDrawn } from '../composition/drawn-areas.ts';
import { type Plane, resample } from '../plane.ts';
import { markRegion, type PictureMask } from './picture-mask.ts';
import { measureSharpness } from './sharpness.ts';

/** Pixels at long side 512 around letters, panels and buttons that their own edges reach: smoothing, and what a JPEG leaves beside them. */
const RIM = 3;
/** Shares of the frame in which the picture shows something, from which it begins to count by itself and from which nothing else counts. */
const OWN = [0.04, 0.12] as const;
/** Under this share there is no picture but shading: a gradient as ground has neither focus nor light of its own. */
const LEAST_SHOWN = 0.02;

/**
 * Sharpness of the picture itself. Letters, panels and buttons are drawn and stay sharp on a photograph that is not. Null where
 * there is next to no picture beside them: then the whole frame counts. An evenly shaded ground and the fills of a drawing are
 * none, nor are the edges between them: a faint one is as low in variance as a blurred photograph, however crisp it is.
 * `isShown`: whether there is a picture at all.
 */
export function measurePicture(
  luma: Plane,
  mask: PictureMask,
  { buttons, subject, whole }: { buttons: readonly Region[]; subject: Region | null; whole: number },
): { ofPicture: TechnicalMeasures['sharpness']['ofPicture']; isShown: boolean } {
  const { width, height, grounds, lettered } = mask;
  const drawn = markDrawn(resample(luma, width, height), mask);
  for (let at = 0; at < drawn.length; at += 1) if (grounds[at] === 1 || lettered[at] === 1) drawn[at] = 1;
  for (const button of buttons) markRegion(drawn, { width, height }, button, 0);
  const outside = widened(drawn, width, height);
  const { best, bestTile, content } = measureSharpness(luma, { width, height, outside, subject });
  const counts = ramp(...OWN)(content);
  // Sharpness spans powers of ten: between the two it goes by ratio.
  const mixed = Math.max(best, 0.01) ** counts * Math.max(whole, 0.01) ** (1 - counts);
  return { ofPicture: counts > 0 ? { best: mixed, bestTile } : null, isShown: content >= LEAST_SHOWN };
}

/** Marks grown to all sides by the rim that smoothing and compression leave around what is drawn. */
export function widened(marks: Uint8Array, width: number, height: number): Uint8Array {
  const across = new Uint8Array(marks.length);
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    // Where what is filled already ends: each cell is written once, however many marks reach it.
    let filled = 0;
    for (let x = 0; x < width; x += 1) {
      if (marks[line + x] !== 1) continue;
      const end = Math.min(width, x + RIM + 1);
      across.fill(1, line + Math.max(filled, x - RIM), line + end);
      filled = end;
    }
  }
  const out = across.slice();
  for (let y = 0; y < height; y += 1) {
    for (let step = -RIM; step <= RIM; step += 1) {
      if (step === 0 || y + step < 0 || y + step >= height) continue;
      const [to, from] = [y * width, (y + step) * width];
      for (let x = 0; x < width; x += 1) out[to + x] = (out[to + x] as number) | (across[from + x] as number);
    }
  }
  return out;
}
