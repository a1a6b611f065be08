/** The main subject: whether it holds the first glance, and how large it is. */

import { coveredBy } from '../../../contract/covered-by.ts';
import type { Region } from '../../../contract/evidence.ts';
import { soldThing } from '../../copy/trade-words.ts';
import { attentionShareOf } from '../../layout/attention-share.ts';
import { SUBJECT_DENSITY } from '../../measure/composition/subject.ts';
import type { ImageMeasurements } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { measured, notApplicable, notMeasured } from '../book/reading.ts';
import { type Context, defineRule, type Fixed, type RuleSpec, type Said } from '../book/rule.ts';
import { between, called } from '../book/target.ts';
import { inPlace } from '../wording/place-words.ts';
import { percent, plain, sentence } from '../wording/words.ts';
import { type AttentionPlace, attentionPlaces } from './attention-places.ts';
import { ASKED } from './figure-ground.ts';
import { CHOICE } from './first-glance.ts';
import {
  FINDABLE,
  isFaceOf,
  isSomebody,
  missingSubject,
  NO_SUBJECT,
  type NoSubject,
  subjectOf,
  surelySeen,
  tellsSize,
  UNSURE,
} from './subject.ts';
import { subjectName, subjectThere } from './subject-name.ts';
import { unknownSubject } from './unknown-subject.ts';

/** Times an average spot, told so finely that what falls short of the mark never reads as reaching it. */
const times = (standsOut: number): string =>
  standsOut < SUBJECT_DENSITY && plain(standsOut) === plain(SUBJECT_DENSITY)
    ? plain(Math.floor(standsOut * 100) / 100, 2)
    : plain(standsOut);

/** "only just", "1.2 times": what draws as an average spot does stands out by nothing. */
const timesWords = (told: string): string => (told === '1' ? 'only just' : `${told} times`);

const sayNothing = ({ standsOut }: NoSubject): Said => ({
  title: 'Nothing stands out as the subject',
  text: `Beside its words no part of the picture stands out: the strongest draws the eye ${timesWords(times(standsOut))} as strongly as an average spot of its size, and from ${SUBJECT_DENSITY} times on we take it for the subject. If the product is in the picture, it blends in; if it is not, nobody sees what is for sale.`,
});

const showIt = (_: NoSubject, { settings }: Pick<Context<unknown>, 'settings'>): Said => ({
  title: `Show ${soldThing(settings)} where the eye can find it`,
  text: 'Put it on a calm part of the picture, large enough to fill at least 10 % of the frame, in a colour and lightness of its own.',
});

interface SubjectSpec<D> extends Omit<RuleSpec<D>, 'measure' | 'targetHere' | 'respondAlone' | 'fixes' | 'inShot'> {
  /** What the value is a share of. */
  whole: string;
  fixes?(x: Context<D>): Fixed;
  /** How much the subject tells of this kind, 0..1, and what there is to say where that is nothing. */
  tells?(m: ImageMeasurements, subject: Region): { counts: number; otherwise: string };
  /** The share, 0..1, and what the sentences use. */
  read(m: ImageMeasurements, subject: Region): { share: number; unmet?: boolean; unsaid?: boolean; detail: D };
}

type MaybeMissing<D> = { none: NoSubject } | { none?: undefined; found: D };

/** A rule on the subject. Where none is found all of them are lost for that, and say the same. */
function defineSubjectRule<D>({ whole, tells, read, respond, good, bad, advice, fixes, ...spec }: SubjectSpec<D>) {
  const unit = `% of ${whole}`;
  const unlessMissing =
    (say: (x: Context<D>) => Said, missing: (none: NoSubject, x: Pick<Context<D>, 'settings'>) => Said) =>
    (x: Context<MaybeMissing<D>>) =>
      x.detail.none ? missing(x.detail.none, x) : say({ ...x, detail: x.detail.found });
  return defineRule<MaybeMissing<D>>({
    ...spec,
    measure(m, settings) {
      const none = missingSubject(m, settings);
      if (none) {
        const { counts } = none;
        return measured({
          value: 0,
          display: NO_SUBJECT,
          unit,
          regions: [],
          theme: 'subject',
          counts,
          detail: { none },
        });
      }
      const unknown = unknownSubject(m);
      if (unknown) return unknown;
      const subject = subjectOf(m);
      if (!subject || subject.w * subject.h === 0) return notApplicable;
      const told = tells?.(m, subject);
      if (told?.counts === 0) return notMeasured(told.otherwise);
      const counts = (told?.counts ?? 1) * surelySeen(m);
      if (counts === 0) return notMeasured(UNSURE);
      const { share, unmet = false, unsaid = false, detail } = read(m, subject);
      return measured({
        value: share * 100,
        display: percent(share),
        unit,
        regions: [subject],
        ...(counts < 1 && { counts }),
        unmet,
        unsaid,
        detail: { found: detail },
      });
    },
    respond: ({ detail, ...x }) => (detail.none ? detail.none.response : respond({ ...x, detail: detail.found })),
    good: unlessMissing(good, sayNothing),
    bad: unlessMissing(bad, sayNothing),
    advice: unlessMissing(advice, showIt),
    fixes: (x) => (x.detail.none ? {} : (fixes?.({ ...x, detail: x.detail.found }) ?? {})),
  });
}

/** Share of the glance from which a subject holds it, and in times its area; more than `MOST` is never asked for: a large thing is seen at once and need not outshine its own background. */
const HOLDS = 0.3;
const DENSE = 1.5;
const MOST = 0.6;

/** Times the share of its area that a subject of this size can draw at most: what fills the frame draws what the frame draws. */
const densest = (area: number): number => Math.min(DENSE, MOST / Math.max(area, Number.EPSILON));

/** Response to a share of the glance, 0..1, that is so many times the share of the area. */
const holdsBy = (share: number, density: number, area: number): number =>
  0.5 * ramp(0.1, HOLDS)(share) + 0.5 * ramp((0.7 / DENSE) * densest(area), densest(area))(density);
/** From this share of a place on it lies within another. */
const WITHIN = 0.4;

/** What has all the marks at this size, as far as that can be had. */
const glanceAimed = (area: number): number => Math.min(MOST, Math.max(HOLDS, DENSE * area));

const areaOf = ({ w, h }: Region): number => w * h;

/** A headline may outshine the subject and has to be read all the same: it is nothing to calm. */
const isHeadline = ({ region }: AttentionPlace, { text }: ImageMeasurements): boolean =>
  text.blocks.some((b) => b.role === 'headline' && coveredBy(region, b.region) >= WITHIN);

/** Whether a place takes from the subject: neither the request, which has to be seen, nor the subject's own face. */
function isRival({ kind, region }: AttentionPlace, m: ImageMeasurements, subject: Region): boolean {
  const { cta } = m.copy;
  if (kind === 'button' || (cta && coveredBy(region, cta.button?.region ?? cta.region) >= WITHIN)) return false;
  const faces = m.people?.faces ?? [];
  return !faces.some((face) => isFaceOf(subject, face.region) && coveredBy(region, face.region) >= WITHIN);
}

export const subjectAttention = defineSubjectRule<{
  subject: Region;
  density: number;
  rival: string | null;
  /** The same where it may be told to draw less. */
  calmed: string | null;
  /** Where it is somebody: then the face is no rival either. */
  somebody: boolean;
  leads: boolean;
}>({
  id: 'S-01',
  notOf: ['type_only', 'quote'],
  curve: [0, 60],
  title: 'The subject holds the first glance',
  area: 'attention',
  grade: 'B',
  source: { ...CHOICE, kind: 'study', url: 'https://doi.org/10.1016/j.jcps.2011.10.002' },
  theme: 'focus',
  importance: 0.7,
  measures: 'share of predicted first-glance attention on the main subject',
  target: called('at least 30 % of attention, and 1.5 times its share of the area', { from: 30 }),
  effort: 'medium',
  whole: 'attention',
  read(m, subject) {
    const share = attentionShareOf(m.saliency, subject);
    const places = attentionPlaces(m);
    const [first] = places;
    const within = ({ region }: AttentionPlace) => coveredBy(region, subject) >= WITHIN;
    const apart = first && !within(first);
    // A line set on the subject draws the eye before it, yet is none of its rivals.
    const leads = !apart && first?.kind !== 'text' && first?.kind !== 'button';
    const upTo = places.findIndex(within);
    const rival = places.slice(0, upTo < 0 ? 1 : upTo).find((place) => isRival(place, m, subject));
    return {
      share,
      // What fills the frame draws what the frame draws: nothing to praise.
      unmet: areaOf(subject) > MOST,
      // Without a rival, a thing whose colours set it apart is seen.
      unsaid: !rival && (m.composition.figureGroundDeltaE ?? 0) >= ASKED,
      detail: {
        subject,
        density: share / areaOf(subject),
        rival: rival?.name ?? null,
        calmed: rival && !isHeadline(rival, m) ? rival.name : null,
        somebody: isSomebody(m),
        leads,
      },
    };
  },
  respond: ({ value, detail: { subject, density } }) => holdsBy(value / 100, density, areaOf(subject)),
  good: ({ display, detail: { subject, leads }, m }) => ({
    // The share says how much of the glance it draws; where the strongest place of all is another, it does not come first.
    title: leads
      ? `The eye lands on ${subjectName(m)} first`
      : `${sentence(subjectName(m))} holds its share of the first glance`,
    text: `${sentence(subjectThere(m, subject))} draws ${display} of the predicted first glance from ${percent(subject.w * subject.h)} of the area. In fast choices in the lab, what stood out was chosen more often.`,
  }),
  bad: ({ display, detail: { subject, rival }, m }) => ({
    title: rival
      ? `${sentence(rival)} outshines ${subjectName(m)}`
      : `${sentence(subjectName(m))} does not hold the first glance`,
    text: `${sentence(subjectThere(m, subject))} takes ${percent(subject.w * subject.h)} of the area and ${display} of the predicted first glance${rival ? `; ${rival} is the stronger magnet` : ', too little to stand out from the rest'}.`,
  }),
  advice: ({ display, detail: { subject, calmed, somebody }, m }) => ({
    title: `Give ${subjectThere(m, subject)} the strongest contrast`,
    text: `Mute the colours of what lies around it${somebody ? ', the face apart' : ''}${calmed ? `, and calm ${calmed}` : ''}, until ${subjectName(m)} draws ${aimWords(areaOf(subject))} instead of ${display}. Nothing needs to move; the rest needs to be quieter.`,
  }),
  fixes({ detail: { subject } }) {
    const aim = glanceAimed(areaOf(subject));
    return { 'S-01': holdsBy(aim, aim / areaOf(subject), areaOf(subject)) };
  },
});

/** "30 % of the first glance", "44 % of the first glance (1.5 times its 29 % of the area)"; rounded up, so that it is enough. */
function aimWords(area: number): string {
  const aim = glanceAimed(area);
  const told = `${Math.ceil(aim * 100 - 1e-6)} % of the first glance`;
  if (aim <= HOLDS) return told;
  return aim < MOST
    ? `${told} (${DENSE} times its ${percent(area)} of the area)`
    : `${told} (it takes ${percent(area)} of the area, too much for ${DENSE} times its share)`;
}

/** From the first size on there is little room beside it, at the second there is none; % of the frame. */
const [LARGE, FULL] = [75, 100] as const;
const RANGE = `${FINDABLE} to ${LARGE} %`;

export const subjectSize = defineSubjectRule<Region>({
  id: 'P-01',
  notOf: ['type_only', 'quote'],
  curve: [0, 100],
  title: 'The subject has a findable size',
  area: 'composition',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'The main thing shown stands for the product. That one may fill three quarters of the frame, and loses at most half where it fills all of it, is ours.',
  },
  theme: 'subject',
  importance: 1,
  praise: 0.4,
  measures: 'share of the frame the main subject takes',
  target: between(FINDABLE, LARGE, '% of the frame'),
  effort: 'medium',
  whole: 'the frame',
  tells: tellsSize,
  read: (_, subject) => ({ share: subject.w * subject.h, detail: subject }),
  respond: ({ value }) => (value < FINDABLE ? ramp(3, FINDABLE)(value) : 0.5 + 0.5 * ramp(FULL, LARGE)(value)),
  good: ({ display, detail: subject, m }) => ({
    title: `${sentence(subjectName(m))} is big enough to find`,
    text: `It fills ${display} of the frame ${inPlace(subject)}; our range is ${RANGE}.`,
  }),
  bad: ({ value, display, detail: subject, m }) =>
    value < FINDABLE
      ? {
          title: `${sentence(subjectName(m))} is small in the frame`,
          text: `${sentence(subjectThere(m, subject))} fills ${display} of the frame. Our range is ${RANGE}.`,
        }
      : {
          title: `${sentence(subjectName(m))} fills the frame to the brim`,
          text: `It takes ${display} of the frame; our range is ${RANGE}.`,
        },
  advice: ({ value, display, m }) =>
    value < FINDABLE
      ? {
          title: `Crop in on ${subjectName(m)}`,
          text: `Crop until it fills at least 10 % of the frame; it has ${display} now.`,
        }
      : {
          title: `Step back from ${subjectName(m)}`,
          text: `Pull the crop back from ${display} to about ${LARGE} % of the frame, so that headline and button get a quiet background.`,
        },
});
