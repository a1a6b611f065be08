import { expect, it, vi } from 'vitest';

vi.mock('sharp', () => {
  throw new Error('the door must not load a native decoder');
});

it('tells the limits of a picture without loading a decoder', async () => {
  const door = await import('./index.ts');
  expect(door).toMatchObject({ MAX_PIXELS: 50_000_000 });
  expect([door.isTooSmall({ width: 63, height: 400 }), door.isTooSmall({ width: 64, height: 64 })]).toEqual([
    true,
    false,
  ]);
});
