import type { Placement } from '../../contract/analysis.ts';
import { COVERED_ZONES, RATIO_TOLERANCE } from '../../contract/safe-zones.ts';

/** Width : height as the platform writes it. */
export interface ListedRatio {
  name: string;
  value: number;
  rank: 'recommended' | 'accepted';
  /** `ours` where no published source lists the ratio or its least pixels: an assumption, and said to be one. */
  source: 'platform' | 'ours';
  /** Pixels the platform recommends and the least it takes, width then height. */
  recommended: readonly [number, number];
  minimum: readonly [number, number];
}

/** A part of the frame that the platform's own interface covers, as shares of the frame. */
export interface CoveredZone {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PlacementSpec {
  placement: Placement;
  ratios: readonly ListedRatio[];
  /** Shapes that are shown whole though none of them is listed: any from the first ratio to the second, by their names. */
  between?: readonly [string, string];
  /** Relative distance up to which a ratio counts as the listed one. */
  tolerance: number;
  /** Largest image the platform takes; null where none is published. */
  maxBytes: number | null;
  /** Zones hold for these ratios (by name); on others the interface lies elsewhere and nothing is said. */
  zonesFor: readonly string[];
  zones: readonly CoveredZone[];
  sources: readonly string[];
}

/** Day the numbers below were last compared with their sources. Platforms change them: compare before each release. */
export const PLACEMENT_SPEC_VERSION = '2026-11-21';

const MB = 1024 * 1024;

/** Placements that run videos alone: of a still nothing is said of them but where somebody asks for one by name. */
export const VIDEO_ONLY: readonly Placement[] = ['youtube'];

/** Width and height in pixels. */
export type Size = readonly [number, number];

/** A ratio from its name, such as `4:5`. */
export function ratio(
  name: string,
  rank: ListedRatio['rank'],
  recommended: Size,
  minimum: Size,
  source: ListedRatio['source'] = 'platform',
): ListedRatio {
  const [wide = 1, high = 1] = name.split(':').map(Number);
  return { name, value: wide / high, rank, source, recommended, minimum };
}

/**
 * What each placement takes and what its interface covers. Where sources
 * disagree (they do by up to ten points on TikTok) the stricter published
 * figure is not taken but the one the platform's own guides are quoted with.
 */
export const PLACEMENT_SPECS: Readonly<Record<Placement, PlacementSpec>> = {
  meta_feed: {
    placement: 'meta_feed',
    ratios: [
      ratio('4:5', 'recommended', [1080, 1350], [600, 750]),
      ratio('1:1', 'recommended', [1080, 1080], [600, 600]),
      ratio('1.91:1', 'accepted', [1200, 628], [600, 314]),
    ],
    between: ['4:5', '1.91:1'],
    tolerance: RATIO_TOLERANCE,
    maxBytes: 30 * MB,
    zonesFor: COVERED_ZONES.meta_feed.ratios,
    zones: COVERED_ZONES.meta_feed.zones,
    sources: [
      'Guides quoting the Meta Ads Guide, 2026 (feed image 4:5, keep 64 px of 1080x1350 clear)',
      'Meta for Developers, Instagram ads media requirements, July 2025 (any ratio between 1.91:1 and 4:5)',
    ],
  },
  meta_stories: {
    placement: 'meta_stories',
    ratios: [ratio('9:16', 'recommended', [1080, 1920], [600, 1067])],
    tolerance: RATIO_TOLERANCE,
    maxBytes: 30 * MB,
    zonesFor: COVERED_ZONES.meta_stories.ratios,
    zones: COVERED_ZONES.meta_stories.zones,
    sources: ['Guides quoting Meta: Stories keep 14 % at the top and 20 % at the bottom clear'],
  },
  meta_reels: {
    placement: 'meta_reels',
    ratios: [ratio('9:16', 'recommended', [1080, 1920], [600, 1067])],
    tolerance: RATIO_TOLERANCE,
    maxBytes: 30 * MB,
    zonesFor: COVERED_ZONES.meta_reels.ratios,
    zones: COVERED_ZONES.meta_reels.zones,
    sources: [
      'Guides quoting Meta: one safe zone for all vertical placements since March 2026 (14 % top, 35 % bottom, 6 % sides)',
    ],
  },
  tiktok: {
    placement: 'tiktok',
    ratios: [
      ratio('9:16', 'recommended', [1080, 1920], [540, 960]),
      ratio('1:1', 'accepted', [1080, 1080], [640, 640]),
      ratio('16:9', 'accepted', [1920, 1080], [960, 540]),
    ],
    tolerance: RATIO_TOLERANCE,
    maxBytes: null,
    zonesFor: COVERED_ZONES.tiktok.ratios,
    zones: COVERED_ZONES.tiktok.zones,
    sources: [
      'Guides quoting TikTok in-feed specifications, 2026 (150 px top, 440 px bottom, 60 px left, 150 px right of 1080x1920)',
    ],
  },
  youtube: {
    placement: 'youtube',
    ratios: [
      ratio('16:9', 'recommended', [1920, 1080], [1280, 720]),
      ratio('9:16', 'accepted', [1080, 1920], [600, 1067]),
    ],
    tolerance: RATIO_TOLERANCE,
    maxBytes: null,
    zonesFor: COVERED_ZONES.youtube.ratios,
    zones: COVERED_ZONES.youtube.zones,
    sources: [
      'Google Ads Help, video ad specifications; overlay strip of 20 % partly confirmed, top 10 % general knowledge',
    ],
  },
  linkedin: {
    placement: 'linkedin',
    ratios: [
      ratio('1.91:1', 'recommended', [1200, 628], [640, 360]),
      ratio('1:1', 'recommended', [1200, 1200], [360, 360]),
      ratio('4:5', 'accepted', [720, 900], [360, 640]),
    ],
    tolerance: RATIO_TOLERANCE,
    maxBytes: 5 * MB,
    zonesFor: COVERED_ZONES.linkedin.ratios,
    zones: COVERED_ZONES.linkedin.zones,
    sources: ['LinkedIn Marketing Solutions help, single image ads'],
  },
  x: {
    placement: 'x',
    ratios: [
      // X lists 800x418 among its recommended sizes and publishes no least one; half of that is our assumption.
      ratio('1.91:1', 'recommended', [800, 418], [400, 209], 'ours'),
      ratio('1:1', 'recommended', [1200, 1200], [400, 400], 'ours'),
    ],
    tolerance: RATIO_TOLERANCE,
    maxBytes: 5 * MB,
    zonesFor: COVERED_ZONES.x.ratios,
    zones: COVERED_ZONES.x.zones,
    sources: ['business.x.com, image ad specifications (ratios and recommended sizes; least pixels are ours)'],
  },
  google_display: {
    placement: 'google_display',
    ratios: [
      ratio('1.91:1', 'recommended', [1200, 628], [600, 314]),
      ratio('1:1', 'recommended', [1200, 1200], [300, 300]),
      ratio('4:5', 'accepted', [960, 1200], [480, 600], 'ours'),
    ],
    tolerance: RATIO_TOLERANCE,
    maxBytes: 5 * MB,
    zonesFor: COVERED_ZONES.google_display.ratios,
    zones: COVERED_ZONES.google_display.zones,
    sources: ['Google Ads API reference, responsive display ad images; portrait 4:5 general knowledge'],
  },
};
