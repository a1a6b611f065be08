import { readFile } from 'node:fs/promises';
import type { Tensor } from './onnx-model.ts';

interface PackedWeight {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype?: string; scale: number; min: number };
}

/**
 * Reads weights in the layout of TensorFlow.js: one file of numbers, and a manifest that names each tensor and how it was packed
 * into bytes. A packed value is `min + scale x byte`.
 *
 * @throws Error when the two files do not belong together
 */
export async function readPackedWeights(manifestPath: string, dataPath: string): Promise<Map<string, Tensor>> {
  const manifest: unknown = JSON.parse(await readFile(manifestPath, 'utf8'));
  const data = await readFile(dataPath);
  const weights = new Map<string, Tensor>();
  let at = 0;
  for (const { name, shape, quantization } of (manifest as { weights: PackedWeight[] }[]).flatMap((g) => g.weights)) {
    const size = shape.reduce((product, d) => product * d, 1);
    const values = new Float32Array(size);
    if (at + size * (quantization ? 1 : 4) > data.length) throw new Error(`${dataPath} ends before ${name}`);
    for (let i = 0; i < size; i++) {
      values[i] = quantization
        ? (data[at + i] as number) * quantization.scale + quantization.min
        : data.readFloatLE(at + i * 4);
    }
    at += size * (quantization ? 1 : 4);
    weights.set(name, { shape, data: values });
  }
  if (at !== data.length) throw new Error(`${dataPath} has ${data.length - at} bytes too many`);
  return weights;
}
