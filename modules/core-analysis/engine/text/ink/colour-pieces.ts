/** Connected pieces of each flat colour of a line. */
import { NO_COLOUR } from './flat-colours.ts';

/** Cells of one colour that touch by their sides. Right and bottom are exclusive, in cells of the grid. */
export interface ColourPiece {
  colour: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Stretches of its rows: first cell and the one behind the last. */
  runs: [from: number, to: number][];
}

interface Run {
  from: number;
  to: number;
  colour: number;
  /** The run of the same piece found earlier, or itself. */
  first: Run;
}

function firstOf(run: Run): Run {
  let at = run;
  while (at.first !== at) {
    at.first = at.first.first;
    at = at.first;
  }
  return at;
}

/** Joins what touches of two rows; both are in order. */
function joinRows(above: readonly Run[], own: readonly Run[], width: number): void {
  let at = 0;
  for (const run of own) {
    while (at < above.length && (above[at] as Run).to + width <= run.from) at++;
    for (let i = at; i < above.length; i++) {
      const other = above[i] as Run;
      if (other.from + width >= run.to) break;
      if (other.colour === run.colour) firstOf(run).first = firstOf(other);
    }
  }
}

/** The pieces of all colours, by stretches of rows: a line has some thousand of these and ten times as many cells. */
export function colourPieces(classes: Uint8Array, width: number, height: number): ColourPiece[] {
  const all: Run[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height; y++) {
    const own: Run[] = [];
    const end = (y + 1) * width;
    for (let from = y * width; from < end; ) {
      const colour = classes[from] as number;
      let to = from + 1;
      while (to < end && classes[to] === colour) to++;
      if (colour !== NO_COLOUR) {
        const run = { from, to, colour } as Run;
        run.first = run;
        own.push(run);
      }
      from = to;
    }
    joinRows(above, own, width);
    for (const run of own) all.push(run);
    above = own;
  }
  const pieces = new Map<Run, ColourPiece>();
  for (const run of all) {
    const first = firstOf(run);
    const top = Math.floor(run.from / width);
    const [left, right] = [run.from - top * width, run.to - top * width];
    const piece = pieces.get(first);
    if (!piece) {
      pieces.set(first, { colour: run.colour, left, right, top, bottom: top + 1, runs: [[run.from, run.to]] });
      continue;
    }
    piece.left = Math.min(piece.left, left);
    piece.right = Math.max(piece.right, right);
    piece.bottom = top + 1;
    piece.runs.push([run.from, run.to]);
  }
  return [...pieces.values()];
}
