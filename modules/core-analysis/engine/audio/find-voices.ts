import type { Interval } from '../video/video-measurements.ts';
import type { VoiceFrame } from './voice-frames.ts';

export interface FoundVoices {
  voices: Interval[];
  /** How clearly the moments with sound were on one side or the other, 0..1. */
  confidence: number;
}

/** Sound looked at around each moment, and how often, seconds. */
const WINDOW_S = 2;
const STEP_S = 0.25;
/** Under this little sound nothing is said. */
const MIN_SOUND_S = 0.5;
/** Mean square of the voice band under which a moment is taken for silent: -55 dBFS. */
const SILENT = 10 ** -5.5;
/** A frame counts as periodic, voiced or a held note, from here on. */
const PERIODIC = 0.6;
/** Pitch jumps of more semitones a frame are another note or a misreading, not a glide. */
const MAX_GLIDE = 3;
const SYLLABLES = [2, 8] as const;
/** Pauses up to this long belong to the speech; shorter stretches of voice are not believed. */
const MAX_PAUSE_S = 0.5;
const MIN_VOICE_S = 0.3;
/** An estimate from rhythm and spectrum is never quite sure: singing, rap and cartoon sounds lie between. */
const MOST_CONFIDENT = 0.9;

/** 0 at `low`, 1 at `high`, straight between. */
const ramp = (value: number, low: number, high: number) => Math.min(1, Math.max(0, (value - low) / (high - low)));

/** The value under which `share` of them lie; 0 for none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((p, q) => p - q);
  return sorted[Math.floor(share * sorted.length)] ?? 0;
}

/** Swing of the envelope at 2 to 8 Hz, the rhythm of syllables, against its mean: 1 is a full swing of one sine. */
function syllabicSwing(envelope: readonly number[], hopS: number): number {
  const n = envelope.length;
  const mean = envelope.reduce((sum, value) => sum + value, 0) / n;
  if (mean <= 0) return 0;
  const hann = envelope.map((value, i) => (value - mean) * (1 - Math.cos((2 * Math.PI * (i + 0.5)) / n)));
  let power = 0;
  const first = Math.ceil(SYLLABLES[0] * n * hopS);
  for (let k = first; k <= SYLLABLES[1] * n * hopS; k += 1) {
    const turn = (2 * Math.PI * k) / n;
    let [re, im] = [0, 0];
    for (let i = 0; i < n; i += 1) {
      re += (hann[i] as number) * Math.cos(turn * i);
      im += (hann[i] as number) * Math.sin(turn * i);
    }
    power += (re * re + im * im) / (n * n);
  }
  return Math.sqrt(2 * power) / mean;
}

/** Median glide of the pitch in semitones a frame while it can be followed: speech never holds a note, instruments do. */
function pitchGlide(frames: readonly VoiceFrame[], floor: number): number {
  const glides: number[] = [];
  for (let i = 1; i < frames.length; i += 1) {
    const [one, two] = [frames[i - 1] as VoiceFrame, frames[i] as VoiceFrame];
    if (one.harmonicity < PERIODIC || two.harmonicity < PERIODIC || two.band < floor) continue;
    const glide = Math.abs(12 * Math.log2(two.pitch / one.pitch));
    if (glide < MAX_GLIDE) glides.push(glide);
  }
  return quantile(glides, 0.5);
}

/**
 * How much one stretch of sound is like speech, 0..1: the weighted geometric
 * mean of six signs, so that one that is missing cannot be outvoted.
 * Swing at the rate of syllables and share of quiet frames: Scheirer & Slaney,
 * "Construction and evaluation of a robust multifeature speech/music
 * discriminator", ICASSP 1997; Saunders 1996. Periodicity: Boersma 1993. The
 * cut-offs are our own, from the sounds of the tests.
 */
export function speechLikeness(frames: readonly VoiceFrame[], hopS: number): number {
  const n = Math.max(1, frames.length);
  const mean = frames.reduce((sum, { band }) => sum + band, 0) / n;
  if (mean < SILENT) return 0;
  const all = frames.reduce((sum, { power }) => sum + power, 0) / n;
  const envelope = frames.map(({ band }) => Math.sqrt(band));
  const loud = frames.filter(({ band }) => band > mean * 0.25);
  const signs = [
    [ramp(syllabicSwing(envelope, hopS), 0.25, 0.55), 1],
    [ramp(1 - loud.length / n, 0.1, 0.35), 1],
    [ramp(loud.filter(({ harmonicity }) => harmonicity > PERIODIC).length / Math.max(1, loud.length), 0.15, 0.5), 1],
    [ramp(pitchGlide(frames, mean * 0.09), 0.03, 0.11), 1],
    [
      ramp(
        quantile(
          loud.map(({ change }) => change),
          0.8,
        ),
        1,
        4,
      ),
      1,
    ],
    [ramp(mean / all, 0.1, 0.4), 0.5],
  ] as const;
  const weights = signs.reduce((sum, [, weight]) => sum + weight, 0);
  return Math.exp(signs.reduce((sum, [value, weight]) => sum + weight * Math.log(Math.max(0.01, value)), 0) / weights);
}

/** Runs of marked frames: short pauses bridged, short runs dropped. */
function runsOf(marked: readonly boolean[], hopS: number): Interval[] {
  const runs: Interval[] = [];
  marked.forEach((mark, i) => {
    if (!mark) return;
    const start = i * hopS;
    // A frame is twice as long as the distance between frames.
    const end = (i + 2) * hopS;
    const last = runs.at(-1);
    if (last && start - last.end <= MAX_PAUSE_S) last.end = end;
    else runs.push({ start, end });
  });
  return runs.filter(({ start, end }) => end - start >= MIN_VOICE_S);
}

/** Where someone seems to speak. Frames come every `hopS` seconds from 0 on; nothing goes past `durationS`. */
export function findVoices(frames: readonly VoiceFrame[], hopS: number, durationS: number): FoundVoices {
  const size = Math.min(frames.length, Math.round(WINDOW_S / hopS));
  const step = Math.max(1, Math.round(STEP_S / hopS));
  if (size * hopS < MIN_SOUND_S) return { voices: [], confidence: 0 };
  const marked: boolean[] = [];
  let [sure, sounding] = [0, 0];
  for (let from = 0; from < frames.length; from += step) {
    const cell = frames.slice(from, from + step);
    const start = Math.max(0, Math.min(frames.length - size, Math.round(from + step / 2 - size / 2)));
    const window = frames.slice(start, start + size);
    const likeness = speechLikeness(window, hopS);
    const floor = Math.max(SILENT, (0.01 * window.reduce((sum, { band }) => sum + band, 0)) / window.length);
    const active = cell.map(({ band }) => band >= floor);
    if (active.includes(true)) {
      sounding += 1;
      sure += Math.abs(2 * likeness - 1);
    }
    marked.push(...active.map((isActive) => isActive && likeness >= 0.5));
  }
  const voices = runsOf(marked, hopS)
    .map(({ start, end }) => ({ start, end: Math.min(end, durationS) }))
    .filter(({ start, end }) => end - start >= MIN_VOICE_S);
  return { voices, confidence: sounding === 0 ? MOST_CONFIDENT : (MOST_CONFIDENT * sure) / sounding };
}
