import { expect, it, vi } from 'vitest';
import { heardSpeech, speechConfidence } from './heard-speech.ts';
import { measureSound } from './testing/measure-sound.ts';
import { sine } from './testing/sounds.ts';

vi.mock('onnxruntime-node', () => {
  throw new Error('the native library is not there');
});

it('measures no speech where the network cannot be loaded, and all else', async () => {
  const audio = await measureSound(sine(48_000, 5, 440, -20), 48_000);
  expect(audio.speech).toBeNull();
  expect(audio.integratedLufs).toBeGreaterThan(-30);
  expect(heardSpeech(audio)).toBe('not_heard');
  expect(speechConfidence(audio)).toBe(0);
});
