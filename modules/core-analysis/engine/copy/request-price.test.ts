import { describe, expect, it } from 'vitest';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { namesOnlyPrice } from './request-line.ts';

describe('a request with a price', () => {
  it.each([
    ['Buy for $9', true],
    ['Buy now for only $9.99', true],
    ['Order from 9 €', true],
    ['Get my box for $9', false],
    ['Get $20 off', false],
    ['Save $40', false],
    ['Get my fig box', false],
    ['Buy now', false],
  ])('%s names nothing but its price: %s', (text, expected) => {
    expect(namesOnlyPrice(text)).toBe(expected);
  });

  it('is praised for naming its price, not for a thing to get', () => {
    const { cta } = makeMeasurements().copy;
    const m = makeMeasurements({ copy: { cta: cta && { ...cta, text: 'Buy for $9', verb: 'buy', specific: true } } });
    const a = RULE_BOOK.find(({ id }) => id === 'K-02')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    expect(a?.kind === 'judged' && a.good()).toEqual({
      title: '“Buy for $9” names its price',
      text: '“Buy for $9” puts the price beside the verb, so nobody has to click to learn what it costs.',
    });
  });
});
