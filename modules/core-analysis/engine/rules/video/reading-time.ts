/** Whether texts stand long and large enough. */

import { ramp } from '../../response.ts';
import type { TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast } from '../book/target.ts';
import { nameBlock } from '../book/text-blocks.ts';
import { framesRead } from '../book/what-was-read.ts';
import { pixelsOf1080 } from '../text/type-size.ts';
import { count, countFirst, seconds, sentence, stretch } from '../wording/words.ts';
import { textOverTimeGap } from './over-time.ts';

/** Words a second read with ease beside the picture. */
const WORDS_PER_S = 3;
/** Captions keep step with the voice: letters a second that subtitling houses allow for adults. */
const CAPTION_LETTERS_PER_S = 20;

interface Reading {
  /** One text, or the lines of a paragraph put together. */
  span: TextSpan;
  /** Seconds. */
  needed: number;
  available: number;
}

/** Lines that come and go within so many seconds of each other, of one size so far as parts of lines tell it, are one paragraph. */
const TOGETHER_S = 0.4;
const SIZE_RATIO = 2.2;
const LINE_GAP = 1.5;

/** Whether a line goes on in another: the same moment, size and column, one under the other or side by side. */
function goesOn(one: TextSpan, other: TextSpan): boolean {
  if (one.caption || other.caption) return false;
  const [a, b] = one.region.y <= other.region.y ? [one.region, other.region] : [other.region, one.region];
  const tall = Math.max(one.lineHeight, other.lineHeight);
  return (
    Math.abs(one.start - other.start) <= TOGETHER_S &&
    Math.abs(one.end - other.end) <= TOGETHER_S &&
    tall <= SIZE_RATIO * Math.min(one.lineHeight, other.lineHeight) &&
    b.y - (a.y + a.h) <= LINE_GAP * tall &&
    Math.min(a.x + a.w, b.x + b.w) > Math.max(a.x, b.x) - tall
  );
}

/** Each text that has to be read in one go: lines followed apart that stand together as one paragraph are one text. */
function paragraphsOf(spans: readonly TextSpan[]): TextSpan[] {
  const groups: TextSpan[][] = [];
  for (const span of spans) {
    const near = groups.filter((group) => group.some((line) => goesOn(line, span)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), span]);
  }
  return groups.map(asOne);
}

function asOne(lines: readonly TextSpan[]): TextSpan {
  const [first] = lines as [TextSpan];
  if (lines.length === 1) return first;
  const order = [...lines].sort((p, q) => p.region.y - q.region.y || p.region.x - q.region.x);
  const x = Math.min(...lines.map((l) => l.region.x));
  const y = Math.min(...lines.map((l) => l.region.y));
  const w = Math.max(...lines.map((l) => l.region.x + l.region.w)) - x;
  const h = Math.max(...lines.map((l) => l.region.y + l.region.h)) - y;
  return {
    ...first,
    text: order.map((l) => l.text).join(' '),
    words: lines.reduce((sum, l) => sum + l.words, 0),
    confidence: Math.min(...lines.map((l) => l.confidence)),
    region: { x, y, w, h },
    start: Math.min(...lines.map((l) => l.start)),
    end: Math.max(...lines.map((l) => l.end)),
  };
}

/** The text with the least of the time it needs. */
function hastiest(spans: readonly TextSpan[]): Reading | null {
  return paragraphsOf(spans).reduce<Reading | null>((worst, span) => {
    const needed = span.caption ? span.text.length / CAPTION_LETTERS_PER_S : span.words / WORDS_PER_S;
    const available = span.end - span.start;
    if (span.words === 0 || (worst && needed * worst.available <= worst.needed * available)) return worst;
    return { span, needed, available };
  }, null);
}

const paceOf = ({ caption }: TextSpan): string => (caption ? '20 letters a second' : 'three words a second');

const readingTime = defineRule<Reading, VideoMeasurements>({
  id: 'T-07',
  title: 'Texts stand long enough to read',
  area: 'text',
  grade: 'B',
  source: {
    kind: 'study',
    url: 'https://doi.org/10.1016/j.jml.2019.104047',
    title:
      'Brysbaert, “How many words do we read per minute?”, J. Memory and Language 109, 2019; BBC Subtitle Guidelines',
    note: 'Adults read English at 175 to 300 words a minute when they do nothing else (190 studies); the BBC asks for 160 to 180 beside a picture. We take 180, three a second; captions in step with speech may run at 20 letters a second. The slope is ours.',
  },
  theme: 'reading-time',
  essential: 0.15,
  importance: 0.9,
  curve: [0, 300],
  measures: 'how long the hastiest text stands, against the time it takes to read',
  target: atLeast(100, '% of the time it takes to read'),
  effort: 'low',
  measure(m) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    const worst = hastiest(m.text.spans);
    if (!worst) return notApplicable;
    const { span } = worst;
    const value = (worst.available / worst.needed) * 100;
    return measured({
      value,
      display: `${seconds(worst.available)} for ${count(span.words, 'word')}`,
      unit: '% of the reading time',
      regions: [span.region],
      time: { start: span.start, end: span.end },
      measures: `how long ${nameBlock(span, 28)} stands, against the time it takes to read`,
      detail: worst,
    });
  },
  respond: ({ value }) => ramp(40, 100)(value),
  good: ({ value, display, detail, m }) => ({
    title: value < 100 ? 'The texts stand just long enough' : 'Every text found can be read to its end',
    text: `${value < 100 ? 'The' : 'Even the'} hastiest, ${nameBlock(detail.span, 40)}, has ${display}; it needs ${seconds(detail.needed)} at ${paceOf(detail.span)}.${framesRead(m)}`,
  }),
  bad: ({ display, detail }) => ({
    title: `${sentence(nameBlock(detail.span, 30))} is gone too soon`,
    text: `It stands for ${display} (${stretch(detail.span)}), but needs ${seconds(detail.needed)} at ${paceOf(detail.span)}.`,
  }),
  advice: ({ detail }) => ({
    title: `Hold ${nameBlock(detail.span, 28)} for ${seconds(detail.needed)}`,
    text: `Or cut it to ${count(Math.max(1, Math.floor((detail.span.words * detail.available) / detail.needed)), 'word')}, which is what ${seconds(detail.available)} allow.`,
  }),
});

const smallPrint = defineRule<TextSpan, VideoMeasurements>({
  id: 'T-04',
  title: 'Small print is legible',
  area: 'text',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: 'Clearcast and BCAP, guidance on text in UK television ads (read 2026)',
    note: 'At least 30 lines of 1080 (26 on an opaque block). Written for television; unreadable terms are a compliance risk.',
  },
  theme: 'text-size',
  importance: 0.6,
  praise: 0.3,
  curve: [0, 60],
  measures: 'line height of the smallest print',
  target: atLeast(30, 'px of 1080'),
  effort: 'low',
  measure(m) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    const [smallest] = m.text.spans
      .filter((s) => s.role === 'small' && !s.caption)
      .sort((a, b) => a.lineHeightOfShortSide - b.lineHeightOfShortSide);
    if (!smallest) return notApplicable;
    return measured({
      value: smallest.lineHeightOfShortSide * 1080,
      display: pixelsOf1080(smallest.lineHeightOfShortSide),
      unit: 'px of 1080',
      regions: [smallest.region],
      time: { start: smallest.start, end: smallest.end },
      measures: `line height of ${nameBlock(smallest, 28)}`,
      detail: smallest,
    });
  },
  respond: ({ value }) => ramp(18, 30)(value),
  good: ({ display, detail }) => ({
    title: 'Even the small print can be read',
    text: `${sentence(nameBlock(detail, 40))} stands at ${display}; broadcast guidance asks for 30.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${sentence(nameBlock(detail, 30))} cannot be read`,
    text: `It is ${display} tall (${stretch(detail)}); UK broadcast guidance asks for 30. Terms nobody can read are a compliance risk.`,
  }),
  advice: ({ display, detail }) => ({
    larger: `${nameBlock(detail, 28)}, to 30 px`,
    title: `Enlarge ${nameBlock(detail, 28)} to 30 px`,
    text: `From ${display}, on an opaque strip if the background is busy; or move the terms to the caption.`,
  }),
});

const supers = defineRule<{ texts: string[]; first: TextSpan | null }, VideoMeasurements>({
  id: 'V-16',
  title: 'Text on the screen',
  area: 'text',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'TikTok Creative Codes, 2023; CreativeX CQS “Supers”',
    note: 'Text that makes people read went with view time, recall and liking. Interested parties.',
  },
  theme: 'supers',
  importance: 0.6,
  praise: 0.5,
  measures: 'texts on the screen that are not captions',
  target: 'at least one',
  effort: 'low',
  measure(m) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    const shown = m.text.spans.filter((s) => !s.caption);
    const [first = null] = [...shown].sort((a, b) => a.start - b.start);
    return measured({
      value: shown.length,
      display: count(shown.length, 'text'),
      unit: 'texts',
      regions: first ? [first.region] : [],
      ...(first ? { time: { start: first.start, end: first.end } } : {}),
      detail: { texts: shown.map((s) => s.text), first },
    });
  },
  respond: ({ value }) => (value > 0 ? 1 : 0),
  good: ({ display, detail }) => ({
    title: `${countFirst(display)} underline${detail.texts.length === 1 ? 's' : ''} the story`,
    text: `From ${detail.first ? nameBlock(detail.first, 34) : 'the first line'} at ${seconds(detail.first?.start ?? 0)} on, the screen says what the picture shows.`,
  }),
  bad: ({ m }) => ({
    title: 'The screen says nothing',
    text: `In ${seconds(m.source.durationS)} we read no text${m.text.spans.length > 0 ? ' beside captions' : ''}. Platforms' own studies link text on the screen with longer viewing and recall.${framesRead(m)}`,
  }),
  advice: () => ({
    title: 'Add two or three short lines',
    text: 'Hook, benefit and request, three to seven words each, large, in the middle of the frame.',
  }),
});

export const readingTimeRules = [readingTime, smallPrint, supers];
