import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOf } from './spans.ts';

const kindsOf = (line: string) => spansOf(line).map(({ kind }) => kind);

describe('spans of a line', () => {
  it.each([
    ['Save 30% on orders over $50', ['percent', 'money']],
    ['-20 %', ['cut']],
    ['2x1 en pizzas', ['bundle']],
    ['Call 555-0142 or mail hi@oak.example', ['phone', 'email']],
    ['oakandrye.com and @oakandrye', ['url', 'handle']],
    ['4.8 out of 5', ['rating']],
    ['★★★★★', ['stars']],
    ['Ends 24 December at 8 pm', ['date', 'time']],
    ['Mon-Fri 9-18 Uhr', ['hours', 'hours']],
    ['18 Dock Rd', ['place']],
    ['Paris, 2 h 10', ['time']],
    ['24 h 10 €', ['time', 'money']],
    ['1 in 4 adults', ['quantity']],
    ['Lunch for 2 $30', ['number', 'money']],
    ['12,000 members', ['many']],
    ['Red wine 0.75 l', ['quantity']],
    ['Sugar-free', ['without']],
    ['Use BF50', ['code']],
    ['iPhone 15', ['number']],
  ])('of "%s" are %j', (line, kinds) => {
    expect(kindsOf(line)).toEqual(kinds);
  });

  it.each([
    ['1,299.00 $', 1299],
    ['1.299,00 €', 1299],
    ['129,-', 129],
    ['₹1,999', 1999],
    ['₺899', 899],
    ['₩50,000', 50_000],
    ['₦4,500', 4500],
    ['99.000 ₫', 99_000],
    ['$9', 9],
  ])('hold what "%s" comes to', (line, value) => {
    expect(spansOf(line)).toMatchObject([{ kind: 'money', value }]);
  });

  it('never overlap, and cover what they say', () => {
    const part = fc.constantFrom(
      '30% off',
      '$9',
      'from 14 €',
      '2 for 1',
      'call 0800 123 456',
      'until 12 May',
      'x',
      '·',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        let at = 0;
        for (const { from, to } of spansOf(parts.join(' '))) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          at = to;
        }
      }),
    );
  });
});
