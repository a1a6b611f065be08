import { describe, expect, it } from 'vitest';
import type { Assessment } from '../rules/book/assessment.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { verdictOn } from './verdict.ts';

const assess = (id: string, m = makeMeasurements()): Assessment => {
  const found = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' });
  if (!found) throw new Error(`no rule ${id}`);
  return found;
};

describe('the verdict of a specialist', () => {
  it('names what a lost rule is lost with by its title', () => {
    const lost = assess('K-03', makeMeasurements({ copy: { cta: null } }));
    expect(lost.kind).toBe('lost_with');
    expect(verdictOn([lost])).toBe('Everything here falls with “Call to action present”, which is not met.');
    const kept = assess('K-05');
    expect(verdictOn([kept, lost])).toMatch(
      /^Keep: .* The rest falls with “Call to action present”, which is not met\.$/,
    );
  });

  it('holds up nothing of a theme in which it finds a fault', () => {
    const crowded = makeMeasurements({ clutter: { featureCongestion: 12, jpegComplexity: 0.09 } });
    const [clean, crowding] = [assess('S-03', crowded), assess('S-06', crowded)];
    if (clean.kind !== 'judged' || crowding.kind !== 'judged') throw new Error('clutter was not judged');
    expect([clean.response, crowding.response, clean.theme === crowding.theme]).toEqual([1, 0, true]);
    expect(verdictOn([clean, crowding])).toMatch(/^Fix first: The picture is crowded/);
    expect(verdictOn([clean])).toMatch(/^Keep: /);
  });

  it('calls nothing still good that the judge finds fault with, however much of it passes', () => {
    const { text } = makeMeasurements();
    const small = { text: 'ORBIT FITNESS', words: 2, lineHeightOfShortSide: 28 / 1080, role: 'body' as const };
    const passed = assess('T-03', makeMeasurements({ text: { blocks: [...text.blocks, makeBlock(small)] } }));
    if (passed.kind !== 'judged') throw new Error('T-03 was not judged');
    expect([passed.response > 0.8, passed.unmet]).toEqual([true, true]);
    expect(verdictOn([passed])).not.toContain('still good');
    expect(verdictOn([passed])).toMatch(/^Could gain: Set /);
  });
});
