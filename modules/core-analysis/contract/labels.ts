import type { Goal } from './analysis.ts';
import type { Advice, Area } from './evidence.ts';

export const AREA_LABELS: Readonly<Record<Area, string>> = {
  attention: 'Attention',
  text: 'Legibility',
  colour: 'Colour',
  composition: 'Layout',
  copy: 'Copy and offer',
  technical: 'Image quality',
  placement: 'Placement',
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
