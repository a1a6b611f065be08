import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import type { SubjectOutline } from '../measurements.ts';

/** Width of the mask that is kept. */
const SMALL_WIDTH = 64;

/** The pixels of a subject. */
export interface SubjectMask {
  /** Whether the pixel with this middle, as fractions of the frame, is in it. */
  has(x: number, y: number): boolean;
  /** As it is kept: 64 cells wide, cells as high as wide. */
  small(frame: Pick<Frame, 'width' | 'height'>): SubjectOutline;
}

/** A square's marks on the part of the frame that it was squashed from. */
export function frameMask(marks: Uint8Array, part: Region): SubjectMask {
  const side = Math.round(Math.sqrt(marks.length));
  const has = (x: number, y: number): boolean => {
    const column = Math.floor(((x - part.x) / part.w) * side);
    const row = Math.floor(((y - part.y) / part.h) * side);
    return column >= 0 && row >= 0 && column < side && row < side && marks[row * side + column] === 1;
  };
  return {
    has,
    small: ({ width, height }) => {
      const rows = Math.max(1, Math.round((SMALL_WIDTH * height) / width));
      const bits = new Uint8Array(Math.ceil((SMALL_WIDTH * rows) / 8));
      for (let at = 0; at < SMALL_WIDTH * rows; at += 1) {
        const [x, y] = [((at % SMALL_WIDTH) + 0.5) / SMALL_WIDTH, (Math.floor(at / SMALL_WIDTH) + 0.5) / rows];
        if (has(x, y)) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
      }
      return { width: SMALL_WIDTH, height: rows, data: Buffer.from(bits).toString('base64') };
    },
  };
}
