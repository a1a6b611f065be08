import { AudioMeter } from '../audio-meter.ts';
import { SpeechMeter } from '../speech-meter.ts';

/** What a video's audio would measure with this sound as its only channel. */
export async function measureSound(sound: Float32Array, rate: number, pieces = sound.length) {
  const speech = new SpeechMeter(rate, Number.POSITIVE_INFINITY);
  const meter = new AudioMeter(rate, 1, (samples) => speech.push(samples));
  for (let at = 0; at < sound.length; at += pieces) meter.push([sound.subarray(at, at + pieces)]);
  const durationS = sound.length / rate;
  const { audio } = meter.finish(durationS);
  return { ...audio, speech: await speech.finish(durationS) };
}
