import { describe, expect, it } from 'vitest';
import { makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

/** Advice on a small name low in a story, of which so much lies under the interface. */
function adviceAt(share: number): string {
  const name = makeBlock({ text: 'ACME', region: { x: 0.1, y: 0.92, w: 0.1, h: 0.02 } });
  const m = makeMeasurements({ text: { blocks: [name] } });
  const coveredBlocks = share > 0 ? [{ block: 0, share }] : [];
  const placements = m.placements.map((p) => (p.placement === 'meta_stories' ? { ...p, coveredBlocks } : p));
  const rule = RULE_BOOK.find(({ id }) => id === 'B-05');
  const a = rule?.assess({ ...m, placements }, { goal: 'sales', placement: 'meta_stories', brand: 'Acme' });
  if (a?.kind !== 'judged') throw new Error('B-05 was not judged');
  return a.advice().text;
}

describe('advice on the size of the name', () => {
  it('keeps its place, unless the interface covers it there', () => {
    expect(adviceAt(0)).toContain('as now');
    expect(adviceAt(0.9)).not.toContain('as now');
    expect(adviceAt(0.9)).toContain('where no interface covers it');
  });
});

describe('advice on a faint name', () => {
  const adviceOn = (...grounds: [string, string]): string => {
    const name = makeBlock({ text: 'ACME', contrast: 2.2, background: '#1b2430', foreground: '#5a6470', grounds });
    const rule = RULE_BOOK.find(({ id }) => id === 'B-06');
    const m = makeMeasurements({ text: { blocks: [name] } });
    const a = rule?.assess(m, { goal: 'sales', placement: 'meta_feed', brand: 'Acme' });
    if (a?.kind !== 'judged') throw new Error('B-06 was not judged');
    return `${a.advice().title}. ${a.advice().text}`;
  };

  it('names the letters that one even ground wants, and a plain patch on any other', () => {
    expect(adviceOn('#1b2430', '#1b2430')).toMatch(/^Set “Acme” in white\. .*now the name has 2\.2 : 1/u);
    expect(adviceOn('#1b2430', '#8d8d8d')).toContain('A plain patch behind the name');
  });
});
