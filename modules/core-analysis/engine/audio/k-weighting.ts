/** A second-order section, normalised to a0 = 1: y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y''. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/**
 * Analogue prototypes of the two K-weighting stages of ITU-R BS.1770-4, Annex 1.
 * The standard lists coefficients for 48 kHz only; these centre frequencies,
 * qualities and gain reproduce them, and the bilinear transform then serves any
 * rate (De Man, "Evaluation of Implementations of the EBU R128 Loudness
 * Measurement", AES 145, 2018; the same figures are in libebur128).
 */
const SHELF = { frequency: 1681.974450955533, quality: 0.7071752369554196, gainDb: 3.999843853973347 };
const HIGH_PASS = { frequency: 38.13547087602444, quality: 0.5003270373238773 };
/** Exponent that gives the shelf's middle its gain. */
const SHELF_MIDDLE = 0.4996667741545416;

/** The head's effect: about +4 dB above 2 kHz. */
export function shelfStage(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * Math.min(SHELF.frequency, sampleRate * 0.49)) / sampleRate);
  const high = 10 ** (SHELF.gainDb / 20);
  const middle = high ** SHELF_MIDDLE;
  const damp = k / SHELF.quality;
  const a0 = 1 + damp + k * k;
  return {
    b0: (high + middle * damp + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - middle * damp + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - damp + k * k) / a0,
  };
}

/** The revised low-frequency B curve: a high pass at 38 Hz. */
export function highPassStage(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * HIGH_PASS.frequency) / sampleRate);
  const damp = k / HIGH_PASS.quality;
  const a0 = 1 + damp + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - damp + k * k) / a0 };
}

/** States smaller than this are set to zero: numbers near the end of the range slow a processor tenfold. */
const TINY = 1e-25;

/** Both stages for one channel; keeps its state from chunk to chunk. */
export class KWeighting {
  private readonly shelf: Biquad;
  private readonly pass: Biquad;
  private s1 = 0;
  private s2 = 0;
  private p1 = 0;
  private p2 = 0;

  constructor(sampleRate: number) {
    this.shelf = shelfStage(sampleRate);
    this.pass = highPassStage(sampleRate);
  }

  /** Filters samples `from` up to `to` and returns the sum of their squares. */
  sumOfSquares(samples: Float32Array, from: number, to: number): number {
    const { b0, b1, b2, a1, a2 } = this.shelf;
    const { a1: c1, a2: c2 } = this.pass;
    let { s1, s2, p1, p2 } = this;
    let sum = 0;
    for (let at = from; at < to; at += 1) {
      const x = samples[at] as number;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      // The high pass has b = 1, -2, 1.
      const z = y + p1;
      p1 = p2 - 2 * y - c1 * z;
      p2 = y - c2 * z;
      sum += z * z;
    }
    const keep = (state: number) => (Math.abs(state) < TINY ? 0 : state);
    this.s1 = keep(s1);
    this.s2 = keep(s2);
    this.p1 = keep(p1);
    this.p2 = keep(p2);
    return sum;
  }
}
