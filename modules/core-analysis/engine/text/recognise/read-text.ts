import type { Region } from '../../../contract/evidence.ts';
import { assignRoles } from '../../copy/read-creative/assign-roles.ts';
import type { Frame, Frames } from '../../frame.ts';
import type { TextBlock, TextMeasures } from '../../measurements.ts';
import { joinBlocks, type LineBlock, thinner } from '../blocks/join-blocks.ts';
import { isStarRow, withStarRows } from '../blocks/star-rows.ts';
import { countsOf } from '../blocks/text-counts.ts';
import { unionShare, wordsOf } from '../blocks/text-statistics.ts';
import { correctAi } from '../correct/correct-ai.ts';
import { contrastOf } from '../ink/contrast.ts';
import { mostCut } from '../letters/cut-letters.ts';
import { detectLines } from './detect-lines.ts';
import { isLegible } from './legible.ts';
import { type OcrRuntime, ocrRuntime } from './ocr-runtime.ts';
import { type ReadLine, readLine, readTiltedLine } from './read-line.ts';
import type { PixelBox } from './resample.ts';
import { withoutScraps } from './scraps.ts';
import { smallScreenLegibility } from './small-screen.ts';
import { slicesOf } from './straighten.ts';

const NOT_MEASURED: TextMeasures = {
  measured: false,
  blocks: [],
  areaShare: 0,
  wordCount: 0,
  sizeLevels: 0,
  headlineRatio: null,
  smallScreenLegibility: null,
  capsShare: 0,
  exclamations: 0,
  readingEase: null,
};

function toRegion(box: PixelBox, { width, height }: Frame): Region {
  const x = Math.min(1, Math.max(0, box.x / width));
  const y = Math.min(1, Math.max(0, box.y / height));
  return {
    x,
    y,
    w: Math.min(1 - x, Math.max(0, box.w / width)),
    h: Math.min(1 - y, Math.max(0, box.h / height)),
  };
}

function weightedMean(lines: readonly ReadLine[], value: (line: ReadLine) => number): number {
  const weightOf = ({ text }: ReadLine) => Math.max(1, text.length);
  const weights = lines.reduce((sum, line) => sum + weightOf(line), 0);
  return lines.reduce((sum, line) => sum + value(line) * weightOf(line), 0) / Math.max(1, weights);
}

/** What is told of a block, its role aside. */
function toBlock({ lines, box }: LineBlock, frame: Frame): Omit<TextBlock, 'role'> {
  const text = lines.map((line) => line.text).join(' ');
  const height = weightedMean(lines, (line) => line.height);
  const stroke = lines.map((line) => line.stroke).reduce(thinner);
  const cut = mostCut(lines.map((line) => line.cut));
  return {
    text,
    region: toRegion(box, frame),
    confidence: weightedMean(lines, ({ confidence }) => confidence),
    lineHeight: height / frame.height,
    lineHeightOfShortSide: height / Math.min(frame.width, frame.height),
    lines: lines.length,
    words: wordsOf(text).length,
    ...contrastOf(lines.flatMap(({ slices }) => slices)),
    ...(stroke !== null ? { stroke } : {}),
    ...(cut.left > 0 || cut.right > 0 ? { cut } : {}),
  };
}

/** Length of a line in its own height: how much there is to read, in any script. */
const lengthOf = ({ box, height }: ReadLine): number => Math.max(box.w, box.h) / Math.max(1, height);
const lengthOfAll = (lines: readonly ReadLine[]): number => lines.reduce((sum, line) => sum + lengthOf(line), 0);

/**
 * The lines that could not be read, where they are more than those that were read surely. Fewer are an ornament, a signature or a
 * logo, and say nothing of the rest.
 */
function unreadGroups(
  lines: readonly ReadLine[],
  texts: readonly { group: LineBlock; block: Omit<TextBlock, 'role'> }[],
): LineBlock[] {
  const unread = lines.filter(({ text }) => text === '');
  const sure = texts.filter(({ block }) => isLegible(block)).flatMap(({ group }) => group.lines);
  return lengthOfAll(unread) > lengthOfAll(sure) ? unread.map((line) => ({ lines: [line], box: line.box })) : [];
}

/**
 * Lines joined to blocks, rows of stars with the words they stand at, without the scraps that are no text; in reading order. Lines
 * that could not be read stand behind them, each by itself.
 */
export function blocksOf(
  lines: readonly ReadLine[],
  frame: Frame,
): { groups: LineBlock[]; blocks: Omit<TextBlock, 'role'>[] } {
  const read = joinBlocks(lines.filter(({ text }) => text !== '' && !isStarRow(text)))
    .map((group) => ({ group, block: toBlock(group, frame) }))
    .filter(({ block }) => /[\p{L}\p{N}]/u.test(block.text));
  const texts = withoutScraps(read, ({ block }) => block);
  const unread = unreadGroups(lines, texts);
  const groups = [...texts.map(({ group }) => group), ...unread];
  const starRows = lines.filter(({ text }) => isStarRow(text));
  const corrected = withStarRows(
    texts.map(({ group }) => group),
    correctAi(texts.map(({ block }) => block.text)),
    starRows,
  );
  return {
    groups,
    blocks: [
      ...texts.map(({ block }, at) => ({ ...block, text: corrected[at] ?? block.text })),
      ...unread.map((group) => toBlock(group, frame)),
    ],
  };
}

/** Lines are found on the smaller frame, which is all the detector can use, and cut from the larger one. */
async function readLines(runtime: OcrRuntime, full: Frame, finder: Frame): Promise<ReadLine[]> {
  const [sx, sy] = [full.width / finder.width, full.height / finder.height];
  const lines: ReadLine[] = [];
  for (const { box, tilt, score } of await detectLines(runtime, finder)) {
    const line = tilt
      ? await readTiltedLine(
          runtime,
          full,
          {
            cx: tilt.cx * sx,
            cy: tilt.cy * sy,
            length: tilt.length * sx,
            height: tilt.height * sy,
            angle: tilt.angle,
          },
          score,
        )
      : await readLine(runtime, full, { x: box.x * sx, y: box.y * sy, w: box.w * sx, h: box.h * sy }, score);
    if (line) lines.push(line);
  }
  return lines;
}

async function measure(runtime: OcrRuntime, frames: Pick<Frames, 'full' | 'long1024'>): Promise<TextMeasures> {
  const { full } = frames;
  const { groups, blocks: read } = blocksOf(await readLines(runtime, full, frames.long1024), full);
  const lines = groups.flatMap((group) => group.lines);
  const blocks = assignRoles(frames.long1024, read);
  return {
    measured: true,
    blocks,
    areaShare: unionShare(
      lines.flatMap(({ box, tilt }) => (tilt ? slicesOf(box, tilt.angle) : [box])).map((box) => toRegion(box, full)),
    ),
    ...countsOf(blocks),
    smallScreenLegibility: await smallScreenLegibility(runtime, full, lines),
  };
}

/**
 * Reads all text of an image and measures it. Level or tilted text (up to about
 * 30 degrees) in Latin (and
 * Chinese) writing; blocks of what is surely writing in any other have no
 * text. `measured` is false, and nothing else is said, where the recogniser
 * cannot be loaded; `warmText` tells why. Same frames, same answer.
 *
 * @throws whatever the recogniser throws while it reads: worth another try, not an answer
 */
export async function readText(frames: Pick<Frames, 'full' | 'long1024'>): Promise<TextMeasures> {
  const runtime = await ocrRuntime().catch(() => null);
  return runtime ? await measure(runtime, frames) : NOT_MEASURED;
}

/**
 * Loads the recogniser and runs it once, so that the first image does not wait for it.
 *
 * @throws where it cannot be loaded or fails at once: texts will not be measured then, which somebody must be told
 */
export async function warmText(): Promise<void> {
  const runtime = await ocrRuntime();
  const blank = { width: 256, height: 256, rgb: new Uint8Array(256 * 256 * 3).fill(255) };
  await readLines(runtime, blank, blank);
  await readLine(runtime, blank, { x: 0, y: 0, w: 256, h: 48 });
}
