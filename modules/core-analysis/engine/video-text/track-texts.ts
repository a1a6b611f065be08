import type { Region } from '../../contract/evidence.ts';
import type { TextBlock } from '../measurements.ts';
import type { Interval, TextSpan, VideoText } from '../video/video-measurements.ts';
import { contrastOf, type KeyframeTexts, missedTexts, SURE_ALONE, shared } from './join-keyframes.ts';
import { markCaptions } from './mark-captions.ts';
import { cameBetween, type Seen, sameUnder, wentBetween } from './refine-times.ts';
import { isPartOf, isSameText, plainOf } from './same-text.ts';
import type { TextSample } from './video-text-reader.ts';

/** Samples a text may be missing from in the middle: one read that failed. */
const MAX_MISSED = 1;
/** How far a text may have gone from one sample to the next, in frame sides. */
const MAX_MOVE = 0.4;
/** Sizes of one text from sample to sample differ by less than this factor: it may grow while it moves. */
const MAX_SIZE_RATIO = 1.6;
/** A text that is still being written stands no longer than this before it goes on. */
const MAX_WRITING_S = 1.6;
/** Read for less than this, in seconds, where another text leaves or comes, is the one frame on which both stand. */
const CROSSING_S = 0.2;
/** One text through time, sample by sample. */
interface Track {
  reads: { sample: number; block: TextBlock }[];
  /** Sample at which the present wording was first seen. */
  since: number;
}

const centre = ({ x, y, w, h }: Region) => ({ x: x + w / 2, y: y + h / 2 });

function distance(one: Region, other: Region): number {
  const [a, b] = [centre(one), centre(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isNear(one: TextBlock, other: TextBlock): boolean {
  const ratio = Math.max(one.lineHeight, other.lineHeight) / Math.max(1e-6, Math.min(one.lineHeight, other.lineHeight));
  return ratio < MAX_SIZE_RATIO && distance(one.region, other.region) < MAX_MOVE;
}

/** How well a block continues a track, larger is better; null when it does not. */
function fitOf(track: Track, block: TextBlock, at: number, times: readonly number[]): number | null {
  const last = track.reads.at(-1)?.block as TextBlock;
  if (isSameText(last, block) && isNear(last, block)) return 2 - distance(last.region, block.region);
  if (shared(last.region, block.region) < 0.6) return null;
  const standing = at - (times[track.since] as number);
  // Written on letter by letter, or one line of it read by itself.
  if (isPartOf(last.text, block.text) && standing <= MAX_WRITING_S) return 1;
  return isPartOf(block.text, last.text) ? 0.5 : null;
}

function extend(track: Track, sample: number, block: TextBlock): void {
  const last = track.reads.at(-1) as Track['reads'][number];
  if (!isSameText(last.block, block) && isPartOf(last.block.text, block.text)) track.since = sample;
  // A part of the text read by itself says that it is still there; the whole reading stays the last one.
  const shown = !isSameText(last.block, block) && isPartOf(block.text, last.block.text) ? last.block : block;
  if (last.sample === sample) return;
  track.reads.push({ sample, block: shown });
}

function collectTracks(samples: readonly TextSample[]): Track[] {
  const times = samples.map(({ at }) => at);
  const done: Track[] = [];
  let open: Track[] = [];
  samples.forEach(({ at, blocks }, sample) => {
    const isOpen = ({ reads }: Track) => sample - (reads.at(-1)?.sample ?? 0) <= MAX_MISSED + 1;
    done.push(...open.filter((track) => !isOpen(track)));
    open = open.filter(isOpen);
    const pairs = open
      .flatMap((track) =>
        blocks.map((block) => ({ track, block, fit: plainOf(block.text) ? fitOf(track, block, at, times) : null })),
      )
      .filter((pair): pair is { track: Track; block: TextBlock; fit: number } => pair.fit !== null)
      .sort((p, q) => q.fit - p.fit);
    const [usedBlocks, usedTracks] = [new Set<TextBlock>(), new Set<Track>()];
    for (const { track, block, fit } of pairs) {
      // Several parts may continue one text, one block never continues two.
      if (usedBlocks.has(block) || (usedTracks.has(track) && fit > 0.5)) continue;
      usedBlocks.add(block);
      usedTracks.add(track);
      extend(track, sample, block);
    }
    for (const block of blocks) {
      if (!usedBlocks.has(block) && plainOf(block.text)) open.push({ reads: [{ sample, block }], since: sample });
    }
  });
  return [...done, ...open];
}

/** The clearest reading of the final wording: of those about as long as the longest, the surest. */
function bestReading({ reads }: Track): TextBlock {
  const length = Math.max(...reads.map(({ block }) => plainOf(block.text).length));
  const whole = reads.filter(({ block }) => plainOf(block.text).length >= length * 0.85).map(({ block }) => block);
  return whole.reduce((best, block) => (block.confidence > best.confidence ? block : best));
}

function commonestRole({ reads }: Track, fallback: TextBlock['role']): TextBlock['role'] {
  const counts = new Map<TextBlock['role'], number>();
  for (const { block } of reads) counts.set(block.role, (counts.get(block.role) ?? 0) + 1);
  return [...counts].sort((p, q) => q[1] - p[1])[0]?.[0] ?? fallback;
}

function toSpan(track: Track, samples: readonly TextSample[], durationS: number, seen: Seen): TextSpan {
  const timeOf = (sample: number) => samples[sample]?.at ?? 0;
  const best = bestReading(track);
  const regionOf = (read: Track['reads'][number] | undefined) => read?.block.region ?? best.region;
  /** One sample further on or back where the text stands there too, and only its reading failed. */
  const orNext = (sample: number, next: number, region: Region): number => {
    const blocks = samples[next]?.blocks;
    if (!blocks || blocks.some((block) => shared(block.region, region) > 0)) return sample;
    const [from, to] = [timeOf(Math.min(sample, next)), timeOf(Math.max(sample, next))];
    return sameUnder(seen, region, from, to) ? next : sample;
  };
  const [read, readLast] = [track.reads[0]?.sample ?? 0, track.reads.at(-1)?.sample ?? 0];
  const first = orNext(read, read - 1, regionOf(track.reads[0]));
  const last = orNext(readLast, readLast + 1, regionOf(track.reads.at(-1)));
  const came = () => cameBetween(seen, regionOf(track.reads[0]), timeOf(first - 1), timeOf(first));
  const went = () => wentBetween(seen, regionOf(track.reads.at(-1)), timeOf(last), timeOf(last + 1));
  return {
    start: first === 0 ? 0 : came(),
    end: last === samples.length - 1 ? durationS : Math.min(durationS, went()),
    text: best.text,
    region: best.region,
    role: commonestRole(track, best.role),
    words: best.words,
    lineHeight: best.lineHeight,
    lineHeightOfShortSide: best.lineHeightOfShortSide,
    contrast: best.contrast,
    confidence: best.confidence,
    caption: false,
  };
}

/** The same text at the same place again within a sample or two, or the rest of one that was split: one span. */
function mergeSplit(spans: readonly TextSpan[], gapS: number): TextSpan[] {
  const merged: TextSpan[] = [];
  for (const span of spans) {
    const at = merged.findIndex(
      (other) =>
        span.start - other.end <= gapS &&
        shared(span.region, other.region) >= 0.6 &&
        (isSameText(span, other) ||
          (span.start < other.end && span.end <= other.end + gapS && isPartOf(span.text, other.text))),
    );
    const other = merged[at];
    if (!other) merged.push(span);
    else {
      const best = span.confidence > other.confidence && span.words >= other.words ? span : other;
      merged[at] = { ...best, start: Math.min(span.start, other.start), end: Math.max(span.end, other.end) };
    }
  }
  return merged;
}

/** Without what was made of a single frame on which one text gives way to the next: the letters of both, read as one. */
function withoutCrossings(spans: readonly TextSpan[]): TextSpan[] {
  const lasts = ({ start, end }: TextSpan) => end - start;
  return spans.filter(
    (span) =>
      lasts(span) >= CROSSING_S ||
      spans.every(
        (other) =>
          lasts(other) < CROSSING_S ||
          shared(span.region, other.region) === 0 ||
          other.start - span.end > CROSSING_S ||
          span.start - other.end > CROSSING_S,
      ),
  );
}

function inOrder(spans: readonly TextSpan[]): TextSpan[] {
  return [...spans].sort((p, q) => p.start - q.start || p.region.y - q.region.y || p.region.x - q.region.x);
}

/** How many of the shots that begin at `borders` hold no sample. */
function shotsWithout(samples: readonly TextSample[], borders: readonly number[], durationS: number): number {
  const holds = (start: number, end: number) => samples.some(({ at }) => at >= start - 1e-6 && at < end - 1e-6);
  return borders.filter((start, shot) => !holds(start, borders[shot + 1] ?? durationS)).length;
}

/**
 * Texts of sampled frames as stretches of time. Reads of one text are one span:
 * misread letters, a read that failed in between, a text that moves or grows and
 * one that is written on letter by letter are allowed for. Start and end are
 * those of the frame at which the text came or went where `seen` tells, and
 * never in the shot before or after the one it was read in; elsewhere they lie
 * half way between the sample with and the one without the text, right within
 * half the distance of samples. What `keyframes` read and samples missed is among
 * them. `voices` empty: nobody speaks in the sound; null: it is not known.
 */
export function trackTexts(
  samples: readonly TextSample[],
  durationS: number,
  voices: readonly Interval[] | null,
  seen: Seen = { frames: [], borders: [] },
  keyframes: readonly KeyframeTexts[] = [],
): VideoText {
  const step =
    samples.length > 1 ? ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / (samples.length - 1) : durationS;
  const found = collectTracks(samples)
    .filter(({ reads }) => reads.length > 1 || (reads[0]?.block.confidence ?? 0) >= SURE_ALONE)
    .map((track) => toSpan(track, samples, durationS, seen));
  const gapS = step * (MAX_MISSED + 1);
  const followed = withoutCrossings(mergeSplit(inOrder(found), gapS));
  const missed = missedTexts(followed, keyframes, seen);
  const merged = missed.length > 0 ? inOrder(mergeSplit(inOrder([...followed, ...missed]), gapS)) : followed;
  const spans = markCaptions(
    merged.map((span) => ({ ...span, contrast: contrastOf(span, keyframes) })),
    { voices, durationS, buttons: keyframes.flatMap(({ at, button }) => (button ? [{ at, region: button }] : [])) },
  );
  const unread = shotsWithout(samples, seen.borders, durationS);
  return {
    measured: true,
    spans,
    wordsFirst3s: spans.filter(({ start }) => start < 3).reduce((sum, { words }) => sum + words, 0),
    ...(unread > 0 ? { shotsUnread: unread } : {}),
  };
}
