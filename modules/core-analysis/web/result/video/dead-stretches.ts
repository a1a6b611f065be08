import type { VideoContent } from '../../../contract/analysis.ts';

export interface DeadStretch {
  what: 'Black' | 'Frozen picture';
  start: number;
  end: number;
}

/** What begins this near to an end card begins with it, in seconds. */
const WITH_CARD_S = 0.5;

/**
 * Where a video is black or stands still before its end card: that one may
 * stand, as the finding on dead time has it, unless it is only the rest of what stood before.
 */
export function deadStretches({ black, frozen, endCard, shots, texts }: VideoContent): DeadStretch[] {
  const card = endCard?.start ?? 0;
  const begins = [...shots, ...texts].some(({ start }) => start > 0 && Math.abs(start - card) <= WITH_CARD_S);
  const until = card > 0 && begins ? card : Number.POSITIVE_INFINITY;
  return [
    ...black.map((at) => ({ what: 'Black' as const, ...at })),
    ...frozen.map((at) => ({ what: 'Frozen picture' as const, ...at })),
  ]
    .map((at) => ({ ...at, end: Math.min(at.end, until) }))
    .filter(({ start, end }) => end > start);
}
