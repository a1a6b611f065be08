import { seeded } from '../../measure/testing/planted-scenes.ts';

/** Sounds with a known answer, made number by number: no file, nothing downloaded, the same every time. */

export const amplitude = (dbfs: number) => 10 ** (dbfs / 20);

/** A sine of so many seconds with its peak at `dbfs`; phase in degrees. */
export function sine(rate: number, seconds: number, frequency: number, dbfs: number, phase = 0): Float32Array {
  const a = amplitude(dbfs);
  const start = (phase * Math.PI) / 180;
  return Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, i) => a * Math.sin((2 * Math.PI * frequency * i) / rate + start),
  );
}

export function silence(rate: number, seconds: number): Float32Array {
  return new Float32Array(Math.round(rate * seconds));
}

export function join(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Sounds laid over each other, each with its gain in dB; as long as the longest. */
export function mix(...layers: readonly (readonly [Float32Array, number])[]): Float32Array {
  const whole = new Float32Array(Math.max(...layers.map(([sound]) => sound.length)));
  for (const [sound, gain] of layers) {
    const a = amplitude(gain);
    for (let i = 0; i < sound.length; i += 1) whole[i] = (whole[i] as number) + a * (sound[i] as number);
  }
  return whole;
}

/** The same sound with its root mean square at `dbfs`. */
export function atLevel(sound: Float32Array, dbfs: number): Float32Array {
  let sum = 0;
  for (const value of sound) sum += value * value;
  const scale = amplitude(dbfs) / Math.sqrt(sum / Math.max(1, sound.length) || 1);
  return sound.map((value) => value * scale);
}

/** White noise of root mean square 1 or so; `colour` 1 gives pink-like, 2 brown-like noise. */
export function noise(rate: number, seconds: number, seed: number, colour: 0 | 1 | 2 = 0): Float32Array {
  const random = seeded(seed);
  let [slow, slower] = [0, 0];
  return Float32Array.from({ length: Math.round(rate * seconds) }, () => {
    const white = random() + random() + random() - 1.5;
    slow += (white - slow) * 0.2;
    slower += (white - slower) * 0.01;
    return colour === 0 ? white : colour === 1 ? white * 0.25 + slow + slower * 4 : slower * 8;
  });
}

/** A sound whose loudness swings so many times a second, by `depth` 0..1. */
export function tremolo(sound: Float32Array, rate: number, hertz: number, depth: number): Float32Array {
  return sound.map((value, i) => value * (1 - depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * hertz * i) / rate))));
}

/** Two-pole resonator, the model of one formant. */
export class Resonator {
  private y1 = 0;
  private y2 = 0;

  constructor(private readonly rate: number) {}

  next(x: number, frequency: number, bandwidth: number): number {
    const r = Math.exp((-Math.PI * bandwidth) / this.rate);
    const c = 2 * r * Math.cos((2 * Math.PI * frequency) / this.rate);
    const y = (1 - c + r * r) * x + c * this.y1 - r * r * this.y2;
    this.y2 = this.y1;
    this.y1 = y;
    return y;
  }
}

/** First four formants of seven vowels, hertz (a man's; Peterson & Barney 1952, fourth by rule). */
export const VOWELS = [
  [730, 1090, 2440, 3400],
  [530, 1840, 2480, 3500],
  [270, 2290, 3010, 3600],
  [570, 840, 2410, 3300],
  [300, 870, 2240, 3300],
  [490, 1350, 1690, 3300],
  [660, 1720, 2410, 3500],
] as const;

export interface Speaker {
  seed: number;
  /** Mean pitch in hertz. */
  pitch: number;
  /** Syllables a second. */
  pace: number;
  /** Length of the throat against a man's: formants are multiplied by it. */
  formants?: number;
}

/**
 * Speech-like sound: pulses of a glottis with a wandering, falling pitch through
 * four formants that glide from vowel to vowel, consonants as hiss or closure
 * between them, a breath after each phrase. Says nothing, has the rhythm and
 * spectrum of someone who does.
 */
export function speech(rate: number, seconds: number, { seed, pitch, pace, formants = 1 }: Speaker): Float32Array {
  const random = seeded(seed);
  const length = Math.round(rate * seconds);
  const out = new Float32Array(length);
  const resonators = [0, 1, 2, 3].map(() => new Resonator(rate));
  const hiss = new Resonator(rate);
  let vowel: readonly number[] = VOWELS[0];
  const now = [...vowel];
  let [phase, drift, at, before] = [0, 0, 0, 0];
  while (at < length) {
    const syllables = 4 + Math.floor(random() * 8);
    for (let s = 0; s < syllables && at < length; s += 1) {
      const stress = 0.5 + random() * 0.5;
      const duration = ((0.7 + random() * 0.6) / pace) * (s === syllables - 1 ? 1.5 : 1);
      const consonant = Math.min(0.45 * duration, 0.04 + random() * 0.07);
      const kind = random();
      vowel = VOWELS[Math.floor(random() * VOWELS.length)] as readonly number[];
      const rise = (random() - 0.5) * 0.3;
      const count = Math.round(duration * rate);
      const hissAt = 2500 + random() * 2500;
      for (let i = 0; i < count && at < length; i += 1, at += 1) {
        const t = i / rate;
        const inVowel = t >= consonant;
        const u = (t - consonant) / (duration - consonant);
        const open = inVowel ? Math.min(1, u * 8, (1 - u) * 4) * stress : 0;
        drift += (random() - 0.5) * 0.004 - drift * 0.0004;
        const f0 = pitch * (1.15 - (0.3 * s) / syllables + rise * u * (inVowel ? 1 : 0) + drift);
        phase = (phase + f0 / rate) % 1;
        // Rosenberg's pulse: opens over 40 % of the period, closes over 16 %; its slope drives the throat.
        const pulse =
          phase < 0.4
            ? 0.5 * Math.sin((Math.PI * phase) / 0.4)
            : phase < 0.56
              ? -Math.sin((Math.PI * (phase - 0.4)) / 0.32)
              : 0;
        const breath = (random() - 0.5) * 0.05;
        let voice = (pulse + breath) * open + (inVowel || kind > 0.35 ? 0 : pulse * 0.1);
        for (let k = 0; k < 4; k += 1) {
          now[k] = (now[k] as number) + ((vowel[k] as number) * formants - (now[k] as number)) * (40 / rate);
          voice = (resonators[k] as Resonator).next(voice, Math.min(rate * 0.45, now[k] as number), 60 + 40 * k);
        }
        const hissing = !inVowel && kind > 0.35 && kind < 0.8 ? (random() - 0.5) * 0.25 * Math.min(1, t * 60) : 0;
        // Lips radiate the change of the flow, which lifts the upper formants to where they are heard.
        out[at] = (voice - 0.97 * before) * 12 + hiss.next(hissing, Math.min(rate * 0.45, hissAt), 1200);
        before = voice;
      }
    }
    at += Math.round((0.15 + random() * 0.35) * rate);
  }
  return out;
}

/** A plucked string: noise in a delay line that loses its heights (Karplus & Strong 1983). */
export function pluck(rate: number, seconds: number, frequency: number, seed: number): Float32Array {
  const random = seeded(seed);
  const period = Math.max(2, Math.round(rate / frequency));
  const line = Float32Array.from({ length: period }, () => random() * 2 - 1);
  let at = 0;
  return Float32Array.from({ length: Math.round(rate * seconds) }, () => {
    const value = line[at] as number;
    const next = (at + 1) % period;
    line[at] = 0.498 * (value + (line[next] as number));
    at = next;
    return value;
  });
}

/** Hertz of a note, 69 is the A of 440 Hz. */
export const noteHz = (note: number) => 440 * 2 ** ((note - 69) / 12);

const CHORDS = [
  [48, 60, 64, 67],
  [45, 57, 60, 64],
  [41, 57, 60, 65],
  [43, 55, 59, 62],
] as const;

/** Adds `sound` into `whole` from second `at` on. */
function place(whole: Float32Array, rate: number, sound: Float32Array, at: number, gain: number): void {
  const start = Math.round(at * rate);
  const end = Math.min(whole.length, start + sound.length);
  for (let i = start; i < end; i += 1) whole[i] = (whole[i] as number) + gain * (sound[i - start] as number);
}

/** One note with the harmonics of a reed or string machine and soft ends. */
function tone(rate: number, seconds: number, frequency: number, harmonics: number, vibrato = 0): Float32Array {
  let phase = 0;
  const count = Math.min(harmonics, Math.floor((rate * 0.45) / frequency));
  return Float32Array.from({ length: Math.round(rate * seconds) }, (_, i) => {
    const t = i / rate;
    phase += (2 * Math.PI * frequency * (1 + vibrato * Math.sin(2 * Math.PI * 5.5 * t))) / rate;
    let value = 0;
    for (let h = 1; h <= count; h += 1) value += Math.sin(h * phase) / h;
    return value * 0.3 * Math.min(1, t * 25, (seconds - t) * 25);
  });
}

/** Held chords, one every two seconds. */
export function pad(rate: number, seconds: number, seed: number): Float32Array {
  const random = seeded(seed);
  const shift = Math.floor(random() * 8) - 4;
  const whole = silence(rate, seconds);
  for (let at = 0, n = 0; at < seconds; at += 2, n += 1) {
    for (const note of CHORDS[n % 4] as readonly number[]) {
      place(whole, rate, tone(rate, 2, noteHz(note + shift), 10), at, 0.3);
    }
  }
  return whole;
}

/** Plucked chords, `beats` a second, notes one after another or struck together. */
export function guitar(rate: number, seconds: number, seed: number, beats: number, together: boolean): Float32Array {
  const random = seeded(seed);
  const shift = Math.floor(random() * 8) - 4;
  const whole = silence(rate, seconds);
  for (let n = 0; n / beats < seconds; n += 1) {
    const chord = CHORDS[Math.floor(n / 8) % 4] as readonly number[];
    const notes = together ? chord : [chord[n % chord.length] as number];
    notes.forEach((note, k) => {
      place(whole, rate, pluck(rate, 1.2, noteHz(note + shift), seed + n * 7 + k), n / beats + k * 0.012, 0.4);
    });
  }
  return whole;
}

/** Kick, snare and hats at so many beats a minute. */
export function drums(rate: number, seconds: number, seed: number, tempo: number): Float32Array {
  const whole = silence(rate, seconds);
  const eighth = 30 / tempo;
  for (let n = 0; n * eighth < seconds; n += 1) {
    const at = n * eighth;
    const hat = noise(rate, 0.05, seed + n).map((value, i) => value * Math.exp((-i / rate) * 80));
    place(whole, rate, hat, at, 0.25);
    if (n % 4 === 0) {
      const kick = Float32Array.from({ length: Math.round(rate * 0.25) }, (_, i) => {
        const t = i / rate;
        return Math.sin(2 * Math.PI * (50 * t + 4 * (1 - Math.exp(-t * 30)))) * Math.exp(-t * 12);
      });
      place(whole, rate, kick, at, 0.9);
    }
    if (n % 4 === 2) {
      const snare = noise(rate, 0.18, seed + 1000 + n).map((value, i) => value * Math.exp((-i / rate) * 22));
      place(whole, rate, snare, at, 0.6);
    }
  }
  return whole;
}

/** A single instrument playing `notes` a second of a scale. */
export function melody(rate: number, seconds: number, seed: number, notes: number, vibrato: number): Float32Array {
  const random = seeded(seed);
  const whole = silence(rate, seconds);
  const scale = [0, 2, 4, 7, 9, 12, 14];
  for (let n = 0; n / notes < seconds; n += 1) {
    const note = 57 + (scale[Math.floor(random() * scale.length)] as number);
    place(whole, rate, tone(rate, 0.95 / notes, noteHz(note), 12, vibrato), n / notes, 0.5);
  }
  return whole;
}

/** Drums, bass, chords and a tune together. */
export function song(rate: number, seconds: number, seed: number, tempo: number): Float32Array {
  return mix(
    [drums(rate, seconds, seed, tempo), 0],
    [pad(rate, seconds, seed), -6],
    [guitar(rate, seconds, seed + 1, tempo / 30, false), -4],
    [melody(rate, seconds, seed + 2, tempo / 60, 0.004), -8],
  );
}
