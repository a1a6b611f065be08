import type { Frame } from '../frame.ts';
import { findInterruptions, mayCut } from './find-cuts.ts';
import type { FrameFeatures } from './frame-features.ts';

/** A frame from which texts are read. */
export interface TextFrame {
  /** Seconds. */
  readonly time: number;
  readonly picture: Frame;
  /** Whether a cut lies between this frame and the one read before. */
  readonly afterCut: boolean;
}

interface Held {
  readonly at: number;
  readonly picture: Frame;
  /** One of the two a second; the others are held until it is known whether their shot has one of these. */
  readonly regular: boolean;
  /** A shot may begin between the frame held before and this one. */
  readonly mayFollowCut: boolean;
}

/** Into a shot, seconds: by then the codec has drawn it clearly, and a text that pops up stands. */
const CLEAR_S = 0.12;
/** So long after a frame cuts before it are known for cuts: they are compared with what follows. */
const SETTLED_S = 0.4;
/** How far before the oldest waiting frame the frames are looked at that its cuts are compared with, seconds. */
const BEFORE_S = 1;
/**
 * Shots read beside the two frames a second, at most: of a montage with four cuts a second 40 are its first 20 s. Each costs about
 * as much as a frame of the two a second whose text is new.
 */
export const MOST_SHORT_SHOTS = 40;

/**
 * Which frames of a video texts are read from: two a second, and one of each shot, or flash of three frames and more, that none of
 * these falls in. Where nothing cuts it costs nothing; at each cut up to two frames are scaled, and let go unread where the shot
 * lasts until the next of the two a second. Frames that fade into each other are read at two a second only. Same frames, same choice.
 */
export class TextFrames {
  private waiting: Held[] = [];
  /** The last frame that may begin a shot none of the two a second fell in yet. */
  private begun: number | null = null;
  private mayFollowCut = false;
  private shortShots = 0;
  /** The last frame that was handed over. */
  private last = 0;

  /** `frames`: all so far, the newest last; it grows. */
  constructor(private readonly frames: readonly FrameFeatures[]) {}

  /** Looks at the newest frame, which is one of the two a second where `regular`; `scale` gives its picture, null where it has none. */
  take(regular: boolean, scale: () => Frame | null): void {
    const at = this.frames.length - 1;
    if (mayCut(this.frames, at)) [this.begun, this.mayFollowCut] = [at, true];
    if (!regular && !this.isWanted(at)) return;
    if (regular) this.begun = null;
    const picture = scale();
    if (!picture) return;
    this.waiting.push({ at, picture, regular, mayFollowCut: this.mayFollowCut });
    this.mayFollowCut = false;
  }

  /** The frames that are known by now to be read, in order; all that are left at the end of the video. */
  ready(atEnd = false): TextFrame[] {
    const chosen: TextFrame[] = [];
    const newest = this.timeAt(this.frames.length - 1);
    while (this.waiting.length > 0) {
      const next = this.waiting.findIndex(({ regular }) => regular);
      const held = next < 0 ? this.waiting : this.waiting.slice(0, next + 1);
      const until = (held.at(-1) as Held).at;
      if (!atEnd && (next < 0 || newest < this.timeAt(until) + SETTLED_S)) break;
      this.waiting = this.waiting.slice(held.length);
      chosen.push(...this.choose(held, next < 0));
    }
    return chosen;
  }

  private isWanted(at: number): boolean {
    if (this.begun === null || at === this.begun || this.shortShots >= MOST_SHORT_SHOTS) return false;
    if (at === this.begun + 1) return true;
    const clear = this.timeAt(this.begun) + CLEAR_S;
    return this.timeAt(at) >= clear && this.timeAt(at - 1) < clear;
  }

  /** Of frames up to one of the two a second, or up to the end: that one, and before it the frame in the middle of each shot that has none. */
  private choose(held: readonly Held[], toEnd: boolean): TextFrame[] {
    const regular = toEnd ? null : (held.at(-1) as Held);
    const cuts = held.some(({ mayFollowCut }) => mayFollowCut) ? this.cutsAround(held[0] as Held) : [];
    const ends = toEnd ? [...cuts, this.frames.length] : cuts;
    const short = cuts.flatMap((from, i) => {
      const to = ends[i + 1];
      const own = held.filter((one) => !one.regular && one.at >= from && to !== undefined && one.at < to);
      if (own.length === 0 || (regular && (to as number) > regular.at) || this.shortShots >= MOST_SHORT_SHOTS)
        return [];
      this.shortShots += 1;
      const middle = (from + (to as number) - 1) / 2;
      return own.reduce((best, one) => (Math.abs(one.at - middle) < Math.abs(best.at - middle) ? one : best));
    });
    return [...short, ...(regular ? [regular] : [])].map(({ at, picture }) => {
      const afterCut = cuts.some((cut) => cut > this.last && cut <= at);
      this.last = at;
      return { time: this.timeAt(at), picture, afterCut };
    });
  }

  private cutsAround({ at }: Held): number[] {
    let first = at;
    while (first > 0 && this.timeAt(first) > this.timeAt(at) - BEFORE_S) first -= 1;
    return findInterruptions(this.frames.slice(first)).map((cut) => cut + first);
  }

  private timeAt(at: number): number {
    return this.frames[at]?.time ?? 0;
  }
}
