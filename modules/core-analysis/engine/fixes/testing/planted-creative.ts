import type { Region } from '../../../contract/evidence.ts';
import { rgbOf } from '../../colour-science.ts';
import type { Frame } from '../../frame.ts';
import type { CallToAction, ImageMeasurements } from '../../measurements.ts';
import { measurePlacements } from '../../placements/measure-placements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { type Layout, measureLayout } from '../measure-layout.ts';

/** Left, top, right and bottom in pixels. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** A creative whose truth is planted: rectangles on a restless photograph, texts where they are said to be. */
export interface Planted {
  readonly width: number;
  readonly height: number;
  /** Colour of the page; without it a photograph fills the frame. */
  readonly page?: string;
  /** Laid over each other in this order; without a colour, a photograph. */
  readonly shapes?: readonly { readonly at: Edges; readonly colour?: string }[];
  /** Text boxes with the colour they stand on; their letters are dark or light bars. */
  readonly texts?: readonly { readonly at: Edges; readonly ground: string; readonly words?: string }[];
  readonly subject?: Edges;
  /** Index of the text that calls to act, without a button. */
  readonly call?: number;
  /** Where attention falls, besides a little everywhere. */
  readonly attention?: readonly Edges[];
}

const CELLS = 54;

/** The pixels, measurements that agree with them, and the layout measured on the pixels. */
export function plant(planted: Planted): { frame: Frame; m: ImageMeasurements; layout: Layout } {
  const { width, height, texts = [] } = planted;
  const frame = draw(planted);
  const part = ([left, top, right, bottom]: Edges): Region => ({
    x: left / width,
    y: top / height,
    w: (right - left) / width,
    h: (bottom - top) / height,
  });
  const blocks = texts.map(({ at, ground, words = 'Fresh every week' }) =>
    makeBlock({
      text: words,
      region: part(at),
      lineHeight: (at[3] - at[1]) / height,
      lineHeightOfShortSide: (at[3] - at[1]) / Math.min(width, height),
      lines: 1,
      words: words.split(' ').length,
      background: ground,
      foreground: inkFor(ground),
      confidence: 0.99,
    }),
  );
  const base = makeMeasurements();
  const called = planted.call === undefined ? undefined : blocks[planted.call];
  const cta: CallToAction | null = called
    ? {
        ...(base.copy.cta as CallToAction),
        text: called.text,
        block: planted.call as number,
        region: called.region,
        button: null,
        isolationDeltaE: 5,
        areaShare: 0.006,
      }
    : null;
  const m = makeMeasurements({
    source: { width, height },
    text: { blocks, wordCount: 12, readingEase: 80 },
    copy: { cta, offer: null },
    composition: { subject: planted.subject ? part(planted.subject) : null },
    saliency: { width: CELLS, height: CELLS, data: attentionMap((planted.attention ?? []).map(part)) },
    people: { measured: true, faces: [] },
  });
  const measured = { ...m, placements: measurePlacements(m.source, m.text, m.copy) };
  return { frame, m: measured, layout: measureLayout(frame, measured) };
}

function attentionMap(boxes: readonly Region[]): string {
  const cells = Buffer.alloc(CELLS * CELLS, 10);
  for (const { x, y, w, h } of boxes)
    for (let row = Math.floor(y * CELLS); row < (y + h) * CELLS; row += 1)
      cells.fill(200, row * CELLS + Math.floor(x * CELLS), row * CELLS + Math.ceil((x + w) * CELLS));
  return cells.toString('base64');
}

function draw({ width, height, page, shapes = [], texts = [] }: Planted): Frame {
  const frame = { width, height, rgb: new Uint8Array(width * height * 3) };
  paint(frame, [0, 0, width, height], page);
  for (const { at, colour } of shapes) paint(frame, at, colour);
  for (const { at, ground } of texts) {
    paint(frame, at, ground);
    for (let x = at[0]; x < at[2]; x += 24) paint(frame, [x, at[1], Math.min(at[2], x + 12), at[3]], inkFor(ground));
  }
  return frame;
}

function inkFor(ground: string): string {
  return rgbOf(ground)[1] > 128 ? '#101010' : '#ffffff';
}

/** A colour, or blotches of 24 pixels that differ by up to 120 levels, as leaves and stones do. */
function paint({ width, rgb }: Frame, [left, top, right, bottom]: Edges, colour?: string): void {
  const flat = colour ? rgbOf(colour) : null;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      const blotch =
        60 + ((Math.imul(Math.floor(x / 24) * 73 + Math.floor(y / 24) * 151 + 7, 2654435761) >>> 20) % 120);
      rgb[at] = flat ? flat[0] : blotch;
      rgb[at + 1] = flat ? flat[1] : blotch + 20;
      rgb[at + 2] = flat ? flat[2] : blotch - 30;
    }
  }
}
