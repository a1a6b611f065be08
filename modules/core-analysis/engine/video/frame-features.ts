import type { Frame } from '../frame.ts';
import { quickLightness } from './quick-lightness.ts';

/** Cells of the thumbnail by which frames are compared, each way. */
export const GRID = 16;
/** Brightness and two colour axes of the histogram. */
const LUMA_BINS = 16;
const CHROMA_BINS = 4;
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
  private started = false;

  next(time: number, frame: Frame): FrameFeatures {
    const pixels = frame.width * frame.height;
    [this.luma, this.before] = [this.before, this.luma];
    if (this.luma.length !== pixels) this.luma = new Uint8Array(pixels);
    [this.histogram, this.histogramBefore] = [this.histogramBefore, this.histogram];
    this.histogram.fill(0);
    const { thumb, luma, lightness } = this.readPixels(frame);
    const compared = this.started ? this.compare(frame) : { difference: 0, blockDifference: 0, histogramDifference: 0 };
    this.started = true;
    return { time, thumb, luma, lightness, ...compared, detail: detailOf(this.luma, frame.width, frame.height) };
  }

  private readPixels({ width, height, rgb }: Frame): { thumb: Float32Array; luma: number; lightness: number } {
    const sums = new Float32Array(GRID * GRID * 3);
    const counts = new Float32Array(GRID * GRID);
    let lumaSum = 0;
    let lightnessSum = 0;
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const row = Math.floor((y * GRID) / height) * GRID;
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const r = rgb[pixel * 3] as number;
        const g = rgb[pixel * 3 + 1] as number;
        const b = rgb[pixel * 3 + 2] as number;
        const luma = (r * 54 + g * 183 + b * 19) >> 8;
        this.luma[pixel] = luma;
        lumaSum += luma;
        lightnessSum += quickLightness(r, g, b);
        const bin = (luma >> 4) * CHROMA_BINS * CHROMA_BINS + chromaBin(b - luma) * CHROMA_BINS + chromaBin(r - luma);
        this.histogram[bin] = (this.histogram[bin] as number) + 1;
        const cell = row + Math.floor((x * GRID) / width);
        counts[cell] = (counts[cell] as number) + 255;
        sums[cell * 3] = (sums[cell * 3] as number) + r;
        sums[cell * 3 + 1] = (sums[cell * 3 + 1] as number) + g;
        sums[cell * 3 + 2] = (sums[cell * 3 + 2] as number) + b;
      }
    }
    // A frame narrower than the grid leaves cells empty: they stay black in every frame alike.
    const thumb = sums.map((sum, at) => sum / Math.max(1, counts[Math.floor(at / 3)] as number));
    const pixels = width * height;
    return { thumb, luma: lumaSum / pixels / 255, lightness: lightnessSum / pixels };
  }

  private compare({ width, height }: Frame) {
    const blocks = new Float64Array(BLOCKS * BLOCKS);
    const counts = new Float64Array(BLOCKS * BLOCKS);
    let sum = 0;
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const row = Math.floor((y * BLOCKS) / height) * BLOCKS;
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const difference = Math.abs((this.luma[pixel] as number) - (this.before[pixel] as number));
        sum += difference;
        const block = row + Math.floor((x * BLOCKS) / width);
        blocks[block] = (blocks[block] as number) + difference;
        counts[block] = (counts[block] as number) + 1;
      }
    }
    let most = 0;
    for (let block = 0; block < blocks.length; block += 1) {
      const count = counts[block] as number;
      if (count > 0) most = Math.max(most, (blocks[block] as number) / count);
    }
    let moved = 0;
    for (let bin = 0; bin < this.histogram.length; bin += 1) {
      moved += Math.abs((this.histogram[bin] as number) - (this.histogramBefore[bin] as number));
    }
    const pixels = width * height;
    return {
      difference: sum / pixels / 255,
      blockDifference: most / 255,
      histogramDifference: moved / 2 / pixels,
    };
  }
}

function chromaBin(offset: number): number {
  // Most colours lie near grey: the inner bins are the narrow ones.
  return offset < -24 ? 0 : offset < 0 ? 1 : offset < 24 ? 2 : 3;
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
