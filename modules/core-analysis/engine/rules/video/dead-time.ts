/** Stretches in which nothing happens. */
import { ramp } from '../../response.ts';
import type { Interval, TextSpan, VideoMeasurements } from '../../video/video-measurements.ts';
import { overlapSeconds, totalSeconds } from '../../video-text/intervals.ts';
import { measured } from '../book/reading.ts';
import { defineRule } from '../book/rule.ts';
import { called } from '../book/target.ts';
import { nameBlock } from '../book/text-blocks.ts';
import { count, list, seconds, sentence, stretch } from '../wording/words.ts';
import { deadStretches } from './dead-stretches.ts';
import { blackOpening, supersOf } from './over-time.ts';
import { besideCards, type Card, cardsOf, isPitch, standsIn } from './standing-cards.ts';

/** Words that go with the stretches, what they offer or ask first. */
function wordsIn(m: VideoMeasurements, stretches: readonly Interval[]): TextSpan[] {
  return supersOf(m)
    .filter((span) => standsIn(span, stretches))
    .sort((a, b) => Number(isPitch(b)) - Number(isPitch(a)) || a.start - b.start);
}

/** The black on which the video opens is told by V-05; of the dead stretches, the ones that are more than that. */
function besideOpening(m: VideoMeasurements, dead: readonly Interval[]): Interval[] {
  return dead.filter(({ start, end }) => start > 0.05 || end > blackOpening(m) + 1);
}

/** What V-18 tells of, whether a black opening comes on top that another rule tells of, and which cards may stand. */
interface Dead {
  told: Interval[];
  opening: boolean;
  cards: Card[];
}

/** Share of the video that is black from which on all of the essential share is at stake. */
const MUCH_BLACK = 0.25;
/** What a second that stands still is of a black one, and the shares of the whole between which stillness becomes the way it is made. */
const STILL = 0.3;
const SLIDESHOW = [0.3, 0.5] as const;

/** From this share of the whole on, a still video is a slideshow: there is nothing to cut out. */
const MOSTLY = 0.4;

/** ", but for 2 cuts": slides that follow one another stand still as one stretch. */
function butForCuts({ shots }: VideoMeasurements, stretches: readonly Interval[]): string {
  const cuts = shots.filter((s) => s.begins === 'cut' && stretches.some((d) => d.start < s.start && s.start < d.end));
  return cuts.length > 0 ? `, but for ${count(cuts.length, 'cut')}` : '';
}

/** How much of the essential share is at stake, 0..1, by the shares of the video that are black and that stand still. */
function stakeOf({ black, source }: VideoMeasurements, stretches: readonly Interval[]): number {
  const share = (s: number) => s / Math.max(source.durationS, 0.1);
  const blackShare = share(overlapSeconds(black, stretches));
  const still = share(totalSeconds(stretches)) - blackShare;
  return ramp(0, MUCH_BLACK)(blackShare + STILL * still * (1 - ramp(...SLIDESHOW)(still)));
}

export const deadTime = defineRule<Dead, VideoMeasurements>({
  id: 'V-18',
  title: 'No dead time',
  area: 'attention',
  grade: 'E',
  source: {
    kind: 'convention',
    title: 'Our own convention',
    note: 'We count black stretches of over three quarters of a second and frozen ones of over a second as lost time; the end card may stand still. No study is behind the mark.',
  },
  theme: 'dead-time',
  // A picture that stands still may be meant, and costs less; a screen that goes black in the middle shows nothing and looks like the end.
  essential: 0.3,
  importance: 1,
  praise: 0.3,
  curve: [0, 6],
  measures: 'seconds of black or frozen picture before the end card',
  target: called('0 s', { to: 0 }),
  effort: 'low',
  measure(m) {
    const cards = cardsOf(m);
    const dead = deadStretches(m, cards).stretches;
    const value = dead.reduce((sum, d) => sum + d.end - d.start, 0);
    const told = besideOpening(m, dead);
    const [first] = told.length > 0 ? told : dead;
    return measured({
      value,
      ...(dead.length > 0 && told.length === 0 ? { theme: 'first-frame' } : {}),
      stake: stakeOf(m, told),
      display: seconds(value),
      unit: 's',
      regions: [],
      ...(first ? { time: first } : {}),
      detail: { told: told.length > 0 ? told : dead, opening: told.length > 0 && told.length < dead.length, cards },
    });
  },
  respond: ({ value }) => ramp(3, 0)(value),
  good: ({ detail: { cards } }) => ({
    title: 'No dead time',
    text: `${cards.length > 0 ? `${sentence(besideCards(cards))}, nothing` : 'Nothing'} stays black or stands still for more than a second: 0 s of it before the end.`,
  }),
  bad: ({ display, detail: { told, opening, cards }, m }) => ({
    title: opening
      ? `Another ${seconds(totalSeconds(told))} stand still or stay black`
      : `The picture stands still or stays black for ${display}`,
    text: `${opening ? 'Beside the black opening, the' : 'The'} picture stands or is black at ${list(told.slice(0, 3).map(stretch))}${told.length > 3 ? ' and more' : ''}${butForCuts(m, told)}${opening ? `, ${display} in all` : ''}${cards.length > 0 ? `, ${besideCards(cards)}` : ''}. Our mark is 0 s.`,
  }),
  advice: ({ value, detail: { told, opening }, display, m }) => {
    if (value > m.source.durationS * MOSTLY)
      return {
        title: 'Move over the stills',
        text: `A slow pan or zoom, or a few filmed seconds: ${display} of ${seconds(m.source.durationS)} stand still now, too much to cut out.`,
      };
    const [words, ...more] = wordsIn(m, told);
    if (words)
      return {
        title: `Lay ${nameBlock(words, 28)} over a moving shot`,
        text: `Nothing moves at ${list(told.slice(0, 3).map(stretch))}, ${display} in all${opening ? ' with the black opening' : ''}; cut out as it is, the line${more.length > 0 ? ` and ${count(more.length, 'other')}` : ''} would go too.`,
      };
    return {
      title: `Cut out ${list(told.slice(0, 3).map(stretch))}`,
      text: `Nothing moves there, ${display} in all${opening ? ' with the black opening' : ''}; what is said over it can run over a moving shot.`,
    };
  },
});
