import { describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { AudioMeter } from './audio-meter.ts';
import { highPassStage, shelfStage } from './k-weighting.ts';
import { ebur128 } from './testing/ebur128.ts';
import {
  amplitude,
  atLevel,
  drums,
  guitar,
  join,
  mix,
  noise,
  pad,
  silence,
  sine,
  song,
  speech,
} from './testing/sounds.ts';

vi.setConfig({ testTimeout: 60_000 });

function measure(planes: readonly Float32Array[], rate = 48_000) {
  const meter = new AudioMeter(rate, planes.length);
  meter.push(planes);
  return meter.finish((planes[0]?.length ?? 0) / rate);
}

const both = (plane: Float32Array) => [plane, plane];
const tone = (seconds: number, dbfs: number) => sine(48_000, seconds, 1000, dbfs);

describe('the K-weighting', () => {
  it('has the coefficients of ITU-R BS.1770-4 at 48 kHz to eight digits', () => {
    const shelf = shelfStage(48_000);
    expect(shelf.b0).toBeCloseTo(1.53512485958697, 8);
    expect(shelf.b1).toBeCloseTo(-2.69169618940638, 8);
    expect(shelf.b2).toBeCloseTo(1.19839281085285, 8);
    expect(shelf.a1).toBeCloseTo(-1.69065929318241, 8);
    expect(shelf.a2).toBeCloseTo(0.73248077421585, 8);
    const pass = highPassStage(48_000);
    expect(pass.a1).toBeCloseTo(-1.99004745483398, 8);
    expect(pass.a2).toBeCloseTo(0.99007225036621, 8);
  });

  it.each([8000, 11_025, 22_050, 32_000, 44_100, 48_000, 96_000, 192_000])(
    'gives a 997 Hz sine at full scale -3.01 LUFS at %i Hz, within 0.1 LU',
    (rate) => {
      const { audio } = measure([sine(rate, 2, 997, 0)], rate);
      expect(Math.abs((audio.integratedLufs ?? 0) + 3.01)).toBeLessThanOrEqual(0.1);
    },
  );
});

// truth of video: audio.integratedLufs
//   planted: the cases of EBU Tech 3341; FFmpeg beside it
//   within: 0.1 LU
describe('integrated loudness, cases of EBU Tech 3341 within 0.1 LU', () => {
  const cases: [string, readonly Float32Array[], number][] = [
    ['1: -23 dBFS', both(tone(20, -23)), -23],
    ['2: -33 dBFS', both(tone(20, -33)), -33],
    ['3: quiet parts under the relative gate', both(join(tone(10, -36), tone(60, -23), tone(10, -36))), -23],
    [
      '4: parts under the absolute gate too',
      both(join(tone(10, -72), tone(10, -36), tone(60, -23), tone(10, -36), tone(10, -72))),
      -23,
    ],
    ['5: a louder middle', both(join(tone(20, -26), tone(20.1, -20), tone(20, -26))), -23],
    ['6: five channels', [tone(20, -28), tone(20, -28), tone(20, -24), tone(20, -30), tone(20, -30)], -23],
  ];
  it.each(cases)('%s', (_, planes, lufs) => {
    expect(Math.abs((measure(planes).audio.integratedLufs ?? 0) - lufs)).toBeLessThanOrEqual(0.1);
  });

  it('is null for silence and for what stays under -70 LUFS', () => {
    expect(measure([silence(48_000, 4)]).audio.integratedLufs).toBeNull();
    expect(measure([tone(4, -80)]).audio.integratedLufs).toBeNull();
  });

  it('leaves the low-frequency channel out', () => {
    const quiet = silence(48_000, 4);
    const planes = [tone(4, -23), tone(4, -23), quiet, tone(4, 0), quiet, quiet];
    expect(measure(planes).audio.integratedLufs).toBeCloseTo(-23, 1);
  });
});

// truth of video: audio.loudnessRange
//   planted: the cases of EBU Tech 3342
//   within: 1 LU
describe('loudness range, cases of EBU Tech 3342 within 1 LU', () => {
  it.each([
    ['1', [-20, -30], 10],
    ['2', [-20, -15], 5],
    ['3', [-40, -20], 20],
    ['4', [-50, -35, -20, -35, -50], 15],
  ] as const)('%s', (_, levels, range) => {
    const { audio } = measure(both(join(...levels.map((level) => tone(20, level)))));
    expect(Math.abs((audio.loudnessRange ?? 0) - range)).toBeLessThanOrEqual(1);
  });

  it('is null under three seconds', () => {
    expect(measure([tone(2.9, -20)]).audio.loudnessRange).toBeNull();
  });
});

describe('momentary loudness', () => {
  it('stands at the level of each moment, within 0.1 LU, and is null in silence', () => {
    const { momentary } = measure(both(join(tone(2, -23), silence(48_000, 2), tone(2, -33))));
    const series = momentary(0.5);
    expect(series).toHaveLength(12);
    expect(series[1]).toBeCloseTo(-23, 1);
    expect(series[5]).toBeNull();
    expect(series[10]).toBeCloseTo(-33, 1);
  });
});

describe('true peak', () => {
  // truth of video: audio.truePeakDbtp
  //   planted: a sine between its samples
  //   within: 0.3 dB
  it('of a sine at a quarter of the rate, 45 degrees off, is 3.01 dB over its samples, within 0.3 dB', () => {
    const wave = sine(48_000, 1, 12_000, -6, 45);
    const samples = 20 * Math.log10(wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
    const { truePeakDbtp } = measure([wave]).audio;
    expect(Math.abs(truePeakDbtp - samples - 3.01)).toBeLessThanOrEqual(0.3);
  });

  it.each([
    ['a sixth', 8000, 60],
    ['an eighth', 6000, 67.5],
    ['a quarter, in phase', 12_000, 0],
  ])('of a sine at %s of the rate is its own height, within +0.2 and -0.4 dB (EBU Tech 3341)', (_, hertz, phase) => {
    // A wave that begins with a step does overshoot; this one is let in over a tenth of a second.
    const wave = sine(48_000, 1, hertz, -6, phase).map(
      (value, i) => value * Math.min(1, i / 4800, (48_000 - i) / 4800),
    );
    const { truePeakDbtp } = measure([wave]).audio;
    expect(truePeakDbtp).toBeGreaterThanOrEqual(-6.4);
    expect(truePeakDbtp).toBeLessThanOrEqual(-5.8);
  });

  it('is found in the very last samples and between two pieces', () => {
    const wave = silence(48_000, 0.5);
    wave[wave.length - 1] = 0.5;
    expect(measure([wave]).audio.truePeakDbtp).toBeCloseTo(-6.02, 1);
  });
});

describe("FFmpeg's ebur128", () => {
  const R = 48_000;
  const long = (make: (seconds: number) => Float32Array) => make(8);
  const signals: [string, number, () => Float32Array[]][] = [
    ['a sine', R, () => [sine(R, 5, 997, -20)]],
    ['a low sine', R, () => [sine(R, 5, 60, -12)]],
    ['white noise', R, () => [atLevel(noise(R, 5, 3), -20)]],
    ['brown noise in stereo at 44.1 kHz', 44_100, () => [noise(44_100, 5, 3, 2), noise(44_100, 5, 4, 2)]],
    ['speech', R, () => [atLevel(speech(R, 8, { seed: 1, pitch: 120, pace: 4 }), -22)]],
    ['a song in stereo', R, () => [atLevel(song(R, 8, 1, 100), -18), atLevel(song(R, 8, 2, 100), -18)]],
    ['drums at 44.1 kHz', 44_100, () => [atLevel(drums(44_100, 8, 5, 120), -16)]],
    [
      'speech after silence over chords',
      R,
      () => [
        join(
          silence(R, 3),
          mix(
            [atLevel(speech(R, 8, { seed: 4, pitch: 190, pace: 5 }), -20), 0],
            [
              atLevel(
                long((s) => pad(R, s, 2)),
                -32,
              ),
              0,
            ],
          ),
        ),
      ],
    ],
    ['a loud and a quiet half', R, () => [join(sine(R, 4, 440, -14), atLevel(guitar(R, 4, 3, 4, true), -38))]],
    ['22.05 kHz', 22_050, () => [atLevel(song(22_050, 6, 9, 90), -25)]],
  ];
  it.each(casesOf(signals, 2))('agrees on %s: 0.1 LU, range 1 LU, true peak 0.2 dB', async (_, rate, make) => {
    const planes = make();
    const referee = await ebur128(planes, rate);
    const { audio } = measure(planes, rate);
    expect(Math.abs((audio.integratedLufs ?? 0) - referee.integratedLufs)).toBeLessThanOrEqual(0.1);
    expect(Math.abs((audio.loudnessRange ?? 0) - referee.loudnessRange)).toBeLessThanOrEqual(1);
    expect(Math.abs(audio.truePeakDbtp - referee.truePeakDbtp)).toBeLessThanOrEqual(0.2);
  });
});

describe('the meter', () => {
  it('answers the same however the stream is cut', () => {
    const planes = [song(48_000, 3, 1, 110), song(48_000, 3, 2, 110)];
    const whole = measure(planes).audio;
    const meter = new AudioMeter(48_000, 2);
    let at = 0;
    for (let size = 1; at < (planes[0]?.length ?? 0); size = (size * 7) % 5003) {
      meter.push(planes.map((plane) => plane.subarray(at, at + size)));
      at += size;
    }
    expect(meter.finish(3).audio).toEqual(whole);
  });

  it('takes what is no number for silence', () => {
    const wave = sine(48_000, 1, 997, -20);
    wave[100] = Number.NaN;
    wave[200] = Number.POSITIVE_INFINITY;
    wave[300] = -1e30;
    const { audio } = measure([wave]);
    expect(audio.integratedLufs).toBeGreaterThan(-24);
    expect(audio.truePeakDbtp).toBeLessThan(-15);
  });

  it('says nothing of a stream without samples but that it is silent', () => {
    const { audio, momentary } = new AudioMeter(44_100, 2).finish(4);
    expect(audio).toMatchObject({
      integratedLufs: null,
      loudnessRange: null,
      truePeakDbtp: -120,
      silenceShare: 1,
    });
    expect(momentary(1)).toEqual([null, null, null, null]);
  });
});

describe('levels', () => {
  // truth of video: audio.silences audio.silenceShare
  //   planted: silences of known time
  //   within: 0.05 s
  it('finds silences within 0.05 s, none under half a second', () => {
    const wave = join(
      silence(48_000, 1.23),
      tone(2, -12),
      silence(48_000, 0.4),
      tone(1, -30),
      sine(48_000, 0.77, 1000, -45),
      tone(1, -20),
    );
    const { audio } = measure(both(wave));
    const truth = [
      [0, 1.23],
      [4.63, 5.4],
    ] as const;
    expect(audio.silences).toHaveLength(2);
    truth.forEach(([start, end], i) => {
      expect(Math.abs((audio.silences[i]?.start ?? 9) - start)).toBeLessThanOrEqual(0.05);
      expect(Math.abs((audio.silences[i]?.end ?? 9) - end)).toBeLessThanOrEqual(0.05);
    });
    expect(audio.silenceShare).toBeCloseTo(2 / 6.4, 1);
  });

  it('takes the time after the last sound for silent, and none beyond the picture', () => {
    const meter = new AudioMeter(48_000, 1);
    meter.push([tone(2, -12)]);
    expect(meter.finish(5).audio.silences).toEqual([{ start: 2, end: 5 }]);
    const longer = new AudioMeter(48_000, 1);
    longer.push([join(tone(2, -12), silence(48_000, 4))]);
    expect(longer.finish(3).audio.silences).toEqual([{ start: 2, end: 3 }]);
  });

  // truth of video: audio.clippedShare
  //   planted: a wave cut off
  //   within: as the test names
  it('counts samples of a wave that was cut off, not single peaks', () => {
    const loud = tone(1, 6).map((value) => Math.max(-1, Math.min(1, value)));
    const limit = 1 / amplitude(6);
    // A sine cut at `limit` of its height stays there for this share of the time.
    const share = 1 - (2 / Math.PI) * Math.asin(limit);
    expect(measure([loud]).audio.clippedShare).toBeCloseTo(share, 1);
    const peaks = silence(48_000, 1);
    for (let i = 0; i < peaks.length; i += 100) peaks[i] = 1;
    expect(measure([peaks]).audio.clippedShare).toBe(0);
  });
});
