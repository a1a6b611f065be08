import { describe, expect, it } from 'vitest';
import { flyerOf } from './flyer.ts';

const flyerShare = (lines: readonly string[]) => flyerOf(lines.map((text) => ({ text }))).share;

const FLYERS = [
  ['Summer Jazz Festival', 'Sat 12 June, 7 pm', 'Old Mill, 12 Main St', 'Tickets $15', 'Food trucks, DJ, kids corner'],
  ['Sommerfest am Hof', 'Samstag, 12. Juni, ab 14 Uhr', 'Hauptstr. 12, 80331 München', 'Eintritt 5 €', 'Live-Musik'],
  ['Grande brocante', 'Dimanche 12 juin, de 8 h à 18 h', '12 rue de la Paix, 75002 Paris', 'Entrée libre, buvette'],
  ['Concierto de verano', 'Sábado 12 de junio, 20:30', 'Calle Mayor 12, 28013 Madrid', 'Entrada 10 €'],
  [
    'Mittagstisch',
    'Linsensuppe 6,50 €',
    'Schnitzel 12,90 €',
    'Pasta 9,50 €',
    'Salat 7,90 €',
    'Marktplatz 3',
    'Mo–Fr 11–14 Uhr',
  ],
];
const ADS = [
  ['Figs at their peak', '20% off your first box', 'Get my fig box'],
  ['Drei Nächte im Grünen', 'ab 189 €', 'Nur bis 31. März buchbar', 'Jetzt buchen'],
  ['Sale ends Sunday 12 June', 'Up to 50 % off', 'Call 0800 123 4567'],
  ['Rated 4.8 by 12,400 customers', 'Since 1984', 'Shop now'],
  ['Plans from $9', 'Pro $19, Team $29, Max $49', 'Start free'],
];

describe('a flyer', () => {
  it.each(FLYERS)('is told by its facts: %s', (...lines) => {
    expect(flyerShare(lines)).toBe(1);
  });

  it.each(ADS)('is not an ad with an offer: %s', (...lines) => {
    expect(flyerShare(lines)).toBe(0);
  });

  it('is told in steps, not at once', () => {
    const lines = FLYERS[0] ?? [];
    const shares = lines.map((_, i) => flyerShare(lines.slice(0, i + 1)));
    expect([...shares].sort((p, q) => p - q)).toEqual(shares);
    expect(flyerShare(['Bäckerei Huber', 'Hauptstr. 12', 'Mo–Fr 7–18 Uhr', 'Tel. 089 123456'])).toBe(0.5);
  });
});
