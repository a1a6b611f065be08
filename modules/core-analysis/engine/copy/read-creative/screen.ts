import type { LineReading } from '../read-line.ts';
import type { Creative, CreativeLine } from './lines-of.ts';

/** Texts of a pictured screen are under this share of the largest. */
const SMALL = 0.6;
const LOOKS_LIKE = 0.4;
const LEAST = { texts: 3, alike: 2 } as const;
/** Line heights that may lie between two texts of one screen, and by how much their sizes may differ. */
const APART = 1.6;
const OTHER_SIZE = 0.3;
const FIGURES = new Set(['money', 'time', 'cents', 'number']);

function standsBy(one: CreativeLine, other: CreativeLine): boolean {
  const [a, b] = [one.block.region, other.block.region];
  const line = other.block.lineHeight ?? 0;
  if (!a || !b || line === 0) return false;
  const gap = Math.max(a.y, b.y) - Math.min(a.y + a.h, b.y + b.h);
  return gap < APART * line && Math.abs((one.block.lineHeight ?? 0) - line) < OTHER_SIZE * line;
}

/** Words of an interface, or a clock alone, which stands at the top of every telephone. */
export function looksLikeInterface(reading: LineReading): boolean {
  const words = reading.tokens.filter(({ word }) => word);
  return reading.p('screen') > LOOKS_LIKE || (words.length === 1 && words[0]?.span?.kind === 'time');
}

function groupsOf(lines: readonly CreativeLine[]): CreativeLine[][] {
  const groups: CreativeLine[][] = [];
  for (const line of lines) {
    const group = groups.find((found) => found.some((other) => standsBy(other, line)));
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Which lines are words of a pictured thing, seen as such, or of an interface: several small ones that stand together, two of them such words, the rest figures. */
export function screenOf({ lines }: Creative): ReadonlySet<number> {
  const small = lines.filter(({ size, button, block }) => size < SMALL && !button && !block.pictured);
  const screens = groupsOf(small).filter((group) => {
    const alike = group.filter(({ reading }) => looksLikeInterface(reading)).length;
    const figures = group.filter(
      ({ reading }) =>
        !looksLikeInterface(reading) && reading.tokens.some(({ span }) => span && FIGURES.has(span.kind)),
    ).length;
    return (
      group.length >= LEAST.texts &&
      alike >= LEAST.alike &&
      alike + figures >= group.length - (group.length > LEAST.texts ? 1 : 0)
    );
  });
  const pictured = lines.filter(({ block }) => block.pictured);
  return new Set([...pictured, ...screens.flat()].map(({ index }) => index));
}
