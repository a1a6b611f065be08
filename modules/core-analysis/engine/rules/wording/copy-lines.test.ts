import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import { assess } from '../../judge/assess.ts';
import { judge } from '../../judge/judge.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { mayBeName } from './copy-lines.ts';

type Line =
  | string
  | { text: string; confidence?: number; lineHeight?: number; role?: 'headline' | 'body' | 'small' | 'offer' };

/** The factory's picture with these lines for its words, the first a headline, read as the engine reads them. */
function saying(lines: readonly Line[], cta: { text: string } | null = null) {
  const blocks = lines.map((line, i) => {
    const given = typeof line === 'string' ? { text: line } : line;
    const words = given.text.split(' ').length;
    const lineHeight = i === 0 ? 0.07 : 0.04;
    return makeBlock({ role: i === 0 ? 'headline' : 'body', confidence: 0.97, words, lines: 1, lineHeight, ...given });
  });
  const { copy, text } = makeMeasurements();
  const call = cta && copy.cta && { ...copy.cta, text: cta.text, block: blocks.length - 1 };
  const wordCount = blocks.reduce((sum, b) => sum + b.words, 0);
  return makeMeasurements({
    text: { ...text, blocks, wordCount },
    copy: { ...copy, cta: call, ...readClaims(blocks) },
  });
}

function ruleOf(m: ReturnType<typeof saying>, id: string, brand: string | null = null) {
  const settings = { goal: 'sales', placement: 'meta_feed', brand } as const;
  const found = assess(m, settings).assessments.find((a) => a.rule.id === id);
  if (!found) throw new Error(id);
  return found;
}

function judged(m: ReturnType<typeof saying>, id: string, brand: string | null = null) {
  const found = ruleOf(m, id, brand);
  if (found.kind !== 'judged') throw new Error(`${id} was ${found.kind}`);
  return found;
}

const HOLIDAY = [
  'Drei Nächte im Grünen für die ganze Familie am See',
  'ab 189 € statt 259 €',
  'Nur bis 31. März buchbar',
];

describe('a name', () => {
  it.each([
    'Berghof',
    'Casa Alba',
    'Ledgerly',
    'PIKOLO',
    'MAISON AUBE',
    'Maria Keller Maria Keller Maria Keller',
    'www.eichenwerk.example',
  ])('may be "%s"', (text) => {
    expect(mayBeName(text)).toBe(true);
  });

  it.each(['Fresh figs, picked today', 'Order Your Box', 'Taxes done in 20 minutes', 'Für Dich', 'MADE FOR YOU'])(
    'is not "%s"',
    (text) => {
      expect(mayBeName(text)).toBe(false);
    },
  );
});

describe('advice to cut words', () => {
  it.each(['Berghof', 'Casa Alba', 'Ledgerly', 'Maria Keller Maria Keller Maria Keller'])(
    'never begins with the name "%s"',
    (name) => {
      expect(judged(saying([...HOLIDAY, name]), 'T-06').advice().text).not.toContain(name.slice(0, 12));
    },
  );

  it('never begins with a line that holds the brand that was named', () => {
    const m = saying([...HOLIDAY, 'the berghof is in the woods']);
    expect(judged(m, 'T-06').advice().text).toContain('“the berghof');
    expect(judged(m, 'T-06', 'Berghof').advice().text).not.toContain('the berghof');
    const all = JSON.stringify(judge(m, { goal: 'sales', placement: 'meta_feed', brand: 'Berghof' }).results);
    expect(all).not.toMatch(/Start with “the berghof|Carry over the longest line|Turn “the berghof/);
  });

  it.each([
    ['a label', { text: 'before' }],
    ['a list of names', { text: 'Aurora Lane • The Night Birds • Paper Foxes' }],
    ['a date', { text: 'Thursday 14 January, 5 pm CET' }],
    ['a part of the headline', { text: 'and breathe easy all day long', lineHeight: 0.066 }],
  ])('never begins with %s', (_, line) => {
    expect(judged(saying([...HOLIDAY, line]), 'T-06').advice().text).not.toContain(line.text.slice(0, 20));
  });

  it('begins with a line that only describes', () => {
    expect(judged(saying([...HOLIDAY, 'Mit Sauna, Seeblick und viel Ruhe']), 'T-06').advice().text).toContain(
      '“Mit Sauna',
    );
  });
});

describe('what was read doubtfully', () => {
  const cyrillic = saying([
    { text: 'CKAka 30%', confidence: 0.8643 },
    { text: 'TOnbKO AO BocKpeceHbA', confidence: 0.8129 },
    { text: 'KynNTb', confidence: 0.8675 },
  ]);

  it.each([
    ['letters of another alphabet', cyrillic, /CKA|TOnb|Kyn|ckaka/i],
    ['words run together', saying([{ text: 'HURRYUPIMAST CHANCE', confidence: 0.8994 }, 'Made in Leeds']), /HURRYUP/i],
    ['scraps', saying([{ text: 'New Ri ra t i ud hipng fm i', confidence: 0.6828 }, 'Made in Leeds']), /hipng/],
    ['capitals in the middle, however sure', saying([{ text: 'KynNTb', confidence: 0.99 }, 'Made in Leeds']), /Kyn/],
  ])('of %s is quoted nowhere in the judgement', (_, m, quoted) => {
    const depth = { team: 8, ugc: true, segments: true } as const;
    const { results } = judge(m, { goal: 'sales', placement: 'meta_feed', depth });
    // The list of texts says what was read, with its confidence.
    expect(JSON.stringify({ ...results, texts: [] })).not.toMatch(quoted);
  });

  it('claims nothing, and nothing is called missing', () => {
    expect(ruleOf(cyrillic, 'K-05').kind).toBe('not_measured');
    for (const id of ['K-15', 'T-11']) expect(ruleOf(cyrillic, id).kind, id).toBe('not_measured');
    const sure = saying(['Rabatt 30%', 'Nur bis Sonntag']);
    expect(judged(sure, 'K-05').response).toBe(1);
  });
});

describe('figures in the copy', () => {
  it.each([
    [['WHEN THE COURIER', 'BRINGS TREATS'], 'Add one true figure'],
    [['Shop tea'], 'Add one true figure'],
    [['The cup that keeps it warm'], 'Add one true figure'],
    [['Our finest sheets for your bed'], 'Swap “finest” for a number'],
    [['The most durable boots you can buy'], 'Swap “durable” for a number'],
  ])('are asked for in %j by a word that is there', (lines, title) => {
    expect(judged(saying(lines), 'K-15').advice().title).toBe(title);
  });

  it('are not blamed where they count nothing', () => {
    const m = saying(['Renewal 1', 'Renewal 2', '12', '19', '26', '33', '40']);
    expect(ruleOf(m, 'K-15').kind).toBe('not_applicable');
  });

  it('are named where there are too many', () => {
    const m = saying(['Pipeline 1 renewals', '40 deals, 12 owners, 9 stages, 7 teams, 3 offices']);
    expect(judged(m, 'K-15').advice().text).not.toContain('Let ');
  });
});

describe('easy words', () => {
  it('are not judged of labels, nor of words nobody could name', () => {
    const labels = saying(['Espresso for 2 months', 'Free delivery', 'Rated 4.6 by 2,318 home baristas']);
    const ease = (readingEase: number, m = labels) => makeMeasurements({ ...m, text: { ...m.text, readingEase } });
    expect(ruleOf(ease(41), 'T-10').kind).toBe('not_applicable');
    const prose = saying([
      'Every table we make is cut from certified European oak and planed by hand by people who love what they do',
    ]);
    expect(judged(ease(41, prose), 'T-10').bad().text).toContain('“certified”');
  });
});

describe('a price without a yardstick', () => {
  it.each([
    [['Running shoes', '$79'], 'not_applicable'],
    [['Berghof', 'ab 189 €'], 'not_applicable'],
    [['Book lesson 1', '3 lessons for $59'], 'not_applicable'],
    [['Running shoes', 'Now $79'], 'judged'],
    [['Feigen', 'Jetzt nur 9,90 €'], 'judged'],
    [['Feigen', 'statt 12 € nur 9,90 €'], 'judged'],
  ])('is told of %j: %s', (lines, kind) => {
    expect(ruleOf(saying(lines), 'K-09').kind).toBe(kind);
  });
});

describe('a missing offer', () => {
  it('is not said to lack a “free” that stands there', () => {
    expect(judged(saying(['Des figues fraîches', 'Livraison offerte']), 'K-05').bad().text).toContain(
      'beside “Livraison offerte”',
    );
    expect(judged(saying(['Fresh figs', 'Free returns']), 'K-05').bad().text).toContain('beside “Free returns”');
    expect(judged(saying(['Fresh figs', 'Picked today']), 'K-05').bad().text).toContain('no price, discount or “free”');
  });
});

describe('letters that sink', () => {
  const lines = (foreground: string, background: string) =>
    makeMeasurements({
      text: { blocks: [makeBlock({ foreground, background, contrast: 2.9, worstSliceContrast: 2.8 })] },
    });

  it.each([
    ['#feefd6', '#7a6a55'],
    ['#f4f4f4', '#6b6b6b'],
    ['#151515', '#8a8a8a'],
    ['#ffffff', '#767676'],
  ])('of %s on %s are not told to take the colour they have', (foreground, background) => {
    const { title, text } = judged(lines(foreground, background), 'T-01').advice();
    // Their ground is flat and nearly right: it gives way.
    expect(title).toMatch(foreground === '#151515' ? /^Lighten the / : /^Darken the /);
    expect(text).toMatch(/at #[0-9a-f]{6} its letters reach/);
    expect(`${title} ${text}`).not.toMatch(/in (?:white|black)/);
  });

  it.each([
    ['#8a8a8a', 'A plain dark strip or scrim', 'Neither black nor white'],
    ['#141414', 'A plain light strip', 'already or nearly so'],
    ['#f4f4f4', 'A plain dark strip or scrim', 'already or nearly so'],
  ])('of %s half on a white card: %s lifts them', (foreground, strip, why) => {
    const block = { foreground, background: '#767676', contrast: 2.2, worstSliceContrast: 1.1 };
    const half = makeMeasurements({ text: { blocks: [makeBlock({ ...block, grounds: ['#202020', '#ffffff'] })] } });
    const { title, text } = judged(half, 'T-01').advice();
    expect(title).toMatch(/^Put a panel behind/);
    expect(text).toContain('The background changes under the words');
    expect(text).toContain(`${strip} under them lifts it.`);
    expect(text).not.toContain(why);
  });

  it.each(['#8a5a20', '#c0c0c0'])('of %s on near-black are told to turn white', (foreground) => {
    expect(judged(lines(foreground, '#141414'), 'T-01').advice().title).toMatch(/ in white$/);
  });
});

describe('calm background', () => {
  it('is no room to breathe where nothing can be seen', () => {
    const dark = (lightnessP99: number) =>
      makeMeasurements({ technical: { lightnessP99 }, composition: { negativeSpace: 0.5 } });
    expect(ruleOf(dark(23), 'C-14').kind).toBe('not_applicable');
    expect(ruleOf(dark(70), 'C-14').kind).toBe('judged');
  });
});
