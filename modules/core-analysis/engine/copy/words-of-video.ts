import type { CallToAction, TextBlock } from '../measurements.ts';
import { coveredBy } from '../regions.ts';
import { readingEaseOf } from '../text/blocks/reading-ease.ts';
import { capsShareOf, countExclamations } from '../text/blocks/text-statistics.ts';
import type { Interval, TextSpan, VideoMeasurements } from '../video/video-measurements.ts';
import { overlaps } from '../video-text/intervals.ts';
import { isSameText } from '../video-text/same-text.ts';
import { promisesBenefit } from './benefit-share.ts';
import { type CtaMatch, findCtas } from './find-cta.ts';
import { foldText } from './fold-text.ts';
import { claimBlocks, readClaims } from './read-claims.ts';
import { leavesVerbToNext } from './subject-before.ts';
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

/** The strongest call among the texts, one on a button before bare words; of equals the later one, since a video asks at its end. */
function ctaOf(m: VideoMeasurements, blocks: readonly TextBlock[]): WrittenCta | null {
  let best: { cta: WrittenCta; strength: number } | null = null;
  for (const [index, block] of blocks.entries()) {
    const goesOn = leavesVerbToNext(blocks[index - 1]?.text ?? '') && !buttonOf(m, block.text);
    const listed = goesOn ? [] : findCtas(block.text);
    for (const match of listed.length > 0 ? listed : buttonCalls(m, block.text)) {
      const alone = block.words <= match.words + 1;
      const button = buttonOf(m, match.text);
      const strength =
        (button && alone ? 3 : 0) +
        (alone ? 1 : 0) +
        (match.kind === 'phrase' ? 1 : 0) +
        (match.words <= 4 ? 1 : 0) +
        (match.specific ? 0.25 : 0);
      if (best && best.strength > strength) continue;
      const cta = { text: match.text, verb: match.verb, specific: match.specific, block: index, region: block.region };
      best = { cta: { ...cta, button }, strength };
    }
  }
  return best?.cta ?? null;
}

/** The call that only a keyframe's button makes of these words. */
function buttonCalls(m: VideoMeasurements, text: string): CtaMatch[] {
  const call = callsOf(m, text).find(({ button }) => button);
  if (!call) return [];
  const { verb, specific } = call;
  return [{ text: call.text, verb, specific, kind: 'verb', words: text.trim().split(/\s+/u).length }];
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
  const cta = ctaOf(m, blocks);
  const claims = surelySaid(readClaims(blocks, cta), blocks);
  // What is spoken is not a rival claim on the screen.
  const shown = found.map(({ block, caption }) => ({ ...block, caption }));
  return {
    text: {
      measured: m.text.measured || blocks.length > 0,
      blocks,
      wordCount: blocks.reduce((sum, b) => sum + b.words, 0),
      capsShare: capsShareOf(all),
      exclamations: countExclamations(all),
      readingEase: readingEaseOf(blocks.map((b) => b.text)),
    },
    copy: { cta, ...claims, messageCount: claimBlocks(shown, claims, cta).length },
    colour: { palette: m.shots.find((s) => s.still)?.still?.colour.palette ?? [] },
    times: found.map((f) => f.times),
    captions: found.map((f) => f.caption),
    overTime: m,
  };
}

/** A line that carries the message: an offer, a promise of a benefit, or the headline itself. */
export function carriesMessage(block: Pick<TextBlock, 'text' | 'role'>): boolean {
  return block.role === 'headline' || block.role === 'offer' || promisesBenefit(block.text);
}
