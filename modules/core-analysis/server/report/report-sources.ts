import type { Evidence } from '../../contract/evidence.ts';

/** The sources of a report, numbered in the order they are first named. */
export class ReportSources {
  private readonly numbers = new Map<string, number>();
  private readonly links = new Map<string, string>();

  /** The number of a source; the same work gets the same number. */
  numberOf({ source }: Evidence): number {
    if (source.url) this.links.set(source.title, source.url);
    const known = this.numbers.get(source.title);
    if (known !== undefined) return known;
    this.numbers.set(source.title, this.numbers.size + 1);
    return this.numbers.size;
  }

  /** All named so far, by number. */
  list(): { number: number; title: string; url: string | undefined }[] {
    return [...this.numbers].map(([title, number]) => ({ number, title, url: this.links.get(title) }));
  }
}
