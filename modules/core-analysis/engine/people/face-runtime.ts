import { createRequire } from 'node:module';
import { NETWORK_OPTIONS } from '../network-options.ts';
import { faceAnchors, faceNetwork } from './face-network.ts';
import { LANDMARK_SIDE, landmarkNetwork } from './landmark-network.ts';
import { type OnnxGraph, writeOnnx } from './onnx-model.ts';
import { readPackedWeights } from './packed-weights.ts';

export interface FaceRuntime {
  /** (3, 512, 512) in -1..1 in; offsets (4 a box) and logits (3 a box) out. */
  detect(pixels: Float32Array): Promise<{ boxes: Float32Array; scores: Float32Array }>;
  /** Two squares (2, 3, 112, 112) in; 68 points of each, x and y in turn as shares of the square, out. */
  landmarks(pixels: Float32Array): Promise<Float32Array>;
  /** Top, left, bottom, right of each box's place, as fractions of the square. */
  readonly anchors: Float32Array;
}

async function open(): Promise<FaceRuntime> {
  const { resolve } = createRequire(import.meta.url);
  const weightsOf = (net: string) =>
    readPackedWeights(
      resolve(`@vladmandic/face-api/model/${net}_model-weights_manifest.json`),
      resolve(`@vladmandic/face-api/model/${net}_model.bin`),
    );
  const [ort, faces, points] = await Promise.all([
    import('onnxruntime-node'),
    weightsOf('ssd_mobilenetv1'),
    weightsOf('face_landmark_68'),
  ]);
  const sessionOf = (graph: OnnxGraph) => ort.InferenceSession.create(writeOnnx(graph), NETWORK_OPTIONS);
  const detector = await sessionOf(faceNetwork(faces));
  const landmarks = await sessionOf(landmarkNetwork(points));
  return {
    anchors: faceAnchors(faces),
    async detect(pixels) {
      const side = Math.round(Math.sqrt(pixels.length / 3));
      const out = await detector.run({ pixels: new ort.Tensor('float32', pixels, [1, 3, side, side]) });
      return { boxes: out.boxes?.data as Float32Array, scores: out.scores?.data as Float32Array };
    },
    async landmarks(pixels) {
      const shape = [2, 3, LANDMARK_SIDE, LANDMARK_SIDE];
      const out = await landmarks.run({ pixels: new ort.Tensor('float32', pixels, shape) });
      return out.points?.data as Float32Array;
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
