import { describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Interval } from '../video/video-measurements.ts';
import { measureSound } from './testing/measure-sound.ts';
import { singing } from './testing/singing.ts';
import {
  atLevel,
  drums,
  guitar,
  join,
  melody,
  mix,
  noise,
  pad,
  type Speaker,
  silence,
  sine,
  song,
  speech,
  tremolo,
} from './testing/sounds.ts';

const R = 22_050;
const S = 8;

vi.setConfig({ testTimeout: 60_000 });

async function hear(sound: Float32Array, rate = R, pieces = sound.length) {
  const { speech } = await measureSound(sound, rate, pieces);
  if (!speech) throw new Error('the network was not loaded');
  return speech;
}

const isIn = (intervals: readonly Interval[], at: number) =>
  intervals.some(({ start, end }) => at >= start && at < end);

/** Which tenths of a second of clean speech sound; those under -35 dBFS are its pauses. */
function soundingTenths(sound: Float32Array): boolean[] {
  const length = R / 10;
  return Array.from({ length: S * 10 }, (_, n) => {
    const tenth = sound.subarray(n * length, (n + 1) * length);
    return Math.sqrt(tenth.reduce((sum, value) => sum + value * value, 0) / length) > 10 ** (-35 / 20);
  });
}

/** Tenths on either side, right and wrong. A pause between words may go with them. */
function count(parts: readonly Interval[], truth: readonly boolean[]) {
  const counts = { right: 0, missed: 0, wrong: 0 };
  truth.forEach((sounds, n) => {
    const said = isIn(parts, n / 10 + 0.05);
    const isNear = truth.slice(Math.max(0, n - 3), n + 4).includes(true);
    if (sounds) counts[said ? 'right' : 'missed'] += 1;
    else if (said && !isNear) counts.wrong += 1;
  });
  return counts;
}

const SPEAKERS: Speaker[] = [
  { seed: 11, pitch: 105, pace: 4.5 },
  { seed: 12, pitch: 205, pace: 5.5, formants: 1.15 },
  { seed: 13, pitch: 150, pace: 3.5 },
  { seed: 14, pitch: 250, pace: 4.5, formants: 1.2 },
  { seed: 15, pitch: 92, pace: 5, formants: 0.95 },
];
const say = (speaker: Speaker) => atLevel(speech(R, S, speaker), -20);
const music = (sound: Float32Array, dbfs = -20) => atLevel(sound, dbfs);
const over = (speaker: Speaker, dbfs: number) =>
  mix([say(speaker), 0], [music(song(R, S, speaker.seed, 104), dbfs), 0]);

const NOT_SPEECH: [string, () => Float32Array][] = [
  ['held chords', () => music(pad(R, S, 21))],
  ['struck chords twice a second', () => music(guitar(R, S, 22, 2, true))],
  ['struck chords four times a second', () => music(guitar(R, S, 23, 4, true))],
  ['broken chords', () => music(guitar(R, S, 24, 6, false))],
  ['drums', () => music(drums(R, S, 25, 118))],
  ['a tune of four notes a second', () => music(melody(R, S, 26, 4, 0))],
  ['a tune with vibrato', () => music(melody(R, S, 27, 3, 0.008))],
  ['a tune that glides like a voice', () => music(melody(R, S, 41, 4, 0.02))],
  ['a band', () => music(song(R, S, 28, 96))],
  ['a faster band', () => music(song(R, S, 29, 128))],
  ['white noise', () => music(noise(R, S, 30))],
  ['noise that swings like syllables', () => music(tremolo(noise(R, S, 31, 1), R, 4, 0.95))],
  ['a tone', () => sine(R, S, 440, -20)],
  ['a tone that swings like syllables', () => tremolo(sine(R, S, 350, -20), R, 4.5, 1)],
  ['silence', () => silence(R, S)],
];

describe('speech', () => {
  // truth of video: audio.speech
  //   planted: made speech, also under music; music, noise, tones
  //   within: precision and recall 0.95
  it('is heard and nothing else is: precision and recall at least 0.95 over tenths of a second', async () => {
    const counts: ReturnType<typeof count>[] = [];
    for (const speaker of SPEAKERS) {
      const truth = soundingTenths(say(speaker));
      counts.push(count((await hear(say(speaker))).parts, truth), count((await hear(over(speaker, -28))).parts, truth));
    }
    for (const [, make] of NOT_SPEECH)
      counts.push(count((await hear(make())).parts, Array<boolean>(S * 10).fill(false)));
    const sum = (key: 'right' | 'missed' | 'wrong') => counts.reduce((total, entry) => total + entry[key], 0);
    expect(sum('right') / (sum('right') + sum('wrong')), 'precision').toBeGreaterThanOrEqual(0.95);
    expect(sum('right') / (sum('right') + sum('missed')), 'recall').toBeGreaterThanOrEqual(0.95);
  });

  it.each(NOT_SPEECH)('is surely not heard in %s', async (_name, make) => {
    expect(await hear(make())).toMatchObject({ parts: [], share: 0, unsure: [] });
  });

  it('is heard under music as loud as itself', async () => {
    for (const speaker of SPEAKERS) expect((await hear(over(speaker, -20))).share).toBeGreaterThan(0.6);
  });

  it('begins and ends within 0.15 s where silence surrounds it', async () => {
    const spoken = atLevel(speech(R, 4, SPEAKERS[0] as Speaker), -20);
    const { silences, speech: heard } = await measureSound(join(silence(R, 2), spoken, silence(R, 2)), R);
    expect(Math.abs((heard?.parts[0]?.start ?? 0) - 2)).toBeLessThanOrEqual(0.15);
    // The speech itself may end with a breath.
    const lastSilence = silences.at(-1)?.start ?? 0;
    expect(Math.abs((heard?.parts.at(-1)?.end ?? 0) - lastSilence)).toBeLessThanOrEqual(0.15);
  });

  it('begins and ends within 0.5 s where music surrounds it', async () => {
    const around = music(song(R, 4, 40, 110), -23);
    const { parts } = await hear(join(around, atLevel(speech(R, 5, SPEAKERS[1] as Speaker), -20), around));
    expect(Math.abs((parts[0]?.start ?? 0) - 4)).toBeLessThanOrEqual(0.5);
    expect(Math.abs((parts.at(-1)?.end ?? 0) - 9)).toBeLessThanOrEqual(0.5);
  });

  it.each(casesOf([8000, 48_000, 44_100, 11_025, 16_000, 44_056], 3))('is heard at %i Hz too', async (rate) => {
    const { share, confidence } = await hear(atLevel(speech(rate, 5, SPEAKERS[0] as Speaker), -20), rate);
    expect(share).toBeGreaterThanOrEqual(0.8);
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  it('says less surely of held vowels that nobody speaks, and takes next to none of them for speech', async () => {
    for (const speaker of SPEAKERS.slice(0, 3)) {
      const sung = await hear(music(singing(R, S, { ...speaker, pace: 2 })));
      expect(sung.share).toBeLessThan(0.1);
      expect(sung.confidence).toBeLessThan(0.9);
    }
  });

  it('is the same however the sound is cut', async () => {
    const sound = over(SPEAKERS[2] as Speaker, -24).subarray(0, R * 5);
    expect(await hear(sound, R, 997)).toEqual(await hear(sound));
  });

  it('is not heard where nothing sounds long enough', async () => {
    expect(await hear(sine(R, 0.2, 300, -20))).toMatchObject({ parts: [], share: 0, unsure: [] });
    expect(await hear(new Float32Array(0))).toMatchObject({ parts: [], share: 0, unsure: [] });
  });
});
