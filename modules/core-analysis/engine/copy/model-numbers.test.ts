import { describe, expect, it } from 'vitest';
import { findFigures } from './find-figures.ts';

describe('a number behind the name of a product', () => {
  it.each([
    'iPhone 15',
    'The iPhone 15 Pro is here',
    'IPHONE 15',
    'PS5',
    'PS 5 in stock',
    'A4',
    'DIN A4',
    'Serie 7',
    'Watch Series 9',
    'Série 3 hybride',
    'Windows 11',
    'Xbox-360',
    'Air Max 90',
    'Meet the new Golf 8',
    'Der neue BMW 320 ist da',
    'Cases for MyPhone 12',
    'Version 2.5',
    'Season 2',
  ])('is no figure in "%s"', (text) => {
    expect(findFigures(text)).toEqual([]);
  });

  // truth of image: copy.numbers
  //   planted: names of products with their numbers; true figures behind such names
  //   within: exact
  it.each([
    ['Galaxy 24 with 12 hours of video', ['12 hours']],
    ['iPhone 15 hours longer', ['15 hours']],
    ['4.8 stars', ['4.8 stars']],
    ['2,400 customers', ['2,400 customers']],
    ['15 % off', ['15 %']],
    ['Trustpilot 4.8', ['4.8']],
    ['Trusted by 500+ teams', ['500+ teams']],
    ['WhatsApp 24/7', ['24', '7']],
    ['YouTube 2,400 followers', ['2,400 followers']],
    ['Windows 30 % cleaner', ['30 %']],
    ['Only 12 Seats', ['12 Seats']],
    ['Rated by our Customers: 4.8', ['4.8']],
    ['Burn 300 Calories', ['300 Calories']],
    ['The Number 1 in the North', ['1']],
    ['We are the Top 10', ['10']],
    ['Wir haben über 40 Farben', ['40 Farben']],
    ['Seit 30 Jahren', ['30 Jahren']],
    ['Size S to XXL, 6 sizes', ['6 sizes']],
  ])('leaves what counts something a figure: "%s"', (text, figures) => {
    expect(findFigures(text)).toEqual(figures);
  });
});
