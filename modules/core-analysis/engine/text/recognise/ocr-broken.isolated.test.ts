import { expect, it, vi } from 'vitest';
import { drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from './read-text.ts';

vi.mock('onnxruntime-node', () => ({
  InferenceSession: {
    create: async () => ({
      inputNames: ['x'],
      outputNames: ['y'],
      run: async () => {
        throw new Error('no memory for the tensor');
      },
    }),
  },
  Tensor: class {},
}));

it('throws what goes wrong while reading, and never takes it for a picture whose text cannot be measured', async () => {
  const frames = await drawFrames({ width: 400, height: 300, texts: [{ text: 'Shop now', x: 40, y: 150, size: 60 }] });
  await expect(readText(frames)).rejects.toThrow('no memory for the tensor');
  await expect(warmText()).rejects.toThrow('no memory for the tensor');
});
