import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../../testing/photo-noise.ts';
import { limitPeaks } from './limit-peaks.ts';
import { hear, normaliseSound } from './normalise-sound.ts';

const RATE = 48_000;
const tone = (hz: number, peak: number, seconds: number, phase = 0) =>
  Float32Array.from({ length: seconds * RATE }, (_, at) => peak * Math.sin((2 * Math.PI * hz * at) / RATE + phase));
const ceiling = 10 ** (-1.5 / 20);

describe('limitPeaks', () => {
  it('is plain gain, to the bit, where there is headroom', () => {
    const plane = tone(440, 0.1, 1);
    const { planes, reductionDb } = limitPeaks([plane], RATE, { gain: 4, ceiling });
    expect(reductionDb).toBe(0);
    expect(planes[0]).toEqual(plane.map((value) => value * 4));
  });

  it('holds what lies between samples under the ceiling, within 0.1 dB: a tone whose samples miss its peaks by 3 dB', () => {
    // A quarter of the rate, an eighth of a turn off: every sample lies 3 dB under the peak.
    const { planes } = limitPeaks([tone(RATE / 4, 1, 1, Math.PI / 4)], RATE, { gain: 1, ceiling });
    const { truePeakDbtp } = hear({ planes, sampleRate: RATE });
    expect(truePeakDbtp).toBeLessThanOrEqual(-1.4);
    expect(truePeakDbtp).toBeGreaterThan(-2);
  });

  it('holds bursts of noise under the ceiling, within 0.1 dB, with one gain for both channels', () => {
    const next = seededNumbers(7);
    const left = Float32Array.from(
      { length: RATE * 2 },
      (_, at) => (next() * 2 - 1) * (at % 24_000 < 2400 ? 0.9 : 0.05),
    );
    const right = left.map((value) => value / 2);
    const limited = limitPeaks([left, right], RATE, { gain: 3, ceiling });
    expect(limited.reductionDb).toBeGreaterThan(6);
    expect(hear({ planes: limited.planes, sampleRate: RATE }).truePeakDbtp).toBeLessThanOrEqual(-1.4);
    const [one, other] = limited.planes as [Float32Array, Float32Array];
    expect(Math.max(...one.map((value, at) => Math.abs(value - 2 * (other[at] as number))))).toBeLessThan(1e-5);
  });

  it('spreads a fall of 6.6 dB over 5 ms: less than 2 dB a millisecond', () => {
    const plane = tone(1000, 0.05, 1).map((value, at) => (at > 20_000 && at < 20_500 ? value * 18 : value));
    const { planes } = limitPeaks([plane], RATE, { gain: 2, ceiling });
    // Samples of the same place in the wave, a millisecond apart.
    const gains = Array.from({ length: 900 }, (_, ms) => {
      const at = ms * 48 + 12;
      return (planes[0]?.[at] as number) / (plane[at] as number);
    });
    const steps = gains.slice(1).map((gain, at) => Math.abs(20 * Math.log10(gain / (gains[at] as number))));
    expect(Math.max(...steps)).toBeGreaterThan(0.1);
    expect(Math.max(...steps)).toBeLessThan(2);
  });
});

describe('normaliseSound', () => {
  const beats = (peak: number) => {
    const plane = tone(440, 0.03, 6);
    for (let at = 0; at < plane.length; at += RATE / 2) {
      for (let i = 0; i < 400; i += 1) plane[at + i] = peak * Math.sin((2 * Math.PI * 900 * i) / RATE);
    }
    return { planes: [plane, plane], sampleRate: RATE };
  };

  it('brings quiet sound with peaks to -14 LUFS within 0.3, its true peak under -1.4 dBTP', () => {
    const made = normaliseSound(beats(0.3), -1.5);
    expect(made?.reductionDb).toBeGreaterThan(1);
    const heard = made && hear(made.sound);
    expect(Math.abs((heard?.lufs ?? 0) + 14)).toBeLessThan(0.3);
    expect(heard?.truePeakDbtp).toBeLessThanOrEqual(-1.4);
  });

  it('stays under the target rather than press peaks by more than 10 dB', () => {
    const made = normaliseSound(beats(0.99), -1.5);
    expect(made?.reductionDb).toBeGreaterThan(9);
    expect(made?.reductionDb).toBeLessThanOrEqual(10.5);
  });

  it('leaves silence alone', () => {
    expect(normaliseSound({ planes: [new Float32Array(RATE)], sampleRate: RATE }, -1.5)).toBeNull();
  });
});
