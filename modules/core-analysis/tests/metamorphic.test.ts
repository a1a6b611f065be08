import { beforeAll, describe, expect, it } from 'vitest';
import {
  describeMove,
  MOST_MOVED,
  type Moved,
  movements,
  scoreUnmoved,
  UNMOVED_IMAGES,
} from './metamorphic/relations.ts';
import { measurePlain } from './ranking/measure-plain.ts';

/** A part of the metamorphic suite; `npm run test:deep` runs the whole, clips too. */
const EACH_RELATION = 5;

describe('changes nobody would see', () => {
  let images: Moved[] = [];

  beforeAll(async () => {
    // Two changes of each of three images, the next two of the next: all of them come up.
    const some = UNMOVED_IMAGES.filter((_, index) => index % 16 === 1).map((one, turn) => {
      const all = Object.entries(one.versions);
      const versions = [0, 1].map((step) => all[(turn * 2 + step) % all.length] as (typeof all)[number]);
      return { ...one, versions: Object.fromEntries(versions) };
    });
    images = await scoreUnmoved(some, measurePlain);
  }, 300_000);

  it('move the score of an image by at most 3 points', () => {
    expect(new Set(images.map(({ relation }) => relation)).size).toBeGreaterThanOrEqual(EACH_RELATION);
    expect(images.filter(({ before, after }) => Math.abs(after - before) > MOST_MOVED).map(describeMove)).toEqual([]);
  });

  it('are counted by how far they moved a score', () => {
    const row = { creative: 'a', relation: 'crop', before: 80 };
    const { all, crop } = movements([80, 81, 78, 85].map((after) => ({ ...row, after })));
    expect(all).toEqual({ count: 4, median: 1, p95: 5, max: 5 });
    expect(crop).toEqual(all);
  });
});
