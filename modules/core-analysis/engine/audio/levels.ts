import type { Interval } from '../video/video-measurements.ts';

/** Length of one level in seconds: what an edge of a silence may be off by. */
const FRAME_S = 0.02;
/** dBFS of the root mean square (0 is a square wave at full scale). */
const SILENT_DBFS = -40;
const MIN_SILENCE_S = 0.5;
/** A sample at or above this is at full scale in any of the usual sample formats. */
const FULL_SCALE = 0.9995;
/** A single full-scale sample is a peak; from this many in a row on the wave was cut off. */
const CLIPPED_RUN = 3;

/** Silences and cut-off peaks of a stream. One number per 20 ms of sound grows. */
export class Levels {
  private readonly sums: Float64Array;
  private readonly runs: Int32Array;
  /** Largest mean square among the channels, for each 20 ms. */
  private readonly powers: number[] = [];
  private taken = 0;
  private start = 0;
  private clipped = 0;
  private readonly frameLength: number;

  constructor(
    private readonly sampleRate: number,
    channelCount: number,
  ) {
    this.sums = new Float64Array(channelCount);
    this.runs = new Int32Array(channelCount);
    this.frameLength = sampleRate * FRAME_S;
  }

  /** The next `length` samples of every channel. */
  push(planes: readonly Float32Array[], length: number): void {
    let from = 0;
    while (from < length) {
      const end = Math.round((this.powers.length + 1) * this.frameLength);
      const to = Math.min(length, from + end - this.taken);
      planes.forEach((plane, channel) => {
        this.add(plane, channel, from, to);
      });
      this.taken += to - from;
      from = to;
      if (this.taken === end) this.closeFrame(end - this.start);
    }
  }

  private add(plane: Float32Array, channel: number, from: number, to: number): void {
    let sum = 0;
    let run = this.runs[channel] as number;
    for (let at = from; at < to; at += 1) {
      const value = plane[at] as number;
      sum += value * value;
      if (value >= FULL_SCALE || value <= -FULL_SCALE) {
        run += 1;
        if (run === CLIPPED_RUN) this.clipped += CLIPPED_RUN;
        else if (run > CLIPPED_RUN) this.clipped += 1;
      } else if (run > 0) run = 0;
    }
    this.runs[channel] = run;
    this.sums[channel] = (this.sums[channel] as number) + sum;
  }

  private closeFrame(length: number): void {
    this.powers.push(Math.max(...this.sums) / length);
    this.sums.fill(0);
    this.start = this.taken;
  }

  /** Share of samples, over all channels, that lie in runs of at least three at full scale, 0..1. */
  clippedShare(): number {
    return this.clipped / Math.max(1, this.taken * this.sums.length);
  }

  /**
   * Stretches under -40 dBFS of at least 0.5 s between 0 and `durationS`. Where
   * the sound ends before `durationS`, the rest is silent.
   */
  silences(durationS: number): Interval[] {
    const limit = 10 ** (SILENT_DBFS / 10);
    const soundEnd = this.taken / this.sampleRate;
    const timeOf = (frame: number) => (frame >= this.powers.length ? soundEnd : frame * FRAME_S);
    const found: Interval[] = [];
    let since: number | null = null;
    const close = (end: number) => {
      if (since !== null && end - since >= MIN_SILENCE_S - 1e-9) found.push({ start: since, end });
      since = null;
    };
    this.powers.forEach((power, frame) => {
      if (power < limit) since ??= timeOf(frame);
      else close(Math.min(durationS, timeOf(frame)));
    });
    // The frame that was not filled goes with the one before it.
    if (durationS > soundEnd) since ??= timeOf(this.powers.length);
    close(durationS);
    return found.filter(({ start }) => start < durationS);
  }
}
