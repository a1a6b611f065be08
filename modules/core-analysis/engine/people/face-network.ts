/**
 * The face detector of @vladmandic/face-api (MIT): an SSD on MobileNet v1 for 512 x 512 pixels, trained on WIDER FACE. Its layers
 * are written down here as the package's own source has them; only its weights are used.
 */
import { GraphBuilder } from './graph-builder.ts';
import type { OnnxGraph } from './onnx-model.ts';
import { type PackedTensor, unpacked } from './packed-weights.ts';

export const FACE_SIDE = 512;
export const FACE_BOXES = 5118;

const BATCH_NORM_EPSILON = 0.0010000000474974513;
/** Pairs of convolutions that halve the size. */
const HALVING = new Set([2, 4, 6, 12]);
const PAIRS = 13;

/** A depthwise filter with its batch normalisation folded in. */
function folded(filters: PackedTensor, norm: Record<'gamma' | 'beta' | 'mean' | 'variance', Float32Array>) {
  const [h = 1, w = 1, channels = 1] = filters.shape;
  const values = unpacked(filters);
  const out = new Float32Array(values.length);
  const bias = new Float32Array(channels);
  for (let c = 0; c < channels; c++) {
    const scale = (norm.gamma[c] as number) / Math.sqrt((norm.variance[c] as number) + BATCH_NORM_EPSILON);
    bias[c] = (norm.beta[c] as number) - (norm.mean[c] as number) * scale;
    for (let p = 0; p < h * w; p++) out[c * h * w + p] = (values[p * channels + c] as number) * scale;
  }
  return { shape: [channels, 1, h, w], filters: out, bias };
}

class DetectorBuilder extends GraphBuilder {
  /** To 0..6, as the network's activations are. */
  clip(name: string, from: string): string {
    return this.add('Clip', name, [from], { min: { float: 0 }, max: { float: 6 } });
  }

  pointwise(path: string, from: string, stride = 1): string {
    const packed = this.packed(`${path}/weights`);
    const offset = this.packed(`${path}/convolution_bn_offset`);
    const bias = this.constant(`${path}/bias`, offset.shape, unpacked(offset));
    const kernel = packed.shape.slice(0, 2);
    return this.clip(path, this.convolve(`${path}/sum`, [from, this.filters(path, packed), bias], { stride, kernel }));
  }

  depthwise(path: string, from: string, stride: number): string {
    const norm = (part: string) => unpacked(this.packed(`${path}/BatchNorm/${part}`));
    const { shape, filters, bias } = folded(this.packed(`${path}/depthwise_weights`), {
      gamma: norm('gamma'),
      beta: norm('beta'),
      mean: norm('moving_mean'),
      variance: norm('moving_variance'),
    });
    const inputs = [from, this.constant(`${path}/w`, shape, filters), this.constant(`${path}/b`, [bias.length], bias)];
    return this.clip(
      path,
      this.convolve(`${path}/sum`, inputs, { stride, group: bias.length, kernel: shape.slice(2) }),
    );
  }

  /** One 1 x 1 head, laid out box by box. */
  head(path: string, from: string): string {
    const biases = this.packed(`${path}/biases`);
    const bias = this.constant(`${path}/b`, biases.shape, unpacked(biases));
    const out = this.convolve(path, [from, this.filters(path, this.packed(`${path}/weights`)), bias], {});
    const rows = this.add('Transpose', `${path}/rows`, [out], { perm: [0, 2, 3, 1] });
    return this.add('Flatten', `${path}/flat`, [rows], { axis: 0 });
  }
}

/**
 * The detector as a graph: `pixels` (1, 3, 512, 512) in -1..1 in; `boxes` (1, 5118 x 4) offsets and `scores` (1, 5118 x 3) logits
 * out, in the order of the anchors.
 */
export function faceNetwork(packed: ReadonlyMap<string, PackedTensor>): OnnxGraph {
  const g = new DetectorBuilder(packed);
  let x = g.pointwise('MobilenetV1/Conv2d_0_pointwise', 'pixels', 2);
  let middle = x;
  for (let i = 1; i <= PAIRS; i++) {
    x = g.depthwise(`MobilenetV1/Conv2d_${i}_depthwise`, x, HALVING.has(i) ? 2 : 1);
    x = g.pointwise(`MobilenetV1/Conv2d_${i}_pointwise`, x);
    if (i === 11) middle = x;
  }
  const sources = [middle, x];
  for (let i = 0; i < 8; i++) {
    x = g.pointwise(`Prediction/Conv2d_${i}_pointwise`, x, i % 2 === 1 ? 2 : 1);
    if (i % 2 === 1) sources.push(x);
  }
  const heads = (kind: string) => sources.map((from, i) => g.head(`Prediction/BoxPredictor_${i}/${kind}`, from));
  g.add('Concat', 'boxes', heads('BoxEncodingPredictor'), { axis: 1 });
  g.add('Concat', 'scores', heads('ClassPredictor'), { axis: 1 });
  return {
    inputs: { pixels: [1, 3, FACE_SIDE, FACE_SIDE] },
    outputs: { boxes: [1, FACE_BOXES * 4], scores: [1, FACE_BOXES * 3] },
    nodes: g.nodes,
    weights: g.weights,
  };
}

/** Where each box is looked for: top, left, bottom, right as fractions of the square, box by box. */
export function faceAnchors(packed: ReadonlyMap<string, PackedTensor>): Float32Array {
  const anchors = packed.get('Output/extra_dim');
  if (anchors?.packed.length !== FACE_BOXES * 4) throw new Error('the face detector has no anchors');
  return unpacked(anchors);
}
