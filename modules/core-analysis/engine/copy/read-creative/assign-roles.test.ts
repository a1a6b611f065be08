import { beforeAll, describe, expect, it } from 'vitest';
import type { Frames } from '../../frame.ts';
import { drawFrames } from '../../testing/draw-text.ts';
import { makeBlock } from '../../testing/measurements-factory.ts';
import { assignRoles } from './assign-roles.ts';

let plain: Frames;
beforeAll(async () => {
  plain = await drawFrames({ width: 1080, height: 1080, background: '#f4e9d8', texts: [] });
});

/** Roles of lines set one under the other, each with its height of 1080. */
function rolesOf(...lines: [text: string, px: number][]): string[] {
  const blocks = lines.map(([text, px], i) => {
    const { role: _, ...block } = makeBlock({
      text,
      words: text.split(' ').length,
      region: { x: 0.1, y: 0.1 + i * 0.2, w: 0.7, h: px / 1080 },
      lineHeight: px / 1080,
      lineHeightOfShortSide: px / 1080,
    });
    return block;
  });
  return assignRoles(plain.long1024, blocks).map(({ role }) => role);
}

describe('the headline', () => {
  it.each([
    'Terms apply. Offer ends 31 December. Only in participating stores.',
    '*T&Cs apply',
    'Es gelten die Teilnahmebedingungen.',
    'Voir conditions en magasin',
    'Se aplican condiciones.',
  ])('is no line of terms, however large and alone: %s', (terms) => {
    expect(rolesOf([terms, 60])).toEqual(['small']);
    expect(rolesOf([terms, 60], ['Made for rain', 40])).toEqual(['small', 'headline']);
  });

  it('is no line as small as small print, where nothing else is there either', () => {
    expect(rolesOf(['Roasted by hand in Bremen', 18])).toEqual(['small']);
    expect(rolesOf(['Roasted by hand in Bremen', 30])).toEqual(['headline']);
  });

  it('is what begins a line that only ends in terms', () => {
    expect(rolesOf(['Made for rain. Terms apply.', 60])).toEqual(['headline']);
    expect(rolesOf(['Made for rain', 60], ['20% off, terms apply', 40])).toEqual(['headline', 'offer']);
  });
});
