import { asks } from '../copy/request-line.ts';
import type { EndCard, Interval, TextSpan, VideoTimeline } from '../video/video-measurements.ts';
import { isPartOf, isSameText } from './same-text.ts';

export interface EndCardInput {
  durationS: number;
  shots: readonly Interval[];
  /** `VideoText.spans`; the card refers to them by index. */
  spans: readonly TextSpan[];
  timeline: Pick<VideoTimeline, 'stepS' | 'motion'>;
  /** The advertiser's name where the user gave it. */
  brand?: string | null;
}

/** A closing shot up to this long is a card as a whole; of a longer one only its end is looked at, seconds. */
const MAX_SHOT_S = 6;
const MAX_CARD_S = 4;
/** A last shot shorter than this without text is a fade to black: the one before it ends the video. */
const MAX_TAIL_S = 1;
/** Shorter than this nothing can be read. */
const MIN_CARD_S = 0.8;
/** How long before the end the text of a card may be gone. */
const MAX_LEAD_S = 1;
/** A text that stands this early is there from the beginning on: texts are sampled twice a second. */
const OPENING_S = 0.5;
/** Share of the video's mean motion under which a card is still, and what counts as still in a still video. */
const STILL_SHARE = 0.1;
const STILL_MOTION = 0.002;
/** Words of a card that carries nothing but a name or a line. */
const MAX_NAME_WORDS = 8;
/** An address or a handle names the sender. */
const SENDER =
  /(?:[\p{L}\p{N}-]{2,}\.(?:com|net|org|io|co|app|shop|store|eu|de|fr|es|it|nl|uk|us|ca|au|br|pt|at|ch)(?![\p{L}]))|(?:@[\p{L}\p{N}_.]{3,})|[®™]/iu;

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Mean motion between two times; the step in which it begins holds the cut itself and is left out. */
function motionBetween({ stepS, motion }: EndCardInput['timeline'], start: number, end: number): number {
  const first = Math.floor(start / stepS + 1e-6) + (start > 0 ? 1 : 0);
  return meanOf(motion.slice(first, Math.max(first + 1, Math.ceil(end / stepS - 1e-6))));
}

function isSeenFor(span: TextSpan, { start, end }: Interval): number {
  return Math.min(span.end, end) - Math.max(span.start, start);
}

const isCta = (span: TextSpan) => span.role === 'cta' || asks(span.text);

function namesSender(span: TextSpan, brand: string | null | undefined): boolean {
  if (SENDER.test(span.text)) return true;
  if (!brand) return false;
  return isSameText({ text: brand, confidence: 1 }, span) || isPartOf(brand, span.text);
}

/** The shot that ends the video, a short tail without text left aside, and where the card may begin in it. */
function closingShot({ durationS, shots, spans }: EndCardInput): (Interval & { shot: number }) | null {
  for (let shot = shots.length - 1; shot >= 0; shot -= 1) {
    const { start, end } = shots[shot] as Interval;
    const isBare = spans.every((span) => isSeenFor(span, { start, end }) < (end - start) / 2);
    if (shot > 0 && isBare && end - start < MAX_TAIL_S && durationS - start < MAX_TAIL_S) continue;
    // The shot the video opens with is no card as a whole, only its end may be one.
    const isShort = start > 0 && end - start <= MAX_SHOT_S;
    return { shot, start: isShort ? start : Math.max(start, end - MAX_CARD_S), end };
  }
  return null;
}

/**
 * The end card: the closing seconds with a call to action, the sender's name or
 * address, or a still picture with a line that came with it. In a long last shot
 * it begins with the first text that stays to the end, at most four seconds
 * before it. Captions of speech are no part of it. Null without one.
 */
export function findEndCard(input: EndCardInput): EndCard | null {
  const closing = closingShot(input);
  if (!closing) return null;
  const { spans, timeline, brand } = input;
  const standing = spans.filter(
    (span) => !span.caption && isSeenFor(span, closing) >= MIN_CARD_S && span.end >= closing.end - MAX_LEAD_S,
  );
  const asking = standing.filter((span) => isCta(span));
  const naming = standing.filter((span) => namesSender(span, brand));
  const shotStart = input.shots[closing.shot]?.start ?? 0;
  const isWhole = shotStart > 0 && closing.start === shotStart;
  // In the shot the video opens with, what stands from the beginning on is the video, not a part at its end.
  const reasons = (asking.length + naming.length > 0 ? [...asking, ...naming] : standing).filter(
    (span) => shotStart > 0 || span.start >= OPENING_S,
  );
  if (!isWhole && reasons.length === 0) return null;
  const start = isWhole
    ? closing.start
    : Math.max(closing.start, Math.min(...reasons.map((span) => span.start), closing.end));
  const card = { start, end: closing.end };
  if (standing.length === 0 || card.end - card.start < MIN_CARD_S) return null;
  const still = isStill(timeline, card);
  if (asking.length + naming.length === 0) {
    const words = standing.reduce((sum, span) => sum + span.words, 0);
    const cameWithIt = standing.some((span) => span.start >= card.start - 0.5);
    if (!still || !cameWithIt || !isWhole || words > MAX_NAME_WORDS) return null;
  }
  return {
    ...card,
    shot: closing.shot,
    spans: standing.map((span) => spans.indexOf(span)),
    hasCta: asking.length > 0,
    still,
  };
}

function isStill(timeline: EndCardInput['timeline'], { start, end }: Interval): boolean {
  const motion = motionBetween(timeline, start, end);
  return motion < Math.max(STILL_MOTION, meanOf(timeline.motion) * STILL_SHARE);
}
