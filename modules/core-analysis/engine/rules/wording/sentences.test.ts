/** Sentences that once read wrong. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#platform/testing/depth.ts';
import { GOALS, PLACEMENTS } from '../../../contract/analysis.ts';
import { assess } from '../../judge/assess.ts';
import { FULL_DEPTH } from '../../judge/depth.ts';
import { judge } from '../../judge/judge.ts';
import type { TextBlock } from '../../measurements.ts';
import { arbitraryMeasurements } from '../../testing/arbitrary-measurements.ts';
import { arbitraryVideo } from '../../testing/arbitrary-video.ts';
import { type MeasurementOverrides, makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import type { Measurements } from '../book/rule.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { countFirst } from './words.ts';

function judged(id: string, change: MeasurementOverrides) {
  const found = assess(makeMeasurements(change), { goal: 'sales', placement: 'meta_feed' }).assessments.find(
    (a) => a.rule.id === id,
  );
  if (found?.kind !== 'judged') throw new Error(`${id} was ${found?.kind}`);
  return found;
}

/** Every sentence of ours in a result: no names, figures or words read. */
function sentencesOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return PROSE.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => sentencesOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, item]) => (READ.has(inner) ? [] : sentencesOf(item, inner)));
}
/** What was read and measured. */
const READ = new Set(['evidence', 'texts']);
const PROSE = new Set([
  'title',
  'text',
  'note',
  'summary',
  'why',
  'show',
  'say',
  'captions',
  'dos',
  'donts',
  'hookLine',
]);
/** A digit that begins a text, or what follows the end of a sentence; what is quoted may begin as it likes. */
const DIGIT_FIRST = /(?:^|[.!?] )\d/u;

describe('sentences', () => {
  it('begin with a word or with what was read, never with a digit', () => {
    const measurements = fc.oneof<[fc.Arbitrary<Measurements>, fc.Arbitrary<Measurements>]>(
      arbitraryMeasurements,
      arbitraryVideo,
    );
    fc.assert(
      fc.property(measurements, fc.constantFrom(...GOALS), fc.constantFrom(...PLACEMENTS), (m, goal, placement) => {
        const settings = { goal, placement, brand: 'figs' };
        const said = assess(m, settings).assessments.flatMap((a) =>
          a.kind === 'judged' ? [a.response < 0.8 ? a.bad() : a.good(), a.advice()] : [],
        );
        for (const text of sentencesOf([said, judge(m, { ...settings, depth: FULL_DEPTH }).results]))
          expect(text.replace(/“[^”]*”/gu, '“”')).not.toMatch(DIGIT_FIRST);
      }),
      { numRuns: runs(20, 300) },
    );
  });

  it('write a count in words where it comes first', () => {
    expect(['1 other line', '12 words', '194 words', '3 of 5 shots', '“Fig”'].map(countFirst)).toEqual([
      'One other line',
      'Twelve words',
      'In all, 194 words',
      'Three of 5 shots',
      '“Fig”',
    ]);
  });

  it('count the places of the first glance in words where they come first', () => {
    const peaks = [0.05, 0.35, 0.65, 0.95].map((x) => ({ x, y: 0.97, strength: 1 }));
    const change = { saliency: { peaks }, composition: { subject: null }, text: { blocks: [] } };
    expect(judged('S-02', change).bad().title).toBe('Four places fight for the first glance');
  });

  it('praise no contrast of every line where a part of one is lost', () => {
    const said = (worstSliceContrast: number) => {
      const { title, text } = judged('T-01', { text: { blocks: [makeBlock({ worstSliceContrast })] } }).good();
      return `${title} ${text}`;
    };
    expect(said(2.4)).toMatch(/^As a whole .* one part falls to 2.4 : 1\.$/);
    expect(said(6)).not.toMatch(/As a whole|one part/);
  });

  it('praise no line as the lead that nobody can make out', () => {
    const praised = (contrast: number | null) => {
      const [headline, ...others] = makeMeasurements().text.blocks;
      return !judged('T-03H', { text: { blocks: [{ ...(headline as TextBlock), contrast }, ...others] } }).unmet;
    };
    expect(praised(1.6)).toBe(true);
    expect(praised(null)).toBe(true);
    expect(praised(1.4)).toBe(false);
  });

  it('call the request by what is weakest of it, and a button no line that should look like one', () => {
    const cta = makeMeasurements().copy.cta as NonNullable<ReturnType<typeof makeMeasurements>['copy']['cta']>;
    const dull = judged('K-03', { copy: { cta: { ...cta, isolationDeltaE: 18 } } }).advice();
    expect(cta.button).not.toBeNull();
    expect(dull.title).toBe('Set “Get my fig box” apart from its surroundings');
    const bare = judged('K-03', { copy: { cta: { ...cta, button: null, isolationDeltaE: 60 } } }).advice();
    expect(bare.title).toBe('Make “Get my fig box” look like a button');
  });

  it('praise a picture for what was measured of it, not for all that professional may mean', () => {
    const { title, text } = judged('C-15', { technical: { spectralCutoff: 0.5 } }).good();
    expect(`${title} ${text}`).toMatch(
      /^Sharp and clean, with a full range of tones .*\(sharpness \d+; from \d+ on we call it sharp\)/,
    );
    expect(`${title} ${text}`).not.toMatch(/rofessional/);
  });

  it('say of a picture without a subject what follows for the product', () => {
    const none = { composition: { subject: null, standsOut: 1 }, people: { measured: true, faces: [] } };
    const { text } = judged('S-01', none).bad();
    expect(text).toContain('the strongest draws the eye only just as strongly as an average spot of its size');
    expect(text).toContain(
      'If the product is in the picture, it blends in; if it is not, nobody sees what is for sale.',
    );
  });

  it('count one bit as one', () => {
    expect(judged('C-02', { colour: { colourEntropy: 1.01 } }).bad().text).toContain('1 bit of colour variety');
  });

  it('say both of two blocks', () => {
    const blocks = [makeBlock(), makeBlock({ text: 'Shop now' })];
    expect(judged('T-09', { text: { blocks, sizeLevels: 1 } }).bad().text).toContain('Both blocks share one size');
    expect(judged('X-02', { text: { blocks } }).good().text).toContain('Both text blocks stay clear');
  });

  it('give the ratio of sizes that count as one, and name one line of each size in a ladder', () => {
    const sized = (text: string, lineHeight: number) => makeBlock({ text, lineHeight });
    const close = [sized('Fresh figs', 0.091), sized('Order a box', 0.074)];
    expect(judged('T-09', { text: { blocks: close, sizeLevels: 1 } }).bad().text).toContain(
      'Both blocks are nearly one size (the largest is 1.2 times the smallest)',
    );
    const ladder = [sized('Fresh figs', 0.08), sized('from the tree', 0.08), sized('Order a box', 0.04)];
    expect(judged('T-09', { text: { blocks: ladder, sizeLevels: 2 } }).good().text).toBe(
      'Two sizes order the copy: “Fresh figs” and “Order a box”.',
    );
    expect(judged('C-06', { composition: { figureGroundDeltaE: 1.2 } }).evidence.display).toBe('1 point of colour');
  });

  it('name the weakest line once, and of the others each its own contrast', () => {
    const faint = (text: string, contrast: number) =>
      makeBlock({ text, contrast, worstSliceContrast: contrast, lineHeightOfShortSide: 0.02 });
    // Both have no marks at all, and the one read first is the less faint.
    const blocks = [faint('Ends on Sunday', 2.6), faint('Book online', 2.3)];
    const a = judged('T-01', { text: { blocks } });
    expect(a.bad().title).toBe('“Book online” and “Ends on Sunday” are hard to read on their background');
    expect(a.bad().text).toContain('One other line falls short too: “Ends on Sunday” at 2.6 : 1.');
    const advice = a.advice();
    expect(`${advice.title} ${advice.text}`.match(/Book online/g)).toHaveLength(1);
  });

  it('name every line that sinks, in fault and in gain, and point to each', () => {
    const faint = (text: string, y: number) =>
      makeBlock({
        text,
        contrast: 1.4,
        foreground: '#ffffff',
        background: '#e8e4dc',
        worstSliceContrast: 1.4,
        region: { x: 0.1, y, w: 0.5, h: 0.05 },
      });
    const lines = ['Fresh figs', 'Picked at dawn', 'At your door by noon'].map((text, i) => faint(text, 0.1 + i * 0.1));
    const a = judged('T-01', { text: { blocks: lines } });
    expect(a.bad().title).toBe(
      '“Fresh figs”, “Picked at dawn” and “At your door by noon” are hard to read on their background',
    );
    expect(a.advice().title).toBe('Set “Fresh figs”, “Picked at dawn” and “At your door by noon” in near-black');
    expect(a.advice().text).toContain(
      '“Picked at dawn” (1.4 : 1) and “At your door by noon” (1.4 : 1) need near-black letters.',
    );
    expect(a.evidence.regions).toHaveLength(3);
    const more = judged('T-01', { text: { blocks: [...lines, faint('Ends on Sunday', 0.5)] } });
    expect(more.bad().title).toBe(
      '“Fresh figs”, “Picked at dawn” and 2 more lines are hard to read on their background',
    );
  });

  it('call that block weakest which has the least to spare for its size, and no line measured that was not', () => {
    const headline = makeBlock({ text: 'Fresh figs', contrast: 12, lineHeightOfShortSide: 0.09 });
    const button = makeBlock({ text: 'Order a box', contrast: 10, lineHeightOfShortSide: 0.04, role: 'cta' });
    const a = judged('T-01', { text: { blocks: [headline, button] } });
    expect(a.evidence.display).toBe('10 : 1');
    expect(a.good().text).toMatch(/^Of 2 text blocks “Order a box” has the least to spare for its size and still/);
    const lost = makeBlock({ text: 'weeks', contrast: null });
    const some = judged('T-01', { text: { blocks: [headline, button, lost] } }).good();
    expect(some.title).toBe('The lines that could be measured stand out');
    expect(some.text).toContain('Of 2 text blocks');
  });

  it.each([
    [18, 'WCAG asks letters of this size for 4.5 : 1'],
    // 19.5 px is large where it is bold, and no weight is measured.
    [19.5, '4.3 : 1 was applied'],
    [26, 'WCAG asks letters this large for 3 : 1'],
  ])('say which limit was applied to letters of %s px on a phone 390 wide', (size, limit) => {
    const line = (contrast: number) =>
      makeBlock({ contrast, worstSliceContrast: contrast, lineHeightOfShortSide: (size * 0.93) / 390 });
    expect(judged('T-01', { text: { blocks: [line(12)] } }).good().text).toContain(limit);
    expect(judged('T-01', { text: { blocks: [line(2)] } }).bad().text).toContain(limit);
  });

  it('tell nobody to leave out a notice that a law may ask for', () => {
    const notice = makeBlock({
      text: 'Always read the label. Contains fluticasone.',
      role: 'small',
      words: 6,
      lineHeight: 0.02,
      lineHeightOfShortSide: 0.017,
    });
    const blocks = [makeBlock(), notice];
    const change = { text: { blocks, wordCount: 30, smallScreenLegibility: 0.6 } };
    // Beside other words a notice is none that must be read at a glance.
    expect(judged('T-03', change).evidence).toEqual(judged('T-03', { text: { blocks: [makeBlock()] } }).evidence);
    expect(judged('T-03', { text: { blocks: [notice], wordCount: 6 } }).advice().text).toContain(
      'If a law or the platform asks for this line, it has to stay',
    );
    expect(judged('T-06', change).advice().text).toContain('unless a law or the platform asks for it on the picture');
    expect(judged('T-08', change).advice().text).toMatch(/^Enlarge \(or, if no law asks for it, drop\) “Always read/);
  });

  it('ask for fewer words before larger ones where enlarging alone would fill the frame', () => {
    // 16 px of 1080 grow by 0.037 * 1080 / 16 = 2.5 each way: 0.25 of the frame becomes 1.56.
    const terms = makeBlock({
      text: 'Rates are variable and may change at any time',
      words: 189,
      region: { x: 0.05, y: 0.6, w: 0.9, h: 0.28 },
      lineHeightOfShortSide: (16 * 0.93) / 1080,
    });
    const { title, text } = judged('T-03', { text: { blocks: [terms], wordCount: 189 } }).advice();
    expect(title).toBe('Cut “Rates are variable and may…” short, then set it 2.5 times larger');
    expect(text).toContain('at that size 189 words would take 157 % of the frame');
    const line = { ...terms, region: { ...terms.region, h: 0.05 } };
    const fits = judged('T-03', { text: { blocks: [line], wordCount: 189 } }).advice();
    expect(fits.title).toBe('Set “Rates are variable and may…” 2.5 times larger');
    expect(fits.text).not.toContain('of the frame');
  });

  it('name the ground that white letters would reach their aim on, and call them what they are where it is not flat', () => {
    const block = makeBlock({ contrast: 4.1, worstSliceContrast: 4, foreground: '#fdfdff', background: '#5d6ff3' });
    const small = { ...block, text: 'Balance', lineHeightOfShortSide: 0.03 };
    const said = (change: Partial<typeof small>) =>
      judged('T-01', { text: { blocks: [{ ...small, ...change }] } }).advice().text;
    expect(said({})).toMatch(/^With the blue at #[0-9a-f]{6} its letters reach 4\.6 : 1; now it is 4\.1 : 1\./);
    expect(said({ grounds: ['#5d6ff3', '#6e7ef5'] })).toMatch(
      /^Its letters are as light as white already or nearly so/,
    );
  });

  it('name a line of small print that repeats once, with how often it stands there', () => {
    const blocks = [0.2, 0.5, 0.8].map((y) =>
      makeBlock({ text: 'Terms apply', contrast: 1.4, region: { x: 0.1, y, w: 0.2, h: 0.02 } }),
    );
    const a = judged('T-01', { text: { blocks } });
    expect(a.bad().title).toBe('“Terms apply” (3 times) are hard to read on their background');
    expect(a.bad().text).toContain('fall short too: “Terms apply” at 1.4 : 1 (2 times).');
  });

  it('speak of a button only where there is one', () => {
    const { cta } = makeMeasurements().copy;
    if (!cta) throw new Error('no request');
    const blending = (button: typeof cta.button) =>
      judged('C-09', { copy: { cta: { ...cta, button, isolationDeltaE: 5 } } }).advice().title;
    expect(blending(cta.button)).toBe('Give the button a colour of its own');
    expect(blending(null)).toMatch(/^Set “.+” on a colour of its own$/);
  });

  it('advise a fill to a button, a background to a request without one, and say whose hue was counted', () => {
    const { cta } = makeMeasurements().copy;
    if (!cta) throw new Error('no request');
    const said = (button: typeof cta.button, isolationDeltaE: number) => {
      const a = judged('C-09', { copy: { cta: { ...cta, button, isolationDeltaE, hueElsewhere: 0.5 } } });
      return `${a.bad().text} ${a.advice().text}`;
    };
    for (const isolationDeltaE of [5, 45]) {
      expect(said(cta.button, isolationDeltaE)).toMatch(/and its hue covers 50 %.*choose a fill/);
      expect(said(null, isolationDeltaE)).toMatch(/hue of its letters covers 50 %.*put it on a background of a colour/);
      expect(said(null, isolationDeltaE)).not.toContain('fill');
    }
  });

  it('say of a request in an open shape that its background stands apart, and speak of no button there', () => {
    const { cta } = makeMeasurements().copy;
    if (!cta) throw new Error('no request');
    const open = { ...cta, button: null, isolationDeltaE: 60, contrast: 21, areaShare: 0.05 };
    const weakestIs = (change: Partial<typeof open>) => {
      const a = judged('K-03', { copy: { cta: { ...open, ...change } } });
      return `${a.bad().text} ${a.advice().text}`;
    };
    expect(weakestIs({})).toMatch(
      /weakest is shape \(its background stands apart, but no button shape closes around it\)/,
    );
    for (const change of [{ areaShare: 0.003 }, { contrast: 1.5 }, { isolationDeltaE: 3 }])
      expect(weakestIs(change)).not.toMatch(/the (whole )?button|a fill/);
  });

  it('call small letters on a large button small, and praise a request as not to be missed only from the mark of T-03 on', () => {
    const m = makeMeasurements();
    const withLetters = (px: number) => {
      const blocks = m.text.blocks.map((b) =>
        b.role === 'cta' ? { ...b, lineHeightOfShortSide: (px * 0.93) / 1080 } : b,
      );
      return judged('K-03', { text: { ...m.text, blocks } });
    };
    expect(withLetters(44).good().title).toMatch(/cannot be missed$/);
    expect(withLetters(30).good().title).toMatch(/stands out as a place to tap$/);
    const small = withLetters(20);
    expect(small.evidence.value).toBeLessThan(90);
    expect(small.bad().text).toContain('weakest is letter size (letters of 20 px of 1080)');
    expect(small.advice().title).toMatch(/^Set .* in larger type$/);
  });

  it('ask no figure of a name where nothing is to be clicked, and speak of no claim that is not made', () => {
    const m = makeMeasurements({
      text: { blocks: [makeBlock({ text: 'ALPINE', words: 1 })], wordCount: 1 },
      copy: { offer: null, cta: null, numbers: [], messageCount: 0 },
    });
    const rule = RULE_BOOK.find(({ id }) => id === 'K-15');
    expect(rule?.assess(m, { goal: 'awareness', placement: 'meta_feed' }).kind).toBe('not_applicable');
    const a = rule?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    expect(a?.kind === 'judged' && a.bad()).toMatchObject({
      title: 'No figure says what it does',
      text: expect.stringMatching(/states no claim and no number/),
    });
  });

  it('name what a copy of two claims and figures should keep and move, and count a claim in figures once', () => {
    const blocks = [
      makeBlock({ text: 'Sleep better every night', role: 'headline' }),
      makeBlock({ text: 'Tickets for 40 seats', role: 'body' }),
    ];
    const numbers = [{ text: '40 seats', block: 1 }];
    const copy = { offer: null, cta: null, numbers, messageCount: 1 };
    const of = (change: MeasurementOverrides) => {
      const m = makeMeasurements({ text: { blocks, wordCount: 8 }, ...change });
      const a = RULE_BOOK.find(({ id }) => id === 'K-17')?.assess(m, { goal: 'community', placement: 'meta_feed' });
      if (a?.kind !== 'judged') throw new Error('K-17 was not judged');
      return a;
    };
    expect(of({ copy }).evidence.value).toBe(2);
    expect(of({ copy }).advice().text).toBe(
      'Of 2 claims and figures keep “Sleep better every night”, move “40 seats” to the caption, and let the picture carry the feeling.',
    );
    expect(of({ copy: { ...copy, numbers: [{ text: 'every night', block: 0 }] } }).evidence.value).toBe(1);
  });

  it('quote the verb as the creative spells it', () => {
    const { cta } = makeMeasurements().copy;
    if (!cta) throw new Error('no request');
    const written = { ...cta, text: 'INSCRIBETE', verb: 'inscríbete', specific: false };
    expect(judged('K-02', { copy: { cta: written } }).bad().text).toContain('“INSCRIBETE”');
  });

  it('ask to calm the background only where the background is not calm already', () => {
    const crowded = (negativeSpace: number) =>
      judged('S-03', { clutter: { jpegComplexity: 0.27 }, composition: { negativeSpace } }).advice();
    expect(crowded(0.1).title).toContain('Calm the background');
    expect(crowded(0.45).title).toContain('Show less at once');
    expect(crowded(0.45).text).toContain('45 % of the frame is empty');
  });

  it('call no everyday word heavy', () => {
    const said =
      'Everything beautiful through organisational straightforwardness, for you and your team on every day of the week and in every part of town';
    const block = makeBlock({ text: said, words: 23 });
    const { text } = judged('T-10', { text: { blocks: [block], readingEase: 38 } }).bad();
    expect(text).toContain('“straightforwardness” and “organisational”');
    expect(text).not.toMatch(/everything|beautiful|through/);
    const plain = makeBlock({ ...block, text: said.replace('organisational straightforwardness', 'everywhere') });
    expect(() => judged('T-10', { text: { blocks: [plain], readingEase: 38 } })).toThrow('not_applicable');
  });

  it('ask of something free what it is, and nothing of a price for what is shown', () => {
    const offer = (kind: 'free' | 'price') => ({
      copy: { offer: { text: '1 for you', kind, specific: false, block: 0 } },
    });
    expect(judged('K-08', offer('free')).bad().text).toContain('does not say what is free');
    expect(() => judged('K-08', offer('price'))).toThrow('not_applicable');
  });

  it('let the eye land on the subject first only where its strongest place is there', () => {
    const subject = { x: 0.3, y: 0.3, w: 0.4, h: 0.4 };
    const here = { x: 0.5, y: 0.5, strength: 1 };
    const there = { x: 0.9, y: 0.05, strength: 1 };
    const titleWith = (peaks: (typeof here)[]) =>
      judged('S-01', { composition: { subject }, saliency: { peaks } }).good().title;
    expect(titleWith([here, there])).toBe('The eye lands on the subject first');
    expect(titleWith([there, here])).not.toBe('The eye lands on the subject first');
  });

  it('name a source that can be looked up, or ourselves', () => {
    const of = (pattern: RegExp) => RULE_BOOK.filter(({ source }) => pattern.test(source.title)).map(({ id }) => id);
    expect(
      of(
        /heuristic|Composite of|Trade practice|Design practice|Engineering practice|general knowledge|^Platform advertising/,
      ),
    ).toEqual([]);
  });
});
