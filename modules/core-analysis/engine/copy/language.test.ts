import { describe, expect, it } from 'vitest';
import { GOALS } from '../../contract/analysis.ts';
import { readingEaseOf } from '../text/blocks/reading-ease.ts';
import { proofIn, urgencyIn } from './claims-line.ts';
import { copyLanguage } from './language.ts';
import { COPY_LANGUAGES } from './lexica.ts';
import { offerIn } from './offer-line.ts';
import { REQUEST_EXAMPLES, WORDING_EXAMPLES } from './request-examples.ts';
import { requestIn } from './request-line.ts';

const ADS: readonly [string | null, readonly string[]][] = [
  ['en', []],
  ['en', ['Sleep better tonight']],
  ['en', ['Figs at their peak', '20% off your first box', 'Get my fig box']],
  ['en', ['Kids who dream big', 'Space camp from $95']],
  ['en', ['The bowl that lasts', 'Only $29']],
  ['en', ['Café by the sea', 'Open every day']],
  ['en', ['Vet help at any hour']],
  ['de', ['Guter Kaffee für alle', 'Jetzt testen']],
  ['de', ['Tisch reservieren']],
  ['de', ['Drei Nächte am See', 'ab 189 €']],
  ['de', ['Brot, das nach Brot schmeckt']],
  ['de', ['Fur die ganze Familie', 'Mehr erfahren']],
  ['de', ['In Bremen: Tee, Kaffee und so viel mehr an einem Ort']],
  ['fr', ['Le goût du vrai', 'Commandez maintenant']],
  ['fr', ['Des figues fraîches chez vous', 'dès 14 €']],
  ['fr', ['Respirez l’air de la montagne']],
  ['fr', ['Reserver une table']],
  ['fr', ['Un week-end au vert']],
  ['es', ['El sabor de siempre', 'Pide ya']],
  ['es', ['Duerme mejor cada noche']],
  ['es', ['Viaja a Roma con nosotros', '30% de descuento']],
  ['es', ['Mas informacion']],
  [null, ['PIKOLO']],
  [null, ['Casa Alba']],
  ['it', ['Il gusto della tradizione', 'Scopri di più']],
  ['nl', ['De lekkerste koffie van de stad', 'Bestel nu']],
  ['pt', ['O melhor café da cidade', 'Compre agora']],
  [null, ['Скидка 30%', 'Только сегодня']],
];

describe('the language of the copy', () => {
  it.each(ADS)('is %s for %j', (language, texts) => {
    expect(copyLanguage(texts)).toBe(language);
  });

  it('decides whether English readability is measured', () => {
    expect(readingEaseOf(['In Bremen: Tee, Kaffee und so viel mehr an einem Ort'])).toBeNull();
    expect(readingEaseOf(['We bake your bread at night and bring it to your door'])).not.toBeNull();
  });
});

describe('wording to suggest', () => {
  it.each(COPY_LANGUAGES)('in %s is understood by the readers of the copy', (language) => {
    const requests = GOALS.flatMap((goal) => REQUEST_EXAMPLES[language][goal]).filter((words) => words !== undefined);
    expect(requests.filter((words) => requestIn(words, language)?.text !== words)).toEqual([]);
    const { discount, deadline, stock, proof } = WORDING_EXAMPLES[language];
    expect(offerIn(discount, language)?.kind).toBe('percent');
    expect(urgencyIn(deadline, language)).toMatchObject({ kind: 'time', concrete: true });
    expect(urgencyIn(stock, language)).toMatchObject({ kind: 'supply', concrete: true });
    expect(proofIn(proof, language)).not.toBeNull();
    for (const words of [...requests, discount, deadline, stock])
      expect(copyLanguage([words]) ?? language).toBe(language);
  });
});
