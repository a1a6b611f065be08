import { describe, expect, it } from 'vitest';
import { formerPriceIn, mayHoldPrice, offerIn } from './offer-line.ts';

// truth of image: copy.offer copy.referencePrice
//   planted: offers and sums that are none, in seven languages
//   within: exact
describe('the offer of a line', () => {
  it.each([
    ['30% off all school supplies', 'percent', true],
    ['20% Rabatt auf Schuhe', 'percent', true],
    ['25 % de réduction', 'percent', false],
    ['-20 %', 'percent', false],
    ['$15 off your first box', 'amount', true],
    ['Save $20 today', 'amount', false],
    ['2 for 1 on pizza', 'free', true],
    ['Primer mes gratis', 'free', true],
    ['Play free', 'free', true],
    ['30 días gratis', 'free', true],
    ['14 days free', 'free', true],
    ['2 for the price of 1', 'free', false],
    ['20% off your first bag', 'percent', true],
    ['15% off your order', 'percent', true],
    ["-30% jusqu'à dimanche", 'percent', false],
    ['Empieza gratis hoy', 'free', true],
    ['Order free', 'free', false],
    ['Only $29.99', 'price', false],
    ['Running shoes from €79', 'price', true],
    ['ab 1.299,00 €', 'price', false],
  ])('"%s" is told as %s', (text, kind, specific) => {
    expect(offerIn(text)).toMatchObject({ kind, specific });
  });

  it.each([
    'I quit my $7 latte',
    'The $3,000 mattress is dead',
    'Earn up to $500 a day from home',
    'Free delivery on orders over $50',
    'Delivery is not free',
    'Sugar-free and gluten free',
    '4.6% AER variable',
    'Half the battle is starting',
    'La mitad de tu vida la pasas durmiendo',
    'La moitié du chemin',
    'Die halbe Miete',
  ])('is none in "%s"', (text) => {
    expect(offerIn(text)).toBeNull();
  });

  it.each([
    ['Running shoes for every road and trail from €79', 'from €79'],
    ['Light up your evenings at home: 20 % off all lamps', '20 % off all lamps'],
    ['Our summer sale is here Save up to 50 % on garden chairs', 'Save up to 50 % on garden chairs'],
    ['Lunch for 2 $30', 'Lunch for 2 $30'],
    ['4 nights for the price of 3', '4 nights for the price of 3'],
    ['Our cosy midday lunch menu for 2 $30', '$30'],
    ['30% off all school supplies in our town', '30% off all school supplies in our town'],
  ])('in "%s" is quoted as "%s"', (text, words) => {
    expect(offerIn(text)?.text).toContain(words);
  });

  it.each([
    ['was $80, now $49', 'was $80'],
    ['statt 99,00 €', 'statt 99,00 €'],
    ['au lieu de 59 €', 'au lieu de 59 €'],
    ['Only $49', null],
    ['Before you buy', null],
  ])('of "%s" has the former price %s', (text, former) => {
    expect(formerPriceIn(text)).toBe(former);
  });

  it.each([
    ['Paid $88,210', true],
    ['ab 18', true],
    ['29', true],
    ['Sleep better tonight', false],
    ['Lasts 24 hours', false],
    ['20%', false],
  ])('may stand in "%s": %s', (text, may) => {
    expect(mayHoldPrice(text)).toBe(may);
  });
});
