/** Lines of text that stand off too little: how several are named, and what would lift each. */

import { ratioToOne } from '../../../contract/format.ts';
import { contrastBetween, rgbOf } from '../../colour-science.ts';
import type { TextBlock } from '../../measurements.ts';
import { nameBlock } from '../book/text-blocks.ts';
import { readableOn } from '../wording/colour-words.ts';
import { count, list } from '../wording/words.ts';

/** Contrast of the lightest ground along a line against the darkest up to which they are one colour to set letters on. */
const EVEN = 1.5;

/** Gain in contrast under which another colour of letters is the same one. */
const SAME_COLOUR = 1.2;

/** Whether the letters already stand off as the best colour does, or nearly: the rest is lost in thin strokes. */
function isNearly({ foreground }: TextBlock, best: number, ground: string): boolean {
  return foreground !== null && best < SAME_COLOUR * contrastBetween(foreground, ground);
}

/** What of black and white the letters are nearer to. */
export const kindOf = (ink: string): 'white' | 'near-black' =>
  contrastBetween(ink, '#ffffff') < contrastBetween(ink, '#111111') ? 'white' : 'near-black';

/** So many lines are named; of more their number is told. */
const NAMED = 3;
const NAMED_EACH = 5;

/** What is said of lines, once each: small print that repeats is told with how often it does. The rest is a number. */
function tellOnce(said: readonly string[], most: (kinds: number) => number): string {
  const kinds = [...new Set(said)];
  const named = kinds.slice(0, most(kinds.length));
  const times = (one: string) => said.filter((other) => other === one).length;
  const rest = said.filter((one) => !named.includes(one)).length;
  return list([
    ...named.map((one) => (times(one) > 1 ? `${one} (${times(one)} times)` : one)),
    ...(rest > 0 ? [count(rest, 'more line')] : []),
  ]);
}

/** "“a”, “b” and “c”", "“a”, “b” and 3 more lines", "“a” (3 times) and “b”". */
export function nameAll(blocks: readonly TextBlock[]): string {
  return tellOnce(
    blocks.map((b) => nameBlock(b, 24)),
    (kinds) => (kinds > NAMED ? NAMED - 1 : NAMED),
  );
}

/** Each further line with the contrast it has. */
export function othersOf(failing: readonly TextBlock[]): string {
  return tellOnce(
    failing.slice(1).map((b) => `${nameBlock(b, 24)} at ${ratioToOne(b.contrast ?? 1)}`),
    () => NAMED_EACH - 1,
  );
}

/** What the further lines need, lines of one remedy together: "“a” (2.1 : 1) and “b” (2.4 : 1) need white letters". */
export function needsOf(failing: readonly TextBlock[]): string {
  const others = failing.slice(1);
  const told = others.slice(0, NAMED_EACH - 1);
  const rest = others.length - told.length;
  const needs = [...new Set(told.map(needOf))].map((need) => {
    const lines = told.filter((b) => needOf(b) === need);
    const named = tellOnce(
      lines.map((b) => `${nameBlock(b, 24)} (${ratioToOne(b.contrast ?? 1)})`),
      () => NAMED_EACH,
    );
    return `${named} ${lines.length > 1 ? 'need' : 'needs'} ${need}`;
  });
  return `${list(needs)}${rest > 0 ? `; ${count(rest, 'more line')} ${rest > 1 ? 'are' : 'is'} too faint as well` : ''}`;
}

/** What lifts a line: another colour where one does on all of its ground, else a panel (`fix` null). */
export function remedyOf(block: TextBlock) {
  const { background: ground, grounds } = block;
  const best = grounds && readableOn(...grounds);
  const isEven = grounds !== null && contrastBetween(...grounds) <= EVEN;
  const alike =
    ground !== null && isNearly(block, readableOn(ground).contrast, ground) ? kindOf(block.foreground ?? ground) : null;
  return { fix: best && best.contrast >= 4.5 && !alike ? best : null, isEven, alike, ground };
}

/** A ground that varies less along a line is one flat colour, which can be changed as such. */
const FLAT = 1.08;
/** Share of the aim from which letters are kept and the ground gives way; and the most of it that another colour may take. */
const NEARLY = 0.66;
const MOST_MIXED = 0.4;

/** A flat ground made darker under light letters, or lighter under dark ones, until they reach `aim`, where little is missing. */
export function groundReaching(
  block: TextBlock,
  aim: number,
): { way: 'Darken' | 'Lighten'; hex: string; contrast: number } | null {
  const { foreground: ink, background: ground, grounds, contrast } = block;
  if (!ink || !ground || !grounds || contrast === null || contrast < NEARLY * aim) return null;
  if (contrastBetween(...grounds) > FLAT) return null;
  const isLight = kindOf(ink) === 'white';
  // Thin strokes reach less than their colours would.
  const reached = contrast / contrastBetween(ink, ground);
  for (let share = 0.02; share <= MOST_MIXED; share += 0.02) {
    const hex = mixed(ground, isLight ? 0 : 255, share);
    const would = reached * contrastBetween(ink, hex);
    if (would >= aim) return { way: isLight ? 'Darken' : 'Lighten', hex, contrast: would };
  }
  return null;
}

/**
 * Letters that another colour would lift take that one; else, where the line is the only faint one, a flat ground that is nearly right
 * gives way to them.
 */
export const groundInstead = (block: TextBlock, aim: number, isOnly: boolean): ReturnType<typeof groundReaching> =>
  isOnly && !remedyOf(block).fix ? groundReaching(block, aim) : null;

const mixed = (hex: string, toward: number, share: number): string =>
  `#${rgbOf(hex)
    .map((value) =>
      Math.round(value + (toward - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function needOf(block: TextBlock): string {
  const { fix, alike, isEven } = remedyOf(block);
  if (fix) return `${fix.name} letters`;
  // Letters as light or dark as they can be, on a plain ground already: the ground is what can change.
  if (alike && isEven) return `a ${alike === 'white' ? 'darker' : 'lighter'} background`;
  return 'a plain strip underneath';
}
