import type { Region } from '../../../contract/evidence.ts';
import type { CopyMeasures, ImageMeasurements } from '../../measurements.ts';
import { subjectOf } from '../../rules/subject.ts';
import type { VideoMeasurements } from '../../video/video-measurements.ts';

/** Words the creative says, read surely enough to be spoken by somebody else. */
export interface Said {
  text: string;
  /** When it is first read, in seconds; null on a picture. */
  at: number | null;
}

/** What a creator can take over from the creative. Null: not read. */
export interface CreativeFacts {
  offer: Said | null;
  headline: Said | null;
  request: Said | null;
  proof: Said | null;
  safety: Said | null;
  /** A figure other than price or date. */
  figure: Said | null;
  /** Words read on it. */
  words: number;
  /** Where the subject sits; of a video, in its longest measured shot. */
  subject: Region | null;
  /** Null on a picture. */
  durationS: number | null;
}

/** Below this a text is pointed to, not put into somebody's mouth. */
const SPEAKABLE = 0.8;

export function creativeFacts(m: ImageMeasurements | VideoMeasurements): CreativeFacts {
  const stills = m.kind === 'image' ? [{ still: m, at: null }] : stillsOf(m);
  const first = (pick: (copy: CopyMeasures) => { text: string; block: number } | null | undefined): Said | null => {
    for (const { still, at } of stills) {
      const found = pick(still.copy);
      if (found && speakable(still, found.block)) return { text: found.text, at };
    }
    return null;
  };
  return {
    offer: first((c) => c.offer),
    headline: headlineOf(stills),
    request: first((c) => c.cta),
    proof: first((c) => c.socialProof),
    safety: first((c) => c.trust[0]),
    figure: figureIn(stills),
    words: m.kind === 'image' ? m.text.wordCount : m.text.spans.reduce((sum, s) => sum + (s.caption ? 0 : s.words), 0),
    subject: subjectIn(m),
    durationS: m.kind === 'video' ? m.source.durationS : null,
  };
}

interface Dated {
  still: ImageMeasurements;
  at: number | null;
}

function stillsOf(m: VideoMeasurements): Dated[] {
  return m.shots.flatMap((shot) => (shot.still ? [{ still: shot.still, at: shot.start }] : []));
}

function speakable(still: ImageMeasurements, block: number): boolean {
  return (still.text.blocks[block]?.confidence ?? 0) >= SPEAKABLE;
}

/** Words of which a figure is no fact: "1 free", "4.8 by". */
const NO_UNIT = /^[\d.,\s]+$|\s(?:free|gratis|by|of|off|for|and|or|to|in|left|more|new|now)$/iu;
/** A line with more words is not said in one breath. */
const ONE_BREATH = 9;

/** The first line with a figure that means something by itself: not the offer, not the request, with a unit behind it. */
function figureIn(stills: readonly Dated[]): Said | null {
  for (const { still, at } of stills) {
    const { numbers, offer, cta } = still.copy;
    const figure = numbers.find(
      ({ text, block }) =>
        block !== offer?.block && block !== cta?.block && !NO_UNIT.test(text.trim()) && speakable(still, block),
    );
    const line = figure && still.text.blocks[figure.block];
    if (figure) return { text: line && line.words <= ONE_BREATH ? line.text : figure.text, at };
  }
  return null;
}

function headlineOf(stills: readonly Dated[]): Said | null {
  for (const { still, at } of stills) {
    const block = still.text.blocks.find((b) => b.role === 'headline' && b.words >= 2 && b.confidence >= SPEAKABLE);
    if (block) return { text: block.text, at };
  }
  return null;
}

function subjectIn(m: ImageMeasurements | VideoMeasurements): Region | null {
  if (m.kind === 'image') return subjectOf(m);
  let longest: { seconds: number; still: ImageMeasurements } | null = null;
  for (const { start, end, still } of m.shots)
    if (still && (!longest || end - start > longest.seconds)) longest = { seconds: end - start, still };
  return longest ? subjectOf(longest.still) : null;
}
