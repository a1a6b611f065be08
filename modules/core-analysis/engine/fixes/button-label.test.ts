import { describe, expect, it } from 'vitest';
import { GOALS } from '../../contract/analysis.ts';
import { copyLanguage } from '../copy/language.ts';
import { readClaims } from '../copy/read-claims.ts';
import { asks } from '../copy/request-line.ts';
import { assess } from '../judge/assess.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { suggestLabel } from './button-label.ts';
import { canDraw } from './label-paths.ts';

/** The factory's picture with these lines and no request. */
function saying(...lines: string[]) {
  const blocks = lines.map((text) => makeBlock({ text, words: text.split(' ').length, confidence: 0.97 }));
  const { copy } = makeMeasurements();
  const wordCount = blocks.reduce((sum, b) => sum + b.words, 0);
  return makeMeasurements({ text: { blocks, wordCount }, copy: { ...copy, cta: null, ...readClaims(blocks) } });
}

const ADS = [
  ['en', ['Sleep better tonight', 'Made for your bed'], 'Shop now'],
  ['en', ['The sale is on', '20 % off all lamps'], 'Get 20% off all lamps'],
  ['en', ['Tuesday is pizza night', '2 for 1 on pizza'], 'Get 2 for 1 on pizza'],
  ['en', ['Espresso you can trust', 'First bag free'], 'Get yours free'],
  ['de', ['Brot, das nach Brot schmeckt', 'Aus dem Holzofen'], 'Jetzt bestellen'],
  ['de', ['Licht für lange Abende', '20 % Rabatt auf alle Lampen'], '20 % Rabatt sichern'],
  ['de', ['Drei Nächte am See', 'ab 189 €'], 'Ab 189 € bestellen'],
  ['fr', ['Le pain comme avant', 'Cuit dans notre four'], 'Commander maintenant'],
  ['fr', ['Des figues fraîches chez vous', 'dès 14 €'], 'Commander dès 14 €'],
  ['es', ['El sabor de siempre', 'Hecho en casa'], 'Comprar ahora'],
  ['es', ['Tu primera clase', 'Primer mes gratis'], 'Consíguelo gratis'],
] as const;

describe('a label for a missing button', () => {
  it.each(ADS)('in %s for %j is “%s”', (language, lines, label) => {
    const m = saying(...lines);
    expect(copyLanguage(lines)).toBe(language);
    expect(suggestLabel(m, { goal: 'sales' })).toBe(label);
    for (const goal of GOALS) {
      const words = suggestLabel(m, { goal }) ?? '';
      expect(canDraw(words), words).toBe(true);
      expect(asks(words, language), words).toBe(true);
    }
  });

  it.each([['in Polish', ['Świeże figi prosto z sadu', 'Zamów jeszcze dziś']]])('is none for copy %s', (_, lines) => {
    expect(suggestLabel(saying(...lines), { goal: 'sales' })).toBeNull();
  });

  it('is English over a name alone, which has no language', () => {
    expect(suggestLabel(saying('PIKOLO'), { goal: 'sales' })).toBe('Shop now');
  });
});

describe('advice to add a request', () => {
  const adviceOf = (...lines: string[]) => {
    const { assessments } = assess(saying(...lines), { goal: 'sales', placement: 'meta_feed' });
    const found = assessments.find((a) => a.rule.id === 'K-01');
    if (found?.kind !== 'judged') throw new Error('K-01 was not judged');
    return `${found.advice().title}. ${found.advice().text}`;
  };

  it.each([
    ['Brot, das nach Brot schmeckt', '“Jetzt bestellen” or “Jetzt sichern”'],
    ['Le pain comme avant', '“Commander maintenant” or “J’en profite”'],
    ['El sabor de siempre', '“Comprar ahora” or “Pide ya”'],
    ['Sleep better tonight', '“Shop now” or “Get yours”'],
  ])('speaks the language of “%s”', (line, examples) => {
    expect(adviceOf(line)).toContain(examples);
  });

  it('quotes no example where the language is not known', () => {
    expect(adviceOf('Casa Alba')).not.toMatch(/Shop now|Get yours/);
    expect(adviceOf('Casa Alba')).toMatch(/^Add a button with a request\. A verb with what people get/);
  });
});
