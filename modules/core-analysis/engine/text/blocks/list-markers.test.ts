import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import { listMarkers } from './list-markers.ts';

describe('figures that number a list', () => {
  it.each([
    [
      ['Five steps', '1', 'Dim the lights', '2', 'No coffee', '3.', 'Sleep'],
      [1, 3, 5],
    ],
    [
      ['2', '3)', '4', 'Sleep'],
      [0, 1, 2],
    ],
    [['24', '7', '365'], []],
    [['1', '2'], []],
    [['1', '3', '5', '30'], []],
  ])('of %j stand at %j', (texts, markers) => {
    expect([...listMarkers(texts)]).toEqual(markers);
  });

  it('are no figures of the copy', () => {
    const texts = ['5 steps to sleep', '1', 'Dim the lights', '2', 'No coffee', '3', 'Keep the room at 18 °C'];
    const { numbers } = readClaims(texts.map((text) => ({ text, role: 'body' as const })));
    expect(numbers.map(({ text }) => text)).toEqual(['5 steps', '18 °C']);
  });
});
