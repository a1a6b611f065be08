import type { Goal, Placement } from './analysis.ts';
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
