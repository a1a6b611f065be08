import type { Region } from '../../../contract/evidence.ts';

/** Words of a text: runs without white space that hold a letter or figure. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Exact share of the frame that lies under at least one of the boxes, 0..1. */
export function unionShare(boxes: readonly Region[]): number {
  const edges = [...new Set(boxes.flatMap(({ x, w }) => [x, x + w]))].sort((p, q) => p - q);
  let area = 0;
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i] as number, edges[i + 1] as number];
    const spans = boxes
      .filter(({ x, w }) => x < to && x + w > from)
      .map(({ y, h }) => [y, y + h] as const)
      .sort((p, q) => p[0] - q[0]);
    let covered = 0;
    let end = Number.NEGATIVE_INFINITY;
    for (const [top, bottom] of spans) {
      covered += Math.max(0, bottom - Math.max(top, end));
      end = Math.max(end, bottom);
    }
    area += covered * (to - from);
  }
  return Math.min(1, area);
}

/** Sizes this factor apart look like different sizes. */
export const LEVEL_RATIO = 1.25;

/** Count of clearly different sizes among line heights. */
export function countSizeLevels(heights: readonly number[]): number {
  let levels = 0;
  let start = 0;
  for (const height of [...heights].sort((p, q) => p - q)) {
    if (levels > 0 && height < start * LEVEL_RATIO) continue;
    levels++;
    start = height;
  }
  return levels;
}

/** Largest size / median of the others; null with fewer than two. */
export function headlineRatioOf(heights: readonly number[]): number | null {
  const sorted = [...heights].sort((p, q) => q - p);
  const [largest, ...rest] = sorted;
  if (largest === undefined || rest.length === 0) return null;
  const middle = rest.length >> 1;
  const median =
    rest.length % 2 === 1 ? (rest[middle] as number) : ((rest[middle - 1] as number) + (rest[middle] as number)) / 2;
  return largest / median;
}

/** Share of letters that are capitals, in words of more than three letters, 0..1; 0 without such words. */
export function capsShareOf(text: string): number {
  const letters = wordsOf(text)
    .map((word) => word.match(/\p{L}/gu) ?? [])
    .filter((word) => word.length > 3)
    .flat();
  return letters.length === 0 ? 0 : letters.filter((letter) => /\p{Lu}/u.test(letter)).length / letters.length;
}

/** Exclamation marks; a Spanish pair is one. */
export function countExclamations(text: string): number {
  const count = (mark: string) => text.split(mark).length - 1;
  return Math.max(count('!'), count('¡'));
}
