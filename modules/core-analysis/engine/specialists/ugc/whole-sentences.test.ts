import { describe, expect, it } from 'vitest';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { creativeFacts } from './creative-facts.ts';

const lines = (...texts: string[]) =>
  texts.map((text, i) =>
    makeBlock({
      text,
      words: text.split(' ').length,
      role: i === 0 ? 'headline' : 'body',
      region: { x: 0.1, y: 0.1 + 0.1 * i, w: 0.5, h: 0.06 },
    }),
  );
const headline = (...texts: string[]) =>
  creativeFacts(makeMeasurements({ text: { blocks: lines(...texts) } }), 'meta_feed').headline?.text;

describe('what a creator is asked to say', () => {
  it('is a whole sentence where it goes on in the next line', () => {
    expect(headline('Wait, this dress', 'is only $29?', 'Shop the drop')).toBe('Wait, this dress is only $29?');
  });

  it('ends where the sentence does, and where another begins', () => {
    expect(headline('Nobody believes this.', 'from the makers of Orbit')).toBe('Nobody believes this.');
    expect(headline('Figs at their peak', 'Picked at dawn')).toBe('Figs at their peak');
  });

  it('takes small letters for no sign where all of it is set in them', () => {
    expect(headline('slow mornings', 'cold brew')).toBe('slow mornings');
  });
});

it('calls a thing that is surely seen by its name, and nothing living', () => {
  const shown = (name: 'cup' | 'cat') => {
    const m = makeMeasurements();
    const sight = { ...m.sight, measured: true as const, outcome: 'thing' as const, name };
    return creativeFacts({ ...m, sight } as typeof m, 'meta_feed').thing;
  };
  expect(shown('cup')).toBe('the cup');
  expect(shown('cat')).toBe('what you sell');
});
