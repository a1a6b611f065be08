import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { drawFrames } from '../../testing/draw-text.ts';
import { readText, warmText } from './read-text.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

it('loads the recogniser at the next call where it could not be loaded before', async () => {
  const frames = await drawFrames({ width: 400, height: 300, texts: [{ text: 'Shop now', x: 40, y: 150, size: 60 }] });
  vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE')).mockRejectedValueOnce(new Error('EMFILE'));
  await expect(warmText()).rejects.toMatchObject({ cause: { message: 'EMFILE' } });
  expect(await readText(frames)).toMatchObject({ measured: false, blocks: [] });
  expect(await readText(frames)).toMatchObject({ measured: true, wordCount: 2 });
}, 60_000);
