/**
 * Writes a network as an ONNX file in memory, so that weights published in another format run on the runtime we have. Only what
 * such networks need: float tensors and attributes of four kinds. Field numbers are those of onnx.proto.
 */

export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

export interface OnnxNode {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Whole numbers become `int`, `ints`; `{ float }` a float; words a string. */
  readonly attributes?: Readonly<Record<string, number | readonly number[] | string | { readonly float: number }>>;
}

export interface OnnxGraph {
  readonly inputs: Readonly<Record<string, readonly number[]>>;
  readonly outputs: Readonly<Record<string, readonly number[]>>;
  readonly nodes: readonly OnnxNode[];
  readonly weights: ReadonlyMap<string, Tensor>;
}

const FLOAT = 1;
const KIND = { float: 1, int: 2, string: 3, ints: 7 } as const;
/** The last operator set whose Clip takes its bounds as attributes. */
const OPERATOR_SET = 10;
const FORMAT_VERSION = 5;

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Uint8Array.from(bytes);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

const int = (field: number, value: number): Uint8Array => concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: Uint8Array): Uint8Array =>
  concat([varint((field << 3) | 2), varint(value.length), value]);
const text = (field: number, value: string): Uint8Array => bytes(field, Buffer.from(value, 'utf8'));
const message = (field: number, ...parts: Uint8Array[]): Uint8Array => bytes(field, concat(parts));

function float(field: number, value: number): Uint8Array {
  return concat([varint((field << 3) | 5), new Uint8Array(new Float32Array([value]).buffer)]);
}

function attribute(name: string, value: NonNullable<OnnxNode['attributes']>[string]): Uint8Array {
  const body =
    typeof value === 'number'
      ? [int(3, value), int(20, KIND.int)]
      : typeof value === 'string'
        ? [text(4, value), int(20, KIND.string)]
        : 'float' in value
          ? [float(2, value.float), int(20, KIND.float)]
          : [...value.map((v) => int(8, v)), int(20, KIND.ints)];
  return message(5, text(1, name), ...body);
}

function tensor(name: string, { shape, data }: Tensor): Uint8Array {
  const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return message(5, ...shape.map((d) => int(1, d)), int(2, FLOAT), text(8, name), bytes(9, raw));
}

function value(field: number, name: string, shape: readonly number[]): Uint8Array {
  const dims = shape.map((d) => message(1, int(1, d)));
  return message(field, text(1, name), message(2, message(1, int(1, FLOAT), message(2, ...dims))));
}

/** The graph as the bytes of an ONNX model. Assumes a little-endian machine, like all that Node runs on. */
export function writeOnnx(graph: OnnxGraph): Uint8Array {
  const nodes = graph.nodes.map(({ op, inputs, outputs, attributes = {} }) =>
    message(
      1,
      ...inputs.map((name) => text(1, name)),
      ...outputs.map((name) => text(2, name)),
      text(4, op),
      ...Object.entries(attributes).map(([name, v]) => attribute(name, v)),
    ),
  );
  return concat([
    int(1, FORMAT_VERSION),
    message(8, text(1, ''), int(2, OPERATOR_SET)),
    message(
      7,
      ...nodes,
      text(2, 'graph'),
      ...[...graph.weights].map(([name, t]) => tensor(name, t)),
      ...Object.entries(graph.inputs).map(([name, shape]) => value(11, name, shape)),
      ...Object.entries(graph.outputs).map(([name, shape]) => value(12, name, shape)),
    ),
  ]);
}
