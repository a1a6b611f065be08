import type { AudioMeasures } from '../video/video-measurements.ts';

/** Under this confidence the voice estimate says nothing, neither that somebody speaks nor that nobody does. */
export const VOICE_SURE = 0.4;

/** Stretches with a voice, none where nobody speaks; null where there is no sound to hear one in, or it is not known whether there is one. */
export function heardVoices(audio: AudioMeasures | null): AudioMeasures['voices'] | null {
  if (!audio || audio.voices.length > 0) return audio?.voices ?? null;
  return audio.integratedLufs === null || audio.voiceConfidence < VOICE_SURE ? null : [];
}
