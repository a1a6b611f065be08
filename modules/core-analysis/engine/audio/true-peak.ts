/** Samples looked at on either side of the place between two samples. */
const HALF = 12;
const TAPS = HALF * 2;
/** Kaiser window shape; with 24 taps the ripple stays under 0.1 dB up to 0.42 of the sample rate. */
const BETA = 6;
/** Runs of this length are skipped whole where they cannot hold a new peak. */
const RUN = 32;
/** Below this rate four values are taken per sample; above twice it, one is enough (ITU-R BS.1770-4, Annex 2). */
const FULL_RATE = 96_000;

/** Modified Bessel function of order zero. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; k < 32; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Interpolator for the place `phase` (0..1) of the way from one sample to the next; sums to one. */
function kernelAt(phase: number): Float64Array {
  const taps = Float64Array.from({ length: TAPS }, (_, k) => {
    const t = k - (HALF - 1) - phase;
    const window = bessel(BETA * Math.sqrt(Math.max(0, 1 - (t / HALF) ** 2))) / bessel(BETA);
    return (Math.sin(Math.PI * t) / (Math.PI * t)) * window;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

/**
 * True peak of one channel: the signal is interpolated to four times its rate
 * (polyphase windowed sinc) and the largest value kept. Runs of samples that
 * cannot hold a new peak even if all taps agreed in sign are not interpolated,
 * which changes nothing but the time. Keeps 23 samples from chunk to chunk.
 */
export class TruePeak {
  private readonly kernels: Float64Array[];
  /** No interpolated value is larger than this times the largest sample under the taps. */
  private readonly gain: number;
  private tail = new Float32Array(TAPS - 1);
  private work = new Float32Array(0);
  private highest = 0;

  constructor(sampleRate: number) {
    const phases = sampleRate < FULL_RATE ? [0.25, 0.5, 0.75] : sampleRate < FULL_RATE * 2 ? [0.5] : [];
    this.kernels = phases.map(kernelAt);
    this.gain = Math.max(1, ...this.kernels.map((kernel) => kernel.reduce((sum, tap) => sum + Math.abs(tap), 0)));
  }

  push(samples: Float32Array, length: number): void {
    const total = this.tail.length + length;
    if (this.work.length < total) this.work = new Float32Array(total);
    this.work.set(this.tail);
    this.work.set(samples.subarray(0, length), this.tail.length);
    this.search(total);
    this.tail = this.work.slice(total - this.tail.length, total);
  }

  private search(total: number): void {
    const { work } = this;
    for (let start = 0; start + TAPS <= total; start += RUN) {
      const places = Math.min(RUN, total - TAPS + 1 - start);
      let largest = 0;
      for (let at = start; at < start + places + TAPS - 1; at += 1) {
        largest = Math.max(largest, Math.abs(work[at] as number));
      }
      this.highest = Math.max(this.highest, largest);
      if (largest * this.gain > this.highest) this.interpolate(start, places);
    }
  }

  private interpolate(start: number, places: number): void {
    const { work } = this;
    const [first, second, third] = this.kernels;
    for (let at = start; at < start + places; at += 1) {
      if (!first) return;
      let [one, two, three] = [0, 0, 0];
      // The usual three at once: each sample is fetched once for all of them.
      if (second && third) {
        for (let k = 0; k < TAPS; k += 1) {
          const sample = work[at + k] as number;
          one += (first[k] as number) * sample;
          two += (second[k] as number) * sample;
          three += (third[k] as number) * sample;
        }
      } else for (let k = 0; k < TAPS; k += 1) one += (first[k] as number) * (work[at + k] as number);
      this.highest = Math.max(this.highest, Math.abs(one), Math.abs(two), Math.abs(three));
    }
  }

  /** Largest absolute value so far, 1 for full scale. Ends the stream: what lies between the last samples is looked at. */
  peak(): number {
    this.push(new Float32Array(TAPS - 1), TAPS - 1);
    return this.highest;
  }
}
