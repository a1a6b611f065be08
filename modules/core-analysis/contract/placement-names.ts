import type { Placement } from './analysis.ts';

/** Names people use; the engine's sentences, the page and the report all take them from here. */
export const PLACEMENT_LABELS: Readonly<Record<Placement, string>> = {
  meta_feed: 'Facebook and Instagram feed',
  meta_stories: 'Stories',
  meta_reels: 'Reels',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
  google_display: 'Google Display',
};

/** The same inside a sentence. */
export function inProse(placement: Placement): string {
  return placement === 'meta_feed' ? `the ${PLACEMENT_LABELS.meta_feed}` : PLACEMENT_LABELS[placement];
}
