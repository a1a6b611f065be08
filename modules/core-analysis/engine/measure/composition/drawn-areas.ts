import { ramp } from '../../response.ts';
import { countInSquares } from '../clutter/square-counts.ts';
import type { Plane } from '../plane.ts';
import type { PictureMask } from '../technical/picture-mask.ts';
import { isTextured } from '../tile-sums.ts';

/** Half the side of the square around a pixel whose texture is looked at, in pixels of long side 512. */
const REACH = 8;
/** Share of that square with texture from which it is photographed. An edge fills a tenth of it, the soft shadow of a card a third. */
const TEXTURED = 0.6;
/** Share of that square with texture from which it may be a photograph out of focus. */
const SOFT = 0.3;
/**
 * Share of what is neither ground nor letter that may be a photograph, between which its plain parts go from drawn to the
 * photograph's own: skies are plain too. Blurred by 12 pixels of 1080 the plainest of four photographs of the frame has 0.27; pale
 * cards on a gradient have none, with wide shadows on a plain page 0.05.
 */
const WHOLE = [0.1, 0.22] as const;

/**
 * 1 for each pixel of a plain fill, a gradient, or an edge between them: drawn, and no more out of focus where two pale fills meet
 * than where black meets white. `luma` of the size of the mask.
 */
export function markDrawn(luma: Plane, mask: PictureMask): Uint8Array {
  const { width, height, grounds, lettered } = mask;
  const isFree = (at: number) => grounds[at] !== 1 && lettered[at] !== 1;
  const free = countInSquares(mask, REACH, isFree);
  const textured = countInSquares(mask, REACH, (at, x, y) => isFree(at) && isTextured(luma, x, y));
  const texture = new Float32Array(width * height);
  let [soft, all] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!isFree(at)) continue;
      all += 1;
      texture[at] = textured.marked(x, y) / free.marked(x, y);
      if ((texture[at] as number) >= SOFT) soft += 1;
    }
  }
  const least = TEXTURED * (1 - ramp(...WHOLE)(soft / Math.max(1, all)));
  const drawn = new Uint8Array(texture.length);
  for (let at = 0; at < drawn.length; at += 1) if ((texture[at] as number) < least) drawn[at] = 1;
  return drawn;
}
