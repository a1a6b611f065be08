import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import { type Lab, rgbToLab } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import { colourAt, labDistance } from '../layout/button-shape.ts';
import { outOf } from '../measure/composition/within-bars.ts';
import type { TextBlock } from '../measurements.ts';
import { SCREENS } from './coco-classes.ts';
import { connectedPieces } from './connected-pieces.ts';
import { interfaceWords } from './interface-words.ts';
import type { Look } from './look-at-picture.ts';

/** Things the detector knows to carry words, and the confidence from which its names are trusted. */
const CARRIERS = new Set([...SCREENS, 'bottle', 'book']);
const NAMED = 0.55;
/** Share of the frame: a smaller thing carries no words to read, a larger one is no part of an ad but the file itself. */
const SIZE = { least: 0.03, most: 0.6 } as const;
/** How much of a text lies on the thing, and its size against the largest text of the ad: what leads the ad is no label. */
const INSIDE = 0.9;
const SMALL = 0.6;
/** A device shows a screen of several texts in a case: a rim of one colour that parts from what is around and from what is in it. */
const LEAST_ON_SCREEN = 3;
/** Places across the sides of its box, / its width: an outline is true to about a twentieth. */
const ACROSS = Array.from({ length: 27 }, (_, i) => -0.05 + i * 0.005);
const CASE_ROWS = [0.3, 0.5, 0.7] as const;
/** So many of these places in a row have the colour of the case, and what lies so many further is another. */
const RIM = 3;
const BEYOND = 16;
/** Lab distances within the case, between its sides, to what is around it and to the screen. */
const PARTS = { even: 5, same: 12, around: 12, screen: 20 } as const;

type Words = Pick<TextBlock, 'text' | 'region' | 'lineHeight' | 'background'>;

const hasSize = ({ w, h }: Region): boolean => w * h >= SIZE.least && w * h <= SIZE.most;

/** Boxes of what stands out of the picture. */
function piecesOf({ part, outlines: [outline] }: Look): Region[] {
  if (!outline) return [];
  const { side, map } = outline;
  return connectedPieces(
    side,
    side,
    Uint8Array.from(map, (value) => (value > 0.5 ? 1 : 0)),
  ).map(({ left, top, right, bottom }) =>
    outOf({ x: left / side, y: top / side, w: (right - left) / side, h: (bottom - top) / side }, part),
  );
}

/** Whether a box is a device: its sides have a rim of one colour, and a screen in it. */
function isDevice(frame: Frame, { x, y, w, h }: Region): boolean {
  const at = (across: number, down: number): Lab | null => {
    const [px, py] = [Math.round((x + across * w) * frame.width), Math.round((y + down * h) * frame.height)];
    const inFrame = px >= 0 && py >= 0 && px < frame.width && py < frame.height;
    return inFrame ? rgbToLab(...colourAt(frame, px, py)) : null;
  };
  /** Colours of what may be the case on one side of one row. */
  const rims = (isLeft: boolean, row: number): Lab[] => {
    const colours = ACROSS.map((across) => at(isLeft ? across : 1 - across, row));
    const differs = (place: number, from: Lab, least: number) => {
      const one = colours[place];
      return one === undefined || one === null || labDistance(one, from) > least;
    };
    return colours.flatMap((colour, i) => {
      const run = colours.slice(i, i + RIM);
      if (!colour || run.length < RIM || run.some((one) => !one || labDistance(one, colour) > PARTS.even)) return [];
      const begins = i === 0 || differs(i - 1, colour, PARTS.even);
      const ends = colours.findIndex((one, place) => place > i && (!one || labDistance(one, colour) > PARTS.same));
      const inside = ends > 0 && ends - i <= BEYOND && differs(ends + 1, colour, PARTS.screen);
      return begins && inside && i > 1 && differs(i - 2, colour, PARTS.around) ? [colour] : [];
    });
  };
  const sides = CASE_ROWS.flatMap((row) => [rims(true, row), rims(false, row)]);
  return (sides[0] ?? []).some((colour) =>
    sides.every((side) => side.some((one) => labDistance(one, colour) <= PARTS.same)),
  );
}

/** Words that are shown, not said: on the screen of a device or of an app, on the label of a pack. */
interface PicturedWords {
  /** Places of their blocks. */
  readonly words: ReadonlySet<number>;
  /** Devices with their words, drawn or photographed. */
  readonly devices: readonly Region[];
}

/** The words on things that are shown: they are picture, not copy. */
export function picturedWords(look: Look | null, frame: Frame, blocks: readonly Words[]): PicturedWords {
  if (!look || blocks.length === 0) return { words: new Set(), devices: [] };
  const largest = Math.max(...blocks.map(({ lineHeight }) => lineHeight));
  const on = (thing: Region) =>
    blocks.flatMap((block, at) =>
      coveredBy(block.region, thing) >= INSIDE && block.lineHeight < SMALL * largest ? [at] : [],
    );
  const seen = look.objects.filter(
    ({ name, confidence, region }) => CARRIERS.has(name) && confidence >= NAMED && hasSize(region),
  );
  const cased = piecesOf(look).filter(
    (box) => hasSize(box) && on(box).length >= LEAST_ON_SCREEN && isDevice(frame, box),
  );
  const screens = seen.filter(({ name, region }) => SCREENS.has(name) && on(region).length > 0);
  return {
    words: new Set([...[...seen.map(({ region }) => region), ...cased].flatMap(on), ...interfaceWords(blocks)]),
    devices: [...cased, ...screens.map(({ region }) => region)],
  };
}
