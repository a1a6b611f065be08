import { describe, expect, it } from 'vitest';
import { readClaims } from '../../copy/read-claims.ts';
import { proposeButton } from '../../fixes/propose-button.ts';
import { FULL_DEPTH } from '../../judge/depth.ts';
import { judge } from '../../judge/judge.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { makeSpan, makeVideo } from '../../testing/video-factory.ts';
import { RULE_BOOK, VIDEO_RULES } from '../book/rule-book.ts';
import { languageGap, wordsGap } from './other-language.ts';

const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;
const REQUEST_RULES = ['K-01', 'K-02', 'K-03', 'C-09', 'S-01C'];
const CLAIM_RULES = ['K-05', 'K-13', 'K-14'];

/** An ad of these lines without a request that we recognise. */
function adOf(...lines: string[]): ImageMeasurements {
  const blocks = lines.map((text, i) =>
    makeBlock({ text, words: text.split(' ').length, role: i === 0 ? 'headline' : 'body' }),
  );
  return makeMeasurements({
    text: { blocks, wordCount: lines.join(' ').split(' ').length },
    copy: { cta: null, ...readClaims(blocks), messageCount: 1 },
  });
}

function readingOf(id: string, m: ImageMeasurements): string {
  const a = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, SETTINGS);
  return a?.kind === 'not_measured' ? a.reason : (a?.kind ?? 'no rule');
}

/** Lines in which neither a request nor an offer is recognised, though both may be there. */
const TURKISH = adOf('Taze portakal, hemen kapında', 'Bu hafta için çok özel bir fiyat', 'Kendine bir iyilik yap');
const POLISH = adOf('Świeże owoce dla każdego', 'Tylko teraz w naszym sklepie', 'Daj się skusić');
const ENGLISH = adOf('Fresh oranges for everyone', 'Only now in our store', 'Be tempted by them');

describe('copy in a language of which we know few words', () => {
  it.each([
    [TURKISH, 'Turkish'],
    [POLISH, 'Polish'],
  ])('is said to lack nothing', (m, language) => {
    const reason = `the copy seems to be in ${language}, of which we know too few words`;
    for (const id of [...REQUEST_RULES, ...CLAIM_RULES]) expect([id, readingOf(id, m)]).toEqual([id, reason]);
    const { results } = judge(m, { ...SETTINGS, depth: FULL_DEPTH });
    expect(JSON.stringify(results)).not.toMatch(
      /Nothing tells people|No offer is stated|Nobody vouches|No safety net|Add a button|German|Jetzt/,
    );
  });

  it('offers no button in a language that it cannot speak', () => {
    expect(wordsGap(TURKISH)).not.toBeNull();
    const layout = { cards: [], colourIn: () => '#ffffff' } as never;
    expect(proposeButton(TURKISH, SETTINGS, layout)).toBeNull();
  });

  it('has what is found there judged, all but its wording', () => {
    const offered = adOf('Taze portakal, hemen kapında', 'Bu hafta %30 indirim', 'Kargo bedava');
    expect(readingOf('K-05', offered)).toBe('judged');
    expect(readingOf('K-14', offered)).toBe('judged');
    expect(readingOf('K-08', offered)).toContain('Turkish');
    const { cta } = makeMeasurements().copy;
    const asking = makeMeasurements({
      ...offered,
      copy: { ...offered.copy, cta: cta && { ...cta, text: 'Hemen satın al', verb: 'hemen satın al', block: 2 } },
    });
    expect(readingOf('K-01', asking)).toBe('judged');
    expect(readingOf('K-03', asking)).toBe('judged');
    expect(readingOf('K-02', asking)).toContain('Turkish');
  });
});

describe('a video in such a language', () => {
  const spans = ['Taze portakal, hemen kapında', 'Bu hafta için çok özel bir fiyat', 'Kendine bir iyilik yap'].map(
    (text, i) => makeSpan({ text, words: text.split(' ').length, start: 4 * i, end: 4 * i + 3 }),
  );
  const video = makeVideo({ text: { spans }, shots: [], endCard: null });
  const reading = (id: string, m = video) => VIDEO_RULES.find((rule) => rule.id === id)?.assess(m, SETTINGS);

  it('is said to lack no request, at its end or on mute', () => {
    expect(reading('V-15')).toMatchObject({ kind: 'not_measured', reason: expect.stringContaining('Turkish') });
    expect(reading('V-09')).toMatchObject({ kind: 'judged', response: 1 });
    expect(JSON.stringify(judge(video, { ...SETTINGS, depth: FULL_DEPTH }).results)).not.toMatch(
      /Nothing on screen tells|It just stops|the request (?:is|was) |a written request/,
    );
  });
});

describe('copy in a language that we know well', () => {
  it('is still said to lack what it lacks', () => {
    expect(languageGap(ENGLISH)).toBeNull();
    expect(readingOf('K-01', ENGLISH)).toBe('judged');
    expect(readingOf('K-03', ENGLISH)).toBe('lost_with');
    expect(readingOf('K-05', ENGLISH)).toBe('judged');
  });

  it.each([
    ['Arance fresche per tutti', 'Solo oggi nel nostro negozio'],
    ['Laranjas frescas para todos', 'Só hoje na nossa loja'],
    ['Verse sinaasappels voor iedereen', 'Alleen vandaag in onze winkel'],
    ['Frische Orangen für alle', 'Nur heute in unserem Laden'],
    ['Des oranges fraîches pour tous', 'Seulement ce soir chez nous'],
    ['Naranjas frescas para todos', 'Solo esta noche en tu tienda'],
  ])('so it is in %s', (...lines) => {
    expect(languageGap(adOf(...lines))).toBeNull();
  });

  it('says nothing of a picture without words or whose words were not read', () => {
    expect(languageGap(makeMeasurements({ text: { blocks: [] } }))).toBeNull();
    expect(languageGap(makeMeasurements({ text: { ...TURKISH.text, measured: false } }))).toBeNull();
  });
});
