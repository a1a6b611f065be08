import type { Component } from '../recognise/detect-lines.ts';

/** Gap between the cores of two parts of one word, / the height of the lower core: the cores of two words lie further apart. */
const TOUCHING = 0.2;
/** Share of the lower core's rows that the other one has too, and how much higher that may be. */
const SAME_ROW = 0.7;
const MAX_HIGHER = 1.8;

/** A large initial of a word in script: how much higher than the small letters' core, how far from it, / their height. */
const MAX_INITIAL = 2.6;
const BESIDE = 0.75;
/** Feet of both, / the lower height: they stand on one baseline. */
const SAME_FOOT = 0.25;

/** Whether a single letter, taller than wide, stands before the rest of its word, as script has its capitals. */
function isInitial(left: Component, right: Component): boolean {
  const [one, other] = [left.bottom - left.top, right.bottom - right.top];
  const gap = right.left - left.right;
  return (
    left.right - left.left < one &&
    right.right - right.left > 2 * other &&
    one > other &&
    one < other * MAX_INITIAL &&
    Math.abs(left.bottom - right.bottom) < other * SAME_FOOT &&
    gap > -other &&
    gap < other * BESIDE
  );
}

function touches(left: Component, right: Component): boolean {
  const [one, other] = [left.bottom - left.top, right.bottom - right.top];
  const lower = Math.min(one, other);
  const shared = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  const gap = right.left - left.right;
  return (
    shared > lower * SAME_ROW && Math.max(one, other) < lower * MAX_HIGHER && gap < lower * TOUCHING && gap > -lower
  );
}

function joined(left: Component, right: Component): Component {
  const [a, b] = [left.cells.length, right.cells.length];
  return {
    left: Math.min(left.left, right.left),
    right: Math.max(left.right, right.right),
    top: Math.min(left.top, right.top),
    bottom: Math.max(left.bottom, right.bottom),
    score: (left.score * a + right.score * b) / (a + b),
    cells: [...left.cells, ...right.cells],
  };
}

/**
 * The cores of lines with those made one that the network parted within a word: read apart, the half of a letter that lies in both
 * boxes is read twice.
 */
export function joinTouching(areas: readonly Component[]): Component[] {
  const lines = [...areas];
  for (const area of [...areas].sort((p, q) => p.left - q.left)) {
    const before = lines.findIndex(
      (line) => line !== area && line.left <= area.left && (touches(line, area) || isInitial(line, area)),
    );
    const own = lines.indexOf(area);
    if (before < 0 || own < 0) continue;
    lines[before] = joined(lines[before] as Component, area);
    lines.splice(own, 1);
  }
  return lines;
}
