import { transform } from '../measure/fft.ts';

/** What one moment of 32 ms sounds like, every 16 ms. */
export interface VoiceFrame {
  /** Mean square between 300 and 3400 Hz, and of everything. */
  band: number;
  power: number;
  /** Height of the strongest periodicity of a voice's pitch, 0 noise .. 1 a periodic wave. */
  harmonicity: number;
  /** Pitch of that periodicity in hertz. */
  pitch: number;
  /** How far the shape of the spectrum is from that of 48 ms before, dB, mean over bands; level left out. */
  change: number;
}

/** Band that carries speech on a telephone (ITU-T G.712). */
const BAND = [300, 3400] as const;
/** Pitch of voices, hertz: from a low man's to a child's. */
const PITCH = [70, 420] as const;
const FRAME_S = 0.032;
/** Time between two frames. */
export const HOP_S = 0.016;
/** The signal is brought down to this rate or a little above: the band needs no more. */
const RATE = 8000;
/** Bands of the spectrum's shape, their edges in hertz: about evenly spaced for the ear. */
const EDGES = [100, 300, 500, 750, 1050, 1400, 1850, 2400, 3000, 3800];
/** Shapes this many frames apart are compared: long enough for a formant to move, shorter than a syllable. */
const CHANGE_FRAMES = 3;
const FLOOR = 1e-9;

/** Low pass for taking every `factor`-th sample: Hann-windowed sinc, summing to one. */
function lowPass(factor: number): Float64Array {
  const half = factor * 6;
  const cutoff = 0.46 / factor;
  const taps = Float64Array.from({ length: half * 2 + 1 }, (_, k) => {
    const t = k - half;
    const sinc = t === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * t) / (Math.PI * t);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * t) / (half + 1)));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

/** Describes a stream of one channel frame by frame; frames without sound cost and say nothing. */
export class VoiceFrames {
  readonly frames: VoiceFrame[] = [];
  private readonly factor: number;
  private readonly rate: number;
  private readonly taps: Float64Array;
  private readonly frameLength: number;
  private readonly hop: number;
  private readonly size: number;
  private readonly window: Float64Array;
  /** Periodicity of the window itself, by which a frame's is divided (Boersma 1993). */
  private readonly windowCorrelation: Float64Array;
  private readonly re: Float64Array;
  private readonly im: Float64Array;
  private pending = new Float32Array(0);
  private slow: Float32Array;
  private slowLength = 0;
  private readonly shapes: Float64Array[] = [];

  constructor(sampleRate: number) {
    this.factor = Math.max(1, Math.floor(sampleRate / RATE));
    this.rate = sampleRate / this.factor;
    this.taps = this.factor === 1 ? Float64Array.of(1) : lowPass(this.factor);
    this.frameLength = Math.round(this.rate * FRAME_S);
    this.hop = Math.round(this.rate * HOP_S);
    this.size = 2 ** Math.ceil(Math.log2(this.frameLength + Math.ceil(this.rate / PITCH[0])));
    this.window = Float64Array.from({ length: this.frameLength }, (_, k) => {
      return 0.5 - 0.5 * Math.cos((2 * Math.PI * (k + 0.5)) / this.frameLength);
    });
    this.re = new Float64Array(this.size);
    this.im = new Float64Array(this.size);
    this.slow = new Float32Array(this.frameLength * 2);
    this.re.set(this.window);
    this.correlate();
    this.windowCorrelation = this.re.slice(0, Math.ceil(this.rate / PITCH[0]) + 2);
  }

  /** Seconds between two frames: 16 ms but for rounding to whole samples. */
  get hopS(): number {
    return this.hop / this.rate;
  }

  push(samples: Float32Array, length: number): void {
    const whole = new Float32Array(this.pending.length + length);
    whole.set(this.pending);
    whole.set(samples.subarray(0, length), this.pending.length);
    const { taps, factor } = this;
    let at = 0;
    for (; at + taps.length <= whole.length; at += factor) {
      let sum = 0;
      for (let k = 0; k < taps.length; k += 1) sum += (taps[k] as number) * (whole[at + k] as number);
      this.slow[this.slowLength] = sum;
      this.slowLength += 1;
      if (this.slowLength === this.frameLength) this.closeFrame();
    }
    this.pending = whole.slice(at);
  }

  private closeFrame(): void {
    const { slow, frameLength, hop } = this;
    let power = 0;
    for (let k = 0; k < frameLength; k += 1) power += (slow[k] as number) ** 2;
    power /= frameLength;
    this.frames.push(power < FLOOR ? { band: 0, power, harmonicity: 0, pitch: 0, change: 0 } : this.describe(power));
    if (power < FLOOR) this.shapes.length = 0;
    slow.copyWithin(0, hop, frameLength);
    this.slowLength = frameLength - hop;
  }

  private describe(power: number): VoiceFrame {
    const { re, im, window, slow, frameLength, size } = this;
    re.fill(0);
    im.fill(0);
    for (let k = 0; k < frameLength; k += 1) re[k] = (slow[k] as number) * (window[k] as number);
    transform(re, im);
    for (let k = 0; k < size; k += 1) {
      re[k] = (re[k] as number) ** 2 + (im[k] as number) ** 2;
      im[k] = 0;
    }
    const sumBetween = (low: number, high: number) => {
      let sum = 0;
      const end = Math.min(size / 2, Math.round((high * size) / this.rate));
      for (let k = Math.round((low * size) / this.rate); k < end; k += 1) sum += re[k] as number;
      return sum;
    };
    const all = sumBetween(0, this.rate / 2);
    const band = (power * sumBetween(BAND[0], BAND[1])) / Math.max(all, 1e-30);
    const change = this.shapeChange(EDGES.slice(1).map((high, i) => sumBetween(EDGES[i] as number, high) / all));
    transform(re, im);
    return { band, power, change, ...this.periodicity() };
  }

  /** Turns the samples in `re` into their autocorrelation. */
  private correlate(): void {
    const { re, im, size } = this;
    im.fill(0);
    transform(re, im);
    for (let k = 0; k < size; k += 1) {
      re[k] = (re[k] as number) ** 2 + (im[k] as number) ** 2;
      im[k] = 0;
    }
    transform(re, im);
  }

  /** Highest peak of the autocorrelation in `re` among the lags of a voice; short lags win over their multiples. */
  private periodicity(): { harmonicity: number; pitch: number } {
    const { re, windowCorrelation: own, rate } = this;
    const zero = re[0] as number;
    const value = (lag: number) => ((re[lag] as number) / zero) * ((own[0] as number) / (own[lag] as number));
    let [best, bestLag, bestScore] = [0, 0, 0];
    for (let lag = Math.max(2, Math.floor(rate / PITCH[1])); lag <= rate / PITCH[0]; lag += 1) {
      const here = value(lag);
      const score = here - 0.02 * Math.log2((lag * PITCH[1]) / rate);
      if (score > bestScore && here >= value(lag - 1) && here >= value(lag + 1)) {
        [best, bestLag, bestScore] = [here, lag, score];
      }
    }
    if (bestLag === 0) return { harmonicity: 0, pitch: 0 };
    // A parabola through the peak and its neighbours places it between samples.
    const [left, right] = [value(bestLag - 1), value(bestLag + 1)];
    const bend = left - 2 * best + right;
    const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (left - right) / (2 * bend))) : 0;
    return { harmonicity: Math.min(1, best), pitch: rate / (bestLag + shift) };
  }

  private shapeChange(shares: readonly number[]): number {
    const shape = Float64Array.from(shares, (share) => 10 * Math.log10(Math.max(share, 1e-4)));
    this.shapes.push(shape);
    const before = this.shapes.length > CHANGE_FRAMES ? this.shapes.shift() : undefined;
    if (!before) return 0;
    let sum = 0;
    for (let k = 0; k < shape.length; k += 1) sum += Math.abs((shape[k] as number) - (before[k] as number));
    return sum / shape.length;
  }
}
