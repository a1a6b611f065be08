import { describe, expect, it } from 'vitest';
import { repeatedClip, repeatedImage } from './repeatability/files.ts';
import { hashElsewhere, hashesHere } from './repeatability/hashes.ts';

/** `npm run test:deep` runs each file 100 times. */
const RUNS = 2;

describe('the same file again', { timeout: 300_000 }, () => {
  it.each([
    ['image', repeatedImage],
    ['clip', repeatedClip],
  ])('gives an %s byte for byte the same result, in a fresh process too', async (_kind, make) => {
    const bytes = await make();
    const here = await hashesHere(bytes, RUNS);
    expect(here.size).toBe(1);
    expect([...here]).toEqual([await hashElsewhere(bytes)]);
  });
});
