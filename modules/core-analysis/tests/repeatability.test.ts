import { describe, expect, it } from 'vitest';
import { repeatedImage } from './repeatability/files.ts';
import { hashElsewhere, hashesHere } from './repeatability/hashes.ts';

/** Tests of the measuring compare runs within one process; `npm run test:deep` runs an image and a clip 100 times each. */
const RUNS = 1;

describe('the same file again', { timeout: 300_000 }, () => {
  it('gives an image byte for byte the same result in a fresh process', async () => {
    const bytes = await repeatedImage();
    const here = await hashesHere(bytes, RUNS);
    expect([...here]).toEqual([await hashElsewhere(bytes)]);
  });
});
