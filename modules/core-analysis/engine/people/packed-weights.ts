import { readFile } from 'node:fs/promises';

interface Entry {
  name: string;
  shape: number[];
  quantization?: { scale: number; min: number };
}

/** A tensor as it lies in the file: bytes that stand for `min + scale x byte`, or floats. */
export interface PackedTensor {
  readonly shape: readonly number[];
  readonly packed: Uint8Array | Float32Array;
  readonly scale: number;
  readonly min: number;
}

/**
 * Reads weights in the layout of TensorFlow.js: one file of numbers, and a manifest that names each tensor and how it was packed
 * into bytes. They stay packed, a quarter of their size.
 *
 * @throws Error when the two files do not belong together
 */
export async function readPackedWeights(manifestPath: string, dataPath: string): Promise<Map<string, PackedTensor>> {
  const manifest: unknown = JSON.parse(await readFile(manifestPath, 'utf8'));
  const data = await readFile(dataPath);
  const weights = new Map<string, PackedTensor>();
  let at = 0;
  for (const { name, shape, quantization } of (manifest as { weights: Entry[] }[]).flatMap((g) => g.weights)) {
    const bytes = shape.reduce((product, d) => product * d, 1) * (quantization ? 1 : 4);
    if (at + bytes > data.length) throw new Error(`${dataPath} ends before ${name}`);
    // A copy of its own begins where floats may begin.
    const own = new Uint8Array(data.subarray(at, at + bytes));
    weights.set(name, {
      shape,
      packed: quantization ? own : new Float32Array(own.buffer),
      scale: quantization?.scale ?? 1,
      min: quantization?.min ?? 0,
    });
    at += bytes;
  }
  if (at !== data.length) throw new Error(`${dataPath} has ${data.length - at} bytes too many`);
  return weights;
}

/** The numbers the packed ones stand for. */
export function unpacked({ packed, scale, min }: PackedTensor): Float32Array {
  return Float32Array.from(packed, (value) => value * scale + min);
}
