import { describe, expect, it } from 'vitest';
import type { CreativeKind } from '../../sight/creative-kind.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from './rule-book.ts';

const judged = (id: string, creative: CreativeKind) =>
  RULE_BOOK.find((rule) => rule.id === id)?.assess(makeMeasurements({ creative }), {
    goal: 'sales',
    placement: 'meta_feed',
  }).kind;

describe('a rule is not put to kinds whose design it would call a fault', () => {
  it.each([
    ['T-11', 'meme'],
    ['C-02', 'product_on_plain'],
    ['C-13', 'type_only'],
    ['C-06', 'screen'],
    ['C-10', 'quote'],
    ['C-13', 'screen'],
    ['C-15', 'type_only'],
    ['K-05', 'meme'],
    ['T-03H', 'meme'],
    ['T-09', 'meme'],
  ] as const)('%s to %s', (id, kind) => {
    expect(judged(id, kind)).toBe('not_applicable');
    expect(judged(id, 'photograph')).toBe('judged');
  });
});

describe('little detail', () => {
  const detail = (creative: CreativeKind, subject: boolean) => {
    const m = makeMeasurements({
      clutter: { jpegComplexity: 0.03 },
      ...(!subject && { composition: { subject: null } }),
    });
    const rule = RULE_BOOK.find(({ id }) => id === 'S-03');
    return rule?.assess({ ...m, creative }, { goal: 'sales', placement: 'meta_feed' }).kind;
  };

  it('is a fault only where nothing is there to be seen on a plain ground', () => {
    expect(detail('unsure', false)).toBe('judged');
    expect(detail('unsure', true)).toBe('not_applicable');
    for (const kind of ['type_only', 'quote', 'screen'] as const) expect(detail(kind, false)).toBe('not_applicable');
  });
});
