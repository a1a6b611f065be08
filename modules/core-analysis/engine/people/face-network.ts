/**
 * The face detector of @vladmandic/face-api (MIT): an SSD on MobileNet v1 for 512 x 512 pixels, trained on WIDER FACE. Its layers
 * are written down here as the package's own source has them; only its weights are used.
 */
import type { OnnxGraph, OnnxNode, Tensor } from './onnx-model.ts';

export const FACE_SIDE = 512;
export const FACE_BOXES = 5118;

const BATCH_NORM_EPSILON = 0.0010000000474974513;
/** Pairs of convolutions that halve the size. */
const HALVING = new Set([2, 4, 6, 12]);
const PAIRS = 13;

/** TensorFlow keeps filters as height, width, in, out; ONNX as out, in, height, width. */
function turned({ shape, data }: Tensor): Tensor {
  const [h = 1, w = 1, from = 1, to = 1] = shape;
  const out = new Float32Array(data.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let i = 0; i < from; i++)
        for (let o = 0; o < to; o++)
          out[((o * from + i) * h + y) * w + x] = data[((y * w + x) * from + i) * to + o] as number;
  return { shape: [to, from, h, w], data: out };
}

/** A depthwise filter with its batch normalisation folded in. */
function folded(filters: Tensor, norm: Record<'gamma' | 'beta' | 'mean' | 'variance', Tensor>) {
  const [h = 1, w = 1, channels = 1] = filters.shape;
  const out = new Float32Array(filters.data.length);
  const bias = new Float32Array(channels);
  for (let c = 0; c < channels; c++) {
    const scale = (norm.gamma.data[c] as number) / Math.sqrt((norm.variance.data[c] as number) + BATCH_NORM_EPSILON);
    bias[c] = (norm.beta.data[c] as number) - (norm.mean.data[c] as number) * scale;
    for (let p = 0; p < h * w; p++) out[c * h * w + p] = (filters.data[p * channels + c] as number) * scale;
  }
  return {
    filters: { shape: [channels, 1, h, w], data: out } satisfies Tensor,
    bias: { shape: [channels], data: bias } satisfies Tensor,
  };
}

class GraphBuilder {
  readonly nodes: OnnxNode[] = [];
  readonly weights = new Map<string, Tensor>();
  readonly #packed: ReadonlyMap<string, Tensor>;

  constructor(packed: ReadonlyMap<string, Tensor>) {
    this.#packed = packed;
  }

  packed(name: string): Tensor {
    const found = this.#packed.get(name);
    if (!found) throw new Error(`the face detector's weights lack ${name}`);
    return found;
  }

  add(op: string, name: string, inputs: string[], attributes?: OnnxNode['attributes']): string {
    this.nodes.push({ op, inputs, outputs: [name], attributes });
    return name;
  }

  /** Convolution as TensorFlow pads it, with a bias; `clip` to 0..6. */
  convolve(name: string, from: string, filters: Tensor, bias: Tensor, { stride = 1, group = 1, clip = true }): string {
    this.weights.set(`${name}/w`, filters);
    this.weights.set(`${name}/b`, bias);
    const out = this.add('Conv', clip ? `${name}/sum` : name, [from, `${name}/w`, `${name}/b`], {
      auto_pad: 'SAME_UPPER',
      group,
      kernel_shape: filters.shape.slice(2),
      strides: [stride, stride],
    });
    return clip ? this.add('Clip', name, [out], { min: { float: 0 }, max: { float: 6 } }) : out;
  }

  pointwise(path: string, from: string, stride = 1): string {
    const weights = turned(this.packed(`${path}/weights`));
    return this.convolve(path, from, weights, this.packed(`${path}/convolution_bn_offset`), { stride });
  }

  depthwise(path: string, from: string, stride: number): string {
    const norm = (part: string) => this.packed(`${path}/BatchNorm/${part}`);
    const { filters, bias } = folded(this.packed(`${path}/depthwise_weights`), {
      gamma: norm('gamma'),
      beta: norm('beta'),
      mean: norm('moving_mean'),
      variance: norm('moving_variance'),
    });
    return this.convolve(path, from, filters, bias, { stride, group: filters.shape[0] });
  }

  /** One 1 x 1 head, laid out box by box with `size` numbers each. */
  head(path: string, from: string, side: number, size: number): string {
    const filters = turned(this.packed(`${path}/weights`));
    const out = this.convolve(path, from, filters, this.packed(`${path}/biases`), { clip: false });
    const rows = this.add('Transpose', `${path}/rows`, [out], { perm: [0, 2, 3, 1] });
    const boxes = (side * side * (filters.shape[0] as number)) / size;
    // Shapes are data in ONNX; a flat row needs none, and heads are joined by rows.
    const flat = this.add('Flatten', `${path}/flat`, [rows], { axis: 0 });
    if (!Number.isInteger(boxes)) throw new Error(`${path} does not divide into boxes`);
    return flat;
  }
}

/**
 * The detector as a graph: `pixels` (1, 3, 512, 512) in -1..1 in; `boxes` (1, 5118 x 4) offsets and `scores` (1, 5118 x 3) logits
 * out, in the order of the anchors.
 */
export function faceNetwork(packed: ReadonlyMap<string, Tensor>): OnnxGraph {
  const g = new GraphBuilder(packed);
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
  const heads = (kind: string, size: number) =>
    sources.map((from, i) => g.head(`Prediction/BoxPredictor_${i}/${kind}`, from, 32 >> i, size));
  g.add('Concat', 'boxes', heads('BoxEncodingPredictor', 4), { axis: 1 });
  g.add('Concat', 'scores', heads('ClassPredictor', 3), { axis: 1 });
  return {
    inputs: { pixels: [1, 3, FACE_SIDE, FACE_SIDE] },
    outputs: { boxes: [1, FACE_BOXES * 4], scores: [1, FACE_BOXES * 3] },
    nodes: g.nodes,
    weights: g.weights,
  };
}

/** Where each box is looked for: top, left, bottom, right as fractions of the square, box by box. */
export function faceAnchors(packed: ReadonlyMap<string, Tensor>): Float32Array {
  const anchors = packed.get('Output/extra_dim');
  if (anchors?.data.length !== FACE_BOXES * 4) throw new Error('the face detector has no anchors');
  return anchors.data;
}
