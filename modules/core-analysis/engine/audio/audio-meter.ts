import type { AudioMeasures } from '../video/video-measurements.ts';
import { Levels } from './levels.ts';
import { Loudness } from './loudness.ts';
import { TruePeak } from './true-peak.ts';

/** Samples are worked on in chunks of this length, whatever the decoder hands over. */
const CHUNK = 8192;
/** What a broken stream can claim at most: +24 dB over full scale. Anything else is not a sample. */
const LARGEST = 16;
/** dBTP that stands for a stream without any sample. */
const NO_PEAK = -120;
/** Channels that carry the middle of the picture: left, right and centre. */
const FRONT = 3;

export interface AudioResult {
  audio: AudioMeasures;
  /**
   * Momentary loudness (LUFS, 400 ms) in the middle of each step of `stepS`
   * seconds, null under -70 LUFS; `Math.ceil(durationS / stepS)` values.
   */
  momentary(stepS: number): (number | null)[];
}

/**
 * Measures a stream of sound while it is decoded: loudness, range and true peak
 * (ITU-R BS.1770-4, EBU Tech 3342), silences and cut-off peaks. Chunks of any
 * length; memory grows by a few numbers per 100 ms of sound. Same samples, same answer, however they are cut.
 */
export class AudioMeter {
  private readonly loudness: Loudness;
  private readonly levels: Levels;
  private readonly peaks: TruePeak[];
  private readonly chunk: Float32Array[];
  private readonly middle = new Float32Array(CHUNK);
  private filled = 0;

  /** Planes come in the order of the WAVE format: left, right, centre, low frequency, then back and side. */
  constructor(
    private readonly sampleRate: number,
    private readonly channelCount: number,
    /** Is given the front channels as one; it may not keep them. */
    private readonly onMiddle: (samples: Float32Array) => void = () => undefined,
  ) {
    if (!(sampleRate >= 1000 && sampleRate <= 768_000)) throw new RangeError(`sample rate ${sampleRate}`);
    if (!(Number.isInteger(channelCount) && channelCount >= 1)) throw new RangeError(`${channelCount} channels`);
    this.loudness = new Loudness(sampleRate, channelCount);
    this.levels = new Levels(sampleRate, channelCount);
    this.peaks = Array.from({ length: channelCount }, () => new TruePeak(sampleRate));
    this.chunk = Array.from({ length: channelCount }, () => new Float32Array(CHUNK));
  }

  /** One plane a channel, all of one length, full scale 1. The planes are not kept. */
  push(planes: readonly Float32Array[]): void {
    const length = planes[0]?.length ?? 0;
    if (planes.length !== this.channelCount) throw new RangeError(`${planes.length} planes`);
    for (let at = 0; at < length; ) {
      const count = Math.min(CHUNK - this.filled, length - at);
      planes.forEach((plane, channel) => {
        copyClean(plane, at, count, this.chunk[channel] as Float32Array, this.filled);
      });
      this.filled += count;
      at += count;
      if (this.filled === CHUNK) this.flush();
    }
  }

  private flush(): void {
    const { chunk, filled } = this;
    this.filled = 0;
    if (filled === 0) return;
    this.loudness.push(chunk, filled);
    this.levels.push(chunk, filled);
    chunk.forEach((plane, channel) => {
      this.peaks[channel]?.push(plane, filled);
    });
    this.onMiddle(this.mixed(filled).subarray(0, filled));
  }

  /** The front channels as one. */
  private mixed(length: number): Float32Array {
    const front = this.chunk.slice(0, FRONT);
    const [only] = front;
    if (only && front.length === 1) return only;
    this.middle.fill(0);
    for (const plane of front) {
      for (let i = 0; i < length; i += 1) {
        this.middle[i] = (this.middle[i] as number) + (plane[i] as number) / front.length;
      }
    }
    return this.middle;
  }

  /**
   * Ends the stream. Times are cut at `durationS`, the length of the picture in
   * seconds; where the sound is shorter the rest is silence.
   */
  finish(durationS: number): AudioResult {
    this.flush();
    const peak = Math.max(...this.peaks.map((channel) => channel.peak()));
    const silences = this.levels.silences(durationS);
    const silent = silences.reduce((sum, { start, end }) => sum + end - start, 0);
    const audio: AudioMeasures = {
      channels: this.channelCount,
      sampleRate: this.sampleRate,
      integratedLufs: this.loudness.integrated(),
      loudnessRange: this.loudness.range(),
      truePeakDbtp: Math.max(NO_PEAK, 20 * Math.log10(peak)),
      clippedShare: this.levels.clippedShare(),
      silences,
      silenceShare: durationS > 0 ? Math.min(1, silent / durationS) : 1,
    };
    return { audio, momentary: (stepS) => this.loudness.momentary(stepS, durationS) };
  }
}

/** Copies samples; what is no number becomes silence, and nothing exceeds what a stream can mean. */
function copyClean(from: Float32Array, at: number, count: number, to: Float32Array, start: number): void {
  for (let i = 0; i < count; i += 1) {
    const value = from[at + i] as number;
    // Also false for what is not a number.
    to[start + i] = value >= -LARGEST && value <= LARGEST ? value : 0;
  }
}
