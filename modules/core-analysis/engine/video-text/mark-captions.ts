import { coveredBy } from '../../contract/covered-by.ts';
import type { Region } from '../../contract/evidence.ts';
import type { Interval, TextSpan } from '../video/video-measurements.ts';
import { overlapSeconds, standsAt } from './intervals.ts';

/** Captions stand with their middle from here down; short-video captions stand as high as the middle of the frame. */
const TOP = 0.38;
/** Without speech to go by only the lower part counts. */
const LOWER = 0.6;
/** Centres and line heights of captions of one style lie this close. */
const BAND = 0.06;
const MAX_SIZE_RATIO = 1.35;
/** Off the centre line at most, of the frame's width. */
const OFF_CENTRE = 0.2;
/** A caption stands no longer than this; most stand one to three seconds (7 s is the ceiling of subtitle guidelines). */
const MAX_STAND_S = 5;
/** How long the screen may be without one while the talk goes on. */
const MAX_GAP_S = 3;
/** This many in a row are a style of captions rather than supers that happen to share a place. */
const MIN_IN_ROW = 3;
/** Without speech to go by so many, or so many where a sound track was heard and nobody in it, and for so much of the time. */
const MIN_UNHEARD = 4;
const MIN_UNSPOKEN = 6;
const MOST_OF_TIME = 0.6;
/** So many lines surely like it make what reads as an offer or a request a part of what is said. */
const MIN_KIN = 2;
/** A line is held against so many of those before it. */
const COMPARED = 3;
/** Share of their time in which somebody speaks, where somebody does. */
const MIN_VOICED = 0.5;

/** A caption's text is gone when the next is said: what stays until the last text leaves may be a line of the end card. */
const TOGETHER_S = 0.6;
/** Two lines this much alike in height and place are of one style for certain. */
const SURE_BAND = 0.02;
const SURE_SIZE_RATIO = 1.12;
/** From here on a line that stays is long enough to tell its pace, and under this share of the others' pace it is not spoken. */
const TELLING_STAND_S = 2;
const SLOW = 0.5;

const standsFor = ({ start, end }: TextSpan) => end - start;
const middleOf = ({ region }: TextSpan) => region.y + region.h / 2;

function isAlike(one: TextSpan, other: TextSpan, band = BAND, maxRatio = MAX_SIZE_RATIO): boolean {
  const ratio = Math.max(one.lineHeight, other.lineHeight) / Math.max(1e-6, Math.min(one.lineHeight, other.lineHeight));
  return Math.abs(middleOf(one) - middleOf(other)) <= band && ratio <= maxRatio;
}

function mayBeCaption(span: TextSpan, top: number): boolean {
  const offCentre = Math.abs(span.region.x + span.region.w / 2 - 0.5);
  return middleOf(span) >= top && offCentre <= OFF_CENTRE && standsFor(span) <= MAX_STAND_S;
}

/** Runs of spans of one style, one after the other: the next begins when the last ends, or a little later. */
function runsOf(spans: readonly TextSpan[]): TextSpan[][] {
  const runs: TextSpan[][] = [];
  for (const span of spans) {
    const run = runs.find((candidate) => {
      const last = candidate.at(-1) as TextSpan;
      const gap = span.start - last.end;
      // A line without tall letters is read less high than its neighbours of the same style.
      const alike = candidate.slice(-COMPARED).some((one) => isAlike(one, span));
      return alike && gap <= MAX_GAP_S && gap > -0.3 * standsFor(last);
    });
    if (run) run.push(span);
    else runs.push([span]);
  }
  return runs;
}

function paceOf(spans: readonly TextSpan[]): number {
  const words = spans.reduce((sum, span) => sum + span.words, 0);
  return words / spans.reduce((sum, span) => sum + standsFor(span), 1e-6);
}

/**
 * Whether the last text of a run is a line of the end card that happens to stand where captions do: it stays until nothing is
 * left on the screen, and came together with other texts that stay as well, or stays far longer than it takes to say, or nobody
 * speaks.
 */
function isOfEndCard(
  run: readonly TextSpan[],
  spans: readonly TextSpan[],
  voices: readonly Interval[] | null,
): boolean {
  const last = run.at(-1) as TextSpan;
  const before = run.slice(0, -1);
  const staysTo = Math.max(...spans.map(({ end }) => end)) - TOGETHER_S / 2;
  if (before.length === 0 || last.end < staysTo) return false;
  if (voices && overlapSeconds(voices, [last]) < standsFor(last) * MIN_VOICED) return true;
  if (standsFor(last) >= TELLING_STAND_S && paceOf([last]) < paceOf(before) * SLOW) return true;
  const previous = before.at(-1) as TextSpan;
  if (isAlike(previous, last, SURE_BAND, SURE_SIZE_RATIO)) return false;
  return spans.some(
    (other) => other !== last && Math.abs(other.start - last.start) <= TOGETHER_S && other.end >= staysTo,
  );
}

/** A button that a keyframe shows. */
export interface ShownButton {
  at: number;
  region: Region;
}

export interface Around {
  /** Null: not known. Empty: there is sound, and nobody speaks in it. */
  voices: readonly Interval[] | null;
  durationS: number;
  buttons?: readonly ShownButton[];
}

function isOnButton(span: TextSpan, buttons: readonly ShownButton[]): boolean {
  return buttons.some((button) => standsAt(span, button.at) && coveredBy(span.region, button.region) > 0.5);
}

const shownFor = (run: readonly TextSpan[]) => run.reduce((sum, span) => sum + standsFor(span), 0);

/** Offers, requests and what stands on a button are design, but where a voice speaks over one of several lines set alike. */
function isDesign(span: TextSpan, run: readonly TextSpan[], { voices, buttons = [] }: Around): boolean {
  if (span.role !== 'offer' && span.role !== 'cta' && !isOnButton(span, buttons)) return false;
  const kin = run.filter((other) => other !== span && isAlike(span, other, SURE_BAND, SURE_SIZE_RATIO));
  return kin.length < MIN_KIN || overlapSeconds(voices ?? [], [span]) < standsFor(span) * MIN_VOICED;
}

function areSpoken(run: readonly TextSpan[], { voices, durationS }: Around): boolean {
  if (voices && voices.length > 0)
    return run.length >= MIN_IN_ROW && overlapSeconds(voices, run) >= shownFor(run) * MIN_VOICED;
  return run.length >= (voices ? MIN_UNSPOKEN : MIN_UNHEARD) && shownFor(run) >= durationS * MOST_OF_TIME;
}

/**
 * Marks captions: texts of one size in one band of the lower part or middle that
 * follow each other quickly, while somebody speaks where somebody does. Supers
 * stand longer, elsewhere, in other sizes, or do not follow the speech; a line
 * of the end card stays with the card. Without a voice three texts at one place
 * are as well three supers: many lines that fill most of the time are needed.
 * Spans must be in order of their start.
 */
export function markCaptions(spans: readonly TextSpan[], around: Around): TextSpan[] {
  const speaks = around.voices !== null && around.voices.length > 0;
  const candidates = spans.filter((span) => mayBeCaption(span, speaks ? TOP : LOWER));
  const captions = new Set(
    runsOf(candidates)
      .map((run) => (isOfEndCard(run, spans, speaks ? around.voices : null) ? run.slice(0, -1) : run))
      .map((run) => run.filter((span) => !isDesign(span, run, around)))
      .filter((run) => areSpoken(run, around))
      .flat(),
  );
  return spans.map((span) => (captions.has(span) ? { ...span, caption: true } : span));
}
