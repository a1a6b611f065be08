import type { Interval, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlaps, unionOf, without } from '../../video-text/intervals.ts';
import { type Card, cardsOf, endOfStory } from './standing-cards.ts';

/** A stretch of black or of a picture that stands still, from its first to its last second. */
interface DeadPart extends Interval {
  what: 'black' | 'frozen';
}

/** Stretches in which nothing happens, and what each is made of. */
interface DeadStretches {
  stretches: Interval[];
  parts: DeadPart[];
}

/** A shorter black is a cut through black, a picture that stands for a second takes a breath: no lost time. Black is seen to the frame. */
const LEAST_BLACK_S = 0.75;
const LEAST_S = 1;

/**
 * Stretches of over a second, and of over three quarters of a second of black, before the end card, which may stand still; without
 * those of `cards` that ask or offer something. In seconds, in order, none over another: what is black is not called frozen too.
 */
export function deadStretches(m: VideoMeasurements, cards: readonly Card[] = cardsOf(m)): DeadStretches {
  const until = endOfStory(m);
  const frozen = m.frozen.filter(({ start }) => !cards.some((card) => card.start === start));
  const parts = [
    ...unionOf(m.black).map((at) => ({ ...at, what: 'black' as const })),
    ...without(frozen, m.black).map((at) => ({ ...at, what: 'frozen' as const })),
  ]
    .map(({ what, start, end }): DeadPart => ({ what, start, end: Math.min(end, until) }))
    .filter(({ start, end }) => end > start);
  const isLongBlack = ({ what, start, end }: DeadPart) => what === 'black' && end - start > LEAST_BLACK_S;
  const stretches = unionOf(parts).filter(
    (one) => one.end - one.start > LEAST_S || parts.some((part) => isLongBlack(part) && overlaps(one, part)),
  );
  return {
    stretches,
    parts: parts.filter((part) => stretches.some((one) => overlaps(one, part))).sort((a, b) => a.start - b.start),
  };
}
