/** Whether texts stand long and large enough. */
import type { TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { ramp } from '../response.ts';
import { defineRule, measured, notApplicable } from '../rule.ts';
import { atLeast } from '../target.ts';
import { count, quote, seconds, stretch } from '../words.ts';
import { textOverTimeGap } from './over-time.ts';

/** Words a second read with ease beside the picture. */
const WORDS_PER_S = 3;
/** Captions keep step with the voice: letters a second that subtitling houses allow for adults. */
const CAPTION_LETTERS_PER_S = 20;

interface Reading {
  span: TextSpan;
  /** Seconds. */
  needed: number;
  available: number;
}

/** The text with the least of the time it needs. */
function hastiest(spans: readonly TextSpan[]): Reading | null {
  return spans.reduce<Reading | null>((worst, span) => {
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
      measures: `how long ${quote(span.text, 28)} stands, against the time it takes to read`,
      detail: worst,
    });
  },
  respond: ({ value }) => ramp(40, 100)(value),
  good: ({ value, display, detail }) => ({
    title: value < 100 ? 'The texts stand just long enough' : 'Every text can be read to its end',
    text: `${value < 100 ? 'The' : 'Even the'} hastiest, ${quote(detail.span.text, 40)}, has ${display}; it needs ${seconds(detail.needed)} at ${paceOf(detail.span)}.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${quote(detail.span.text, 30)} is gone too soon`,
    text: `It stands for ${display} (${stretch(detail.span)}), but needs ${seconds(detail.needed)} at ${paceOf(detail.span)}.`,
  }),
  advice: ({ detail }) => ({
    title: `Hold ${quote(detail.span.text, 28)} for ${seconds(detail.needed)}`,
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
    const value = smallest.lineHeightOfShortSide * 1080;
    return measured({
      value,
      display: `${Math.round(value)} px of 1080`,
      unit: 'px of 1080',
      regions: [smallest.region],
      time: { start: smallest.start, end: smallest.end },
      measures: `line height of ${quote(smallest.text, 28)}`,
      detail: smallest,
    });
  },
  respond: ({ value }) => ramp(18, 30)(value),
  good: ({ display, detail }) => ({
    title: 'Even the small print can be read',
    text: `${quote(detail.text, 40)} stands at ${display}; broadcast guidance asks for 30.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${quote(detail.text, 30)} cannot be read`,
    text: `It is ${display} tall (${stretch(detail)}); UK broadcast guidance asks for 30. Terms nobody can read are a compliance risk.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Enlarge ${quote(detail.text, 28)} to 30 px`,
    text: `From ${display}, on an opaque strip if the ground is busy; or move the terms to the caption.`,
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
    title: `${display} underline${detail.texts.length === 1 ? 's' : ''} the story`,
    text: `From ${quote(detail.first?.text ?? '', 34)} at ${seconds(detail.first?.start ?? 0)} on, the screen says what the picture shows.`,
  }),
  bad: ({ m }) => ({
    title: 'The screen says nothing',
    text: `In ${seconds(m.source.durationS)} we read no text${m.text.spans.length > 0 ? ' beside captions' : ''}. Platforms' own studies link text on the screen with longer viewing and recall.`,
  }),
  advice: () => ({
    title: 'Add two or three short lines',
    text: 'Hook, benefit and request, three to seven words each, large, in the middle of the frame.',
  }),
});

export const readingTimeRules = [readingTime, smallPrint, supers];
