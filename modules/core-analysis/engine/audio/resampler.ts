/** Zero crossings of the low pass on either side: its edge falls from whole to nothing over about an eighth of the band. */
const ZEROS = 8;
/** Where the low pass begins to let go, of the lower of the two rates. */
const CUTOFF = 0.46;
/** Places between two samples that are kept apart; the common rates need 160 at most and are met exactly. */
const MOST_PLACES = 512;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/**
 * Brings a stream of one channel from one rate in hertz to another: Hann-windowed sinc, each sample at its own time, nothing
 * delayed. Same samples, same answer, however they are cut.
 */
export class Resampler {
  private readonly half: number;
  private readonly places: number;
  /** The low pass for each place between two samples. */
  private readonly taps: Float64Array[];
  /** Samples given and still needed; the first is number `first` of the stream, silence before it. */
  private kept: Float32Array;
  private first: number;
  private made = 0;

  constructor(
    private readonly from: number,
    private readonly to: number,
  ) {
    this.half = Math.ceil(ZEROS * Math.max(1, from / to));
    this.places = Math.min(MOST_PLACES, to / commonDivisor(from, to));
    const cutoff = CUTOFF * Math.min(1, to / from);
    this.taps = Array.from({ length: this.places + 1 }, (_, place) => lowPass(cutoff, this.half, place / this.places));
    this.first = 1 - this.half;
    this.kept = new Float32Array(this.half - 1);
  }

  push(samples: Float32Array): Float32Array {
    const { from, to, half, places } = this;
    const whole = new Float32Array(this.kept.length + samples.length);
    whole.set(this.kept);
    whole.set(samples, this.kept.length);
    const end = this.first + whole.length;
    const out: number[] = [];
    let before = Math.floor((this.made * from) / to);
    while (before + half < end) {
      const taps = this.taps[Math.round((((this.made * from) % to) / to) * places)] as Float64Array;
      const at = before - half + 1 - this.first;
      let sum = 0;
      for (let k = 0; k < taps.length; k += 1) sum += (taps[k] as number) * (whole[at + k] as number);
      out.push(sum);
      this.made += 1;
      before = Math.floor((this.made * from) / to);
    }
    const done = Math.min(whole.length, Math.max(0, before - half + 1 - this.first));
    this.kept = whole.slice(done);
    this.first += done;
    return Float32Array.from(out);
  }

  /** What is left, with silence after the last sample. */
  finish(): Float32Array {
    return this.push(new Float32Array(this.half));
  }
}

/** Weights of the samples around a moment that lies `place`, 0..1, behind one of them; they sum to one. */
function lowPass(cutoff: number, half: number, place: number): Float64Array {
  const taps = Float64Array.from({ length: half * 2 }, (_, k) => {
    const t = k - half + 1 - place;
    const sinc = t === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * t) / (Math.PI * t);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * t) / (half + 1)));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}
