import { describe, expect, it } from 'vitest';
import { withoutContact } from './contact-details.ts';
import { findFigures } from './find-figures.ts';
import { findOffer, mayHoldPrice } from './find-offer.ts';
import { findProof } from './find-proof.ts';
import { findUrgency } from './find-urgency.ts';

const CONTACT = [
  'Hauptstr. 12, 80331 München',
  'Hauptstraße 12',
  'Marktplatz 3a, 50667 Köln',
  '10115 Berlin',
  '12 Main St',
  '221b Baker Street, London NW1 6XE',
  '350 Fifth Ave, New York, NY 10118',
  '12 rue de la Paix, 75002 Paris',
  '4 bis, avenue Foch',
  'Calle Mayor 12, 28013 Madrid',
  'C/ Sol, 3',
  '+49 89 123456',
  'Tel. 089 / 12 34 56',
  '01 23 45 67 89',
  '555-0199',
  '(212) 555-0199',
  'Call 0800 123 4567',
  '+34 912 345 678',
  '612 345 678',
  'Mo–Fr 9–18 Uhr',
  'Mo-Fr 9.30-18.00',
  'Mon to Fri 9 am to 6 pm',
  'Täglich 10 bis 22 Uhr',
  'Du lundi au samedi de 9 h à 19 h',
  'L-V 10:00 - 20:00',
  'Open until 6 pm',
  'Geöffnet bis 18 Uhr',
  'Ouvert jusqu’à 19 h',
  'Abierto hasta las 20 h',
  'www.example-24.de',
  'hallo@hof77.example',
  'Seit 1984',
  'Since 1984',
  'Samstag, 12. Mai 2027',
  '12.05.2027, 20 Uhr',
  '12 May, doors 8 pm',
  'le 12 mai à 20h30',
  '12 de mayo, 20:30',
  '12.–14. Juni',
  '@bakery_77',
];

describe('contact details and dates', () => {
  it.each(CONTACT)('hold no figure, price, proof or deadline: "%s"', (text) => {
    expect(findFigures(text)).toEqual([]);
    expect(findOffer(text)).toBeNull();
    expect(mayHoldPrice(text)).toBe(false);
    expect(findProof(text)).toBeNull();
    expect(findUrgency(text)).toBeNull();
  });

  it.each([
    ['Rated 4.8 by 12,400 customers', ['4.8', '12,400 customers']],
    ['12500 Kunden', ['12500 Kunden']],
    ['Über 45000 Schritte', ['45000 Schritte']],
    ['Ready in 15 minutes', ['15 minutes']],
    ['24 h Schutz', ['24 h']],
    ['Nur 3 Wege, 40 Gassen', ['3 Wege', '40 Gassen']],
    ['5 to 10 people', ['5', '10 people']],
    ['5 days of rockets', ['5 days']],
    ['Catches 99% of pollen', ['99%']],
  ])('are told from the figures of "%s"', (text, figures) => {
    expect(findFigures(text)).toEqual(figures);
  });

  it.each([
    ['Mittagstisch 9,90 €, Hauptstr. 12', 'price'],
    ['20 % Rabatt, Mo–Fr 9–18 Uhr', 'percent'],
    ['Eintritt 12 €, Einlass 19 Uhr', 'price'],
    ['10,50 € pro Person', 'price'],
    ['6 bottles for $59', 'price'],
  ])('leave the offer of "%s" in place', (text, kind) => {
    expect(findOffer(text)?.kind).toBe(kind);
  });

  it.each(['Nur bis Sonntag 18 Uhr', 'Ends Sunday at 6 pm', 'Bis 31.12. um 20 Uhr'])(
    'leave the deadline of "%s"',
    (text) => {
      expect(findUrgency(text)).toMatchObject({ kind: 'time', concrete: true });
    },
  );

  it('are blanked in their place', () => {
    const text = 'Gutes Brot, Hauptstr. 12, 80331 München';
    expect(withoutContact(text)).toHaveLength(text.length);
    expect(withoutContact(text).replace(/[\s,]+/g, ' ')).toBe('Gutes Brot München');
  });
});
