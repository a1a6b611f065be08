import { coveredBy } from '../../contract/covered-by.ts';
import type { CallToAction, TextBlock } from '../measurements.ts';
import { readingEaseOf } from '../text/blocks/reading-ease.ts';
import { capsShareOf, countExclamations } from '../text/blocks/text-statistics.ts';
import type { Interval, TextSpan, VideoMeasurements } from '../video/video-measurements.ts';
import { overlaps } from '../video-text/intervals.ts';
import { isSameText } from '../video-text/same-text.ts';
import { foldText } from './fold-text.ts';
import { lexiconFor } from './language.ts';
import { withNameAlone } from './name-alone.ts';
import { claimBlocks, readClaims } from './read-claims.ts';
import { readCreative } from './read-creative/read-creative.ts';
import type { FoundRequest } from './read-creative/request.ts';
import { LIKELY } from './read-creative/thresholds.ts';
import { readLine } from './read-line.ts';
import { surelySaid } from './sure-words.ts';
import type { Written, WrittenCta } from './written.ts';

/** All words that a video shows, as one text: each different text once, in the order of first appearance. */
export interface VideoWords extends Written {
  /** When each block stands on the screen, every appearance. */
  times: Interval[][];
  /** Which blocks are captions of speech. */
  captions: boolean[];
}

interface Found {
  block: TextBlock;
  times: Interval[];
  caption: boolean;
}

/** Texts are sampled twice a second: a span begins and ends within a quarter of a second of what it says. */
const SLACK_S = 0.3;

const keyOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}%$€£]+/gu, ' ')
    .trim();

function blockOf(span: TextSpan): TextBlock {
  const { text, region, confidence, lineHeight, lineHeightOfShortSide, words, contrast, role } = span;
  return {
    text,
    region,
    confidence,
    lineHeight,
    lineHeightOfShortSide,
    lines: 1,
    words,
    contrast,
    worstSliceContrast: null,
    foreground: null,
    background: null,
    grounds: null,
    role,
  };
}

/**
 * The texts followed over time, then those that only a keyframe shows: a line may be read on the one and missed by the other. A
 * keyframe's text counts as known when a followed one holds it or is held by it, or is the same in other letters at that time.
 */
function gather(m: VideoMeasurements): Found[] {
  const found: (Found & { key: string })[] = [];
  for (const span of m.text.spans) {
    const key = keyOf(span.text);
    const known = found.find((f) => f.key === key);
    if (known) known.times.push({ start: span.start, end: span.end });
    else
      found.push({ key, block: blockOf(span), times: [{ start: span.start, end: span.end }], caption: span.caption });
  }
  for (const { still, start, end, keyframeAt } of m.shots) {
    const spoken = m.text.spans.filter(
      (s) => s.caption && s.start - SLACK_S <= keyframeAt && keyframeAt < s.end + SLACK_S,
    );
    for (const block of still?.text.blocks ?? []) {
      const key = keyOf(block.text);
      if (key === '' || found.some((f) => f.key.includes(key) || key.includes(f.key))) continue;
      if (m.text.spans.some((span) => overlaps(span, { start, end }) && isSameText(span, block))) continue;
      // Where a caption stands at that moment, the keyframe read the same caption in other letters.
      const caption = spoken.some(({ region }) => coveredBy(block.region, region) > 0.5);
      found.push({ key, block, times: [{ start, end }], caption });
    }
  }
  return [...found, ...unreadIn(m)].sort((a, b) => (a.times[0]?.start ?? 0) - (b.times[0]?.start ?? 0));
}

/** Writing of which no word was read, of every keyframe that shows some. */
function unreadIn({ shots }: VideoMeasurements): Found[] {
  return shots.flatMap(({ still, start, end }) =>
    (still?.text.blocks ?? []).flatMap((block) =>
      block.text === '' ? [{ block, times: [{ start, end }], caption: false }] : [],
    ),
  );
}

/** The likeliest request of all texts, one on a button before bare words; of equals the later one, since a video asks at its end. */
function ctaOf(m: VideoMeasurements, blocks: readonly TextBlock[], request: FoundRequest | null): WrittenCta | null {
  const block = request ? blocks[request.block] : undefined;
  if (!request || !block || request.p < LIKELY) return null;
  const { text, verb, specific, p: probability } = request;
  return { text, verb, specific, probability, block: request.block, region: block.region, button: buttonOf(m, text) };
}

/** The calls of measured keyframes that these words are. */
function callsOf(m: VideoMeasurements, text: string): CallToAction[] {
  const key = keyOf(text);
  return m.shots.flatMap(({ still }) => {
    const cta = still?.copy.cta;
    return cta && keyOf(cta.text) === key ? [cta] : [];
  });
}

function buttonOf(m: VideoMeasurements, text: string): CallToAction['button'] {
  return callsOf(m, text)[0]?.button ?? null;
}

const read = new WeakMap<VideoMeasurements, VideoWords>();

/** Reads all words of a video as one text. Pure; several rules ask, so the answer is kept while the measurements live. */
export function wordsOfVideo(m: VideoMeasurements): VideoWords {
  const known = read.get(m);
  if (known) return known;
  const words = readWords(m);
  read.set(m, words);
  return words;
}

function readWords(m: VideoMeasurements): VideoWords {
  const found = gather(m);
  const blocks = found.map((f) => f.block);
  const all = blocks.map((b) => b.text).join(' ');
  const reading = readCreative(overTime(blocks), (i) => buttonOf(m, blocks[i]?.text ?? ''));
  const cta = ctaOf(m, blocks, reading.request);
  const claims = surelySaid(readClaims(blocks, reading), blocks);
  // What is spoken is not a rival claim on the screen.
  const shown = found.map(({ block, caption }) => ({ ...block, caption }));
  const words: VideoWords = {
    text: {
      measured: m.text.measured || blocks.length > 0,
      blocks,
      wordCount: blocks.reduce((sum, b) => sum + b.words, 0),
      capsShare: capsShareOf(all),
      exclamations: countExclamations(all),
      readingEase: readingEaseOf(blocks.map((b) => b.text)),
    },
    copy: { cta, ...claims, messageCount: claimBlocks(shown, claims, cta, reading).length },
    colour: { palette: m.shots.find((s) => s.still)?.still?.colour.palette ?? [] },
    times: found.map((f) => f.times),
    captions: found.map((f) => f.caption),
    overTime: m,
  };
  return m.namedBrand ? { ...words, copy: withNameAlone(words, words.copy, m.namedBrand) } : words;
}

/** Texts that come one after another share no frame: none is the largest, and no small ones are a pictured screen. */
const overTime = (blocks: readonly TextBlock[]) => blocks.map(({ text }) => ({ text }));

/** From here on a line is taken for one that carries the message. */
const PROMISES = 0.4;

/** A line that carries the message: an offer, a promise of a benefit, or the headline itself. */
export function carriesMessage({ text, role }: Pick<TextBlock, 'text' | 'role'>): boolean {
  return role === 'headline' || role === 'offer' || readLine(text, lexiconFor([text])).p('benefit') >= PROMISES;
}
