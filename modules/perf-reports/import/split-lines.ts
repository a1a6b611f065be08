/** Longer lines are no rows of a report. */
const MAX_LINE_CHARS = 4_000_000;

/** Lines of a report end sooner. */
const UNDECIDED_CHARS = 65_536;

/** Cuts text into lines as it comes; what is longer than a line may be is handed on cut off. */
export class LineSplitter {
  private rest = '';
  private skipping = false;
  private ending: '\n' | '\r' | undefined;

  /** Whole lines without their line break. */
  push(text: string): string[] {
    if (this.skipping) {
      const at = text.indexOf(this.ending ?? '\n');
      if (at < 0) return [];
      this.skipping = false;
      return this.push(text.slice(at + 1));
    }
    const all = this.rest + text;
    this.ending ??= endingOf(all);
    if (!this.ending) {
      this.rest = all;
      return [];
    }
    const lines = all.split(this.ending);
    this.rest = lines.pop() as string;
    for (let at = 0; at < lines.length; at += 1) lines[at] = trimReturn(lines[at] as string);
    if (this.rest.length > MAX_LINE_CHARS) {
      lines.push(this.rest.slice(0, MAX_LINE_CHARS));
      this.rest = '';
      this.skipping = true;
    }
    return lines;
  }

  /** What follows the last line break; none where the file ends with one. */
  end(): string[] {
    if (this.rest === '') return [];
    const lines = this.rest.split(this.ending ?? /\n|\r/);
    if (this.ending === undefined && lines.at(-1) === '') lines.pop();
    this.rest = '';
    return lines.map(trimReturn);
  }
}

/** Old spreadsheets on a Mac end lines with a carriage return alone: so do files without a line feed far and wide. */
function endingOf(text: string): '\n' | '\r' | undefined {
  if (text.includes('\n')) return '\n';
  if (text.length < UNDECIDED_CHARS) return undefined;
  return text.includes('\r') ? '\r' : '\n';
}

function trimReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
