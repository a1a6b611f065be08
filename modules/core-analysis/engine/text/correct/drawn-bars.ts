import { rowsOf, type Span, spansOf } from '../ink/ink-spans.ts';
import { profiles } from '../letters/line-ink.ts';
import type { SeparatedLetters } from '../letters/separate-letters.ts';
import type { PlacedLetter } from '../recognise/recognise-line.ts';

/** What a bar between two statements is read for, where it stands alone. */
const READ_FOR = /^[Il1i!]$/;
const BAR = '|';
/** A bar hangs under the line that letters stand on by this share of their height. */
const HANGS = 0.1;
/** Nobody writes "I" before a figure or an address. */
const BEFORE_OTHER = /(?<=\S\s)[Il](?=\s(?:[\d@#$€£+]|www\.|https?:|\S+\.(?:\p{Ll}{2,})(?!\p{L})))/gu;
/** "l" alone is no word of any language read here. */
const ALONE = /(?<=[\p{L}\p{N}.!?%)]\s)l(?=\s[\p{L}\p{N}])/gu;

/** Bars between statements that were read for a letter, where letters and ground separate: they hang under the line as no "I" does. */
export function addDrawnBars(letters: readonly PlacedLetter[], separated: SeparatedLetters): PlacedLetter[] {
  const alone = letters.map(
    ({ letter }, at) => READ_FOR.test(letter) && letters[at - 1]?.letter === ' ' && letters[at + 1]?.letter === ' ',
  );
  if (!alone.includes(true)) return [...letters];
  const { columns } = profiles(separated);
  const runs = spansOf(separated.width, (x) => (columns[x] as number) > 0);
  const shapes = runs.map((run) => rowsOf(separated, run));
  const middle = (values: readonly number[]) => [...values].sort((p, q) => p - q)[values.length >> 1] ?? 0;
  const [top, baseline] = [middle(shapes.map(({ from }) => from)), middle(shapes.map(({ to }) => to))];
  const hangs = (run: Span, at: number) =>
    separated.clear.subarray(run.from, run.to).every((column) => column === 1) &&
    (shapes[at] as Span).to - baseline >= HANGS * (baseline - top) &&
    run.to - run.from < (shapes[at] as Span).to - (shapes[at] as Span).from;
  return letters.map((letter, i) => {
    if (!alone[i]) return letter;
    const place = letter.at * separated.width;
    const near = runs.reduce((best, run, at) => {
      const away = (one: Span | undefined) =>
        one ? Math.abs((one.from + one.to) / 2 - place) : Number.POSITIVE_INFINITY;
      return away(run) < away(runs[best]) ? at : best;
    }, 0);
    const run = runs[near];
    return run && hangs(run, near) ? { ...letter, letter: BAR } : letter;
  });
}

/** The same by what stands beside it, where pixels say nothing. */
export function correctBars(text: string): string {
  return text.replace(BEFORE_OTHER, BAR).replace(ALONE, BAR);
}
