import { describe, expect, it } from 'vitest';
import { AudioMeter } from './audio-meter.ts';
import { quietParts } from './quiet-parts.ts';
import { join, silence, sine } from './testing/sounds.ts';

const STEP = 0.5;
const tone = (seconds: number, level: number) => sine(48_000, seconds, 1000, level);

function partsOf(wave: Float32Array, seconds: number) {
  const meter = new AudioMeter(48_000, 1);
  meter.push([wave]);
  const { audio, momentary } = meter.finish(seconds);
  const timeline = { stepS: STEP, loudness: momentary(STEP) };
  return { silences: audio.silences, parts: quietParts({ audio, timeline }) };
}

describe('what is called silent', () => {
  it('is parted from what is only very quiet, within a step, with its loudness within 1 LU', () => {
    const hum = tone(3, -50);
    const { silences, parts } = partsOf(join(tone(3, -18), silence(48_000, 3), hum, tone(3, -18)), 12);
    expect(silences).toHaveLength(1);
    expect(parts).toHaveLength(2);
    const [none, quiet] = parts;
    expect(none?.lufs).toBeNull();
    expect(none?.start).toBeCloseTo(3, 1);
    expect(Math.abs((none?.end ?? 0) - 6)).toBeLessThanOrEqual(STEP);
    expect(quiet?.start).toBe(none?.end);
    expect(quiet?.end).toBeCloseTo(9, 1);
    const alone = partsOf(join(hum, hum), 6).parts;
    expect(alone).toHaveLength(1);
    expect(Math.abs((quiet?.lufs ?? 0) - (alone[0]?.lufs ?? 0))).toBeLessThanOrEqual(1);
  });

  it('is one silent part where nothing sounds, and none where all is loud', () => {
    expect(partsOf(join(tone(2, -18), silence(48_000, 2)), 4).parts).toEqual([{ start: 2, end: 4, lufs: null }]);
    expect(partsOf(tone(4, -18), 4).parts).toEqual([]);
    expect(quietParts({ audio: null, timeline: { stepS: STEP, loudness: [] } })).toEqual([]);
  });
});
