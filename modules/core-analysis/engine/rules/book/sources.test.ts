import { describe, expect, it } from 'vitest';
import type { Grade, SourceKind } from '../../../contract/evidence.ts';
import { evidenceNote } from '../../../contract/evidence-note.ts';
import { ALL_RULES } from './rule-book.ts';

/** What may stand behind a grade. */
const KINDS: Readonly<Record<Grade, readonly SourceKind[]>> = {
  A: ['field'],
  B: ['study', 'standard', 'guide'],
  C: ['vendor'],
  D: ['guideline', 'standard', 'convention'],
  E: ['convention', 'study', 'standard', 'vendor'],
};

describe.each(ALL_RULES.map((rule) => [rule.id, rule] as const))('the source of %s', (_, { grade, source }) => {
  it('is of a kind that its grade allows, and the words beside it say so', () => {
    expect(KINDS[grade]).toContain(source.kind);
    const note = evidenceNote({ grade, source });
    expect(note).toMatch(
      {
        field: /^Peer-reviewed field data/,
        study: /one peer-reviewed study$/i,
        standard: /a published standard$/i,
        guide: /^A book or guide/,
        vendor: /with an interest$/,
        guideline: /^Guideline/,
        convention: /^Our own convention$/,
      }[source.kind],
    );
    expect(note.startsWith('Our own convention')).toBe(grade === 'E' || source.kind === 'convention');
  });

  it('is named as what it is: a standard by its body, our own convention as ours, anything else with its year', () => {
    expect(/^(W3C|EBU)/.test(source.title)).toBe(source.kind === 'standard');
    expect(source.title === 'Our own convention').toBe(source.kind === 'convention');
    if (source.kind !== 'convention') expect(source.title).toMatch(/(19|20)\d\d/);
    expect(source.title).not.toMatch(/general knowledge|practice\b|heuristic|rule of thumb/i);
    expect(source.note.length).toBeGreaterThan(20);
  });

  it('links, where it links, to a page of its own over https', () => {
    if (source.url !== undefined) expect(new URL(source.url).protocol).toBe('https:');
    if (source.kind === 'standard') expect(source.url).toBeDefined();
    if (source.kind === 'convention') expect(source.url).toBeUndefined();
  });
});
