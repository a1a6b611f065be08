/**
 * Writes a network as an ONNX file in memory, so that weights published in another format run on the runtime we have. Only what
 * such networks need: tensors of floats or bytes and attributes of four kinds. Field numbers are those of onnx.proto.
 */

export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array | Uint8Array;
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
const BYTE = 2;
const KIND = { float: 1, int: 2, string: 3, ints: 7 } as const;
/** The last operator set whose Clip takes its bounds as attributes. */
const OPERATOR_SET = 10;
const FORMAT_VERSION = 5;

/** Parts in order: nested messages are joined once, at the end, since each joining would copy all weights. */
interface Part {
  readonly size: number;
  readonly pieces: readonly Uint8Array[];
}

const piece = (bytes: Uint8Array): Part => ({ size: bytes.length, pieces: [bytes] });

function together(parts: readonly Part[]): Part {
  return { size: parts.reduce((sum, p) => sum + p.size, 0), pieces: parts.flatMap((p) => p.pieces) };
}

function varint(value: number): Part {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return piece(Uint8Array.from(bytes));
}

const int = (field: number, value: number): Part => together([varint(field << 3), varint(value)]);
const message = (field: number, ...parts: Part[]): Part => {
  const body = together(parts);
  return together([varint((field << 3) | 2), varint(body.size), body]);
};
const bytes = (field: number, value: Uint8Array): Part => message(field, piece(value));
const text = (field: number, value: string): Part => bytes(field, new Uint8Array(Buffer.from(value, 'utf8')));
const float = (field: number, value: number): Part =>
  together([varint((field << 3) | 5), piece(new Uint8Array(new Float32Array([value]).buffer))]);

function attribute(name: string, value: NonNullable<OnnxNode['attributes']>[string]): Part {
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

function tensor(name: string, { shape, data }: Tensor): Part {
  const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return message(
    5,
    ...shape.map((d) => int(1, d)),
    int(2, data instanceof Uint8Array ? BYTE : FLOAT),
    text(8, name),
    bytes(9, raw),
  );
}

function value(field: number, name: string, shape: readonly number[]): Part {
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
  const model = together([
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
  return new Uint8Array(Buffer.concat(model.pieces, model.size));
}
