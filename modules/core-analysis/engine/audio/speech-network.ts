import { NETWORK_OPTIONS, networkFile } from '../network-options.ts';

/** What the network hears: 16 kHz, one channel, 512 samples (32 ms) a step. */
export const SPEECH_RATE = 16_000;
export const SPEECH_STEP = 512;
/** Samples of the step before that stand before each step. */
const CONTEXT = 64;
const STATE = [2, 1, 128] as const;

/** What the network carries from one step to the next. */
export interface SpeechMemory {
  readonly state: Float32Array;
  readonly context: Float32Array;
}

export interface HeardSteps {
  /** How surely each step is speech, 0..1. */
  readonly probabilities: Float32Array;
  readonly memory: SpeechMemory;
}

interface SpeechRuntime {
  hear(samples: Float32Array, memory: SpeechMemory): Promise<HeardSteps>;
}

const NOTHING_HEARD: SpeechMemory = {
  state: new Float32Array(STATE[0] * STATE[1] * STATE[2]),
  context: new Float32Array(CONTEXT),
};

async function open(): Promise<SpeechRuntime> {
  const ort = await import('onnxruntime-node');
  // A step is a quarter of a millisecond: sharing it between threads takes longer.
  const options = { ...NETWORK_OPTIONS, intraOpNumThreads: 1 };
  const network = await ort.InferenceSession.create(networkFile('silero-vad-16k'), options);
  const rate = new ort.Tensor('int64', BigInt64Array.of(BigInt(SPEECH_RATE)), []);
  return {
    async hear(samples, memory) {
      const steps = Math.floor(samples.length / SPEECH_STEP);
      const probabilities = new Float32Array(steps);
      const heard = new Float32Array(CONTEXT + steps * SPEECH_STEP);
      heard.set(memory.context);
      heard.set(samples.subarray(0, steps * SPEECH_STEP), CONTEXT);
      let state = memory.state;
      for (let step = 0; step < steps; step += 1) {
        const at = step * SPEECH_STEP;
        const input = heard.slice(at, at + CONTEXT + SPEECH_STEP);
        const out = await network.run({
          input: new ort.Tensor('float32', input, [1, input.length]),
          state: new ort.Tensor('float32', state, STATE),
          sr: rate,
        });
        const numbers = (name: string) => out[name]?.data as Float32Array;
        probabilities[step] = numbers('output')[0] as number;
        state = numbers('stateN');
      }
      return { probabilities, memory: { state, context: heard.slice(steps * SPEECH_STEP) } };
    },
  };
}

let opened: Promise<SpeechRuntime> | undefined;

/**
 * Silero VAD (`models/README.md`), opened once per process. A failure is not kept: the next call tries again.
 *
 * @throws Error with the `cause`, where the native library or the file cannot be loaded
 */
export function speechRuntime(): Promise<SpeechRuntime> {
  opened ??= open().catch((cause: unknown) => {
    opened = undefined;
    throw new Error('the network that hears speech could not be loaded', { cause });
  });
  return opened;
}

/** How surely each whole step of the sound is speech, going on from `memory`; null where the network cannot be loaded. */
export async function hearSteps(samples: Float32Array, memory: SpeechMemory | null): Promise<HeardSteps | null> {
  const runtime = await speechRuntime().catch(() => null);
  return runtime && (await runtime.hear(samples, memory ?? NOTHING_HEARD));
}
