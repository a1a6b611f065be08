import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';

/** Share of a text that must lie on a card for it to be that card's text. */
const ON_CARD = 0.95;
/** Texts whose middle is this near to that of their ground, share of the frame, may be centred on it. */
const IN_THE_MIDDLE = 0.015;

/** Texts that stand together, and the line they are set on. */
export interface TextColumn {
  /** Whether `at` is where their middles lie, or their left edges; share of the frame's width. */
  readonly centred: boolean;
  readonly at: number;
  /** The card they stand on; null where it is the page. */
  readonly card: Region | null;
}

/** The columns of a creative: texts on one card are one, and so are those on none. */
export function textColumns(texts: readonly Region[], cards: readonly Region[]): TextColumn[] {
  const groups = new Map<Region | null, Region[]>();
  for (const text of texts) {
    const card = cardUnder(text, cards);
    groups.set(card, [...(groups.get(card) ?? []), text]);
  }
  return [...groups].map(([card, group]) => columnOf(group, card));
}

/** The column a box belongs to: that of the texts on its own card, of all texts where it stands alone there, else its own. */
export function columnAround(box: Region, texts: readonly Region[], cards: readonly Region[]): TextColumn {
  const card = cardUnder(box, cards);
  const near = texts.filter((text) => cardUnder(text, cards) === card);
  if (near.length > 0) return columnOf(near, card);
  return texts.length > 0 ? { ...columnOf(texts, null), card } : columnOf([box], card);
}

/** The smallest card that a box lies on. */
export function cardUnder(box: Region, cards: readonly Region[]): Region | null {
  const under = cards.filter((card) => coveredBy(box, card) >= ON_CARD && card !== box);
  return under.sort((a, b) => a.w * a.h - b.w * b.h)[0] ?? null;
}

/**
 * Left edges or middles, whichever agree better; where both do (one text, or
 * lines of one length), what stands in the middle of its ground is centred.
 * Medians: a logo in a corner is no member of the column.
 */
function columnOf(texts: readonly Region[], card: Region | null): TextColumn {
  const lefts = texts.map(({ x }) => x);
  const middles = texts.map(({ x, w }) => x + w / 2);
  const ground = card ?? { x: 0, w: 1 };
  const undecided = Math.max(scatter(lefts), scatter(middles)) < IN_THE_MIDDLE;
  const inTheMiddle = Math.abs(median(middles) - ground.x - ground.w / 2) <= IN_THE_MIDDLE;
  const centred = undecided ? inTheMiddle : scatter(middles) < scatter(lefts);
  return { centred, at: median(centred ? middles : lefts), card };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0.5;
}

/** Median distance from the median. */
function scatter(values: readonly number[]): number {
  const middle = median(values);
  return median(values.map((value) => Math.abs(value - middle)));
}
