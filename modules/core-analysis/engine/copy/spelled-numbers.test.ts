import { describe, expect, it } from 'vitest';
import { findFigures } from './find-figures.ts';

describe('findFigures on numbers in words', () => {
  it.each([
    ['A box of twelve ripe figs and three recipes', ['twelve ripe figs', 'three recipes']],
    ['TWELVE RIPE FIGS', ['TWELVE RIPE FIGS']],
    ['Ready in ten minutes', ['ten minutes']],
    ['Twenty-five years of sea salt', ['Twenty-five years']],
    ['A six-week plan', ['six-week']],
    ['Zwölf reife Feigen', ['Zwölf reife']],
    ['In zehn Minuten fertig, drei Rezepte', ['zehn Minuten', 'drei Rezepte']],
    ['Douze figues mûres', ['Douze figues']],
    ['Tres recetas en la caja', ['Tres recetas']],
    ['12 figs and three recipes', ['12 figs', 'three recipes']],
  ])('"%s" has %j', (text, figures) => {
    expect(findFigures(text)).toEqual(figures);
  });

  it.each([
    'One box for all',
    'Ein Platz für alle',
    'Très bon pain',
    'Two for one',
    'Two of us',
    'Ten dollars off',
    'Um acht Uhr',
    'Two Brothers Coffee',
    'Four-legged friends',
    'Elf on the shelf',
    'Un vélo neuf',
    'Once more',
    'Zwei',
  ])('"%s" has none', (text) => {
    expect(findFigures(text)).toEqual([]);
  });
});
