import { ramp } from '../response.ts';
import type { PictureMask } from './picture-mask.ts';
import type { Plane } from './plane.ts';
import { isTextured } from './tile-sums.ts';

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
export function markDrawn(luma: Plane, { width, height, grounds, lettered }: PictureMask): Uint8Array {
  const stride = width + 1;
  const [free, textured] = [new Uint32Array(stride * (height + 1)), new Uint32Array(stride * (height + 1))];
  for (let y = 0; y < height; y += 1) {
    let [freeInRow, texturedInRow] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (grounds[at] !== 1 && lettered[at] !== 1) {
        freeInRow += 1;
        if (isTextured(luma, x, y)) texturedInRow += 1;
      }
      const to = (y + 1) * stride + x + 1;
      free[to] = (free[to - stride] as number) + freeInRow;
      textured[to] = (textured[to - stride] as number) + texturedInRow;
    }
  }
  const texture = new Float32Array(width * height);
  let soft = 0;
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - REACH) * stride, Math.min(height, y + REACH + 1) * stride];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (grounds[at] === 1 || lettered[at] === 1) continue;
      const [left, right] = [Math.max(0, x - REACH), Math.min(width, x + REACH + 1)];
      const within = (sums: Uint32Array) =>
        (sums[bottom + right] as number) -
        (sums[top + right] as number) -
        (sums[bottom + left] as number) +
        (sums[top + left] as number);
      texture[at] = within(textured) / within(free);
      if ((texture[at] as number) >= SOFT) soft += 1;
    }
  }
  const least = TEXTURED * (1 - ramp(...WHOLE)(soft / Math.max(1, free.at(-1) as number)));
  return Uint8Array.from(texture, (share) => (share < least ? 1 : 0));
}
