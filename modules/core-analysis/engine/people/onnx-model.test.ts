import * as ort from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { writeOnnx } from './onnx-model.ts';

describe('writeOnnx', () => {
  it('writes a graph the runtime computes as by hand: bytes unpacked, convolved, clipped', async () => {
    const model = writeOnnx({
      inputs: { x: [1, 1, 2, 2] },
      outputs: { y: [1, 1, 2, 2] },
      weights: new Map([
        ['packed', { shape: [1, 1, 1, 1], data: Uint8Array.of(10) }],
        ['scale', { shape: [], data: Float32Array.of(0.5) }],
        ['min', { shape: [], data: Float32Array.of(-2) }],
        ['bias', { shape: [1], data: Float32Array.of(1) }],
      ]),
      nodes: [
        { op: 'Cast', inputs: ['packed'], outputs: ['floats'], attributes: { to: 1 } },
        { op: 'Mul', inputs: ['floats', 'scale'], outputs: ['scaled'] },
        { op: 'Add', inputs: ['scaled', 'min'], outputs: ['w'] },
        { op: 'Conv', inputs: ['x', 'w', 'bias'], outputs: ['sum'], attributes: { kernel_shape: [1, 1] } },
        { op: 'Clip', inputs: ['sum'], outputs: ['y'], attributes: { min: { float: 0 }, max: { float: 6 } } },
      ],
    });
    const session = await ort.InferenceSession.create(model);
    const x = new ort.Tensor('float32', Float32Array.of(-1, 0, 1, 9), [1, 1, 2, 2]);
    const { y } = await session.run({ x });
    // w = 10 x 0.5 - 2 = 3; y = clip(3x + 1, 0..6)
    expect(Array.from((y as ort.Tensor).data as Float32Array)).toEqual([0, 1, 4, 6]);
  });
});
