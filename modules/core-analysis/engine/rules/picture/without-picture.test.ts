import { describe, expect, it } from 'vitest';
import type { ImageMeasurements } from '../../measurements.ts';
import { creativeFacts } from '../../specialists/ugc/creative-facts.ts';
import { PICTURE_LINES } from '../../specialists/ugc/filming-lines-of-pictures.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;

function judged(id: string, m: ImageMeasurements) {
  const a = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, SETTINGS);
  if (a?.kind !== 'judged') throw new Error(`${id} was not judged`);
  return a;
}

const shouting = (text: string, exclamations = 0) => {
  const words = text.split(' ').length;
  const m = makeMeasurements({
    text: { blocks: [makeBlock({ text, words })], wordCount: words, capsShare: 1, exclamations },
  });
  return RULE_BOOK.find(({ id }) => id === 'T-11')?.assess(m, SETTINGS).kind;
};

describe('capitals', () => {
  it.each(['FIGARO', 'FIGARO FARM', 'ORBIT FITNESS CLUB'])('of a name such as “%s” are no shouting copy', (text) => {
    expect(shouting(text)).toBe('not_applicable');
  });

  it.each([
    ['BUY YOUR FIGS TODAY', 0],
    ['BUY!!! NOW!!!', 6],
  ])('of “%s” are judged', (text, marks) => expect(shouting(text, marks)).toBe('judged'));
});

describe('a creative in which nothing is photographed', () => {
  const drawn = (photographed: number) => {
    const { technical, colour } = makeMeasurements();
    return makeMeasurements({
      technical: { picture: technical.picture && { ...technical.picture, photographed } },
      colour: { ...colour, colourEntropy: 0.4 },
    });
  };

  it.each([
    [0, false],
    [0.8, true],
  ])('(%d of the frame) is told of no light and no scene', (photographed, told) => {
    const m = drawn(photographed);
    expect(/range of tones/.test(judged('C-15', m).good().title)).toBe(told);
    expect(judged('C-02', m).advice().text.includes('the scene')).toBe(told);
    const keep = PICTURE_LINES['C-15']?.keep?.(judged('C-15', m), creativeFacts(m, 'meta_feed'));
    expect(keep?.includes('the light and the focus') ?? false).toBe(told);
  });
});

describe('what is to lead where many places compete', () => {
  it('is the offer that every other sentence keeps, and the request stays', () => {
    const m = makeMeasurements();
    const peaks = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.9].map((y) => ({ x, y, strength: 1 })));
    const heap = makeMeasurements({ saliency: { ...m.saliency, peaks, focus: [] } });
    const text = judged('S-02', heap).advice().text;
    expect(text).toContain(`Let “${m.copy.offer?.text}” lead, leave “${m.copy.cta?.text}” as the place to act`);
    const plain = makeMeasurements({ copy: { offer: null }, saliency: { ...m.saliency, peaks, focus: [] } });
    expect(judged('S-02', plain).advice().text).toContain(`Let “${m.text.blocks[0]?.text}” lead`);
  });
});
