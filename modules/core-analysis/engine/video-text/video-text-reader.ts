import { assignRoles } from '../copy/read-creative/assign-roles.ts';
import type { Frame } from '../frame.ts';
import type { TextBlock } from '../measurements.ts';
import { type DetectedLine, detectLines } from '../text/recognise/detect-lines.ts';
import type { OcrRuntime } from '../text/recognise/ocr-runtime.ts';
import { type ReadLine, readLine, readTiltedLine } from '../text/recognise/read-line.ts';
import { blocksOf } from '../text/recognise/read-text.ts';
import type { PixelBox } from '../text/recognise/resample.ts';
import { coverOf, isSameBox, type KnownLine, lookAt, resemblance, sameness } from './known-line.ts';
import { isSameText } from './same-text.ts';
import { meanDifference, type SmallGrey, smallGrey } from './small-grey.ts';
import { newTextCells } from './text-change.ts';

/** The texts of one sampled frame. */
export interface TextSample {
  at: number;
  blocks: TextBlock[];
}

/** Over this resemblance a line is taken for the one that was read there; over the second even where the detector missed it. */
const STAYED = 0.65;
const SURELY_STAYED = 0.8;
/** Share of the smaller of two boxes over which one stands in the other's place. */
const SHARED_BOX = 0.3;
/** Mean difference of two frames, in levels, that is another scene. */
const CUT = 22;
/** Where only strokes came that may be leaves as well as letters, seconds between two looks: half of two samples a second. */
const PAUSE_S = 0.9;
/** A reading less sure than this is tried again while the line stands. */
const UNSURE = 0.9;
const MAX_TRIES = 3;

/**
 * Longest side of the detector's input: text of 3 % of the frame's height is 12
 * to 14 px high there, the least the detector finds nine times in ten. Its time
 * grows with the area: about 45 ms of processor time for an upright frame, 90 ms
 * for a square or wide one.
 */
function detectorSide({ width, height }: Frame): number {
  if (height > width * 1.2) return 480;
  return width > height * 1.2 ? 704 : 480;
}

/** A sampled frame as it is kept: its grey and the lines that stand on it. */
interface Seen {
  at: number;
  grey: SmallGrey;
  lines: KnownLine[];
}

/**
 * Reads the texts of sampled frames one after the other. The detector runs only
 * where strokes changed against the last frame it ran on, the recogniser only on
 * lines that do not look like one already read; a line that stays costs a
 * correlation. Frames of about two a second or more, long side 640 to 1024, in
 * order of time and all of one size; none is kept. Same frames, same answer.
 */
export class VideoTextReader {
  private known: KnownLine[] = [];
  private readonly samples: TextSample[] = [];
  /** Frames since the detector ran, the one it ran on first. */
  private sinceLook: Seen[] = [];
  private readonly blocksOf = new Map<string, TextBlock[]>();
  private readonly tries = new Map<number, number>();
  private nextId = 0;
  private runs = 0;

  constructor(private readonly runtime: OcrRuntime) {}

  /** How often the detector ran so far. */
  get ocrRuns(): number {
    return this.runs;
  }

  /**
   * The next sampled frame. `afterCut`: it shows another shot than the frame before, which may be its only one.
   *
   * @throws whatever the recogniser throws while it reads: worth another try, not an answer
   */
  async push(at: number, frame: Frame, afterCut = false): Promise<void> {
    const grey = smallGrey(frame);
    const stayed = this.known.filter((line) => sameness(line, grey) >= STAYED);
    const looked = this.mustLook(at, grey, stayed, afterCut);
    if (looked) await this.look(at, frame, grey, stayed);
    else {
      this.known = await this.readAgain(frame, grey, stayed);
      this.sinceLook.push({ at, grey, lines: this.known });
    }
    this.samples.push({ at, blocks: this.toBlocks(frame) });
  }

  /** What stood on each frame, for `trackTexts`; a line found late is also on the frames before where it can be seen. */
  finish(): TextSample[] {
    return this.samples;
  }

  private mustLook(at: number, grey: SmallGrey, stayed: readonly KnownLine[], afterCut: boolean): boolean {
    const last = this.sinceLook[0];
    if (!last) return true;
    const before = this.sinceLook.at(-1) as Seen;
    if (meanDifference(before.grey, grey) > CUT) return true;
    const gone = this.known.filter((line) => !stayed.includes(line));
    if (gone.some(({ unsteady }) => !unsteady)) return true;
    const except = stayed.map(({ found }) => scaled(found, 1 / grey.factor));
    if (gone.length === 0 && newTextCells(grey, last.grey, except) === 0) return false;
    return afterCut || at - last.at >= PAUSE_S;
  }

  private async look(at: number, frame: Frame, grey: SmallGrey, stayed: readonly KnownLine[]): Promise<void> {
    this.runs += 1;
    const found = await detectLines(this.runtime, frame, detectorSide(frame));
    const lines: KnownLine[] = [];
    const fresh: KnownLine[] = [];
    for (const detected of found) {
      const same = stayed.find((line) => !lines.includes(line) && isSameBox(line.found, detected.box));
      if (same) {
        lines.push(same);
        continue;
      }
      const line = await this.read(frame, grey, detected);
      if (!line) continue;
      lines.push(line);
      if (!line.unsteady) fresh.push(line);
    }
    for (const line of stayed) {
      if (lines.includes(line) || resemblance(line, grey) < SURELY_STAYED) continue;
      if (found.every(({ box }) => coverOf(box, line.found) < SHARED_BOX)) lines.push(line);
    }
    this.backdate(fresh, frame);
    this.known = await this.readAgain(frame, grey, lines);
    this.sinceLook = [{ at, grey, lines: this.known }];
  }

  /** Reads one line; null where nothing can be trusted. Unsteady when the same text was known to stand there. */
  private async read(frame: Frame, grey: SmallGrey, { box, tilt }: DetectedLine): Promise<KnownLine | null> {
    const line = tilt ? await readTiltedLine(this.runtime, frame, tilt) : await readLine(this.runtime, frame, box);
    if (!line) return null;
    const before = this.known.find((known) => isSameBox(known.found, box) && isSameText(known.line, line));
    const best = before && before.line.confidence > line.confidence ? { ...line, text: before.line.text } : line;
    this.nextId += 1;
    return { id: this.nextId, line: best, found: box, look: lookAt(grey, line.box), unsteady: before !== undefined };
  }

  /** Tries unsure readings again on the next frames: text that fades or slides in gets clearer. */
  private async readAgain(frame: Frame, grey: SmallGrey, lines: readonly KnownLine[]): Promise<KnownLine[]> {
    const result: KnownLine[] = [];
    for (const known of lines) {
      const tries = this.tries.get(known.id) ?? 0;
      this.tries.set(known.id, tries + 1);
      if (tries === 0 || tries >= MAX_TRIES || known.line.confidence >= UNSURE || known.line.tilt) {
        result.push(known);
        continue;
      }
      const line = await readLine(this.runtime, frame, known.found);
      const better: ReadLine | null = line && line.confidence > known.line.confidence ? line : null;
      if (!better) {
        result.push(known);
        continue;
      }
      this.nextId += 1;
      this.tries.set(this.nextId, tries + 1);
      result.push({ ...known, id: this.nextId, line: better, look: lookAt(grey, better.box) });
    }
    return result;
  }

  /** New lines may have stood on the frames that were passed over since the last look. */
  private backdate(fresh: readonly KnownLine[], frame: Frame): void {
    const passed = this.sinceLook.slice(1);
    for (const [i, seen] of passed.entries()) {
      // Where another line was seen to stand then, this one did not.
      const isFree = (line: KnownLine) => seen.lines.every(({ found }) => coverOf(line.found, found) < SHARED_BOX);
      const also = fresh.filter((line) => isFree(line) && resemblance(line, seen.grey) >= STAYED);
      if (also.length === 0) continue;
      const sample = this.samples[this.samples.length - passed.length + i] as TextSample;
      sample.blocks = this.blocksFor([...seen.lines, ...also], frame);
    }
  }

  private toBlocks(frame: Frame): TextBlock[] {
    return this.blocksFor(this.known, frame);
  }

  private blocksFor(lines: readonly KnownLine[], frame: Frame): TextBlock[] {
    const key = lines
      .map(({ id }) => id)
      .sort((p, q) => p - q)
      .join(' ');
    const known = this.blocksOf.get(key);
    if (known) return known;
    const read = blocksOf(
      lines.map(({ line }) => line),
      frame,
    );
    const blocks = assignRoles(frame, read.blocks);
    this.blocksOf.set(key, blocks);
    return blocks;
  }
}

function scaled({ x, y, w, h }: PixelBox, factor: number): PixelBox {
  return { x: x * factor, y: y * factor, w: w * factor, h: h * factor };
}
