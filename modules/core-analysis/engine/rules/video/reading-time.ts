/** Whether texts stand long and large enough. */
import type { TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { ramp } from '../response.ts';
import { defineRule, measured, notApplicable } from '../rule.ts';
import { count, percent, quote, seconds, stretch } from '../words.ts';
import { textOverTimeGap, voiced } from './over-time.ts';

const readingTime = defineRule<{ span: TextSpan; needed: number; available: number }, VideoMeasurements>({
  id: 'T-07',
  title: 'Texts stand long enough to read',
  area: 'text',
  grade: 'B',
  source: {
    title: 'Subtitle guidelines, general knowledge',
    note: 'Practice allows 2.5 to 3.3 words a second; we take 3. The slope is ours.',
  },
  theme: 'reading-time',
  essential: 0.15,
  importance: 0.9,
  curve: [0, 300],
  measures: 'time on screen of the hastiest text, of the time it takes to read',
  target: 'at least 100 %',
  effort: 'low',
  measure(m) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    const worst = m.text.worstReading;
    const span = worst ? m.text.spans[worst.span] : undefined;
    if (!worst || !span || worst.needed <= 0) return notApplicable;
    const value = (worst.available / worst.needed) * 100;
    return measured({
      value,
      display: `${seconds(worst.available)} for ${count(span.words, 'word')}`,
      unit: '% of the reading time',
      regions: [span.region],
      time: { start: span.start, end: span.end },
      measures: `time on screen of ${quote(span.text, 28)}, of the time it takes to read`,
      detail: { span, needed: worst.needed, available: worst.available },
    });
  },
  respond: ({ value }) => ramp(40, 100)(value),
  good: ({ display, detail }) => ({
    title: 'Every text can be read to its end',
    text: `Even the hastiest, ${quote(detail.span.text, 40)}, has ${display}; it needs ${seconds(detail.needed)} at three words a second.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${quote(detail.span.text, 30)} is gone too soon`,
    text: `It stands for ${display} (${stretch(detail.span)}), but needs ${seconds(detail.needed)} at three words a second.`,
  }),
  advice: ({ detail }) => ({
    title: `Hold ${quote(detail.span.text, 28)} for ${seconds(detail.needed)}`,
    text: `Or cut it to ${count(Math.max(1, Math.floor(detail.available * 3)), 'word')}, which is what ${seconds(detail.available)} allow.`,
  }),
});

const smallPrint = defineRule<TextSpan, VideoMeasurements>({
  id: 'T-04',
  title: 'Small print is legible',
  area: 'text',
  grade: 'D',
  source: {
    title: 'Clearcast and BCAP guidance, UK broadcast',
    note: 'At least 30 lines of 1080 (26 on an opaque block). Written for television; unreadable terms are a compliance risk.',
  },
  theme: 'text-size',
  importance: 0.6,
  praise: 0.3,
  curve: [0, 60],
  measures: 'line height of the smallest print',
  target: 'at least 30 px of 1080',
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
      unit: 'px on a 1080 px canvas',
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
    text: `In ${seconds(m.source.durationS)} we read no text beside captions. Platforms' own studies link text on the screen with longer viewing and recall.`,
  }),
  advice: () => ({
    title: 'Add two or three short lines',
    text: 'Hook, benefit and request, three to seven words each, large, in the middle of the frame.',
  }),
});

const captions = defineRule<{ start: number; end: number } | null, VideoMeasurements>({
  id: 'V-08',
  title: 'Speech is captioned',
  area: 'text',
  grade: 'C',
  source: {
    title: 'Facebook, 2016; Verizon Media and Publicis, 2019 (secondary accounts)',
    note: 'View time +12 %, ad recall +8 %, memory +10 %. Interested parties. Speech is estimated from the sound.',
  },
  contested: 'TikTok reports 93 % use with sound; captions matter least there.',
  theme: 'sound-off',
  importance: 1,
  placements: { meta_feed: 1, linkedin: 1, x: 1, meta_stories: 0.8, meta_reels: 0.7, tiktok: 0.6, youtube: 0.5 },
  curve: [0, 100],
  measures: 'share of the speech with text on the screen',
  target: 'at least 90 %',
  effort: 'low',
  measure(m) {
    const textGap = textOverTimeGap(m);
    if (textGap) return textGap;
    const { audio, gap } = voiced(m);
    if (gap) return gap;
    if (m.text.voicedWithText === null) return notApplicable;
    const silent = audio.voices.find((v) => !m.text.spans.some((s) => s.start < v.end && s.end > v.start)) ?? null;
    return measured({
      value: m.text.voicedWithText * 100,
      display: percent(m.text.voicedWithText),
      unit: '% of the speech',
      regions: [],
      ...(silent ? { time: { start: silent.start, end: silent.end } } : {}),
      detail: silent,
    });
  },
  respond: ({ value }) => ramp(30, 90)(value),
  good: ({ display }) => ({
    title: 'It can be followed on mute',
    text: `${display} of what sounds like speech has text on the screen.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'Muted viewers miss what is said',
    text: `Only ${display} of what sounds like speech has text on the screen${detail ? `; at ${stretch(detail)} there is a voice and nothing to read` : ''}. In platforms' tests captions went with about 12 % more view time.`,
  }),
  advice: ({ display }) => ({
    title: 'Caption what is said',
    text: `Burn captions of at most seven words a line into the frame, above the platform's own text; ${display} of the speech has text now.`,
  }),
});

export const readingTimeRules = [readingTime, smallPrint, supers, captions];
