import { describe, expect, it } from 'vitest';
import { figuresIn } from './claims-line.ts';
import { findRefused, findRisky } from './policy-words.ts';

// truth of image: copy.numbers copy.risky
//   planted: lists by hand
//   within: exact; order
describe('figures and words that need proof', () => {
  it.each([
    ['Rated 4.8 by 12,400 customers', ['4.8', '12,400 customers']],
    ['Only $29.99', []],
    ['Ends 24 December 2026', []],
    ['Call 0800 123 4567', []],
    ['Use code SAVE20', []],
    ['Ready in 15 minutes', ['15 minutes']],
    ['4 per pack, 4 per box', ['4', '4']],
    // The counts of an offer are no facts.
    ['Buy 2 get 1 free', []],
    ['3 for 2 on all candles', []],
    ['2+1 gratis', []],
  ])('finds the figures in "%s"', (text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });

  it.each([
    ['Guaranteed results in a week', ['Guaranteed results']],
    ['The #1 mattress', ['#1']],
    ['Lose weight fast', ['Lose weight']],
    ['Satisfaction guaranteed', []],
    ['Information deemed reliable, not guaranteed.', []],
    ['Guaranteed, not only promised', ['Guaranteed']],
    ['Ohne Diät abnehmen', ['abnehmen']],
    ['No diet. Lose weight', ['Lose weight']],
    ['Sleep better tonight', []],
  ])('finds risky words in "%s"', (text, words) => {
    expect(findRisky(text)).toEqual(words);
  });

  it.each([
    ['Lose 10 kg in 7 days guaranteed!!!', ['Lose 10 kg in 7 days']],
    ['Drop 20 pounds of fat in just 2 weeks', ['Drop 20 pounds of fat in just 2 weeks']],
    ['Perdez 10 kg en 7 jours', ['Perdez 10 kg en 7 jours']],
    ['This tea cures diabetes', ['cures diabetes']],
    ['The miracle cure doctors hide', ['miracle cure']],
    ['Guaranteed income from day one', ['Guaranteed income']],
    ['Get rich quick', ['Get rich quick']],
    ['Make $500 a day without any work', ['Make $500 a day without any work']],
  ])('finds what platforms refuse in "%s"', (text, refused) => {
    expect(findRefused(text)).toEqual(refused);
  });

  it.each([
    'Guaranteed results in a week',
    'Satisfaction guaranteed',
    'Lose weight at your own pace',
    'Lose 5 kg in 12 weeks with a dietitian',
    'Help us fight cancer',
    'Living with diabetes',
    'Earn $18 per hour',
    'The cure for boring lunches',
    'Cured ham, sliced thin',
    'Miracle on 34th Street',
    'Double your money back if you are not happy',
  ])('finds nothing that is clearly refused in "%s"', (text) => {
    expect(findRefused(text)).toEqual([]);
  });
});
