import { describe, expect, it } from 'vitest';
import { readCreative } from './read-creative/read-creative.ts';
import { asks, isMechanical, isVague, mayAsk, namesAddress, requestIn } from './request-line.ts';

// truth of image: copy.cta.text copy.cta.verb copy.cta.specific
//   planted: requests in sentences of seven languages
//   within: exact
describe('the words of a request', () => {
  it.each([
    ['Sleep better tonight. Shop now', 'Shop now', 'shop', false],
    ['Order your free sample today!', 'Order your free sample today!', 'order', true],
    ['Frische Feigen direkt vom Hof Jetzt Kiste bestellen', 'Jetzt Kiste bestellen', 'bestellen', true],
    ['Le goût du vrai. Réservez votre table', 'Réservez votre table', 'reservez', true],
    ['El sabor de siempre. Pide ya', 'Pide ya', 'pide ya', false],
    ['Prenota la tua visita', 'Prenota la tua visita', 'prenota', true],
    ['Peça o seu orçamento', 'Peça o seu orçamento', 'peca', true],
    ['Bestel nu', 'Bestel nu', 'bestel nu', false],
    ['Save your seat', 'Save your seat', 'save your seat', true],
    ['Save your spot', 'Save your spot', 'save your spot', true],
    ['Sign up now', 'Sign up now', 'sign up', false],
    ['Use code BF50', 'Use code BF50', 'use', true],
  ])('in "%s" are "%s"', (line, text, verb, specific) => {
    expect(requestIn(line)).toMatchObject({ text, verb, specific });
  });

  it.each([
    ['Entradas desde 24 €', 'Cómpralas ya', true],
    ['Casa al mare', 'Prenotala ora', true],
    ['Il nuovo zaino', 'Compralo subito', true],
    ['Tu seguro de siempre', 'Calcula ahora', false],
    ['El mejor sabor', 'Compra ya', false],
  ])('below "%s" name in "%s" what was named there: %s', (above, text, specific) => {
    expect(readCreative([{ text: above }, { text }]).request).toMatchObject({ text, specific });
  });

  it.each([
    ['Inscreve-te na app', true],
    ['Order now', true],
    ['Sem fidelização', false],
    ['Made in Leipzig', false],
  ])('may be those of "%s": %s', (text, may) => expect(mayAsk(text)).toBe(may));

  it.each(['Sleep is a skill', 'Shop talk with our founders', 'Eintritt frei'])('are none in "%s"', (line) => {
    expect(asks(line)).toBe(false);
  });

  it.each([
    ['Learn more', true, false, false],
    ['En savoir plus', true, false, false],
    ['Submit', false, true, false],
    ['Click here', false, true, false],
    ['Visit oak.example', false, false, true],
    ['Call 0800 123 456', false, false, true],
    ['Get my fig box', false, false, false],
  ])('of "%s" are vague: %s, mechanical: %s, an address: %s', (line, vague, mechanical, address) => {
    expect([isVague(line), isMechanical(line), namesAddress(line)]).toEqual([vague, mechanical, address]);
  });
});
