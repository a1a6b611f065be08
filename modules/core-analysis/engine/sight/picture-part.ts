import type { Region } from '../../contract/evidence.ts';
import { type PictureMask, shareOf } from '../measure/technical/picture-mask.ts';
import { connectedPieces, type Piece } from './connected-pieces.ts';

/** Under this share of grounds, and of the frame in one piece, the picture is the frame. */
const LEAST_GROUND = 0.15;
const LEAST_PIECE = 0.03;
/** A panel takes this share of the frame, and fills its box: a photograph does, a cut-out thing seldom. */
const LEAST_PANEL = 0.08;
const FILLED = 0.85;

export const WHOLE_FRAME: Region = { x: 0, y: 0, w: 1, h: 1 };

/**
 * The box of what of a layout is picture: the largest connected piece that is neither ground nor letter; the whole frame where there
 * is no ground to speak of. Buttons and panels beside a photograph are salient too, and are none of what it shows.
 */
export function picturePart(mask: PictureMask): Region {
  const { width, height, grounds } = mask;
  if (shareOf(grounds) < LEAST_GROUND) return WHOLE_FRAME;
  const largest = picturePieces(mask).reduce<Piece | null>(
    (top, piece) => (top && top.count >= piece.count ? top : piece),
    null,
  );
  if (!largest || largest.count < LEAST_PIECE * width * height) return WHOLE_FRAME;
  return boxOf(largest, mask);
}

/** Pictures that stand apart on a ground, each filling its own box; one or none where there is no ground to speak of. */
export function picturePanels(mask: PictureMask): Region[] {
  const { width, height, grounds } = mask;
  if (shareOf(grounds) < LEAST_GROUND) return [WHOLE_FRAME];
  return picturePieces(mask)
    .filter(({ count }) => count >= LEAST_PANEL * width * height)
    .filter(({ count, left, top, right, bottom }) => count >= FILLED * (right - left) * (bottom - top))
    .map((piece) => boxOf(piece, mask));
}

function picturePieces({ width, height, grounds, lettered }: PictureMask): Piece[] {
  const marks = new Uint8Array(grounds.length);
  for (let at = 0; at < marks.length; at += 1) if (grounds[at] !== 1 && lettered[at] !== 1) marks[at] = 1;
  return connectedPieces(width, height, marks);
}

const boxOf = ({ left, top, right, bottom }: Piece, { width, height }: PictureMask): Region => ({
  x: left / width,
  y: top / height,
  w: (right - left) / width,
  h: (bottom - top) / height,
});
