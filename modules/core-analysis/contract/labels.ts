import type { Goal, Placement } from './analysis.ts';
import type { Advice, Area, Evidence, Grade, SourceKind } from './evidence.ts';

export const AREA_LABELS: Readonly<Record<Area, string>> = {
  attention: 'Attention',
  text: 'Legibility',
  colour: 'Colour',
  composition: 'Composition',
  copy: 'Copy and offer',
  technical: 'Image quality',
  placement: 'Placement',
};

/** What a grade says about the evidence, in one line. */
export const GRADE_NOTES: Readonly<Record<Grade, string>> = {
  A: 'Peer-reviewed field data, several experiments or a meta-analysis',
  B: 'One peer-reviewed study, a published standard or a guide by specialists',
  C: 'Study or advice of a platform or vendor, an interested party',
  D: 'What a platform, trade body or standard asks for',
  E: 'Our own convention',
};

const SOURCE_NOTES: Readonly<Record<SourceKind, string>> = {
  field: 'Peer-reviewed field data, several experiments or a meta-analysis',
  study: 'One peer-reviewed study',
  standard: 'A published standard',
  guide: 'A book or guide by specialists',
  vendor: 'Study or advice of a platform or vendor, an interested party',
  guideline: 'Guideline of a platform or trade body',
  convention: 'Our own convention',
};

/** What the evidence of one statement is: the words of its grade, said of the very kind of source that stands beside it. */
export function evidenceNote({ grade, source }: Pick<Evidence, 'grade' | 'source'>): string {
  if (!source.kind) return GRADE_NOTES[grade];
  const note = SOURCE_NOTES[source.kind];
  return grade === 'E' && source.kind !== 'convention' ? `Our own convention; near to it: ${note.toLowerCase()}` : note;
}

export const EFFORT_LABELS: Readonly<Record<Advice['effort'], string>> = {
  low: 'Quick',
  medium: 'Some work',
  high: 'A new version',
};

export const GOAL_LABELS: Readonly<Record<Goal, string>> = {
  sales: 'sales',
  awareness: 'awareness',
  engagement: 'engagement',
  leads: 'leads',
  community: 'community',
};

export const PLACEMENT_LABELS: Readonly<Record<Placement, string>> = {
  meta_feed: 'the Meta feed',
  meta_stories: 'Meta stories',
  meta_reels: 'Meta reels',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  google_display: 'Google Display',
};
