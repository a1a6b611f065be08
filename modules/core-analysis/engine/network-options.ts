import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { InferenceSession } from 'onnxruntime-node';

/** How the engine opens every network: on the processor, with two threads at most. */
export const NETWORK_OPTIONS: Readonly<InferenceSession.SessionOptions> = {
  executionProviders: ['cpu'],
  graphOptimizationLevel: 'all',
  executionMode: 'sequential',
  interOpNumThreads: 1,
  intraOpNumThreads: Math.min(2, availableParallelism()),
  // Buffers of the widest picture would otherwise stay for good; run times do not suffer.
  enableCpuMemArena: false,
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};

/** A network file of the engine's own; it lies in `models` beside the built program too. */
export const networkFile = (name: string): string => fileURLToPath(new URL(`./models/${name}.onnx`, import.meta.url));
