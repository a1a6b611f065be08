import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../contract/analysis.ts';
import { copyLanguage } from '../../copy/language.ts';
import { readClaims } from '../../copy/read-claims.ts';
import { TRADE_WORDS } from '../../copy/trade-words.ts';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';
import { SAFETY_LINES, safetyKind, safetyLine } from './safety-line.ts';

const saying = (...lines: string[]) => {
  const blocks = lines.map((text) => makeBlock({ text, words: text.split(' ').length }));
  return makeMeasurements({ text: { blocks, wordCount: 8 }, copy: { cta: null, ...readClaims(blocks) } });
};

const ADS: readonly (readonly [kind: string, goal: Goal, lines: readonly string[]])[] = [
  ['goods', 'sales', ['Running shoes that last', 'Delivery and returns are free', 'Shop now']],
  ['open', 'sales', ['Running shoes that last', 'Now only $89', 'Shop now']],
  ['open', 'sales', ['Hike with a local guide from €39', 'Book a hike']],
  ['goods', 'sales', ['Last order for Christmas delivery: 18 December', 'Shop now']],
  ['event', 'sales', ['Autumn Wine Night', 'Saturday, 14 November • 7 pm Old Mill Cellar', 'Tickets £25']],
  ['enquiry', 'leads', ['Open evening', 'Thursday, 12 May • 5 pm', 'Free entry', 'Save your seat']],
  ['event', 'engagement', ['Sommerfest am 12. Juni', 'Beginn 18 Uhr', 'Eintritt 8 €']],
  ['reading', 'sales', ['Free guide', '7 ways to cut your cloud bill by 30%', 'Download']],
  ['reading', 'leads', ['Download our hiking guide', 'All trails on one map']],
  ['reading', 'awareness', ['Jetzt den Newsletter abonnieren']],
  ['enquiry', 'leads', ['Solar for your roof', 'Get my quote']],
];

describe('a safety net to suggest', () => {
  it.each(ADS)('is for %s where the goal is %s and the copy says %j', (kind, goal, lines) => {
    expect(safetyKind(saying(...lines), goal)).toBe(kind);
  });

  it.each(['en', 'de', 'fr', 'es'] as const)('in %s is read as a mark of trust and as nothing else', (language) => {
    const ofTrades = Object.values(TRADE_WORDS[language]).map(({ safety }) => safety);
    for (const line of new Set([...Object.values(SAFETY_LINES[language]), ...ofTrades])) {
      const { trust, offer, urgency, risky } = readClaims([makeBlock({ text: line })]);
      expect({ line, marks: trust.length, offer, urgency, risky }).toEqual({
        line,
        marks: 1,
        offer: null,
        urgency: null,
        risky: [],
      });
      expect(copyLanguage([line]) ?? language, line).toBe(language);
    }
  });

  it('stands in the advice, in the language of the copy', () => {
    const advised = (goal: Goal, ...lines: string[]) => {
      const rule = RULE_BOOK.find(({ id }) => id === 'K-14')?.assess(saying(...lines), {
        goal,
        placement: 'meta_feed',
      });
      return rule?.kind === 'judged' ? rule.advice().text : '';
    };
    expect(advised('sales', 'Running shoes that last for years', 'Order a pack')).toContain(
      'only if true: “30-day free returns”, a guarantee period, or a certification.',
    );
    expect(advised('sales', 'Free guide to your first garden', 'Download')).toContain('unsubscribe any time”');
    expect(advised('leads', 'Solarstrom für Ihr Dach und Ihren Garten')).toContain('“Kein Risiko, kein Spam”');
    expect(advised('leads', 'Aurelia')).not.toContain('returns');
  });

  it('follows what is sold, where somebody said', () => {
    const hotel = saying('Ein Zimmer über dem See für zwei', 'Ab 89 €');
    expect(safetyLine(hotel, { goal: 'sales' })).not.toContain('Rückgabe');
    expect(safetyLine(hotel, { goal: 'sales', sells: 'stays' })).toBe('“Kostenlose Stornierung”');
    expect(safetyLine(saying('Free guide to your garden'), { goal: 'sales', sells: 'goods' })).toContain('returns');
  });

  it('is told in our words where the language is not known', () => {
    expect(safetyLine(saying('Aurelia'), { goal: 'sales' })).toBe(
      'a guarantee, or whatever else takes the first doubt away',
    );
  });
});
