import { beforeAll, describe, expect, it, vi } from 'vitest';
import { casesOf } from '#platform/testing/depth.ts';
import { measureImage } from '../../measure-image.ts';
import { warmText } from '../../text/recognise/read-text.ts';
import { drawCreative } from './draw-creative.ts';
import { RECIPES } from './recipes.ts';
import { countOf, type Part, type Scored, scoreCreative } from './score-creative.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

/** Shares of the creatives at which each part may be wrong, and has to be right. */
const MOST_WRONG: Readonly<Partial<Record<Part, number>>> = {
  subject: 0.03,
  headline: 0.05,
  offer: 0.05,
  request: 0.05,
};
const LEAST_RIGHT: Readonly<Partial<Record<Part, number>>> = { subject: 0.75, logo: 0.9 };

describe('creatives whose subject, words and logo are known', () => {
  const scored: Scored[] = [];
  beforeAll(async () => {
    await warmText();
    const all = RECIPES.map((recipe, nth) => ({ recipe, nth }));
    for (const { recipe, nth } of casesOf(
      all.toSorted((one, other) => (one.nth % 5) - (other.nth % 5)),
      12,
    )) {
      const creative = await drawCreative(recipe, nth);
      scored.push(scoreCreative((await measureImage(creative.png, {})).measurements, creative));
    }
  });
  const faultsOf = (part: Part) =>
    scored
      .filter(({ verdicts }) => verdicts[part] !== 'right')
      .map(({ id, said }) => `${id}: ${said}`)
      .join('\n');

  //   planted: 61 composed creatives of ten kinds in five languages
  it.each(Object.entries(MOST_WRONG))('have their %s read wrongly in at most %d of them', (part, most) => {
    const { wrong } = countOf(scored, part as Part);
    expect(wrong / scored.length, faultsOf(part as Part)).toBeLessThanOrEqual(most);
  });

  it.each(Object.entries(LEAST_RIGHT))('have their %s read rightly in at least %d of them', (part, least) => {
    const counts = countOf(scored, part as Part);
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    expect(counts.right / all, faultsOf(part as Part)).toBeGreaterThanOrEqual(least);
  });

  it('have no copy taken for a logo', () => {
    expect(scored.filter(({ asLogo }) => asLogo.length > 0)).toEqual([]);
  });
});
