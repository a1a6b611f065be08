import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { faceAnchors, faceNetwork } from './face-network.ts';
import { writeOnnx } from './onnx-model.ts';
import { readPackedWeights } from './packed-weights.ts';

export interface FaceRuntime {
  /** (3, 512, 512) in -1..1 in; offsets (4 a box) and logits (3 a box) out. */
  detect(pixels: Float32Array): Promise<{ boxes: Float32Array; scores: Float32Array }>;
  /** Top, left, bottom, right of each box's place, as fractions of the square. */
  readonly anchors: Float32Array;
}

async function open(): Promise<FaceRuntime> {
  const require = createRequire(import.meta.url);
  const [ort, weights] = await Promise.all([
    import('onnxruntime-node'),
    readPackedWeights(
      require.resolve('@vladmandic/face-api/model/ssd_mobilenetv1_model-weights_manifest.json'),
      require.resolve('@vladmandic/face-api/model/ssd_mobilenetv1_model.bin'),
    ),
  ]);
  const session = await ort.InferenceSession.create(writeOnnx(faceNetwork(weights)), {
    executionProviders: ['cpu'],
    graphOptimizationLevel: 'all',
    executionMode: 'sequential',
    interOpNumThreads: 1,
    intraOpNumThreads: Math.min(2, availableParallelism()),
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
  return {
    anchors: faceAnchors(weights),
    async detect(pixels) {
      const side = Math.round(Math.sqrt(pixels.length / 3));
      const out = await session.run({ pixels: new ort.Tensor('float32', pixels, [1, 3, side, side]) });
      return { boxes: out.boxes?.data as Float32Array, scores: out.scores?.data as Float32Array };
    },
  };
}

let opened: Promise<FaceRuntime> | undefined;

/**
 * The face detector, opened once per process. A failure is not kept: the next call tries again.
 *
 * @throws Error with the `cause`, where the native library or the weights cannot be loaded
 */
export function faceRuntime(): Promise<FaceRuntime> {
  opened ??= open().catch((cause: unknown) => {
    opened = undefined;
    throw new Error('the face detector could not be loaded', { cause });
  });
  return opened;
}
