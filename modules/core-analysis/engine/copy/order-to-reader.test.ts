import { describe, expect, it } from 'vitest';
import { countBenefitWords } from './benefit-share.ts';
import { foldText } from './fold-text.ts';
import { ordersReader } from './order-to-reader.ts';

const orders = (sentence: string) => ordersReader(foldText(sentence));

describe('ordersReader', () => {
  it.each([
    'Train like an astronaut',
    'Train for your first marathon',
    'Train harder',
    'TRAIN SMARTER',
    'Work where the view is',
    'Live the dream',
    'Live better',
    'Travel without a worry',
    'Play and win',
    'Dance again',
    'Design your own kitchen',
    'Create a garden on ten square metres',
    'Pick your figs at dawn',
    'Taste the mountain',
    'Never iron again',
    '“Breathe out.”',
  ])('hears an order in "%s"', (sentence) => {
    expect(orders(sentence)).toBe(true);
  });

  it.each([
    'Train tickets from $9',
    'Train to Paris from $29',
    'Live music every Friday',
    'Travel insurance for families',
    'Work boots that last',
    'Dance classes for kids',
    'Experience matters',
    'Sleep is a skill',
    'Play equipment for gardens',
    'Design furniture',
    'Run club',
    'Fall collection',
    'Gift cards',
    'Open today until 8 pm',
    'Fresh figs, picked today',
    'Astronauts train here',
    'The plan for runners',
  ])('hears none in "%s"', (sentence) => {
    expect(orders(sentence)).toBe(false);
  });

  it('counts the verb among the words that speak to the reader', () => {
    expect(countBenefitWords('Train like an astronaut').benefit).toBe(1);
    expect(countBenefitWords('Train tickets from $9').benefit).toBe(0);
  });
});
