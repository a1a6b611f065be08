/** Values looked at between two samples: four times the rate, as ITU-R BS.1770-4, Annex 2, asks for. */
const PHASES = [0.25, 0.5, 0.75];
const HALF = 12;
/** Runs of this length are left out where no sample under the taps is loud enough to matter. */
const RUN = 64;
/** No value between samples is larger than this times the largest sample beside it. */
const LARGEST_GROWTH = 3;
/** How long before a peak the gain begins to fall, and how fast it comes back. */
const LOOK_AHEAD_S = 0.005;
const RELEASE_S = 0.12;

/** What limiting did: the samples, and by how much the loudest peak was taken down, dB. */
export interface Limited {
  readonly planes: Float32Array[];
  readonly reductionDb: number;
}

/**
 * Raises sound by `gain` (a factor) and holds its true peak under `ceiling`
 * (of full scale) by look-ahead limiting: one gain for all channels that falls
 * smoothly over 5 ms before a peak and comes back over a tenth of a second, so
 * that nothing is cut off and no image shifts. Where the gained sound has the
 * headroom it is plain gain, to the bit.
 */
export function limitPeaks(
  planes: readonly Float32Array[],
  sampleRate: number,
  { gain, ceiling }: { gain: number; ceiling: number },
): Limited {
  const wanted = neededGain(planes, ceiling / gain);
  const lowest = wanted.reduce((least, value) => Math.min(least, value), 1);
  if (lowest >= 1) return { planes: planes.map((plane) => plane.map((value) => value * gain)), reductionDb: 0 };
  const reach = Math.max(1, Math.round(LOOK_AHEAD_S * sampleRate));
  release(wanted, Math.exp(-1 / (RELEASE_S * sampleRate)));
  const smooth = movingMean(leastAhead(wanted, reach), reach);
  return {
    planes: planes.map((plane) => plane.map((value, at) => value * gain * (smooth[at] as number))),
    reductionDb: -20 * Math.log10(lowest),
  };
}

/** For each sample the factor that brings it, and what lies between it and the next one, under `ceiling`. */
function neededGain(planes: readonly Float32Array[], ceiling: number): Float32Array {
  const length = planes[0]?.length ?? 0;
  const needed = new Float32Array(length).fill(1);
  const kernels = PHASES.map(kernelAt);
  const lower = (at: number, size: number) => {
    if (size > ceiling) needed[at] = Math.min(needed[at] as number, ceiling / size);
  };
  for (const plane of planes) {
    for (let start = 0; start < length; start += RUN) {
      const end = Math.min(length, start + RUN);
      let largest = 0;
      for (let at = Math.max(0, start - HALF); at < Math.min(length, end + HALF); at += 1) {
        largest = Math.max(largest, Math.abs(plane[at] as number));
      }
      if (largest * LARGEST_GROWTH <= ceiling) continue;
      for (let at = start; at < end; at += 1) {
        lower(at, Math.abs(plane[at] as number));
        if (nearPeak(plane, at) * LARGEST_GROWTH <= ceiling) continue;
        for (const kernel of kernels) lower(at, Math.abs(between(plane, at, kernel)));
      }
    }
  }
  return needed;
}

/** A cheap bound for what lies after a sample: its neighbours carry nearly all of it. */
function nearPeak(plane: Float32Array, at: number): number {
  let largest = 0;
  for (let k = -2; k <= 3; k += 1) largest = Math.max(largest, Math.abs(plane[at + k] ?? 0));
  return largest;
}

function between(plane: Float32Array, at: number, kernel: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < 2 * HALF; k += 1) sum += (kernel[k] as number) * (plane[at + k - HALF + 1] ?? 0);
  return sum;
}

/** Sinc under a Hann window for the place `phase` of the way to the next sample; sums to one. */
function kernelAt(phase: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * HALF }, (_, k) => {
    const t = k - (HALF - 1) - phase;
    return (Math.sin(Math.PI * t) / (Math.PI * t)) * Math.cos((Math.PI * t) / (2 * HALF)) ** 2;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

/** After a fall the gain comes back by an exponential, in place. */
function release(gains: Float32Array, keep: number): void {
  let held = 1;
  for (let at = 0; at < gains.length; at += 1) {
    held = Math.min(gains[at] as number, 1 - (1 - held) * keep);
    gains[at] = held;
  }
}

/** The least of each value and the `reach` after it (monotone queue). */
function leastAhead(gains: Float32Array, reach: number): Float32Array {
  const least = new Float32Array(gains.length);
  const queue = new Int32Array(gains.length);
  let head = 0;
  let tail = 0;
  for (let at = gains.length - 1; at >= 0; at -= 1) {
    while (tail > head && (gains[queue[tail - 1] as number] as number) >= (gains[at] as number)) tail -= 1;
    queue[tail] = at;
    tail += 1;
    while ((queue[head] as number) > at + reach) head += 1;
    least[at] = gains[queue[head] as number] as number;
  }
  return least;
}

/** Mean of each value and the `reach` before it: never above what the values allow where these are minima over `reach`. */
function movingMean(gains: Float32Array, reach: number): Float32Array {
  const means = new Float32Array(gains.length);
  let sum = (gains[0] ?? 1) * (reach + 1);
  for (let at = 0; at < gains.length; at += 1) {
    sum += (gains[at] as number) - (gains[Math.max(0, at - reach - 1)] as number);
    means[at] = Math.min(1, sum / (reach + 1));
  }
  return means;
}
