import type { Region } from '../../contract/evidence.ts';
import { type PictureMask, shareOf } from '../measure/technical/picture-mask.ts';
import { connectedPieces } from './connected-pieces.ts';

/** Under this share of grounds, and of the frame in one piece, the picture is the frame. */
const LEAST_GROUND = 0.15;
const LEAST_PIECE = 0.03;

export const WHOLE_FRAME: Region = { x: 0, y: 0, w: 1, h: 1 };

/**
 * The box of what of a layout is picture: the largest connected piece that is neither ground nor letter; the whole frame where there
 * is no ground to speak of. Buttons and panels beside a photograph are salient too, and are none of what it shows.
 */
export function picturePart(mask: PictureMask): Region {
  const { width, height, grounds, lettered } = mask;
  if (shareOf(grounds) < LEAST_GROUND) return WHOLE_FRAME;
  const pieces = connectedPieces(width, height, (at) => grounds[at] !== 1 && lettered[at] !== 1);
  const largest = pieces.reduce<(typeof pieces)[number] | null>(
    (top, piece) => (top && top.count >= piece.count ? top : piece),
    null,
  );
  if (!largest || largest.count < LEAST_PIECE * width * height) return WHOLE_FRAME;
  const { left, top, right, bottom } = largest;
  return { x: left / width, y: top / height, w: (right - left) / width, h: (bottom - top) / height };
}
