import { expect, it, vi } from 'vitest';
import { drawFrames } from '../testing/draw-text.ts';
import { measurePeople } from './measure-people.ts';

vi.mock('onnxruntime-node', () => {
  throw new Error('the native library is not there');
});

// truth of image: people.measured
//   planted: no detector
//   within: exact
it('says that faces were not measured where the detector cannot be loaded', async () => {
  const frames = await drawFrames({ width: 400, height: 300, texts: [] });
  expect(await measurePeople(frames)).toEqual({ measured: false, faces: [] });
});
