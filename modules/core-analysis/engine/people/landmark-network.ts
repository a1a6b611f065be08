/**
 * The landmark net of @vladmandic/face-api (MIT; 68 points in the order of the iBUG 300-W set): four dense blocks of separable
 * convolutions and one layer that gives the points. Written down as the package's own source has it; only its weights are used.
 */
import { GraphBuilder } from './graph-builder.ts';
import type { OnnxGraph } from './onnx-model.ts';
import { type PackedTensor, unpacked } from './packed-weights.ts';

export const LANDMARK_SIDE = 112;
export const LANDMARKS = 68;
/** What is taken off each channel before it is divided by 255. */
export const LANDMARK_MEANS = [122.782, 117.001, 104.298] as const;

const BLOCKS = 4;

class LandmarkBuilder extends GraphBuilder {
  vector(path: string): string {
    const packed = this.packed(path);
    return this.constant(path, packed.shape, unpacked(packed));
  }

  /** The first layer: a plain convolution. */
  plain(path: string, from: string): string {
    const filters = this.filters(path, this.packed(`${path}/filters`));
    return this.convolve(path, [from, filters, this.vector(`${path}/bias`)], { stride: 2, kernel: [3, 3] });
  }

  separable(path: string, from: string, stride = 1): string {
    const depthwise = this.packed(`${path}/depthwise_filter`);
    const [h = 1, w = 1, channels = 1] = depthwise.shape;
    // Height, width, channel, 1 becomes channel, 1, height, width: what `filters` does with in and out changed over.
    const each = this.filters(`${path}/each`, { ...depthwise, shape: [h, w, 1, channels] });
    const spread = this.convolve(`${path}/spread`, [from, each], { stride, group: channels, kernel: [h, w] });
    const points = this.filters(`${path}/points`, this.packed(`${path}/pointwise_filter`));
    return this.convolve(path, [spread, points, this.vector(`${path}/bias`)], {});
  }

  /** The sum of what came before, nothing under zero. */
  joined(name: string, parts: readonly string[]): string {
    const sum = parts.reduce((one, other, i) => this.add('Add', `${name}/sum${i}`, [one, other]));
    return this.add('Relu', name, [sum]);
  }

  block(path: string, from: string, first: boolean): string {
    const begun = first ? this.plain(`${path}/conv0`, from) : this.separable(`${path}/conv0`, from, 2);
    const parts = [this.joined(`${path}/begun`, [begun])];
    let x = parts[0] as string;
    for (const i of [1, 2, 3]) {
      parts.push(this.separable(`${path}/conv${i}`, x));
      x = this.joined(`${path}/joined${i}`, parts);
    }
    return x;
  }
}

/** `pixels` (2, 3, 112, 112), two squares at once, in; `points` (2, 136), x and y in turn as shares of the square, out. */
export function landmarkNetwork(packed: ReadonlyMap<string, PackedTensor>): OnnxGraph {
  const g = new LandmarkBuilder(packed);
  let x = 'pixels';
  for (let i = 0; i < BLOCKS; i++) x = g.block(`dense${i}`, x, i === 0);
  const pooled = g.add('AveragePool', 'pooled', [x], { kernel_shape: [7, 7], strides: [2, 2] });
  const flat = g.add('Flatten', 'flat', [pooled], { axis: 1 });
  const weighed = g.add('MatMul', 'weighed', [flat, g.vector('fc/weights')]);
  g.add('Add', 'points', [weighed, g.vector('fc/bias')]);
  return {
    inputs: { pixels: [2, 3, LANDMARK_SIDE, LANDMARK_SIDE] },
    outputs: { points: [2, 2 * LANDMARKS] },
    nodes: g.nodes,
    weights: g.weights,
  };
}
