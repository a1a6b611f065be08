import { describe, expect, it } from 'vitest';
import { wholeBeginning } from './phrase-end.ts';

describe('the beginning of a line', () => {
  it.each([
    ['Our wines are made with passion since 1952 in the valley', 'Our wines are made with passion since 1952'],
    ['Sleep well again. Our pillow adapts to you all night long', 'Sleep well again.'],
    ['Stop buying razors: get one that lasts for all your life', 'Stop buying razors'],
    ['Wenn du morgens müde bist, hilft dir unser neues Kissen beim Schlafen', 'Wenn du morgens müde bist'],
    ['Unsere Weine wachsen mit Liebe seit 1952 auf den Hängen im Tal', 'Unsere Weine wachsen mit Liebe seit 1952'],
    [
      'Nos vins sont faits avec passion depuis 1952 dans la belle vallée',
      'Nos vins sont faits avec passion depuis 1952',
    ],
    ['Nuestros vinos se hacen con pasión desde 1952 en el valle', 'Nuestros vinos se hacen con pasión desde 1952'],
  ])('of %s ends where a phrase does', (line, beginning) => {
    expect(wholeBeginning(line, 9)).toBe(beginning);
  });

  it.each([
    'Save twenty percent whenever you order two boxes of our freshly picked figs',
    'Our mug comes in the widest range of colours that you have ever seen',
    'Angebot ab 1. Mai 2027 und nur so lange unser kleiner Vorrat reicht',
    'The pillow on which you sleep in every hotel room of this country',
    'Our light, soft, warm shoes that everybody in town has already bought twice',
  ])('of %s is none where it would break', (line) => {
    expect(wholeBeginning(line, 9)).toBeNull();
  });
});
