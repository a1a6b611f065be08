import { AudioMeter } from '../../audio/audio-meter.ts';
import { limitPeaks } from './limit-peaks.ts';
import type { Sound } from './read-sound.ts';

/** LUFS; and how near is near enough, LU. */
export const TARGET_LUFS = -14;
const NEAR_LU = 0.15;
/** More would lift the hiss of a recording that has nothing but hiss. */
const MOST_GAIN_DB = 24;
/** Peaks are taken down by this at most: more sounds pressed. What then stays under the target stays there. */
const MOST_REDUCTION_DB = 10;
const ROUNDS = 5;

/** Sound at the target, and what was done to it. */
export interface NormalisedSound {
  readonly sound: Sound;
  readonly gainDb: number;
  /** By how much the loudest peak was limited, dB; 0 for plain gain. */
  readonly reductionDb: number;
}

/** What the meter of the rules says of some sound. */
export function hear({ planes, sampleRate }: Sound): { lufs: number | null; truePeakDbtp: number } {
  const meter = new AudioMeter(sampleRate, planes.length);
  meter.push(planes);
  const { audio } = meter.finish((planes[0]?.length ?? 0) / sampleRate);
  return { lufs: audio.integratedLufs, truePeakDbtp: audio.truePeakDbtp };
}

/**
 * Sound at -14 LUFS with its true peak under `ceilingDb` (dBTP): plain gain
 * where headroom allows, else gain into a limiter. Limiting takes loudness too,
 * so the gain is corrected until the meter agrees. Null for silence.
 */
export function normaliseSound(sound: Sound, ceilingDb: number): NormalisedSound | null {
  const { lufs } = hear(sound);
  if (lufs === null) return null;
  const ceiling = 10 ** (ceilingDb / 20);
  let gainDb = Math.min(MOST_GAIN_DB, TARGET_LUFS - lufs);
  let best: NormalisedSound | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { planes, reductionDb } = limitPeaks(sound.planes, sound.sampleRate, { gain: 10 ** (gainDb / 20), ceiling });
    if (reductionDb > MOST_REDUCTION_DB) {
      if (best) return best;
      gainDb -= reductionDb - MOST_REDUCTION_DB;
      continue;
    }
    const made: Sound = { sampleRate: sound.sampleRate, planes };
    best = { sound: made, gainDb, reductionDb };
    if (reductionDb === 0) return best;
    const missing = TARGET_LUFS - (hear(made).lufs ?? TARGET_LUFS);
    if (Math.abs(missing) <= NEAR_LU) return best;
    gainDb = Math.min(MOST_GAIN_DB, gainDb + missing);
  }
  return best;
}
