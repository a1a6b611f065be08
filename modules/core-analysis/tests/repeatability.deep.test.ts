import { describe, expect, it } from 'vitest';
import { repeatedClip, repeatedImage } from './repeatability/files.ts';
import { hashElsewhere, hashesHere } from './repeatability/hashes.ts';

const RUNS = 100;

describe('the same file a hundred times', { timeout: 3_600_000 }, () => {
  it.each([
    ['image', repeatedImage],
    ['clip', repeatedClip],
  ])('gives an %s byte for byte the same result, in two fresh processes too', async (_kind, make) => {
    const bytes = await make();
    const here = await hashesHere(bytes, RUNS);
    expect(here.size).toBe(1);
    expect([...here]).toEqual([await hashElsewhere(bytes)]);
    expect([...here]).toEqual([await hashElsewhere(bytes)]);
  });
});
