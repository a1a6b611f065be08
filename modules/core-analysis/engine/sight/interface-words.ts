import { type Lab, rgbOf, rgbToLab } from '../colour-science.ts';
import { badgesOf, isStore } from '../copy/read-creative/badge.ts';
import { type CreativeLine, creativeOf } from '../copy/read-creative/lines-of.ts';
import { looksLikeInterface } from '../copy/read-creative/screen.ts';
import { labDistance } from '../layout/button-shape.ts';
import type { TextBlock } from '../measurements.ts';

/** Texts of an interface are smaller than this beside the largest text of the ad. */
const SMALL = 0.6;
const LEAST_TEXTS = 3;
/** Lab distance within one ground. */
const SAME_GROUND = 6;
/** So many texts that read as an interface make one; or one of them, or an ad for an app, in so many rows of several texts, nearly all labels and figures. */
const ALIKE = 2;
const ROWS = 2;
const LABELS = 0.8;
const LABEL_WORDS = 3;
/** Share of the frame's height: a clock above it is that of the telephone whose screen the whole file is. */
const STATUS_BAR = 0.06;
const SAYS = ['offer', 'request', 'guarantee', 'urgency', 'benefit', 'proof'] as const;

type Words = Pick<TextBlock, 'text' | 'region' | 'lineHeight' | 'background'>;
interface Line {
  readonly line: CreativeLine;
  readonly block: Words;
  readonly ground: Lab | null;
}

const isClock = ({ line: { reading } }: Line): boolean =>
  reading.tokens.filter(({ word }) => word).every(({ span }) => span?.kind === 'time');

/** A name of something or a figure, which promises and asks nothing. */
const isLabel = ({ line: { words, reading } }: Line): boolean =>
  words <= LABEL_WORDS && SAYS.every((fn) => reading.p(fn) < 0.5);

/** Rows in which several texts stand beside each other. */
function rowsOf(lines: readonly Line[]): number {
  const middle = ({ block: { region } }: Line) => region.y + region.h / 2;
  const rows: Line[][] = [];
  for (const one of lines) {
    const row = rows.find(([first]) => first && Math.abs(middle(first) - middle(one)) < one.block.lineHeight / 2);
    if (row) row.push(one);
    else rows.push([one]);
  }
  return rows.filter(({ length }) => length > 1).length;
}

function isInterface(small: readonly Line[], ofApp: boolean): boolean {
  const alike = small.filter(({ line }) => looksLikeInterface(line.reading)).length;
  if (small.length < LEAST_TEXTS || (alike === 0 && !ofApp)) return false;
  const labels = small.filter(isLabel).length / small.length;
  return labels >= LABELS ? alike >= ALIKE || rowsOf(small) >= ROWS : alike >= ALIKE && small.some(isClock);
}

/**
 * Which blocks are words of an interface that is shown without a case around it, as a panel of an app or a screenshot: small texts on
 * one ground, which is not that of the ad's largest text, laid out and worded as an interface is. Rows of names and sums are a list of
 * prices, unless a store's badge says that an app is what is shown.
 */
export function interfaceWords(blocks: readonly Words[]): ReadonlySet<number> {
  const creative = creativeOf(blocks);
  const { lines } = creative;
  const ofApp = [...badgesOf(creative)].some((index) => isStore(creative, index));
  const all = lines.flatMap((line, i): Line[] => {
    const block = blocks[i];
    const ground = block?.background ? rgbToLab(...rgbOf(block.background)) : null;
    return block ? [{ line, block, ground }] : [];
  });
  const top = all.reduce<Line | null>((most, one) => (most && most.line.size >= one.line.size ? most : one), null);
  const found = new Set<number>();
  for (const { ground } of all) {
    if (!ground || !top?.ground || labDistance(ground, top.ground) < SAME_GROUND) continue;
    const on = all.filter((one) => one.ground && labDistance(one.ground, ground) < SAME_GROUND);
    const isPage = on.some((one) => isClock(one) && one.block.region.y < STATUS_BAR);
    const shown = on.filter(({ line }) => isPage || line.size < SMALL);
    if (isInterface(shown, ofApp)) for (const { line } of shown) found.add(line.index);
  }
  return found;
}
