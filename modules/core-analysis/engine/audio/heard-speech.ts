import type { AudioMeasures, Interval } from '../video/video-measurements.ts';

/** An older engine's estimate says nothing under this confidence, neither that somebody speaks nor that nobody does. */
const ESTIMATE_SURE = 0.4;

/** Where speech is heard, sure or not; nothing without sound. */
export function speechIn(audio: AudioMeasures | null): readonly Interval[] {
  return audio?.speech?.parts ?? audio?.voices ?? [];
}

/** How sure it is where speech is heard, 0..1; 0 where the network was not there. */
export function speechConfidence({ speech, voiceConfidence = 0 }: AudioMeasures): number {
  return speech?.confidence ?? voiceConfidence;
}

/** Where speech is heard, nothing where nobody speaks; why it is not known, where it is not. */
export function heardSpeech(audio: AudioMeasures): readonly Interval[] | 'unsure' | 'not_heard' {
  const parts = speechIn(audio);
  if (audio.speech === undefined) return (audio.voiceConfidence ?? 0) < ESTIMATE_SURE ? 'unsure' : parts;
  if (audio.speech === null) return 'not_heard';
  return parts.length === 0 && audio.speech.unsure.length > 0 ? 'unsure' : parts;
}
