import PDFDocument from 'pdfkit';
import { keepTogether } from '../../contract/format.ts';
import { fontFile, piecesOf, type Run, splitRuns, type Weight } from './report-fonts.ts';

/** Figures held together, and stars in words: the report's typeface has none. */
const printable = (text: string): string =>
  keepTogether(text.replace(/★+/g, ({ length }) => (length === 1 ? 'stars' : `${length} stars`)));

/** White space a line may end at: all but the one that holds together. */
const BREAK = /[^\S\u00a0]+/;

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, foot: 64 } as const;
export const COLUMN = PAGE.width - 2 * PAGE.margin;

/** The light theme's tokens. */
export const INK = {
  text: '#16181e',
  muted: '#575b63',
  accent: '#006d99',
  border: '#dddad5',
  good: '#217541',
  goodSoft: '#e1efe4',
  fair: '#925f18',
  bad: '#ba2b2e',
} as const;

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
  /** Line height as a multiple of the size. */
  readonly leading?: number;
}

/** A kind of element of the document's structure: what a screen reader is told. */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Caption';

/** How the words of a report are set. */
export interface Setting {
  /** Multiplies the height of lines and the space after them; 1 is the report's own. */
  readonly spacing: number;
  /** How wide words are, for whoever sets the same words again. */
  readonly widths: Map<string, number>;
  /** Only to see how many pages it takes: words are left out, which are most of the work. */
  readonly draft?: boolean;
}

/**
 * A page with a pen that moves down. Sets text of any length and script over as
 * many pages as it takes, tags what is content and marks the rest as artefact.
 */
export class ReportPage {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next element begins, in points from the top. */
  y: number = PAGE.margin;
  private section: PDFKit.PDFStructureElement;

  constructor(
    info: { title: string; createdAt: Date },
    private readonly setting: Setting,
  ) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: PAGE.margin, bottom: 0, left: PAGE.margin, right: PAGE.margin },
      bufferPages: true,
      tagged: true,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: {
        Title: info.title,
        Author: 'Adjudge',
        Creator: 'Adjudge',
        CreationDate: info.createdAt,
        ModDate: info.createdAt,
      },
    });
    this.section = this.openSection();
  }

  /** A new part of the structure tree; what follows belongs to it. */
  startSection(): void {
    this.section.end();
    this.section = this.openSection();
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** What is left of this page, in points. */
  get room(): number {
    return PAGE.height - PAGE.foot - this.y;
  }

  /** Begins a new page where less than `height` is left on this one. */
  ensure(height: number): void {
    if (height > this.room) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.margin;
  }

  /**
   * Sets a paragraph under the pen and moves it below. `bar` draws a coloured
   * rule beside every line of it; `link` opens a page of the web.
   */
  text(
    tag: Tag,
    text: string,
    style: Style,
    place: { x?: number; width?: number; bar?: string; after?: number; link?: string | undefined } = {},
  ): void {
    const { x = PAGE.margin, width = COLUMN, bar, after = 0, link } = place;
    const height = this.lineHeight(style);
    const element = this.doc.struct(tag);
    this.section.add(element);
    let open = false;
    for (const line of this.lines(printable(text), style, width)) {
      if (this.y + height > PAGE.height - PAGE.foot) {
        if (open) this.doc.endMarkedContent();
        open = false;
        this.newPage();
      }
      if (bar) {
        if (open) this.doc.endMarkedContent();
        open = false;
        this.artefact(() => this.doc.rect(x - 10, this.y - 1, 2, height + 1).fill(bar));
      }
      if (!open) {
        element.add(this.doc.markStructureContent(tag));
        open = true;
      }
      this.drawLine(line, x, this.y + (height - style.size) / 2, style);
      if (link) this.doc.link(x, this.y, this.widthOf(line, style), height, link);
      this.y += height;
    }
    if (open) this.doc.endMarkedContent();
    element.end();
    this.y += after * this.setting.spacing;
  }

  private lineHeight({ size, leading = 1.4 }: Style): number {
    return size * leading * this.setting.spacing;
  }

  /** Height a paragraph will take. */
  heightOf(text: string, style: Style, width: number = COLUMN): number {
    return this.lines(printable(text), style, width).length * this.lineHeight(style);
  }

  /** A picture or drawing with its text twin; does not move the pen. */
  figure(alt: string, draw: () => void): void {
    const element = this.doc.struct('Figure', { alt });
    this.section.add(element);
    element.add(this.doc.markStructureContent('Figure'));
    draw();
    this.doc.endMarkedContent();
    element.end();
  }

  /** What is only looks: rules, bars, page furniture. */
  artefact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** One line at a place, without tag and without moving the pen: inside figures and artefacts. */
  label(text: string, x: number, y: number, style: Style, align: 'left' | 'right' | 'centre' = 'left'): void {
    const line = splitRuns(text);
    const width = this.widthOf(line, style);
    this.drawLine(line, align === 'left' ? x : align === 'right' ? x - width : x - width / 2, y, style);
  }

  /** Ends the document: `foot` is written on every page with its number. */
  async finish(foot: string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.artefact(() => {
        const y = PAGE.height - PAGE.foot + 22;
        this.doc.rect(PAGE.margin, y - 8, COLUMN, 0.6).fill(INK.border);
        this.label(foot, PAGE.margin, y, { size: 7.5, colour: INK.muted });
        this.label(
          `${page - start + 1} of ${count}`,
          PAGE.width - PAGE.margin,
          y,
          { size: 7.5, colour: INK.muted },
          'right',
        );
      });
    }
    this.section.end();
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
    this.doc.end();
    return done;
  }

  private openSection(): PDFKit.PDFStructureElement {
    const section = this.doc.struct('Sect');
    this.doc.addStructure(section);
    return section;
  }

  /** Greedy lines of at most `width`; a word that is longer than a line is broken. */
  private lines(text: string, style: Style, width: number): Run[][] {
    const space = this.widthOf(splitRuns(' '), style);
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      let filled = 0;
      for (const word of paragraph
        .split(BREAK)
        .filter(Boolean)
        .flatMap((w) => this.breakWord(w, style, width))) {
        const own = this.widthOf(splitRuns(word.replaceAll('\u00a0', ' ')), style);
        if (line && filled + space + own > width) {
          lines.push(line);
          line = word;
          filled = own;
        } else {
          filled += line ? space + own : own;
          line = line ? `${line} ${word}` : word;
        }
      }
      lines.push(line);
    }
    // Kept on one line it is a space like any other: so a reader's search finds it.
    return lines.map((line) => splitRuns(line.replaceAll('\u00a0', ' ')));
  }

  private breakWord(word: string, style: Style, width: number): string[] {
    if (this.widthOf(splitRuns(word), style) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const char of word) {
      if (part && this.widthOf(splitRuns(part + char), style) > width) {
        parts.push(part);
        part = char;
      } else {
        part += char;
      }
    }
    return [...parts, part];
  }

  private widthOf(runs: readonly Run[], style: Style): number {
    return runs.reduce((sum, run) => sum + this.widthOfRun(run, style), 0);
  }

  private drawLine(runs: readonly Run[], x: number, y: number, style: Style): void {
    if (this.setting.draft) return;
    let at = x;
    for (const run of runs) {
      this.setFont(run, style);
      this.doc.fillColor(style.colour ?? INK.text);
      const pieces = piecesOf(run.text);
      let from = at;
      for (const { text, options } of pieces) {
        this.doc.text(text, from, y, { lineBreak: false, ...options });
        if (pieces.length > 1) from += this.doc.widthOfString(text, options);
      }
      at += this.widthOfRun(run, style);
    }
  }

  private widthOfRun(run: Run, style: Style): number {
    const key = `${run.subset} ${style.weight} ${style.size} ${run.text}`;
    const known = this.setting.widths.get(key);
    if (known !== undefined) return known;
    this.setFont(run, style);
    const width = piecesOf(run.text).reduce((sum, { text, options }) => sum + this.doc.widthOfString(text, options), 0);
    this.setting.widths.set(key, width);
    return width;
  }

  private readonly registered = new Set<string>();

  private setFont(run: Run, style: Style): void {
    const weight = style.weight ?? 400;
    const name = `${run.subset}-${weight}`;
    if (!this.registered.has(name)) {
      this.doc.registerFont(name, fontFile(run.subset, weight));
      this.registered.add(name);
    }
    this.doc.font(name).fontSize(style.size);
  }
}
