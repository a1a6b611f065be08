import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { compareMethods } from './compare-saliency.ts';
import { croppedObjects, pastedObjects } from './object-scenes.ts';

/** The whole comparison, on more scenes, is part of `npm run test:deep`. */
describe('saliency on photographed things', { timeout: 120_000 }, () => {
  // truth of image: saliency.data
  //   planted: photographed things at random places
  //   within: 0.15 above a centre prior
  it('finds things pasted anywhere: 0.15 and more of shuffled AUC above a centre prior', async () => {
    const { shipped, 'centre prior': centre } = compareMethods(await pastedObjects(runs(10, 20), 5));
    expect(shipped.shuffledAuc).toBeGreaterThan(centre.shuffledAuc + 0.15);
    expect(shipped.nss).toBeGreaterThan(centre.nss + 0.3);
  });

  it('finds the main thing of photographs: 0.03 and more above a centre prior', async () => {
    const { shipped, 'centre prior': centre } = compareMethods(await croppedObjects(runs(1, 3), 5));
    expect(shipped.shuffledAuc).toBeGreaterThan(centre.shuffledAuc + 0.03);
  });
});
