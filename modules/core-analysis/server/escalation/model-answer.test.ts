import { describe, expect, it } from 'vitest';
import { checkAnswer } from './model-answer.ts';
import { answerText, statement } from './testing/model-samples.ts';

const GIVEN = { ruleIds: new Set(['S-01', 'T-01', 'K-01']), figures: [2.1, 0.3786, 20] };
const kept = (...statements: object[]) => checkAnswer(answerText(statements), GIVEN)?.statements.length ?? 0;

describe('what of an answer is shown', () => {
  it('is every statement that keeps to the form and cites what was given', () => {
    const answer = checkAnswer(answerText(), GIVEN);
    expect(answer?.overall).toBe('The picture sells on appetite, the words on information.');
    expect(answer?.statements).toHaveLength(3);
    expect(answer?.statements[0]).toEqual(statement());
  });

  it.each([
    ['cites nothing', { cites: [] }],
    ['cites a rule it was not given', { cites: ['T-01', 'Z-99'] }],
    ['has a title too long', { title: 'x'.repeat(91) }],
    ['has a text too long', { text: 'word '.repeat(101) }],
    ['has a text too short', { text: 'Too short.' }],
    ['is of no kind we know', { kind: 'order' }],
    ['turns its text around', { text: 'The price reads \u202e99.1 and that is hard to see.' }],
    ['holds an address', { text: 'Read more about this on https://example.test/now today.' }],
    ['invents a figure', { text: 'Moving the headline raises the click rate by 37 % at once.' }],
    ['bends a figure', { text: 'At 2.4 : 1 the words lose against the bowl in the middle.' }],
    ['is surer than sure', { confidence: 1.2 }],
    ['has no confidence', { confidence: undefined }],
  ])('is no statement that %s', (_, part) => {
    expect(kept(statement(part))).toBe(0);
    expect(kept(statement(part), statement())).toBe(1);
  });

  it('is a statement without its box where the box leaves the picture', () => {
    const outside = statement({ region: { x: 0.9, y: 0, w: 0.3, h: 0.2 } });
    const answer = checkAnswer(answerText([outside, statement({ region: null })]), GIVEN);
    expect(answer?.statements.map((one) => one.region)).toEqual([undefined, undefined]);
  });

  it.each([
    'The bowl takes 38 % of the looks.',
    'The offer of 20 percent is lost at 2.1 : 1.',
    'Three words are enough.',
  ])('is a statement with figures that were given: %s', (text) => {
    expect(kept(statement({ text }))).toBe(1);
  });

  it('is six statements at most', () => {
    expect(kept(...Array.from({ length: 9 }, () => statement()))).toBe(6);
  });

  it.each(['', 'Sure! Here it is.', '{"overall": "x"', 'null', '[]', '{}', '{"overall":"short","statements":[]}'])(
    'is nothing of %j',
    (text) => {
      expect(checkAnswer(text, GIVEN)).toBeUndefined();
    },
  );
});
