/** How the video asks: with and without sound, and at its end. */

import { findBrandOverTime } from '../../brand/find-brand.ts';
import { asks, mayAsk } from '../../copy/request-line.ts';
import { carriesMessage, wordsOfVideo } from '../../copy/words-of-video.ts';
import { blend, ramp } from '../../response.ts';
import type { EndCard, Interval, TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlapSeconds, totalSeconds } from '../../video-text/intervals.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast, called } from '../book/target.ts';
import { nameBlock } from '../book/text-blocks.ts';
import { framesRead } from '../book/what-was-read.ts';
import { languageGap } from '../message/other-language.ts';
import { requestRead } from '../message/request-read.ts';
import { countFirst, list, percent, quote, seconds, sentence, stretch } from '../wording/words.ts';
import { supersOf, textOverTimeGap, VOICE_NOTE, voiced } from './over-time.ts';

const GOALS = { sales: 1, leads: 1, engagement: 0.6, community: 0.5, awareness: 0.5 } as const;

const LACK_THEMES: Readonly<Record<string, string>> = { 'the message': 'message-time', 'the request': 'cta' };

interface Parts {
  has: string[];
  lacks: string[];
}

const soundOff = defineRule<Parts, VideoMeasurements>({
  id: 'V-09',
  title: 'It works without sound',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Facebook, 2016; Verizon Media, 2019 (secondary accounts)',
    note: '41 % of video ads meant nothing without sound; 69 % watch muted in public. Interested parties.',
  },
  theme: 'sound-off',
  importance: 0.9,
  placements: {
    meta_feed: 1,
    linkedin: 1,
    x: 1,
    meta_stories: 0.8,
    meta_reels: 0.7,
    tiktok: 0.5,
    youtube: 0.5,
    google_display: 1,
  },
  curve: [0, 100],
  measures: 'what can be read without sound, of message, request and named brand',
  target: called('all of it', { from: 100 }),
  effort: 'low',
  measure(m, { brand }) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    const words = wordsOfVideo(m);
    const request = requestRead(words);
    const parts: [string, boolean][] = [['the message', supersOf(m).some(carriesMessage)]];
    // In a language that we know little of any line may be the request.
    if (request !== 'none' || !languageGap(words)) parts.push(['the request', request !== 'none']);
    if (brand) parts.push([`the name ${quote(brand, 24)}`, findBrandOverTime(m.text.spans, brand).length > 0]);
    const has = parts.filter(([, there]) => there).map(([name]) => name);
    const lacks = parts.filter(([, there]) => !there).map(([name]) => name);
    return measured({
      value: (100 * has.length) / parts.length,
      display: `${has.length} of ${parts.length}`,
      unit: '% of the parts',
      regions: [],
      measures: `what can be read without sound, of ${list(parts.map(([name]) => name))}`,
      unmet: request === 'unsure' || request === 'faint',
      // What is missing altogether is one fault, not one of sound.
      ...(lacks.length === 1 ? { theme: LACK_THEMES[lacks[0] ?? ''] ?? 'brand' } : {}),
      detail: { has, lacks },
    });
  },
  respond: ({ value }) => value / 100,
  good: ({ display, detail }) => ({
    title: 'It works on mute',
    text: `${countFirst(display)} can be read without sound: ${list(detail.has)}.`,
  }),
  bad: ({ display, detail, m }) => ({
    title: `On mute, ${list(detail.lacks)} ${detail.lacks.length === 1 ? 'is' : 'are'} missing`,
    text: `${detail.has.length > 0 ? `Only ${display} can be read: ${list(detail.has)}` : 'No text read on the screen says it'}. In a platform's study 41 % of video ads meant nothing without sound.${framesRead(m)}`,
  }),
  advice: ({ detail }) => ({
    title: `Write ${list(detail.lacks)} on the screen`,
    text: `So that nobody needs the sound to understand: ${list(detail.lacks)} ${detail.lacks.length === 1 ? 'was' : 'were'} read nowhere.`,
  }),
});

const saidAndShown = defineRule<{ name: string; cta: Interval }, VideoMeasurements>({
  id: 'K-04',
  title: 'The request is shown while somebody speaks',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Google, YouTube ABCD guide (Direct, read 2026)',
    note: `A request both heard and seen is more effective. An interested party. ${VOICE_NOTE} What is said is not known.`,
  },
  theme: 'cta-spoken',
  optional: true,
  importance: 0.3,
  praise: 0.5,
  goals: GOALS,
  placements: { meta_feed: 0.5, linkedin: 0.5, x: 0.5 },
  curve: [0, 100],
  measures: 'share of the request’s time on screen with a voice',
  target: atLeast(50, '%'),
  effort: 'medium',
  measure(m) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    const spans = supersOf(m).filter((s) => asks(s.text));
    const [first] = spans;
    if (!first) return notApplicable;
    const voice = voiced(m);
    if (voice.gap) return voice.gap;
    const shown = totalSeconds(spans);
    const value = shown > 0 ? (100 * overlapSeconds(spans, voice.speech)) / shown : 0;
    return measured({
      value,
      display: percent(value / 100),
      unit: '% of its time',
      regions: [first.region],
      time: { start: first.start, end: first.end },
      detail: { name: nameBlock(first, 28), cta: { start: first.start, end: first.end } },
    });
  },
  respond: ({ value }) => 0.3 + 0.7 * ramp(0, 50)(value),
  good: ({ display, detail }) => ({
    title: `${sentence(detail.name)} is shown while a voice speaks`,
    text: `During ${display} of its time on the screen speech is heard. Whether it says the same is not known.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Nobody says ${detail.name}`,
    text: `It stands at ${stretch(detail.cta)}, and speech is heard in ${display} of that.`,
  }),
  advice: ({ detail }) => ({
    title: `Say ${detail.name} aloud`,
    text: `Let the voice speak the request while it stands on the screen (${stretch(detail.cta)}).`,
  }),
});

/** Seconds before the end at which a request that stands to the end may be gone. */
const LEAD_S = 1;

/** As long as a card may be: what asks for longer, or from the beginning on, is no part at the end. */
const MOST_CARD_S = 4;
const OPENING_S = 0.5;

/** The request that stands at the end of a video without a card, from long before it. */
function standingRequest(m: VideoMeasurements): TextSpan | null {
  const asking = supersOf(m).filter(({ role, text }) => role === 'cta' || asks(text));
  const isLong = ({ start, end }: Interval) => start < OPENING_S || end - start > MOST_CARD_S;
  return asking.find((span) => isLong(span) && span.end >= m.source.durationS - LEAD_S) ?? null;
}

/** A line at the end that may ask, where none surely does. */
function lineThatMayAsk(m: VideoMeasurements): TextSpan | null {
  return supersOf(m).find(({ text, end }) => end >= m.source.durationS - LEAD_S && !asks(text) && mayAsk(text)) ?? null;
}

/** A caption that asks at the end: it says what to do, and no card holds it. */
function captionThatAsks({ text, source }: VideoMeasurements): TextSpan | null {
  const isAsking = (span: TextSpan) => span.caption && asks(span.text);
  return text.spans.findLast((span) => isAsking(span) && span.end >= source.durationS - LEAD_S) ?? null;
}

function withoutCard(m: VideoMeasurements): string {
  const caption = captionThatAsks(m);
  return caption
    ? `Only a caption asks at the end: ${nameBlock(caption, 40)}. No card holds what to do next.`
    : `We read nothing at the end of the ${seconds(m.source.durationS)} that says what to do next.`;
}

interface Ending {
  card: EndCard | null;
  /** What asks at the end of a video that has no card. */
  standing: TextSpan | null;
  brand: boolean | null;
  length: number;
}

const endCard = defineRule<Ending, VideoMeasurements>({
  id: 'V-15',
  title: 'An end card asks',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Google, YouTube ABCD guide (Direct); VidMob, criterion “brand late” (read 2026)',
    note: 'Direct viewers at the end. Interested parties; the 1.5 s are ours.',
  },
  theme: 'end-card',
  importance: 0.8,
  goals: GOALS,
  measures: 'end card: request, brand, seconds and stillness together',
  target: called('request and brand held for 1.5 s or longer', { from: 100 }),
  effort: 'low',
  measure(m, { brand }) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    if (m.source.durationS < 3) return notApplicable;
    const card = m.endCard;
    const standing = card ? null : standingRequest(m);
    const unknown = card?.hasCta || standing ? null : languageGap(wordsOfVideo(m));
    if (unknown) return unknown;
    const unsure = card?.hasCta || standing ? null : lineThatMayAsk(m);
    if (unsure) return notMeasured(`${nameBlock(unsure, 34)} stands at the end and may be a request, but not surely`);
    const spans = card ? card.spans.flatMap((i) => m.text.spans[i] ?? []) : standing ? [standing] : [];
    const ending = card ?? standing;
    const length = ending ? ending.end - ending.start : 0;
    const named = brand ? findBrandOverTime(spans, brand).length > 0 : null;
    const value = ending
      ? blend([
          [!card || card.hasCta ? 1 : 0, 4],
          ...(named === null ? [] : [[named ? 1 : 0, 2] as const]),
          [ramp(0.5, 1.5)(length), 3],
          [card?.still ? 1 : 0.5, 1],
        ])
      : 0;
    return measured({
      value: value * 100,
      display: ending ? `${seconds(length)}${!card || card.hasCta ? ' with a request' : ' without a request'}` : 'none',
      unit: '%',
      regions: spans.map((s) => s.region),
      ...(ending ? { time: { start: ending.start, end: ending.end } } : {}),
      detail: { card, standing, brand: named, length },
    });
  },
  curve: [0, 100],
  respond: ({ value }) => value / 100,
  good: ({ display, detail }) => ({
    title: 'It ends by asking',
    text: detail.standing
      ? `It has no end card, but ${nameBlock(detail.standing, 28)} stands to the end: ${display}, at ${stretch(detail.standing)}.`
      : `The end card holds ${display}${detail.card ? `, from ${stretch(detail.card)}` : ''}${detail.brand ? ', with your name on it' : ''}.`,
  }),
  bad: ({ detail, m }) => ({
    title: detail.card
      ? 'The end card does not ask'
      : detail.standing
        ? 'The end leaves out the brand'
        : 'It just stops',
    text: detail.card
      ? `The last ${seconds(detail.length)} (${stretch(detail.card)}) ${detail.card.hasCta ? 'ask, but too briefly' : 'hold no request we could read'}${detail.brand === false ? ' and do not name the brand' : ''}.`
      : detail.standing
        ? `${sentence(nameBlock(detail.standing, 28))} stands for the last ${seconds(detail.length)} (${stretch(detail.standing)})${detail.brand === false ? ', without the brand' : ''}.`
        : withoutCard(m),
  }),
  advice: ({ detail }) => ({
    title: detail.card ? 'Complete the end card' : 'Add an end card of 2 s',
    text: `Request${detail.brand === false ? ' and brand name' : ' and brand'} on a calm background, held for at least 1.5 s${detail.card ? `; it lasts ${seconds(detail.length)} ${detail.card.hasCta ? 'with' : 'without'} a request now` : ''}.`,
  }),
});

export const requestRules = [soundOff, saidAndShown, endCard];
