import { endsUnfinished } from '../../copy/unfinished.ts';
import { mostCut } from '../letters/cut-letters.ts';
import { roomForCapitals } from '../letters/line-reach.ts';
import { fitShortWords } from '../letters/short-words.ts';
import type { ReadLine } from '../recognise/read-line.ts';
import type { PixelBox } from '../recognise/resample.ts';
import { groundsDiffer, overlap, ratioOf, standsBehind } from './side-by-side.ts';

/** Lines that belong together, top to bottom. */
export interface LineBlock {
  lines: ReadLine[];
  box: PixelBox;
}

/** Gap between the ink of two lines of one block, / line height; the lower one is taken to have capitals. */
const MAX_LINE_GAP = 0.95;
/** Lines of one block differ in height by less than this factor. */
const MAX_HEIGHT_RATIO = 1.16;
/** And by less than this one where the upper one breaks off in a phrase: the height of one word ("year?") is not told surely. */
const MAX_HEIGHT_RATIO_OF_PHRASE = 1.4;

/** The smallest box around all. */
export function aroundBoxes(boxes: readonly PixelBox[]): PixelBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

const heightRatio = (one: ReadLine, other: ReadLine): number => ratioOf(one.height, other.height);

function isSameLine(left: ReadLine, right: ReadLine): boolean {
  return standsBehind(left, right, Math.min(left.height, right.height)) && heightRatio(left, right) < MAX_HEIGHT_RATIO;
}

/** The thinner of two strokes; null where one is not known. */
export function thinner(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.min(one, other);
}

/** Two parts of one line made one. */
function joinParts(left: ReadLine, right: ReadLine): ReadLine {
  const letters = left.text.length + right.text.length;
  return {
    text: `${left.text} ${right.text}`,
    confidence: (left.confidence * left.text.length + right.confidence * right.text.length) / letters,
    box: aroundBoxes([left.box, right.box]),
    height: Math.max(left.height, right.height),
    stroke: thinner(left.stroke, right.stroke),
    slices: [...left.slices, ...right.slices],
    cut: mostCut([left.cut, right.cut]),
    tilt: null,
  };
}

function joinLineParts(lines: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (const line of [...lines].sort((p, q) => p.box.x - q.box.x)) {
    const at = joined.findIndex((left) => isSameLine(left, line));
    const left = joined[at];
    if (left) joined[at] = joinParts(left, line);
    else joined.push(line);
  }
  return joined;
}

function follows(block: LineBlock, line: ReadLine): boolean {
  const last = block.lines.at(-1);
  if (!last) return false;
  const gap = line.box.y - (last.box.y + last.box.h);
  const height = Math.min(last.height, line.height);
  const shared = overlap(last.box.x, last.box.x + last.box.w, line.box.x, line.box.x + line.box.w);
  return (
    gap - roomForCapitals(line.text, line.height) < height * MAX_LINE_GAP &&
    gap > -height * 0.5 &&
    heightRatio(last, line) < (endsUnfinished(last.text) ? MAX_HEIGHT_RATIO_OF_PHRASE : MAX_HEIGHT_RATIO) &&
    shared > Math.min(last.box.w, line.box.w) * 0.4 &&
    !groundsDiffer(last, line)
  );
}

/** Rows of blocks top to bottom, each row left to right. */
function inReadingOrder(blocks: readonly LineBlock[]): LineBlock[] {
  const rest = [...blocks].sort((p, q) => p.box.y - q.box.y || p.box.x - q.box.x);
  const ordered: LineBlock[] = [];
  while (rest.length > 0) {
    const [first] = rest as [LineBlock];
    const row = rest.filter(({ box }) => {
      const shared = overlap(first.box.y, first.box.y + first.box.h, box.y, box.y + box.h);
      return shared > Math.min(first.box.h, box.h) * 0.6;
    });
    ordered.push(...row.sort((p, q) => p.box.x - q.box.x));
    for (const block of row) rest.splice(rest.indexOf(block), 1);
  }
  return ordered;
}

/** Joins parts to lines and lines to blocks of one size on one ground; blocks come in reading order. */
export function joinBlocks(parts: readonly ReadLine[]): LineBlock[] {
  const lines = joinLineParts(fitShortWords(parts)).sort((p, q) => p.box.y - q.box.y || p.box.x - q.box.x);
  const blocks: LineBlock[] = [];
  for (const line of lines) {
    const block = blocks.find((candidate) => follows(candidate, line));
    if (block) {
      block.lines.push(line);
      block.box = aroundBoxes(block.lines.map(({ box }) => box));
    } else {
      blocks.push({ lines: [line], box: line.box });
    }
  }
  return inReadingOrder(blocks);
}
