import { describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import type { Interval } from '../video/video-measurements.ts';
import { AudioMeter } from './audio-meter.ts';
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

function measure(sound: Float32Array, rate = R) {
  const meter = new AudioMeter(rate, 1);
  meter.push([sound]);
  return meter.finish(sound.length / rate).audio;
}

const isIn = (intervals: readonly Interval[], at: number) =>
  intervals.some(({ start, end }) => at >= start && at < end);

/** Tenths of a second on either side, right and wrong. */
function count(voices: readonly Interval[], truth: readonly Interval[]) {
  const counts = { right: 0, missed: 0, wrong: 0, quiet: 0 };
  for (let at = 0.05; at < S; at += 0.1) {
    const said = isIn(voices, at);
    counts[isIn(truth, at) ? (said ? 'right' : 'missed') : said ? 'wrong' : 'quiet'] += 1;
  }
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

const NOT_VOICES: [string, () => Float32Array][] = [
  ['held chords', () => music(pad(R, S, 21))],
  ['struck chords twice a second', () => music(guitar(R, S, 22, 2, true))],
  ['struck chords four times a second', () => music(guitar(R, S, 23, 4, true))],
  ['broken chords', () => music(guitar(R, S, 24, 6, false))],
  ['drums', () => music(drums(R, S, 25, 118))],
  ['a tune of four notes a second', () => music(melody(R, S, 26, 4, 0))],
  ['a tune with vibrato', () => music(melody(R, S, 27, 3, 0.008))],
  ['a band', () => music(song(R, S, 28, 96))],
  ['a faster band', () => music(song(R, S, 29, 128))],
  ['white noise', () => music(noise(R, S, 30))],
  ['noise that swings like syllables', () => music(tremolo(noise(R, S, 31, 1), R, 4, 0.95))],
  ['a tone', () => sine(R, S, 440, -20)],
  ['a tone that swings like syllables', () => tremolo(sine(R, S, 350, -20), R, 4.5, 1)],
  ['silence', () => silence(R, S)],
];

const heard = new Map(NOT_VOICES.map(([name, make]) => [name, measure(make()).voices]));
const heardIn = (name: string) => heard.get(name) as Interval[];

describe('voices', () => {
  // truth of video: audio.voices audio.voiceConfidence
  //   planted: made speech, music, noise
  //   within: precision and recall 0.95
  it('are told from music, noise and tones: precision and recall at least 0.95 over tenths of a second', () => {
    const all = [{ start: 0, end: S }];
    const counts = [
      ...SPEAKERS.map((speaker) => count(measure(say(speaker)).voices, all)),
      ...SPEAKERS.map((speaker) =>
        count(measure(mix([say(speaker), 0], [music(song(R, S, speaker.seed, 104), -28), 0])).voices, all),
      ),
      ...NOT_VOICES.map(([name]) => count(heardIn(name), [])),
    ];
    const sum = (key: 'right' | 'missed' | 'wrong') => counts.reduce((total, entry) => total + entry[key], 0);
    expect(sum('right') / (sum('right') + sum('wrong')), 'precision').toBeGreaterThanOrEqual(0.95);
    expect(sum('right') / (sum('right') + sum('missed')), 'recall').toBeGreaterThanOrEqual(0.95);
  });

  it.each(NOT_VOICES)('are not heard in %s', (name) => {
    expect(heardIn(name)).toEqual([]);
  });

  it('begin and end within 0.1 s where silence surrounds them', () => {
    const [speaker] = SPEAKERS as [Speaker];
    const spoken = atLevel(speech(R, 4, speaker), -20);
    const { voices, silences } = measure(join(silence(R, 2), spoken, silence(R, 2)));
    expect(Math.abs((voices[0]?.start ?? 0) - 2)).toBeLessThanOrEqual(0.1);
    // The speech itself may end with a breath.
    const lastSilence = silences.at(-1)?.start ?? 0;
    expect(Math.abs((voices.at(-1)?.end ?? 0) - lastSilence)).toBeLessThanOrEqual(0.15);
  });

  it('begin and end within 0.8 s where music surrounds them', () => {
    const around = music(song(R, 4, 40, 110), -23);
    const { voices } = measure(join(around, atLevel(speech(R, 5, SPEAKERS[1] as Speaker), -20), around));
    expect(Math.abs((voices[0]?.start ?? 0) - 4)).toBeLessThanOrEqual(0.8);
    expect(Math.abs((voices.at(-1)?.end ?? 0) - 9)).toBeLessThanOrEqual(0.8);
  });

  it.each(casesOf([8000, 48_000, 16_000, 44_100], 2))('are heard at %i Hz too', (rate) => {
    const sound = atLevel(speech(rate, 5, SPEAKERS[0] as Speaker), -20);
    const { voices, voiceConfidence } = measure(sound, rate);
    expect(voices.reduce((sum, { start, end }) => sum + end - start, 0)).toBeGreaterThanOrEqual(4);
    expect(voiceConfidence).toBeGreaterThanOrEqual(0.5);
  });

  it('are less sure where a tune glides like a voice', () => {
    const unsure = measure(music(melody(R, S, 41, 4, 0.02))).voiceConfidence;
    const sure = measure(say(SPEAKERS[1] as Speaker)).voiceConfidence;
    expect(unsure).toBeLessThan(0.4);
    expect(sure).toBeGreaterThan(0.7);
  });

  it('are not spoken of in less than half a second', () => {
    expect(measure(sine(R, 0.3, 300, -20))).toMatchObject({ voices: [], voiceConfidence: 0 });
  });
});
