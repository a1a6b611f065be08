import { expect, it, vi } from 'vitest';
import { drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from './read-text.ts';

vi.mock('onnxruntime-node', () => {
  throw new Error('the native library is not there');
});

it('says that text was not measured where the recogniser cannot be loaded, and warming tells why', async () => {
  await expect(warmText()).rejects.toThrow('the text recogniser could not be loaded');
  await expect(warmText()).rejects.toHaveProperty('cause');
  const frames = await drawFrames({ width: 400, height: 300, texts: [{ text: 'Shop now', x: 40, y: 150, size: 60 }] });
  const measured = await readText(frames);
  expect(measured).toMatchObject({ measured: false, blocks: [], wordCount: 0, smallScreenLegibility: null });
});
