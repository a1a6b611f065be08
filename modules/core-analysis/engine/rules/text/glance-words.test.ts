import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../measurements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { glanceWords } from './glance-words.ts';

type Line = readonly [role: TextBlock['role'], text: string];

/** Lines under each other, in reading order. */
const blocksOf = (lines: readonly Line[]): TextBlock[] =>
  lines.map(([role, text], i) => {
    const height = role === 'headline' ? 0.07 : role === 'small' ? 0.015 : 0.04;
    return makeBlock({
      role,
      text,
      words: text.split(/\s+/u).length,
      lineHeight: height,
      lineHeightOfShortSide: height,
      region: { x: 0.08, y: 0.05 + i * 0.1, w: 0.8, h: height },
    });
  });

const saying = (lines: readonly Line[], copy = {}) => {
  const blocks = blocksOf(lines);
  const wordCount = blocks.reduce((sum, { words }) => sum + words, 0);
  return makeMeasurements({ text: { blocks, wordCount }, copy: { cta: null, offer: null, ...copy } });
};

const judged = (m: ReturnType<typeof saying>, brand?: string) => {
  const found = RULE_BOOK.find(({ id }) => id === 'T-06')?.assess(m, {
    goal: 'sales',
    placement: 'meta_feed',
    ...(brand ? { brand } : {}),
  });
  if (found?.kind !== 'judged') throw new Error('not judged');
  return found;
};

const HEADLINE: Line = ['headline', 'Softer bread every morning'];
const ASKED: Line = ['cta', 'Order a loaf'];
const NOTE = 'Baked goods contain gluten. Bakery Nord Ltd, registered in Hull, prices may vary by shop.';

describe('words for a glance', () => {
  it.each<[kind: string, line: Line, copy: object]>([
    ['a note at the foot', ['small', NOTE], {}],
    ['an address with its hours', ['body', '214 Canal Street, open daily 11 am to 10 pm'], {}],
    ['the dates of a tour', ['body', '12 March • Bristol Hall 14 March • Leeds Arena'], {}],
    ['the name', ['body', 'Northmere Bakery'], {}],
    [
      'a customer’s words',
      ['body', '“I never buy bread elsewhere any more”'],
      { socialProof: { kind: 'testimonial', block: 2, text: '' } },
    ],
    ['a pictured screen', ['small', 'Total 12 orders'], { screen: [2] }],
  ])('are not those of %s', (_, line, copy) => {
    const words = glanceWords(saying([HEADLINE, ASKED, line], copy), 'Northmere Bakery');
    expect(words.count).toBe(7);
    expect(words.others).toBe(line[1].split(' ').length);
  });

  it('are those of small print between the lines, which is a list and no note', () => {
    expect(glanceWords(saying([HEADLINE, ['small', NOTE], ASKED]), null).count).toBe(7 + NOTE.split(' ').length);
  });

  it('are those of a line that says a time by the way', () => {
    const line: Line = ['body', 'We advise you in the evening until 8 pm and on the phone'];
    expect(glanceWords(saying([HEADLINE, line]), null).others).toBe(0);
  });

  it('are the name and the facts where nothing else is there', () => {
    expect(
      glanceWords(
        saying([
          ['body', 'Northmere Bakery'],
          ['body', '12 March, 7 pm'],
        ]),
        'Northmere Bakery',
      ).others,
    ).toBe(0);
  });

  it('add up with what is not counted to the words read', () => {
    const m = saying([
      HEADLINE,
      ['body', 'So soft that you will want to eat it all at once, then another, and then more of it'],
      ASKED,
      ['small', NOTE],
    ]);
    const { bad, evidence } = judged(m);
    const counted = Number.parseInt(evidence.display, 10);
    const beside = Number(/Not counted: (\d+) words of small print/.exec(bad().text)?.[1]);
    expect(counted + beside).toBe(m.text.wordCount);
  });
});

describe('a picture of too many words', () => {
  const lines = (count: number): Line[] => [['headline', Array.from({ length: count }, () => 'bread').join(' ')]];
  const response = (count: number) => judged(saying(lines(count))).response;

  it('has no fault up to one and a half times the mark, and no more of a score with more words', () => {
    expect(response(15)).toBe(1);
    expect(response(22)).toBeGreaterThanOrEqual(0.8);
    expect(response(27)).toBeCloseTo(0.2);
    expect(response(30)).toBe(0);
    for (let n = 4; n < 80; n++) expect(response(n)).toBeLessThanOrEqual(response(n - 1));
    expect(response(2)).toBe(0.5);
  });

  it('is told to begin neither with its headline, offer and request nor with the note at its foot', () => {
    const { advice } = judged(
      saying([['headline', lines(30)[0]?.[1] ?? ''], ['offer', 'From $9 a month'], ASKED, ['small', NOTE]]),
    );
    expect(advice().text).not.toMatch(/Start with|[“]/u);
  });

  it('is not told to begin with the condition below a request', () => {
    const long: Line = ['headline', lines(30)[0]?.[1] ?? ''];
    const after: Line = ['body', 'Open on market days'];
    const start = (...more: Line[]) => judged(saying([long, ...more])).advice().text;
    expect(start(ASKED, ['small', 'Show this coupon in the shop'], after)).not.toContain('Start with');
    expect(start(['small', 'Show this coupon in the shop'], after, ASKED)).toContain('Start with “Show this coupon');
  });
});
