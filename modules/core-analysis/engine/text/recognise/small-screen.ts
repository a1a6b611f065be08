import { foldText } from '../../copy/fold-text.ts';
import type { Frame } from '../../frame.ts';
import { wordsOf } from '../blocks/text-statistics.ts';
import type { OcrRuntime } from './ocr-runtime.ts';
import type { ReadLine } from './read-line.ts';
import { recogniseLine } from './recognise-line.ts';
import { shrinkBox } from './resample.ts';
import { straighten } from './straighten.ts';

/** Width in pixels at which a feed is read again. */
const SMALL_WIDTH = 320;
/** Lines of this height at that width were always read alike in the planted tests; they are not read twice. */
const SURE_HEIGHT = 13;

const plainWords = (text: string) => wordsOf(text).map((word) => foldText(word).replace(/[^\p{L}\p{N}%$€£]/gu, ''));

/** How many of `words` the other reading holds too, each used once. */
function countFound(words: readonly string[], reading: readonly string[]): number {
  const rest = [...reading];
  return words.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
}

async function foundAgain(runtime: OcrRuntime, frame: Frame, line: ReadLine, scale: number): Promise<number> {
  const rim = line.height * 0.2;
  const { x, y, w, h } = line.box;
  const cut = line.tilt && straighten(frame, line.tilt);
  const shown = cut
    ? shrinkBox(cut, { x: 0, y: 0, w: cut.width, h: cut.height }, scale)
    : shrinkBox(frame, { x: x - rim, y: y - rim, w: w + rim * 2, h: h + rim * 2 }, scale);
  const letters = await recogniseLine(runtime, shown, { x: 0, y: 0, w: shown.width, h: shown.height });
  const visible = letters.filter(({ letter }) => letter !== ' ');
  if (visible.length === 0) return 0;
  const confidence = visible.reduce((sum, letter) => sum + letter.confidence, 0) / visible.length;
  const text = letters.map(({ letter }) => letter).join('');
  const words = plainWords(line.text);
  // Spaces are the first thing a small picture loses; words run together still were read.
  const joined = plainWords(text).join('');
  const found = Math.max(countFound(words, plainWords(text)), joined === words.join('') ? words.length : 0);
  return found * confidence;
}

/**
 * Words read again with the picture at 320 px width / words at full size, each
 * weighted by confidence, 0..1; null without text. Places come from the full
 * reading: what is asked is whether the words can still be read, not found.
 */
export async function smallScreenLegibility(
  runtime: OcrRuntime,
  frame: Frame,
  lines: readonly ReadLine[],
): Promise<number | null> {
  const scale = Math.min(1, SMALL_WIDTH / frame.width);
  let full = 0;
  let again = 0;
  for (const line of lines) {
    const weight = wordsOf(line.text).length * line.confidence;
    full += weight;
    if (scale === 1 || line.height * scale >= SURE_HEIGHT) {
      again += weight;
      continue;
    }
    again += Math.min(weight, await foundAgain(runtime, frame, line, scale));
  }
  return full > 0 ? again / full : null;
}
