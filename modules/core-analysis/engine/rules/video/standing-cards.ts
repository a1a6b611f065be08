/** Cards in the middle of a video that may stand still: what they ask or offer wants to be read. */
import { offerIn } from '../../copy/offer-line.ts';
import { requestIn } from '../../copy/request-line.ts';
import type { Interval, TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlapSeconds, overlaps, unionOf } from '../../video-text/intervals.ts';
import { list, stretch } from '../wording/words.ts';
import { cardOfItsOwn, supersOf } from './over-time.ts';

/** Up to so long a card with a request or an offer may stand still in the middle as well, seconds: as long as one at the end. */
const MOST_CARD_S = 4;

const asks = ({ role, text }: TextSpan): boolean => role === 'cta' || requestIn(text) !== null;
const offers = ({ role, text }: TextSpan): boolean => role === 'offer' || offerIn(text) !== null;

export const isPitch = (span: TextSpan): boolean => asks(span) || offers(span);

/** Whether most of the time of some words lies in these stretches: cut out, nobody would read them. */
export const standsIn = (span: TextSpan, stretches: readonly Interval[]): boolean =>
  overlapSeconds(stretches, [span]) > (span.end - span.start) / 2;

/** A still picture on which a request stands, or an offer that stands nowhere else, for as long as a card may; what stands on it. */
function cardIn(m: VideoMeasurements, stretch: Interval): Card | null {
  const seconds = stretch.end - stretch.start;
  const read = supersOf(m).filter((span) => asks(span) || (offers(span) && standsIn(span, [stretch])));
  if (seconds > MOST_CARD_S || overlapSeconds([stretch], read) < seconds / 2) return null;
  const requested = read.some((span) => asks(span) && overlaps(span, stretch));
  return { ...stretch, shows: requested ? 'request' : 'offer' };
}

export interface Card extends Interval {
  shows: 'request' | 'offer';
}

/** Where the end card begins, which may stand still; else where the video ends. */
export const endOfStory = (m: VideoMeasurements): number => cardOfItsOwn(m)?.start ?? m.source.durationS;

/** From this share of what comes before the end card on, a still picture is no card between moving ones: all of it stands. */
const MOSTLY_STILL = 0.5;

/** Cards in the middle that may stand still; none in a video that is mostly stills. */
export function cardsOf(m: VideoMeasurements): Card[] {
  const until = endOfStory(m);
  if (overlapSeconds(unionOf(m.frozen), [{ start: 0, end: until }]) > until * MOSTLY_STILL) return [];
  return m.frozen.filter(({ start, end }) => Math.min(end, until) - start > 1).flatMap((one) => cardIn(m, one) ?? []);
}

/** "besides the card with the offer at 3 to 6 s": what stands still as well and is not held against the video. */
export function besideCards(cards: readonly Card[]): string {
  const [card, ...more] = cards;
  if (!card) return '';
  if (more.length > 0) return `besides the cards with a request or an offer at ${list(cards.slice(0, 3).map(stretch))}`;
  return `besides the card with the ${card.shows} at ${stretch(card)}`;
}
