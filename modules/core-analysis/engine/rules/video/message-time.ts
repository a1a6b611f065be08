/** When the message, the offer and the subject come. */

import type { Placement } from '../../../contract/analysis.ts';
import { heardSpeech } from '../../audio/heard-speech.ts';
import { offerIn } from '../../copy/offer-line.ts';
import { soldThing } from '../../copy/trade-words.ts';
import { carriesMessage } from '../../copy/words-of-video.ts';
import { hat, ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import type { TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { CLICK_GOALS } from '../book/click-goals.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { between, called, within } from '../book/target.ts';
import { nameBlock } from '../book/text-blocks.ts';
import { framesRead } from '../book/what-was-read.ts';
import { subjectOf } from '../picture/subject.ts';
import { unknownSubject } from '../picture/unknown-subject.ts';
import { count, countFirst, percent, seconds, sentence, stretch } from '../wording/words.ts';
import { cardOfItsOwn, supersOf, textOverTimeGap, WITH_CARD_S } from './over-time.ts';

/** Seconds by which the message should stand: YouTube's guide gives five, feeds three. */
const dueBy = (placement: Placement): number => (placement === 'youtube' ? 5 : 3);

const byTime = <T extends { start: number }>(items: readonly T[]): T[] => [...items].sort((a, b) => a.start - b.start);

const keyMessage = defineRule<TextSpan | null, VideoMeasurements>({
  id: 'V-06',
  title: 'The message comes early',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Facebook and Nielsen, 2015 (secondary account)',
    note: 'Up to 47 % of a campaign’s value came within 3 s and 74 % within 10 s. An interested party’s data of 2015.',
  },
  theme: 'message-time',
  essential: 0.1,
  importance: 1,
  curve: [0, 12],
  measures: 'time at which the first line of the message stands on the screen',
  target: called('within 3 s (5 s on YouTube)', { to: 3 }),
  targetHere: ({ settings }) => within(dueBy(settings.placement)),
  effort: 'medium',
  measure(m) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    const first = byTime(supersOf(m).filter(carriesMessage))[0] ?? null;
    // Speech that may be there may say it.
    const speech = m.audio ? heardSpeech(m.audio) : [];
    const maySay = typeof speech === 'string' || speech.length > 0 || m.text.spans.some(({ caption }) => caption);
    if (!first && maySay) return notMeasured('the message may be spoken, and speech is not transcribed');
    return measured({
      value: first ? first.start : m.source.durationS,
      display: first ? seconds(first.start) : 'never',
      unit: 's',
      regions: first ? [first.region] : [],
      time: first ? { start: first.start, end: first.end } : { start: 0, end: m.source.durationS },
      ...(first ? { measures: `time at which ${nameBlock(first, 28)} stands on the screen` } : {}),
      detail: first,
    });
  },
  respond: ({ value, detail, settings }) => {
    const due = dueBy(settings.placement);
    return detail ? ramp(due * 2, due)(value) : 0;
  },
  good: ({ display, detail, settings }) => ({
    title: `${sentence(detail ? nameBlock(detail, 32) : 'The message')} stands at ${display}`,
    text: `The message is on the screen from ${detail ? stretch(detail) : display}; the mark here is ${dueBy(settings.placement)} s.`,
  }),
  bad: ({ display, detail, m, settings }) =>
    detail
      ? {
          title: `The message comes at ${display}`,
          text: `${sentence(nameBlock(detail, 40))} is the first line we read that says what this is about, and it appears at ${display}; the mark is ${dueBy(settings.placement)} s. Up to 47 % of a campaign's value fell in the first 3 s in a platform's study.`,
        }
      : {
          title: 'No line says what this is about',
          text:
            m.text.spans.length === 0
              ? `In ${seconds(m.source.durationS)} we read no text and heard no voice.${framesRead(m)}`
              : `In ${seconds(m.source.durationS)} we read ${count(m.text.spans.length, 'text')} on the screen, besides a request no headline, offer or benefit among them, and heard no voice.${framesRead(m)}`,
        },
  advice: ({ display, detail, settings }) => ({
    title: detail ? `Bring ${nameBlock(detail, 28)} forward` : 'Put the message on the screen at once',
    text: detail
      ? `Show it within the first ${dueBy(settings.placement)} s; it comes at ${display} now.`
      : `One line of three to seven words in the first ${dueBy(settings.placement)} s: what it is and what it does for the viewer.`,
  }),
});

const offerFirst = defineRule<TextSpan, VideoMeasurements>({
  id: 'K-07V',
  title: 'The offer opens',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Motion Creative Benchmarks 2026 (about 550,000 ads, 6,000 brands)',
    note: 'Offer-first hooks were among those with the highest hit rate. A vendor’s correlation.',
  },
  theme: 'offer-order',
  importance: 0.4,
  goals: CLICK_GOALS,
  curve: [0, 12],
  measures: 'time at which the offer stands on the screen',
  target: within(3),
  effort: 'low',
  measure(m) {
    // By its frame, where a line beside it makes the offer whole, or by its own words.
    const offers = (s: TextSpan) => isLegible(s) && (s.role === 'offer' || offerIn(s.text) !== null);
    const first = byTime(m.text.spans.filter(offers))[0];
    if (!first) return notApplicable;
    return measured({
      value: first.start,
      display: seconds(first.start),
      unit: 's',
      regions: [first.region],
      time: { start: first.start, end: first.end },
      detail: first,
    });
  },
  respond: ({ value }) => 0.3 + 0.7 * ramp(8, 3)(value),
  good: ({ display, detail }) => ({
    title: `${sentence(nameBlock(detail, 28))} opens the video`,
    text: `The offer stands at ${display}. Opening with the offer was among the hooks with the best hit rate in a vendor's benchmark.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${sentence(nameBlock(detail, 28))} comes late`,
    text: `The offer is held back until ${display}; whoever leaves before never learns of it.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Open with ${nameBlock(detail, 28)}`,
    text: `Put it on the screen within the first 3 s and repeat it at ${display}, where it stands now.`,
  }),
});

/** Share of the frame under which a subject is no clear one. */
const LEAST_SUBJECT = 0.03;

const UNTOLD_BEFORE = 'what the first shots are about could not be told';

const subjectBy = defineRule<{ start: number; end: number; share: number; before: number }, VideoMeasurements>({
  id: 'P-03',
  title: 'The subject is shown early',
  area: 'composition',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Google, YouTube ABCD guide; TikTok (secondary account, read 2026)',
    note: 'Product by 5 s; of TikTok’s highest-CTR videos 63 % show message or product within 3 s. The main subject stands for the product.',
  },
  theme: 'message-time',
  importance: 0.5,
  praise: 0.5,
  goals: { sales: 1, leads: 0.8, engagement: 0.6, awareness: 0.6, community: 0.4 },
  curve: [0, 15],
  measures: 'time of the first shot with a clear main subject',
  target: called('within 5 s (3 s on TikTok)', { to: 5 }),
  targetHere: ({ settings }) => within(settings.placement === 'tiktok' ? 3 : 5),
  effort: 'medium',
  idea: true,
  measure(m) {
    const measuredShots = m.shots.filter((s) => s.still !== null);
    if (measuredShots.length === 0) return notMeasured('no keyframe could be measured');
    for (const [before, { still, start, end }] of measuredShots.entries()) {
      const subject = still ? subjectOf(still) : null;
      const share = subject ? subject.w * subject.h : 0;
      // A shot of which nobody could tell may have shown it.
      if (still && !subject && unknownSubject(still)) return notMeasured(UNTOLD_BEFORE);
      if (!subject || share < LEAST_SUBJECT) continue;
      return measured({
        value: start,
        display: seconds(start),
        unit: 's',
        regions: [subject],
        time: { start, end },
        detail: { start, end, share, before },
      });
    }
    return notApplicable;
  },
  respond: ({ value, settings }) => {
    const due = settings.placement === 'tiktok' ? 3 : 5;
    return ramp(due * 2.5, due)(value);
  },
  good: ({ display, detail }) => ({
    title: `One subject stands out from ${display} on`,
    text: `The shot at ${stretch(detail)} shows one main subject on ${percent(detail.share)} of the frame. If that is your product, it is there in time.${detail.before > 0 ? ` In ${count(detail.before, 'measured shot')} before it nothing of ${percent(LEAST_SUBJECT)} of the frame or more stands out as one thing, whatever is shown there.` : ''}`,
  }),
  bad: ({ display, settings }) => ({
    title: `No clear subject before ${display}`,
    text: `Until ${display} no measured shot has one thing that stands out; by the platforms' guides ${soldThing(settings)} should be seen within the first seconds.`,
  }),
  advice: ({ display, settings }) => ({
    title: `Show ${soldThing(settings)} first, then explain`,
    text: `Move the shot at ${display} to the start, or insert a close-up of ${soldThing(settings)} in the first 2 s.`,
  }),
});

const openingWords = defineRule<{ texts: TextSpan[] }, VideoMeasurements>({
  id: 'T-06V',
  title: 'Words in the first three seconds',
  area: 'text',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'At the three words a second that the BBC Subtitle Guidelines allow at most, nine are read in 3 s.',
  },
  theme: 'text-amount',
  importance: 1,
  praise: 0.6,
  curve: [0, 20],
  measures: 'words on screen in the first 3 s',
  target: between(2, 8, 'words'),
  effort: 'low',
  measure(m) {
    const gap = textOverTimeGap(m);
    if (gap) return gap;
    // Of a clip that is over so soon, the end card is not the opening.
    const card = cardOfItsOwn(m);
    const closing = (card?.spans ?? [])
      .flatMap((i) => m.text.spans[i] ?? [])
      .filter(({ start }) => start < 3 && start >= (card?.start ?? 0) - WITH_CARD_S);
    const early = supersOf(m).filter(
      (s) => s.start < 3 && closing.every(({ start, text }) => start !== s.start || text !== s.text),
    );
    // Captions repeat what is heard: nobody has to read them beside the message. Where they are all there is, they are it.
    const heard = m.text.spans.filter(({ caption, start }) => caption && start < 3);
    const besides = [...(early.length === 0 ? [] : heard), ...closing];
    const value = Math.max(0, m.text.wordsFirst3s - besides.reduce((sum, { words }) => sum + words, 0));
    return measured({
      value,
      display: count(value, 'word'),
      unit: 'words',
      regions: early.map((s) => s.region),
      time: { start: 0, end: Math.min(3, m.source.durationS) },
      detail: { texts: early },
    });
  },
  // Without any word the first seconds can still work by picture and voice.
  respond: ({ value }) => Math.max(value < 2 ? 0.4 : 0, hat(0, 2, 8, 14)(value)),
  good: ({ display, detail }) => ({
    title: `${countFirst(display)} open the video`,
    text: `${detail.texts[0] ? `${sentence(nameBlock(detail.texts[0], 40))} can` : 'They can'} be read in the first 3 s: ${display}, our range is 2 to 8.`,
  }),
  bad: ({ value, display, detail, m }) =>
    value > 8
      ? {
          title: `${countFirst(display)} in three seconds`,
          text: `Reading them takes about ${seconds(value / 3)}${detail.texts[0] ? `, from ${nameBlock(detail.texts[0], 40)} on` : ''}; our range is 2 to 8 words.`,
        }
      : {
          title:
            value === 0
              ? 'No words read in the first three seconds'
              : `${countFirst(display)} in the first three seconds`,
          text: `We read ${display} in the first 3 s; on mute nothing more is said there.${framesRead(m)}`,
        },
  advice: ({ value, display, detail }) =>
    value > 8
      ? {
          title: detail.texts.length > 1 ? 'Say less in the opening' : 'Shorten the opening line',
          text: `Cut the ${display} of the first 3 s to eight, and let the rest follow.`,
        }
      : {
          title: 'Add an opening line',
          text: `Three to seven words in the first second say what is coming; there ${value === 1 ? 'is' : 'are'} ${display} now.`,
        },
});

export const messageTimeRules = [keyMessage, offerFirst, subjectBy, openingWords];
