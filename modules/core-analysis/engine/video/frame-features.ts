import type { Frame } from '../frame.ts';
import { quickLightness } from './quick-lightness.ts';

/** Cells of the thumbnail by which frames are compared, each way. */
export const GRID = 16;
/** Brightness and two colour axes of the histogram. */
const LUMA_BINS = 16;
const CHROMA_BINS = 4;
/** Bin of each difference of a channel and the luma, -255..255. Most colours lie near grey: the inner bins are the narrow ones. */
const CHROMA_BIN = Uint8Array.from({ length: 511 }, (_, at) => (at < 231 ? 0 : at < 255 ? 1 : at < 279 ? 2 : 3));
/** Cells each way in which a small change is looked for. */
const BLOCKS = 12;

/** What is kept of every frame. Lumas and differences are of 1. */
export interface FrameFeatures {
  /** Seconds since the first frame. */
  readonly time: number;
  /** Mean RGB of 16 x 16 cells, of 1, three values a cell. */
  readonly thumb: Float32Array;
  /** Mean luma, gamma-coded as in the video. */
  readonly luma: number;
  /** Mean L*, 0..100. */
  readonly lightness: number;
  /** Mean absolute luma difference to the frame before; 0 for the first. */
  readonly difference: number;
  /** The same in the one of 12 x 12 blocks that changed most. */
  readonly blockDifference: number;
  /** Half the L1 distance of the colour histograms of this frame and the one before, 0..1. */
  readonly histogramDifference: number;
  /** Mean absolute luma step between neighbours: how much detail shows. */
  readonly detail: number;
}

/**
 * Makes the features of small frames (long side about 160), one after the
 * other, all of one size.
 */
export class FrameFeaturizer {
  private luma = new Uint8Array(0);
  private before = new Uint8Array(0);
  private histogram = new Float64Array(LUMA_BINS * CHROMA_BINS * CHROMA_BINS);
  private histogramBefore = new Float64Array(LUMA_BINS * CHROMA_BINS * CHROMA_BINS);
  private cells = new Tiles(0, 0, GRID);
  private blocks = new Tiles(0, 0, BLOCKS);
  private started = false;

  next(time: number, frame: Frame): FrameFeatures {
    const { width, height } = frame;
    [this.luma, this.before] = [this.before, this.luma];
    if (this.luma.length !== width * height) this.luma = new Uint8Array(width * height);
    if (!this.cells.fits(width, height)) {
      this.cells = new Tiles(width, height, GRID);
      this.blocks = new Tiles(width, height, BLOCKS);
    }
    [this.histogram, this.histogramBefore] = [this.histogramBefore, this.histogram];
    this.histogram.fill(0);
    const { thumb, luma, lightness } = this.readPixels(frame);
    const compared = this.started ? this.compare(frame) : { difference: 0, blockDifference: 0, histogramDifference: 0 };
    this.started = true;
    return { time, thumb, luma, lightness, ...compared, detail: detailOf(this.luma, width, height) };
  }

  private readPixels({ width, height, rgb }: Frame): { thumb: Float32Array; luma: number; lightness: number } {
    const { luma: lumas, histogram } = this;
    const { rowOf, firstColumns, counts } = this.cells;
    const thumb = new Float32Array(GRID * GRID * 3);
    let lumaSum = 0;
    let lightnessSum = 0;
    for (let y = 0, pixel = 0, at = 0; y < height; y += 1) {
      const row = rowOf[y] as number;
      for (let column = 0; column < GRID; column += 1) {
        // Of one row of pixels those in one cell: their sums stay out of the arrays until the cell ends.
        const end = y * width + (firstColumns[column + 1] as number);
        let red = 0;
        let green = 0;
        let blue = 0;
        for (; pixel < end; pixel += 1, at += 3) {
          const r = rgb[at] as number;
          const g = rgb[at + 1] as number;
          const b = rgb[at + 2] as number;
          const luma = (r * 54 + g * 183 + b * 19) >> 8;
          lumas[pixel] = luma;
          lumaSum += luma;
          lightnessSum += quickLightness(r, g, b);
          const blueness = CHROMA_BIN[b - luma + 255] as number;
          const redness = CHROMA_BIN[r - luma + 255] as number;
          const bin = ((luma >> 4) * CHROMA_BINS + blueness) * CHROMA_BINS + redness;
          histogram[bin] = (histogram[bin] as number) + 1;
          red += r;
          green += g;
          blue += b;
        }
        const cell = (row + column) * 3;
        thumb[cell] = (thumb[cell] as number) + red;
        thumb[cell + 1] = (thumb[cell + 1] as number) + green;
        thumb[cell + 2] = (thumb[cell + 2] as number) + blue;
      }
    }
    // A frame narrower than the grid leaves cells empty: they stay black in every frame alike.
    for (let cell = 0; cell < counts.length; cell += 1) {
      const full = Math.max(1, (counts[cell] as number) * 255);
      for (let at = cell * 3; at < cell * 3 + 3; at += 1) thumb[at] = (thumb[at] as number) / full;
    }
    const pixels = width * height;
    return { thumb, luma: lumaSum / pixels / 255, lightness: lightnessSum / pixels };
  }

  private compare({ width, height }: Frame) {
    const { luma, before, histogram, histogramBefore } = this;
    const { rowOf, firstColumns, counts } = this.blocks;
    const blocks = new Float64Array(BLOCKS * BLOCKS);
    let sum = 0;
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const row = rowOf[y] as number;
      for (let column = 0; column < BLOCKS; column += 1) {
        const end = y * width + (firstColumns[column + 1] as number);
        let inBlock = 0;
        for (; pixel < end; pixel += 1) inBlock += Math.abs((luma[pixel] as number) - (before[pixel] as number));
        sum += inBlock;
        blocks[row + column] = (blocks[row + column] as number) + inBlock;
      }
    }
    let most = 0;
    for (let block = 0; block < blocks.length; block += 1) {
      const count = counts[block] as number;
      if (count > 0) most = Math.max(most, (blocks[block] as number) / count);
    }
    let moved = 0;
    for (let bin = 0; bin < histogram.length; bin += 1) {
      moved += Math.abs((histogram[bin] as number) - (histogramBefore[bin] as number));
    }
    const pixels = width * height;
    return {
      difference: sum / pixels / 255,
      blockDifference: most / 255,
      histogramDifference: moved / 2 / pixels,
    };
  }
}

/** Which of `side` x `side` tiles each pixel of a frame lies in, and how many pixels a tile has. */
class Tiles {
  /** Number of the first tile of the row of tiles that each row of pixels lies in. */
  readonly rowOf: Uint16Array;
  /** Where each column of tiles begins, pixels, and after them the frame's width. */
  readonly firstColumns: Uint16Array;
  readonly counts: Uint32Array;

  constructor(
    private readonly width: number,
    private readonly height: number,
    side: number,
  ) {
    this.rowOf = Uint16Array.from({ length: height }, (_, y) => Math.floor((y * side) / height) * side);
    this.firstColumns = Uint16Array.from({ length: side + 1 }, (_, column) => Math.ceil((column * width) / side));
    this.counts = new Uint32Array(side * side);
    for (const row of this.rowOf) {
      for (let column = 0; column < side; column += 1) {
        const wide = (this.firstColumns[column + 1] as number) - (this.firstColumns[column] as number);
        this.counts[row + column] = (this.counts[row + column] as number) + wide;
      }
    }
  }

  fits(width: number, height: number): boolean {
    return width === this.width && height === this.height;
  }
}

function detailOf(luma: Uint8Array, width: number, height: number): number {
  let sum = 0;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0, at = y * width; x < width - 1; x += 1, at += 1) {
      const here = luma[at] as number;
      sum += Math.abs((luma[at + 1] as number) - here) + Math.abs((luma[at + width] as number) - here);
    }
  }
  return sum / Math.max(1, (width - 1) * (height - 1)) / 2 / 255;
}

/** Mean absolute difference of two thumbnails, of 1. */
export function thumbDistance(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] as number) - (other[at] as number));
  return sum / one.length;
}
