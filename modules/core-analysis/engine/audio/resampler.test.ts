import { describe, expect, it } from 'vitest';
import { Resampler } from './resampler.ts';
import { join, sine } from './testing/sounds.ts';

const at16k = (sound: Float32Array, rate: number, pieces = sound.length) => {
  const resampler = new Resampler(rate, 16_000);
  const parts: Float32Array[] = [];
  for (let at = 0; at < sound.length; at += pieces) parts.push(resampler.push(sound.subarray(at, at + pieces)));
  return join(...parts, resampler.finish());
};
const middle = (sound: Float32Array) => sound.subarray(2000, sound.length - 2000);

describe('Resampler', () => {
  it.each([8000, 11_025, 16_000, 22_050, 44_056, 44_100, 48_000, 96_000])(
    'keeps a tone of 1 kHz from %i Hz, its height and its phase, to 1 %%',
    (rate) => {
      const found = middle(at16k(sine(rate, 1, 1000, -6), rate));
      const wanted = middle(sine(16_000, 1, 1000, -6));
      expect(Math.max(...wanted.map((value, i) => Math.abs(value - (found[i] as number))))).toBeLessThan(0.01);
    },
  );

  it('lets no tone over half the rate through', () => {
    const found = middle(at16k(sine(48_000, 1, 11_000, -6), 48_000));
    expect(Math.max(...found.map(Math.abs))).toBeLessThan(0.002);
  });

  it('gives the same however the sound is cut, as long as the sound', () => {
    const sound = sine(44_100, 1, 440, -6);
    const whole = at16k(sound, 44_100);
    expect(Math.abs(whole.length - 16_000)).toBeLessThanOrEqual(1);
    expect(at16k(sound, 44_100, 313)).toEqual(whole);
  });
});
