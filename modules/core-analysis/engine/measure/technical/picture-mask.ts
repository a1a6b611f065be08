import type { Region } from '../../../contract/evidence.ts';
import type { Frame } from '../../frame.ts';
import type { TextBlock } from '../../measurements.ts';
import { markGrounds } from '../composition/flat-grounds.ts';
import { findTextPanels } from '../composition/text-panels.ts';
import type { LabPlanes } from '../plane.ts';

/** A text as far as the mask needs it; without its background no card is looked for under it. */
export type LetteredBlock = Pick<TextBlock, 'region'> & Partial<Pick<TextBlock, 'background'>>;

/** What of a frame is picture: photographed or painted, not set in type or filled with one colour. Marks are 1 a pixel, else 0. */
export interface PictureMask {
  readonly width: number;
  readonly height: number;
  /** Grounds, papers, panels and cards. */
  readonly grounds: Uint8Array;
  /** Grounds, and what else has one colour that fills a large part of the frame. */
  readonly fills: Uint8Array;
  /** Boxes of texts, with a rim of a tenth of their height, where smoothed edges of letters lie. */
  readonly lettered: Uint8Array;
}

/** Long side of the frames that are masked. */
export const MASK_LONG_SIDE = 512;
/** Under this share of grounds the frame is taken whole. */
const LEAST_GROUND = 0.15;
/** Under this share of the frame beside grounds and texts there is no picture to judge the light of. */
const LEAST_PICTURE = 0.08;

/** Mask of a frame of long side 512. */
export function maskPicture(frame: Frame, lab: LabPlanes, blocks: readonly LetteredBlock[]): PictureMask {
  const { width, height } = frame;
  const lettered = new Uint8Array(width * height);
  for (const { region } of blocks) markRegion(lettered, frame, region, region.h * 0.1 * height);
  const { grounds, fills } = markGrounds(frame, lettered);
  for (const card of findTextPanels(lab, blocks))
    for (const marks of [grounds, fills]) markRegion(marks, frame, card, 0);
  return { width, height, grounds, fills, lettered };
}

/** The pixels whose light is that of the picture, 1 each; all where there is no ground to speak of, null where nothing else is left. */
export function pictureOf(mask: PictureMask): Uint8Array | null {
  const picture = besideGrounds(mask);
  return shareOf(picture) < LEAST_PICTURE ? null : picture;
}

/** The pixels beside grounds and texts, 1 each, however few; all where there is no ground to speak of. */
export function besideGrounds({ grounds, lettered }: PictureMask): Uint8Array {
  const picture = new Uint8Array(grounds.length).fill(1);
  if (shareOf(grounds) < LEAST_GROUND) return picture;
  for (let at = 0; at < picture.length; at += 1) if (grounds[at] === 1 || lettered[at] === 1) picture[at] = 0;
  return picture;
}

/** The pixels beside texts, 1 each, grounds too. */
export const besideTexts = ({ lettered }: PictureMask): Uint8Array => lettered.map((is) => 1 - is);

/** Share of marked pixels, 0..1. */
export function shareOf(marks: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < marks.length; at += 1) sum += marks[at] as number;
  return sum / marks.length;
}

/** Marks a region and a rim of so many pixels around it. */
export function markRegion(
  marks: Uint8Array,
  { width, height }: { width: number; height: number },
  { x, y, w, h }: Region,
  rim: number,
): void {
  const [left, right] = [Math.max(0, Math.floor(x * width - rim)), Math.min(width, Math.ceil((x + w) * width + rim))];
  const [top, bottom] = [
    Math.max(0, Math.floor(y * height - rim)),
    Math.min(height, Math.ceil((y + h) * height + rim)),
  ];
  for (let row = top; row < bottom; row += 1) marks.fill(1, row * width + left, row * width + right);
}
