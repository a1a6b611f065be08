import { describe, expect, it } from 'vitest';
import { findTrust } from './find-proof.ts';
import { findUrgency } from './find-urgency.ts';

const kinds = (text: string) => findTrust(text).map(({ kind }) => kind);

describe('findTrust on periods of grace', () => {
  it.each([
    '30-day refund',
    '6-week plan. 12,480 members. 30-day refund.',
    'Refund within 14 days',
    'Full refund in the first 30 days',
    '30-day trial',
    '100-night free trial',
    'Thirty-day money-back',
    'Cancel anytime',
    'Cancel whenever you like',
    'No-risk start',
    'No strings attached',
    'Geld zurück',
    '30 Tage Geld-zurück',
    'Erstattung innerhalb von 14 Tagen',
    '30 Tage testen',
    '100 Nächte Probeschlafen',
    'Jederzeit kündbar',
    'Jederzeit kuendbar',
    'Kündigung jederzeit',
    'Risikofrei',
    'Remboursé sous 30 jours',
    '30 jours d’essai',
    'Résiliable à tout moment',
    'Sans risque',
    'Reembolso en 30 días',
    '30 días de prueba',
    'Cancela en cualquier momento',
    'Te devolvemos tu dinero',
  ])('reads a guarantee in "%s"', (text) => {
    expect(kinds(text)).toEqual(['guarantee']);
  });

  it.each([
    'Free returns',
    '30-day returns',
    'Returns within 60 days',
    '30 days to change your mind',
    'Free exchanges',
    '30 Tage Rückgabe',
    'Rückgabe innerhalb von 30 Tagen',
    '14 Tage Widerrufsrecht',
    'Kostenlose Rücksendung',
    'Kostenlose Retouren',
    '60 Tage Umtausch',
    'Retour gratuit',
    'Retours sous 30 jours',
    '30 jours pour changer d’avis',
    'Devolución en 30 días',
    '30 días para devolverlo',
    'Devoluciones gratis',
  ])('reads returns in "%s"', (text) => {
    expect(kinds(text)).toEqual(['returns']);
  });

  it('quotes the words alone', () => {
    expect(findTrust('6-week plan. 12,480 members. 30-day refund.')).toEqual([
      { text: '30-day refund', kind: 'guarantee' },
    ]);
  });

  it.each([
    'No refunds',
    'Get your tax refund faster',
    'A 30-day plan for runners',
    '30 Tage Sonne',
    'Sans retour en 10 jours',
    'Noches de verano',
    'Try the 6-week plan',
  ])('reads none in "%s"', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});

describe('findTrust on delivery', () => {
  it.each([
    'At your door by 8 am tomorrow',
    'Fresh figs on your doorstep tomorrow',
    'Tomorrow at your door',
    'Delivered in 24 hours',
    'Delivery within two days',
    'Delivered by Friday',
    '48-hour delivery',
    'Ships in 24 h',
    'Order today, at your door tomorrow',
    'Arrives by Friday',
    'Free delivery',
    'Morgen um 8 Uhr vor deiner Tür',
    'Bis Freitag geliefert',
    'Lieferung am nächsten Tag',
    'Lieferung in 2 Werktagen',
    'Heute bestellt, morgen geliefert',
    '24-Stunden-Lieferung',
    'Lieferzeit: 2-3 Tage',
    'Livré demain avant 8 h',
    'Livraison en 24 heures',
    'Demain chez vous',
    'Entrega en 24 horas',
    'Mañana en tu puerta',
    'Recíbelo mañana',
  ])('reads a promise in "%s", and no pressure', (text) => {
    expect(kinds(text)).toEqual(['shipping']);
    expect(findUrgency(text)).toBeNull();
  });

  it.each([
    'Doors open at 8 pm on Friday',
    'Guten Morgen bei dir',
    'Fresh figs, picked today',
    'Open today until 8 pm',
    'Delivery Monday to Friday',
    'We deliver joy',
    'Bring it to your door before you wake up',
    'The new collection arrives tomorrow',
    'Summer in your home',
  ])('reads none in "%s"', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('keeps the limit on ordering that stands beside it', () => {
    expect(findUrgency('Order by Sunday, delivered by Christmas')).toMatchObject({ kind: 'time', concrete: true });
    expect(findUrgency('Ends Sunday. Delivered tomorrow.')).toMatchObject({ text: 'Ends Sunday.' });
  });
});
