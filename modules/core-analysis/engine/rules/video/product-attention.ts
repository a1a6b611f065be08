/** Whether the subject stands where and when attention is. */
import { soldThing } from '../../copy/trade-words.ts';
import { attentionShareOf } from '../../layout/attention-share.ts';
import { ramp } from '../../response.ts';
import { isBlank } from '../../video/blank-still.ts';
import type { Shot, VideoMeasurements } from '../../video/video-measurements.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { atLeast } from '../book/target.ts';
import { subjectOf, tellsInShot } from '../picture/subject.ts';
import { count, percent, stretch } from '../wording/words.ts';
import { cardOfItsOwn, meanBetween, WITH_CARD_S } from './over-time.ts';

interface Share {
  shot: Shot;
  share: number;
  weight: number;
  /** Its weight, were there no doubt about its subject. */
  drawn: number;
}

/** Marks by percent of the attention. */
const MARKS = ramp(5, 25);
/** Share of the attention over time for which a subject is sure from which on the rule counts whole; without one it says nothing. */
const ENOUGH_SHOWN = 0.5;

const sumOf = (shares: readonly Share[], of: 'weight' | 'drawn') => shares.reduce((sum, share) => sum + share[of], 0);

const subjectAttention = defineRule<{ best: Share; worst: Share; shots: number; with: number }, VideoMeasurements>({
  id: 'P-02',
  title: 'The subject stands where attention is',
  area: 'attention',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Yang, Zhang, Zhang, “Engagement That Sells”, Marketing Science 44(2), 2025',
    note: 'TikTok ads with Taobao sales: the product in the most engaging pixels predicted the sales lift. The main subject stands for the product, and its keyframe for a shot.',
    url: 'https://econpapers.repec.org/RePEc:inm:ormksc:v:44:y:2025:i:2:p:247-267',
  },
  theme: 'focus',
  importance: 0.6,
  goals: { sales: 1, leads: 0.8, engagement: 0.6, awareness: 0.6, community: 0.5 },
  curve: [0, 50],
  measures: 'share of all predicted attention over time that falls on the main subject',
  target: atLeast(25, '%'),
  effort: 'high',
  measure(m) {
    const all = m.shots.filter((s) => s.still !== null);
    // The end card is there to ask; the product has had its time before.
    const card = cardOfItsOwn(m);
    const before = all.filter((s) => s.still && !isBlank(s.still) && (!card || s.start < card.start - WITH_CARD_S));
    const shots = before.length > 0 ? before : all;
    if (shots.length === 0) return notMeasured('no keyframe could be measured');
    const looked = shots.map((shot): Share => {
      const subject = shot.still ? subjectOf(shot.still) : null;
      const share = shot.still && subject ? attentionShareOf(shot.still.saliency, subject) : 0;
      const level = meanBetween(m.timeline.attention, m.timeline.stepS, shot.start, shot.end) ?? 0.5;
      const drawn = Math.max(0.01, level) * Math.max(0.04, shot.end - shot.start);
      return { shot, share, drawn, weight: drawn * (shot.still ? tellsInShot(shot.still, subject) : 1) };
    });
    const shares = looked.filter(({ weight }) => weight > 0);
    if (shares.length === 0) return notMeasured('no shot has a subject whose outline could be told');
    const shown = shares.filter((s) => s.share > 0);
    const total = sumOf(shares, 'weight');
    const value = (100 * shares.reduce((sum, s) => sum + s.share * s.weight, 0)) / total;
    const surelyShown = sumOf(shown, 'weight') / sumOf(looked, 'drawn');
    const ranked = [...shares].sort((a, b) => b.share - a.share);
    const [best] = ranked;
    // Of the shots that pull the mean down the one that costs most: there is always one at or under it.
    const worst = shares
      .filter((s) => s.share * 100 <= value + 1e-9)
      .sort((a, b) => b.weight * (1 - b.share) - a.weight * (1 - a.share))[0];
    if (shown.length === 0 || !best || !worst) return notApplicable;
    const { shot } = MARKS(value) < 0.5 ? worst : best;
    const subject = shot.still ? subjectOf(shot.still) : null;
    return measured({
      value,
      display: percent(value / 100),
      unit: '% of attention',
      regions: subject ? [subject] : [],
      time: { start: shot.start, end: shot.end },
      counts: ramp(0, ENOUGH_SHOWN)(surelyShown),
      detail: { best, worst, shots: shares.length, with: shown.length },
    });
  },
  respond: ({ value }) => MARKS(value),
  good: ({ display, detail }) => ({
    title: 'Attention and subject meet',
    text: `Of all predicted attention ${display} falls on the main subject, most at ${stretch(detail.best.shot)} (${percent(detail.best.share)}). In field data this product of both predicted sales.`,
  }),
  bad: ({ display, detail }) => ({
    title: 'Attention and subject miss each other',
    text: `Over time only ${display} of the predicted attention falls on the main subject${detail.shots === 1 ? '.' : `; ${detail.with} of ${count(detail.shots, 'shot')} ${detail.with === 1 ? 'shows' : 'show'} one. Most is lost at ${stretch(detail.worst.shot)}, where ${detail.worst.share > 0 ? `it gets ${percent(detail.worst.share)}` : 'none stands out'}.`}`,
  }),
  advice: ({ display, detail, settings }) => ({
    title:
      detail.worst.share > 0
        ? `Let ${soldThing(settings)} lead at ${stretch(detail.worst.shot)}`
        : `Put ${soldThing(settings)} into ${stretch(detail.worst.shot)}`,
    text:
      detail.shots === 1
        ? `Bring it closer or calm what lies around it: it draws ${display} of the attention now; aim: 25 %.`
        : `That stretch draws attention and ${detail.worst.share > 0 ? `gives the subject ${percent(detail.worst.share)} of it` : 'shows no subject to take it'}; the whole video stands at ${display}; aim: 25 %.`,
  }),
});

export const productRules = [subjectAttention];
