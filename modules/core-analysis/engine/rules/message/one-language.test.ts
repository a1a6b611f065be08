import { describe, expect, it } from 'vitest';
import { sureLanguage } from '../../copy/language.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { languageRules } from './one-language.ts';

const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;

function languagesIn(...lines: string[]) {
  const blocks = lines.map((text) => makeBlock({ text, words: text.split(' ').length }));
  const a = languageRules[0]?.assess(makeMeasurements({ text: { blocks } }), SETTINGS);
  return a?.kind === 'judged' ? a : null;
}

describe('one language', () => {
  it('is missed by a German headline over English copy, and one line of each is quoted', () => {
    const a = languagesIn(
      'FIGARO FARM',
      'Frische Feigen, heute gepflückt',
      'Delivered to your door by 8 am',
      'Order my figs',
    );
    expect(a?.response).toBe(0);
    expect(a?.bad().title).toBe('The copy mixes German and English');
    expect(a?.bad().text).toContain(
      '“Frische Feigen, heute gepflückt” is German and “Delivered to your door by 8 am” is',
    );
    expect(a?.advice().title).toBe('Say it all in German or in English');
  });

  it.each([
    ['a brand name', ['Fresh Harvest Farm', 'Frische Feigen, heute für dich gepflückt']],
    ['a short slogan', ['Think fresh', 'Frische Feigen, heute für dich gepflückt']],
    ['a loanword', ['Der Sale ist da, nur heute', 'Jetzt shoppen und sparen']],
    ['a dish', ['La Pizza Margherita', 'Our stone oven is hot for you']],
  ])('is not missed for %s', (_, lines) => {
    expect(languagesIn(...lines)?.response ?? 1).toBe(1);
  });

  it('is told of a line only where several words agree', () => {
    expect(sureLanguage('Order my figs')).toBe('en');
    expect(sureLanguage('Commandez votre panier de figues')).toBe('fr');
    expect(sureLanguage('Reserva tu mesa para hoy')).toBe('es');
    for (const name of ['Casa Alba', 'Figaro', 'Café Milano', 'Kindergarten']) expect(sureLanguage(name)).toBeNull();
  });
});
