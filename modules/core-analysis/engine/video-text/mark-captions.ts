import type { Interval, TextSpan } from '../video/video-measurements.ts';
import { overlapSeconds } from './intervals.ts';

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
/** Share of their time in which somebody speaks, where somebody does. */
const MIN_VOICED = 0.5;

const middleOf = ({ region }: TextSpan) => region.y + region.h / 2;

function isAlike(one: TextSpan, other: TextSpan): boolean {
  const ratio = Math.max(one.lineHeight, other.lineHeight) / Math.max(1e-6, Math.min(one.lineHeight, other.lineHeight));
  return Math.abs(middleOf(one) - middleOf(other)) <= BAND && ratio <= MAX_SIZE_RATIO;
}

function mayBeCaption(span: TextSpan, top: number): boolean {
  const offCentre = Math.abs(span.region.x + span.region.w / 2 - 0.5);
  return middleOf(span) >= top && offCentre <= OFF_CENTRE && span.end - span.start <= MAX_STAND_S;
}

/** Runs of spans of one style, one after the other: the next begins when the last ends, or a little later. */
function runsOf(spans: readonly TextSpan[]): TextSpan[][] {
  const runs: TextSpan[][] = [];
  for (const span of spans) {
    const run = runs.find((candidate) => {
      const last = candidate.at(-1) as TextSpan;
      const gap = span.start - last.end;
      return isAlike(last, span) && gap <= MAX_GAP_S && gap > -0.3 * (last.end - last.start);
    });
    if (run) run.push(span);
    else runs.push([span]);
  }
  return runs;
}

/**
 * Marks captions: texts of one size in one band of the lower part or middle that
 * follow each other quickly, while somebody speaks where somebody does. Supers
 * stand longer, elsewhere, in other sizes, or do not follow the speech. Spans
 * must be in order of their start.
 */
export function markCaptions(spans: readonly TextSpan[], voices: readonly Interval[] | null): TextSpan[] {
  const speaks = voices !== null && voices.length > 0;
  const candidates = spans.filter((span) => mayBeCaption(span, speaks ? TOP : LOWER));
  const captions = new Set(
    runsOf(candidates)
      .filter((run) => run.length >= MIN_IN_ROW)
      .filter((run) => {
        if (!speaks) return true;
        const shown = run.reduce((sum, { start, end }) => sum + end - start, 0);
        return overlapSeconds(voices, run) >= shown * MIN_VOICED;
      })
      .flat(),
  );
  return spans.map((span) => (captions.has(span) ? { ...span, caption: true } : span));
}
