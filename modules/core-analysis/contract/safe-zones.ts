import type { Placement } from './analysis.ts';
import type { Region } from './evidence.ts';

/** The parts of a frame that a platform's own interface covers, and the ratios for which they are published. */
export interface CoveredZones {
  /** Ratios by name (`9:16`); on others the interface lies elsewhere and nothing is said. */
  readonly ratios: readonly string[];
  readonly zones: readonly Region[];
}

/** Relative distance up to which a frame's ratio counts as a listed one. */
export const RATIO_TOLERANCE = 0.02;

/** Bars along the edges, each a share of the frame, as zones that do not overlap. */
function bars(top: number, bottom: number, left: number, right: number): Region[] {
  const middle = 1 - top - bottom;
  return [
    { x: 0, y: 0, w: 1, h: top },
    { x: 0, y: 1 - bottom, w: 1, h: bottom },
    { x: 0, y: top, w: left, h: middle },
    { x: 1 - right, y: top, w: right, h: middle },
  ].filter(({ w, h }) => w > 0 && h > 0);
}

/** What each placement covers. The engine judges by it and the result page draws it. */
export const COVERED_ZONES: Readonly<Record<Placement, CoveredZones>> = {
  meta_feed: { ratios: ['4:5'], zones: bars(64 / 1350, 64 / 1350, 64 / 1080, 64 / 1080) },
  meta_stories: { ratios: ['9:16'], zones: bars(0.14, 0.2, 0, 0) },
  meta_reels: { ratios: ['9:16'], zones: bars(0.14, 0.35, 0.06, 0.06) },
  tiktok: { ratios: ['9:16'], zones: bars(150 / 1920, 440 / 1920, 60 / 1080, 150 / 1080) },
  youtube: {
    ratios: ['16:9'],
    // The bottom strip holds title, advertiser and, at its right, the skip button.
    zones: [
      { x: 0, y: 0, w: 1, h: 0.1 },
      { x: 0, y: 0.8, w: 1, h: 0.2 },
    ],
  },
  linkedin: { ratios: [], zones: [] },
  x: { ratios: [], zones: [] },
  google_display: { ratios: [], zones: [] },
};

/** Zones of a placement over a frame of this size; empty where none is published for its ratio. */
export function zonesOver(placement: Placement, width: number, height: number): readonly Region[] {
  const { ratios, zones } = COVERED_ZONES[placement];
  const fits = ratios.some((name) => {
    const [wide = 1, high = 1] = name.split(':').map(Number);
    return Math.abs(width / height / (wide / high) - 1) <= RATIO_TOLERANCE;
  });
  return fits ? zones : [];
}
