import type { Placement } from '../../contract/analysis.ts';
import type { VideoSource } from '../video/video-measurements.ts';
import { type ListedRatio, ratio } from './placement-specs.ts';

/** What a placement takes of a video. */
export interface VideoSpec {
  ratios: readonly ListedRatio[];
  /** Null where none is published. */
  maxBytes: number | null;
  containers: readonly VideoSource['container'][];
  /** Shortest and longest, in seconds; null where none is published. */
  seconds: { least: number | null; most: number | null };
  /** Least kilobits a second; null where none is published. */
  leastKbps: number | null;
  sources: readonly string[];
}

const MB = 1024 * 1024;
const GB = 1024 * MB;
const FREE = { least: null, most: null };

const VERTICAL = ratio('9:16', 'recommended', [1080, 1920], [600, 1067]);

/** By placement, compared with their sources on the day of `PLACEMENT_SPEC_VERSION`; null where the sources list no video. */
export const VIDEO_SPECS: Readonly<Record<Placement, VideoSpec | null>> = {
  meta_feed: {
    ratios: [
      ratio('4:5', 'recommended', [1080, 1350], [600, 750], 'ours'),
      ratio('9:16', 'recommended', [1080, 1920], [600, 1067], 'ours'),
      ratio('1:1', 'accepted', [1080, 1080], [600, 600], 'ours'),
    ],
    maxBytes: 4 * GB,
    containers: ['mp4', 'mov'],
    seconds: FREE,
    leastKbps: null,
    sources: ['Guides quoting the Meta Ads Guide, 2026 (feed video; least pixels taken over from feed images)'],
  },
  meta_stories: {
    ratios: [VERTICAL],
    maxBytes: 4 * GB,
    containers: ['mp4', 'mov'],
    seconds: { least: 1, most: 60 },
    leastKbps: null,
    sources: ['Guides quoting the Meta Ads Guide, 2026 (Stories, 1 to 60 s, 15 s advised)'],
  },
  meta_reels: {
    ratios: [VERTICAL],
    maxBytes: 4 * GB,
    containers: ['mp4', 'mov'],
    seconds: FREE,
    leastKbps: null,
    sources: ['Guides quoting the Meta Ads Guide, 2026 (Reels; 9 to 15 s complete best)'],
  },
  tiktok: {
    ratios: [
      ratio('9:16', 'recommended', [720, 1280], [540, 960]),
      ratio('1:1', 'accepted', [640, 640], [640, 640]),
      ratio('16:9', 'accepted', [960, 540], [960, 540]),
    ],
    maxBytes: 500 * MB,
    containers: ['mp4', 'mov'],
    seconds: { least: 5, most: 60 },
    leastKbps: 516,
    sources: ['Guides quoting TikTok in-feed specifications, 2026 (5 to 60 s, at least 516 kbps, 500 MB, MP4 or MOV)'],
  },
  youtube: {
    ratios: [
      ratio('16:9', 'recommended', [1920, 1080], [1280, 720]),
      ratio('9:16', 'accepted', [1080, 1920], [600, 1067]),
    ],
    maxBytes: null,
    containers: ['mp4', 'mov', 'webm'],
    seconds: FREE,
    leastKbps: null,
    sources: ['Google Ads Help, video ad specifications (in-stream 16:9, Shorts 9:16)'],
  },
  linkedin: {
    ratios: [
      ratio('4:5', 'recommended', [1080, 1350], [360, 450], 'ours'),
      ratio('9:16', 'recommended', [1080, 1920], [360, 640], 'ours'),
      ratio('16:9', 'recommended', [1920, 1080], [640, 360], 'ours'),
      ratio('1:1', 'recommended', [1080, 1080], [360, 360], 'ours'),
    ],
    maxBytes: 200 * MB,
    containers: ['mp4'],
    seconds: { least: 3, most: 1800 },
    leastKbps: null,
    sources: [
      'LinkedIn Marketing Solutions help, video ads (3 s to 30 min, up to 200 MB, MP4; recommended pixels are ours)',
    ],
  },
  x: {
    ratios: [
      ratio('9:16', 'recommended', [1080, 1920], [720, 1280]),
      ratio('16:9', 'recommended', [1920, 1080], [1280, 720], 'ours'),
      ratio('1:1', 'recommended', [1200, 1200], [600, 600], 'ours'),
    ],
    maxBytes: GB,
    containers: ['mp4', 'mov'],
    seconds: { least: null, most: 140 },
    leastKbps: null,
    sources: [
      'business.x.com, video ad specifications (up to 2:20, 1 GB; least pixels but the vertical ones are ours)',
    ],
  },
  google_display: null,
};
