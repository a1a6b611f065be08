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
    ['C-15', 'type_only'],
  ] as const)('%s to %s', (id, kind) => {
    expect(judged(id, kind)).toBe('not_applicable');
    expect(judged(id, 'photograph')).toBe('judged');
  });
});
