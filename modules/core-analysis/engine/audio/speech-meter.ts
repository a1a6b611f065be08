import { SerialQueue } from '../concurrency.ts';
import { recognisers } from '../recognisers.ts';
import type { Speech } from '../video/video-measurements.ts';
import { Resampler } from './resampler.ts';
import { SPEECH_RATE, SPEECH_STEP, type SpeechMemory } from './speech-network.ts';
import { speechParts } from './speech-parts.ts';

/** Steps that are asked of the network at once: two seconds. */
const STEPS_AT_ONCE = 64;

/** Hears speech in a stream of one channel while it is decoded. Same samples, same answer, however they are cut. */
export class SpeechMeter {
  private readonly resampler: Resampler;
  private readonly asked = new SerialQueue();
  private readonly heard: Float32Array[] = [];
  private memory: SpeechMemory | null = null;
  private isMissing = false;
  private pending = new Float32Array(STEPS_AT_ONCE * SPEECH_STEP);
  private filled = 0;
  private samplesLeft: number;

  /** Sound behind `mostS` seconds is not listened to: a file may hold hours of it beside a second of picture. */
  constructor(sampleRate: number, mostS: number) {
    this.resampler = new Resampler(sampleRate, SPEECH_RATE);
    this.samplesLeft = mostS * sampleRate;
  }

  /** Full scale 1; not kept. */
  push(samples: Float32Array): void {
    if (this.samplesLeft <= 0) return;
    this.samplesLeft -= samples.length;
    this.take(this.resampler.push(samples));
  }

  /** Where speech was heard up to `durationS` seconds; null where the network is not there. */
  async finish(durationS: number): Promise<Speech | null> {
    this.take(this.resampler.finish());
    // Silence fills the last step.
    this.ask(Math.ceil(this.filled / SPEECH_STEP));
    await this.asked.add(async () => undefined);
    if (this.isMissing) return null;
    return speechParts(
      this.heard.flatMap((steps) => [...steps]),
      durationS,
    );
  }

  private take(samples: Float32Array): void {
    for (let at = 0; at < samples.length; ) {
      const count = Math.min(this.pending.length - this.filled, samples.length - at);
      this.pending.set(samples.subarray(at, at + count), this.filled);
      this.filled += count;
      at += count;
      if (this.filled === this.pending.length) this.ask(STEPS_AT_ONCE);
    }
  }

  private ask(steps: number): void {
    const samples = this.pending.slice(0, steps * SPEECH_STEP);
    this.pending = new Float32Array(STEPS_AT_ONCE * SPEECH_STEP);
    this.filled = 0;
    if (steps === 0) return;
    const answer = this.asked.add(async () => {
      const heard = this.isMissing ? null : await recognisers().hear(samples, this.memory);
      if (heard) this.heard.push(heard.probabilities);
      this.memory = heard?.memory ?? null;
      this.isMissing = heard === null;
    });
    // Where the network fails at a run, nothing is known of the whole.
    answer.catch(() => {
      this.isMissing = true;
    });
  }
}
