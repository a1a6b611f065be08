import type { Region } from '../../contract/evidence.ts';
import { toHex } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { findCards } from './find-cards.ts';
import { isThere } from './keep-boxes.ts';
import { plainEdges, type Sides } from './plain-edges.ts';
import { shrinkFrame } from './shrink-frame.ts';

/** Long side at which grounds are looked for: a margin of a hundredth of the frame is five pixels. */
const LONG_SIDE = 480;

/** How a creative is built, as far as its pixels tell: what fixes that cut or draw must respect. */
export interface Layout {
  /** Panels behind texts and things set into a plain page; a side within 0.8 % of the frame's edge runs off it. */
  readonly cards: readonly Region[];
  /** Which edges of the frame are of one colour along their whole length. */
  readonly plain: Sides<boolean>;
  /** Share of the frame that is picture: neither text nor the plain ground behind one, 0..1. */
  readonly pictureShare: number;
  /** Share of the picture's area, and of the attention predicted on it, that lies inside a box, 0..1; 1 where there is no picture. */
  readonly pictureWithin: (box: Region) => { readonly area: number; readonly attention: number };
  /** Mean colour inside a box, the part of another left out; grey where nothing is left. */
  readonly colourIn: (box: Region, without?: Region) => string;
}

/** Pure; about a fiftieth of what measuring costs. `frame` are the pixels that were measured, at any size. */
export function measureLayout(frame: Frame, m: ImageMeasurements): Layout {
  const small = shrinkFrame(frame, LONG_SIDE);
  const texts = m.text.blocks.filter(isThere);
  const button = m.copy.cta?.button?.region;
  const { cards, picture } = findCards(small, texts, button ? [button] : []);
  const area = summed(small, (at) => picture[at] as number);
  const attentionAt = cellsOf(m, small);
  const attention = summed(small, (at) => (picture[at] === 1 ? attentionAt(at) : 0));
  const channels = [0, 1, 2].map((c) => summed(small, (at) => small.rgb[at * 3 + c] as number));
  const pixels = summed(small, () => 1);
  const whole = { x: 0, y: 0, w: 1, h: 1 };
  const all = { area: area(whole), attention: attention(whole) };
  return {
    cards,
    plain: plainEdges(small),
    pictureShare: all.area / (small.width * small.height),
    pictureWithin: (box) => ({
      area: all.area > 0 ? area(box) / all.area : 1,
      attention: all.attention > 0 ? attention(box) / all.attention : 1,
    }),
    colourIn: (box, without) => {
      const over = (sum: (part: Region) => number) => sum(box) - (without ? sum(without) : 0);
      const count = over(pixels);
      const [r, g, b] = channels.map((sum) => (count > 0 ? Math.round(over(sum) / count) : 128));
      return toHex(r as number, g as number, b as number);
    },
  };
}

/** Predicted attention at a pixel: that of the cell of the map it lies in. */
function cellsOf({ saliency }: ImageMeasurements, { width, height }: Frame): (at: number) => number {
  const cells = Buffer.from(saliency.data, 'base64');
  return (at) => {
    const x = at % width;
    const column = Math.floor((x * saliency.width) / width);
    const row = Math.floor((((at - x) / width) * saliency.height) / height);
    return cells[row * saliency.width + column] ?? 0;
  };
}

/** Sums over boxes at the cost of four look-ups each; borders to the nearest pixel. */
function summed({ width, height }: Frame, valueAt: (at: number) => number): (box: Region) => number {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += valueAt(y * width + x);
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  return (box) => {
    const at = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value * most)));
    const [left, right] = [at(box.x, width), at(box.x + box.w, width)];
    const [top, bottom] = [at(box.y, height), at(box.y + box.h, height)];
    const corner = (y: number, x: number) => sums[y * stride + x] as number;
    return corner(bottom, right) - corner(top, right) - corner(bottom, left) + corner(top, left);
  };
}
