import { expect, it } from 'vitest';
import type { Fix } from '../../../contract/fixes.ts';
import { measuredGain } from './measured-gain.ts';

const reading = (response: number) => ({ response, display: String(response) });
const fix = (over: Partial<Fix>): Fix =>
  ({
    kind: 'panel',
    placement: 'meta_feed',
    scoreBefore: 61,
    scoreAfter: 70,
    changedRules: [
      { ruleId: 'T-01', title: '', area: 'text', before: reading(0.2), after: reading(0.9) },
      { ruleId: 'C-14', title: '', area: 'composition', before: reading(0.9), after: reading(0.7) },
    ],
    ...over,
  }) as Fix;

it('is what the best rendered fix of that rule brought on that placement', () => {
  const fixes = [fix({}), fix({ scoreAfter: 66 }), fix({ kind: 'combined', scoreAfter: 90 })];
  expect(measuredGain(fixes, 'T-01', 'meta_feed')).toBe(9);
});

it('is none where the rule fell, for another placement, or without fixes', () => {
  expect(measuredGain([fix({})], 'C-14', 'meta_feed')).toBeNull();
  expect(measuredGain([fix({})], 'T-01', 'tiktok')).toBeNull();
  expect(measuredGain([], 'T-01', 'meta_feed')).toBeNull();
});
