import type { OnnxNode, Tensor } from './onnx-model.ts';
import type { PackedTensor } from './packed-weights.ts';

/** Still packed. TensorFlow keeps filters as height, width, in, out; ONNX as out, in, height, width. */
function turned({ shape, packed }: PackedTensor): Tensor & { data: Uint8Array } {
  const [h = 1, w = 1, from = 1, to = 1] = shape;
  const out = new Uint8Array(packed.length);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      for (let i = 0; i < from; i++)
        for (let o = 0; o < to; o++)
          out[((o * from + i) * h + y) * w + x] = packed[((y * w + x) * from + i) * to + o] as number;
  return { shape: [to, from, h, w], data: out };
}

/** Puts a network together node by node from published weights. Each method adds nodes and gives the name of what they put out. */
export class GraphBuilder {
  readonly nodes: OnnxNode[] = [];
  readonly weights = new Map<string, Tensor>();
  readonly #packed: ReadonlyMap<string, PackedTensor>;

  constructor(packed: ReadonlyMap<string, PackedTensor>) {
    this.#packed = packed;
  }

  packed(name: string): PackedTensor {
    const found = this.#packed.get(name);
    if (!found) throw new Error(`the published weights lack ${name}`);
    return found;
  }

  add(op: string, name: string, inputs: string[], attributes?: OnnxNode['attributes']): string {
    this.nodes.push({ op, inputs, outputs: [name], attributes });
    return name;
  }

  constant(name: string, shape: readonly number[], data: Float32Array | Uint8Array): string {
    this.weights.set(name, { shape, data });
    return name;
  }

  /** Filters that the runtime unpacks once, when it opens the graph. */
  filters(name: string, of: PackedTensor): string {
    const { shape, data } = turned(of);
    const bytes = this.constant(`${name}/packed`, shape, data);
    const floats = this.add('Cast', `${name}/floats`, [bytes], { to: 1 });
    const scale = this.constant(`${name}/scale`, [], Float32Array.of(of.scale));
    const min = this.constant(`${name}/min`, [], Float32Array.of(of.min));
    return this.add('Add', `${name}/filters`, [this.add('Mul', `${name}/scaled`, [floats, scale]), min]);
  }

  /** Convolution as TensorFlow pads it. */
  convolve(name: string, inputs: string[], { stride = 1, group = 1, kernel = [1, 1] as readonly number[] }): string {
    return this.add('Conv', name, inputs, {
      auto_pad: 'SAME_UPPER',
      group,
      kernel_shape: kernel,
      strides: [stride, stride],
    });
  }
}
