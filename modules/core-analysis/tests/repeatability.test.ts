import { describe, expect, it } from 'vitest';
import { repeatedClip, repeatedImage } from './repeatability/files.ts';
import { hashElsewhere, hashesHere } from './repeatability/hashes.ts';

/** Tests of the measuring compare runs within one process; `npm run test:deep` runs each file 100 times. */
const RUNS = 1;

describe('the same file again', { timeout: 300_000 }, () => {
  it.each([
    ['image', repeatedImage],
    ['clip', repeatedClip],
  ])('gives an %s byte for byte the same result in a fresh process', async (_kind, make) => {
    const bytes = await make();
    const here = await hashesHere(bytes, RUNS);
    expect([...here]).toEqual([await hashElsewhere(bytes)]);
  });
});
