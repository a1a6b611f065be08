import { describe, expect, it } from 'vitest';
import { readCreative } from './read-creative.ts';

const read = (...lines: readonly string[]) =>
  readCreative(
    lines.map((text, i) => ({
      text,
      region: { x: 0.1, y: 0.1 + i * 0.12, w: 0.5, h: 0.08 },
      lineHeight: 0.08 - 0.01 * i,
      lines: 1,
    })),
  );

describe('the offer of a creative', () => {
  //   planted: a discount with and without the price of a named thing beside it
  it.each([
    [['50% off', 'Aurora kettle', '$89'], true],
    [['50% off', 'Aurora kettle $89'], true],
    [['50% off', '$89'], false],
    [['50% off', 'Ends Sunday'], false],
  ])('is on what stands with its price beside it: %j', (lines, specific) => {
    expect(read(...lines).offer).toMatchObject({ text: '50% off', specific });
  });

  //   planted: names that hold a word of an offer
  it.each(['Half Acre', 'The Free Press'])('is not the name %s', (name) => {
    const { offer } = read(name, 'Read what matters');
    expect(offer?.p ?? 0).toBeLessThan(0.2);
  });
});
