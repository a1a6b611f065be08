import { ciede2000, labOf } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';

/** Lines of one voice differ in height by less than this factor, as in one block. */
const SAME_SIZE = 1.16;
/** Letters further apart in colour (CIEDE2000) are another style. */
const SAME_COLOUR = 12;
/** Gap between two lines / line height: two panels with their padding and the gap between them take about 1.5. */
const STACKED = 2;
/** Share of the narrower line that lies under or over the other. */
const ALIGNED = 0.4;

type Line = Pick<TextBlock, 'region' | 'lineHeight' | 'foreground' | 'role'>;

function isNext(one: Line, other: Line): boolean {
  if (one.role === 'cta' || other.role === 'cta' || !one.foreground || !other.foreground) return false;
  const [low, high] = [one.lineHeight, other.lineHeight].sort((a, b) => a - b) as [number, number];
  if (high >= low * SAME_SIZE) return false;
  if (ciede2000(labOf(one.foreground), labOf(other.foreground)) > SAME_COLOUR) return false;
  const [top, bottom] = [one.region, other.region].sort((a, b) => a.y - b.y) as [Line['region'], Line['region']];
  const gap = bottom.y - (top.y + top.h);
  const shared = Math.min(top.x + top.w, bottom.x + bottom.w) - Math.max(top.x, bottom.x);
  return gap > -low * 0.5 && gap < low * STACKED && shared > Math.min(top.w, bottom.w) * ALIGNED;
}

/**
 * Heights of the voices of a picture: a text whose lines stand stacked on panels of their own, in one size and colour, is read as
 * blocks of one line each and yet speaks once, at the mean of their heights. The call to action is a voice of its own.
 */
export function voiceHeights(blocks: readonly Line[]): number[] {
  const voices: Line[][] = [];
  for (const block of blocks) {
    const near = voices.filter((voice) => voice.some((line) => isNext(line, block)));
    for (const voice of near) voices.splice(voices.indexOf(voice), 1);
    voices.push([...near.flat(), block]);
  }
  return voices.map((voice) => voice.reduce((sum, { lineHeight }) => sum + lineHeight, 0) / voice.length);
}
