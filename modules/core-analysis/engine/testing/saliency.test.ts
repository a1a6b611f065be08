import { describe, expect, it } from 'vitest';
import { compareMethods } from './compare-saliency.ts';
import { croppedObjects, pastedObjects } from './object-scenes.ts';

/** The whole comparison, on more scenes, is part of `npm run test:deep`. */
describe('saliency on photographed things', { timeout: 120_000 }, () => {
  it('finds things pasted anywhere: 0.15 and more of shuffled AUC above a centre prior', async () => {
    const { shipped, 'centre prior': centre } = compareMethods(await pastedObjects(20, 5));
    expect(shipped.shuffledAuc).toBeGreaterThan(centre.shuffledAuc + 0.15);
    expect(shipped.nss).toBeGreaterThan(centre.nss + 0.3);
  });

  it('finds the main thing of photographs: 0.03 and more above a centre prior', async () => {
    const { shipped, 'centre prior': centre } = compareMethods(await croppedObjects(3, 5));
    expect(shipped.shuffledAuc).toBeGreaterThan(centre.shuffledAuc + 0.03);
  });
});
