import type { Goal, Placement } from '../../../contract/analysis.ts';
import { hat } from '../../response.ts';
import { called, type Target } from '../book/target.ts';

interface Shape {
  zeroLow: number;
  fullLow: number;
  fullHigh: number;
  zeroHigh: number;
}

const shape = (zeroLow: number, fullLow: number, fullHigh: number, zeroHigh: number): Shape => ({
  zeroLow,
  fullLow,
  fullHigh,
  zeroHigh,
});

/**
 * Seconds that do well, by placement: ranges from the platforms' advice, slopes ours. Stories advise 15 s of at most 60, X 15 s of
 * at most 140; for Google Display the sources list no video, so the feed's range stands in.
 */
const SHAPES: Readonly<Record<Placement, Shape>> = {
  meta_feed: shape(3, 6, 30, 60),
  meta_stories: shape(2, 5, 15, 60),
  meta_reels: shape(5, 9, 20, 60),
  tiktok: shape(5, 9, 20, 60),
  youtube: shape(5.9, 15, 45, 90),
  linkedin: shape(6, 10, 30, 90),
  x: shape(2, 5, 15, 60),
  google_display: shape(3, 6, 30, 60),
};

/** A YouTube bumper is a format of its own. */
const BUMPER_SECONDS = 6;
/** Sharing peaks between 1.2 and 1.7 minutes (Tellis et al. 2019); the slopes are ours. */
const SHARED_FROM = 72;
const SHARED_TO = 102;
const SHARED = hat(40, SHARED_FROM, SHARED_TO, 180);

/** Response to a duration in seconds, for a placement and, where sharing is the aim, for long videos too. */
export function durationFit(placement: Placement, goal?: Goal): (seconds: number) => number {
  const { zeroLow, fullLow, fullHigh, zeroHigh } = SHAPES[placement];
  const rides = hat(zeroLow, fullLow, fullHigh, zeroHigh);
  return (seconds) => {
    const fit = placement === 'youtube' && seconds <= BUMPER_SECONDS + 0.2 ? 1 : rides(seconds);
    return goal === 'engagement' || goal === 'community' ? Math.max(fit, SHARED(seconds)) : fit;
  };
}

/** Seconds from which a video is long enough. */
export function durationStart(placement: Placement): number {
  return SHAPES[placement].fullLow;
}

/** Every stretch of lengths that gets full marks, as `durationFit` has them. */
export function durationTarget(placement: Placement, goal?: Goal): Target {
  const { fullLow, fullHigh } = SHAPES[placement];
  const zones = [{ from: fullLow, to: fullHigh }];
  let words = durationRange(placement);
  if (placement === 'youtube') {
    zones.unshift({ from: 0, to: BUMPER_SECONDS });
    words += `, or a bumper of up to ${BUMPER_SECONDS} s`;
  }
  if (goal === 'engagement' || goal === 'community') {
    zones.push({ from: SHARED_FROM, to: SHARED_TO });
    words += `, or ${SHARED_FROM} to ${SHARED_TO} s for sharing`;
  }
  return called(words, ...zones);
}

/** Lengths with full marks on a placement, in seconds: those of its feed, not those that are shared. */
export function durationZone(placement: Placement): { from: number; to: number } {
  const { fullLow, fullHigh } = SHAPES[placement];
  return { from: fullLow, to: fullHigh };
}

/** "9 to 20 s" */
export function durationRange(placement: Placement): string {
  const { fullLow, fullHigh } = SHAPES[placement];
  return `${fullLow} to ${fullHigh} s`;
}
