import type { Goal, Placement, Stage } from '../contract/analysis.ts';
import type { Advice, Area, Grade } from '../contract/evidence.ts';

/** The stages a person sees; `done` is the result itself. */
export const STAGE_LABELS: Readonly<Record<Exclude<Stage, 'done'>, { label: string; note: string }>> = {
  received: { label: 'Received', note: 'Stored encrypted, waiting for its turn.' },
  checking: { label: 'Checking the file', note: 'Type, size and whether it opens.' },
  measuring: {
    label: 'Measuring',
    note: 'Sharpness, light, colour, clutter, composition; in a video also cuts, motion and sound.',
  },
  reading: { label: 'Reading the text', note: 'Words, their size, contrast and place.' },
  attention: { label: 'Predicting attention', note: 'Where a first glance is likely to go.' },
  scoring: { label: 'Judging by the rule book', note: 'Every measurement against its target.' },
};

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
  A: 'Peer-reviewed field data or meta-analysis',
  B: 'One peer-reviewed study',
  C: 'Large study by a platform or vendor, an interested party',
  D: 'Guideline of a platform',
  E: 'Engineering or design practice',
};

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
