import { seeded } from '../../measure/testing/planted-scenes.ts';
import { noteHz, Resonator, type Speaker, silence, VOWELS } from './sounds.ts';

const SCALE = [0, 2, 4, 7, 9, 12];

/** Vowels held on the notes of a scale around the speaker's pitch, with vibrato and soft ends, the breath of a rest now and then; `pace` notes a second. */
export function singing(rate: number, seconds: number, { seed, pitch, pace, formants = 1 }: Speaker): Float32Array {
  const random = seeded(seed);
  const out = silence(rate, seconds);
  const throat = [0, 1, 2, 3].map(() => new Resonator(rate));
  const root = Math.round(69 + 12 * Math.log2(pitch / 440));
  const now: number[] = [...VOWELS[0]];
  let [phase, before, at] = [0, 0, 0];
  while (at < out.length) {
    const rests = random() < 0.15;
    const held = ((rests ? 0.5 : 0.75 + random() * 0.5) / pace) * rate;
    const vowel = VOWELS[Math.floor(random() * VOWELS.length)] as readonly number[];
    const hertz = noteHz(root + (SCALE[Math.floor(random() * SCALE.length)] as number));
    for (let i = 0; i < held && at < out.length; i += 1, at += 1) {
      const open = rests ? 0 : Math.min(1, (i / rate) * 15, ((held - i) / rate) * 15);
      phase = (phase + (hertz * (1 + 0.012 * Math.sin((2 * Math.PI * 5.5 * at) / rate))) / rate) % 1;
      const pulse =
        phase < 0.4
          ? Math.sin((Math.PI * phase) / 0.4) / 2
          : phase < 0.56
            ? -Math.sin((Math.PI * (phase - 0.4)) / 0.32)
            : 0;
      let voice = (pulse + (random() - 0.5) * 0.03) * open;
      for (let k = 0; k < 4; k += 1) {
        now[k] = (now[k] as number) + ((vowel[k] as number) * formants - (now[k] as number)) * (40 / rate);
        voice = (throat[k] as Resonator).next(voice, Math.min(rate * 0.45, now[k] as number), 60 + 40 * k);
      }
      out[at] = (voice - 0.97 * before) * 12;
      before = voice;
    }
  }
  return out;
}
