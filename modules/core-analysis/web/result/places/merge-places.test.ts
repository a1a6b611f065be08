import { describe, expect, it } from 'vitest';
import type { Region } from '../../../contract/evidence.ts';
import { mergePlaces } from './merge-places.ts';
import type { NumberedRegion } from './number-regions.ts';

const region = (number: number, ...boxes: Region[]): NumberedRegion => ({
  number,
  ruleId: `R-${number}`,
  title: '',
  tone: 'bad',
  boxes,
});
const button = { x: 0.1, y: 0.8, w: 0.4, h: 0.08 };
const words = { x: 0.17, y: 0.82, w: 0.2, h: 0.04 };
const headline = { x: 0.1, y: 0.1, w: 0.8, h: 0.1 };
const numbers = (regions: NumberedRegion[]) =>
  mergePlaces(regions).map((place) => place.regions.map(({ number }) => number));

describe('mergePlaces', () => {
  it('takes a button and its words as one place, framed as the button, whichever comes first', () => {
    expect(mergePlaces([region(1, words), region(2, button), region(3, words)])).toEqual([
      { box: button, regions: [region(1, words), region(2, button), region(3, words)], again: false },
    ]);
    expect(mergePlaces([region(1, button), region(2, words)])[0]?.box).toEqual(button);
  });

  it('takes boxes that nearly cover each other as one, and such as only touch apart', () => {
    expect(numbers([region(1, headline), region(2, { ...headline, x: 0.15 })])).toEqual([[1, 2]]);
    expect(numbers([region(1, headline), region(2, { ...headline, y: 0.17 })])).toEqual([[1], [2]]);
  });

  it('takes one short word as its button, however wide that is', () => {
    expect(numbers([region(1, button), region(2, { x: 0.27, y: 0.83, w: 0.06, h: 0.02 })])).toEqual([[1, 2]]);
  });

  it('does not lose what is small in what is large', () => {
    expect(numbers([region(1, { x: 0, y: 0, w: 1, h: 1 }), region(2, words)])).toEqual([[1], [2]]);
  });

  it('gives every box of a finding a place with its number: none is left unexplained; first what has no other', () => {
    const places = mergePlaces([region(1, headline, button), region(2, words), region(3, headline)]);
    expect(places.map(({ regions, again }) => [regions.map(({ number }) => number), again])).toEqual([
      [[1, 3], false],
      [[2, 1], false],
    ]);
    expect(mergePlaces([region(1, headline, button)]).map(({ again }) => again)).toEqual([false, true]);
  });
});
