import type { Interval, Speech } from '../video/video-measurements.ts';
import { SPEECH_RATE, SPEECH_STEP } from './speech-network.ts';

/** Length of one step, seconds. */
const STEP_S = SPEECH_STEP / SPEECH_RATE;
/**
 * How probabilities become parts: the defaults of `get_speech_timestamps` in the detector's own package (silero-vad 6.2.3,
 * `utils_vad.py`): `threshold`, `neg_threshold`, `min_speech_duration_ms`, `min_silence_duration_ms`, `speech_pad_ms`.
 */
const SPEECH_FROM = 0.5;
const NONE_UNDER = 0.35;
const MIN_SPEECH_S = 0.25;
const MIN_SILENCE_S = 0.1;
const PAD_S = 0.03;

/** Steps from `from` up to `to`. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** Runs that begin at `least` and end where it stays under the lower mark for the least silence; too short ones are left out. */
function runsFrom(probabilities: ArrayLike<number>, least: number): Run[] {
  const runs: Run[] = [];
  let [from, quiet] = [-1, -1];
  const close = (to: number) => {
    if ((to - from) * STEP_S > MIN_SPEECH_S) runs.push({ from, to });
    [from, quiet] = [-1, -1];
  };
  for (let step = 0; step < probabilities.length; step += 1) {
    const probability = probabilities[step] as number;
    if (probability >= least) {
      quiet = -1;
      if (from < 0) from = step;
    } else if (from >= 0 && probability < NONE_UNDER) {
      if (quiet < 0) quiet = step;
      if ((step - quiet) * STEP_S >= MIN_SILENCE_S) close(quiet);
    }
  }
  if (from >= 0) close(probabilities.length);
  return runs;
}

function meanOf(probabilities: ArrayLike<number>, { from, to }: Run): number {
  let sum = 0;
  for (let step = from; step < to; step += 1) sum += probabilities[step] as number;
  return to > from ? sum / (to - from) : 0;
}

/** The highest mean that holds for as long as the shortest speech, 0..1. */
function mostHeld(probabilities: ArrayLike<number>): number {
  const steps = Math.min(probabilities.length, Math.ceil(MIN_SPEECH_S / STEP_S));
  let most = 0;
  for (let from = 0; from + steps <= probabilities.length; from += 1)
    most = Math.max(most, meanOf(probabilities, { from, to: from + steps }));
  return most;
}

/**
 * Where speech is heard, of the probability of each step of 32 ms from the first frame on. Unsure are stretches as long as speech
 * that reach the lower mark and never the upper; they are no part. What lies behind `durationS`, in seconds, is left out.
 */
export function speechParts(probabilities: ArrayLike<number>, durationS: number): Speech {
  const within = Array.from(probabilities).slice(0, Math.ceil(durationS / STEP_S));
  const times = ({ from, to }: Run, pad: number): Interval => ({
    start: Math.max(0, from * STEP_S - pad),
    end: Math.min(durationS, to * STEP_S + pad),
  });
  const spoken = runsFrom(within, SPEECH_FROM);
  const parts = spoken.map((run) => ({ ...times(run, PAD_S), confidence: meanOf(within, run) }));
  const isSpoken = (run: Run) => spoken.some(({ from, to }) => from < run.to && to > run.from);
  const unsure = runsFrom(within, NONE_UNDER).filter((run) => !isSpoken(run));
  const seconds = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  const steps = spoken.reduce((sum, { from, to }) => sum + to - from, 0);
  const mean = spoken.reduce((sum, run) => sum + meanOf(within, run) * (run.to - run.from), 0) / Math.max(1, steps);
  return {
    parts,
    share: durationS > 0 ? Math.min(1, seconds / durationS) : 0,
    confidence: steps > 0 ? mean : 1 - mostHeld(within),
    unsure: unsure.map((run) => times(run, 0)),
  };
}
