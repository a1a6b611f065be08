import { describe, expect, it } from 'vitest';
import { judge } from '../judge/judge.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { guessTrade } from './guess-trade.ts';
import { readClaims } from './read-claims.ts';

describe('guessTrade', () => {
  it.each([
    ['stays', 'Bergluft ab 89 € / 2 Nächte mit Frühstück, Anreise inklusive / Jetzt buchen'],
    ['stays', 'Two nights by the lake / Breakfast included / Check your dates'],
    ['stays', 'Tres noches frente al mar / Desayuno incluido / Reserva ya'],
    ['events', 'Summer concert / Friday 8 pm / Get your tickets'],
    ['events', 'Konzert am Hafen / Karten ab 18 €'],
    ['dining', 'Brunch all day / Book a table'],
    ['dining', 'Prenota un tavolo / La nostra cucina'],
    ['services', 'Zahnarzttermin in zwei Klicks'],
    ['services', 'Un devis gratuit en 24 h / Prendre rendez-vous'],
    ['courses', 'Film school, without the school / 12 lessons'],
    ['courses', 'Curso online de dibujo / Aprende en casa'],
    ['apps', 'Split any bill in two taps / Download on the / App Store'],
    ['causes', 'Every winter, somebody is cold / Donate today'],
    ['goods', 'Linen that lasts / Free shipping and returns'],
    ['goods', 'Neue Lampen / Kostenloser Versand ab 30 €'],
    ['events', 'Inscription ouverte / Samedi 14 mars / Course des quais'],
    // Food, a policy and a trial are ordered and bought as well.
    [null, 'Running shoes that last / Shop now'],
    [null, 'Pizza night? / Order now'],
    [null, 'Car insurance that cares / Buy online'],
    // Nobody sells work, nor goods with rooms.
    [null, 'We are hiring bakers / Apply today / Free shipping'],
    [null, 'Three bedrooms by the park / Freehold, free delivery of the keys'],
    // Nothing says what it is, or two things are said as loudly; a mattress is tried at home.
    [null, 'A quiet hour above the roofs'],
    [null, 'Spring clearance / Only $2,499'],
    [null, 'Sleep better / 100-night trial'],
    [null, 'Summer tickets with a table / dinner and a show'],
  ])('%s: %s', (trade, copy) => expect(guessTrade(copy.split(' / '))).toBe(trade));

  it('looks at what is shown as well', () => {
    expect(guessTrade(['Three nights of silence'])).toBeNull();
    expect(guessTrade(['Three nights of silence'], { place: true })).toBe('stays');
  });
});

describe('advice', () => {
  const texts = ['Bergluft ab 89 €', '2 Nächte mit Frühstück, Anreise inklusive'];
  const blocks = texts.map((text, i) =>
    makeBlock({ text, words: 5, region: { x: 0.1, y: 0.1 + i / 5, w: 0.5, h: 0.1 } }),
  );
  const hotel = makeMeasurements({ text: { blocks }, copy: { cta: null, ...readClaims(blocks) } });
  const said = (sells: 'goods' | null) =>
    JSON.stringify(judge(hotel, { goal: 'sales', placement: 'meta_feed', sells }).results);

  it('follows what is guessed, unless it is said what is sold', () => {
    expect(said(null)).toContain('Jetzt buchen');
    expect(said(null)).not.toContain('Rückgabe');
    expect(said('goods')).not.toContain('Jetzt buchen');
  });
});
