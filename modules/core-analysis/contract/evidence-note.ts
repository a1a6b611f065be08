import type { Evidence, Grade, SourceKind } from './evidence.ts';

/** What a grade says about the evidence, in one line. */
export const GRADE_NOTES: Readonly<Record<Grade, string>> = {
  A: 'Peer-reviewed field data, several experiments or a meta-analysis',
  B: 'One peer-reviewed study, a published standard or an expert guide',
  C: 'Study or advice from a platform or vendor with an interest',
  D: 'Guideline of a platform, trade body or standard',
  E: 'Our own convention',
};

const SOURCE_NOTES: Readonly<Record<SourceKind, string>> = {
  field: 'Peer-reviewed field data, several experiments or a meta-analysis',
  study: 'One peer-reviewed study',
  standard: 'A published standard',
  guide: 'A book or guide by experts',
  vendor: 'Study or advice from a platform or vendor with an interest',
  guideline: 'Guideline of a platform or trade body',
  convention: 'Our own convention',
};

/** What the evidence of one statement is: the words of its grade, said of the very kind of source that stands beside it. */
export function evidenceNote({ grade, source }: Pick<Evidence, 'grade' | 'source'>): string {
  if (!source.kind) return GRADE_NOTES[grade];
  const note = SOURCE_NOTES[source.kind];
  return grade === 'E' && source.kind !== 'convention' ? `Our own convention, based on: ${note.toLowerCase()}` : note;
}
