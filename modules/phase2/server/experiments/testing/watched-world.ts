import { RandomStream } from '#platform/numeric/random-stream.ts';
import type { Interval } from '../../../contract/period.ts';
import { type Arm, alwaysValid, armOf, oneLook } from '../difference.ts';
import { type ExposedPerson, readExperiment } from '../read-experiment.ts';

const LOOKS = 28;
const START = Date.UTC(2026, 9, 1);
const DAY_MS = 86_400_000;

/** An experiment with planted truth. */
export interface World {
  /** People of both arms who come on a day; each is in the second with `share`. */
  readonly perDay: number;
  readonly share: number;
  /** Who converts, by arm. */
  readonly rates: readonly [number, number];
  /** Points of engagement the second arm gains. */
  readonly lift: number;
  /** Conversions come on one of so many days from the exposure on. */
  readonly within: number;
  /** Share of the second arm's people without a conversion who are never seen. */
  readonly lost: number;
}

export const PLAIN: World = { perDay: 200, share: 0.5, rates: [0.1, 0.1], lift: 0, within: 1, lost: 0 };

interface Planted extends ExposedPerson {
  converted: boolean;
  /** Look at which the conversion is there. */
  readonly converts: number;
}

const VARIANTS = ['control', 'new'] as const;

function peopleOf(world: World, stream: RandomStream, day: number): Planted[] {
  const people: Planted[] = [];
  for (let i = 0; i < world.perDay; i++) {
    const arm = stream.uniform() < world.share ? 1 : 0;
    const converts =
      stream.uniform() < world.rates[arm] ? day + stream.integer(world.within) : Number.POSITIVE_INFINITY;
    const habit = 40 + 15 * stream.normal();
    const before = habit + 8 * stream.normal();
    const engagement = habit + 8 * stream.normal() + arm * world.lift;
    if (arm === 1 && converts === Number.POSITIVE_INFINITY && stream.uniform() < world.lost) continue;
    people.push({
      variant: VARIANTS[arm],
      exposedAt: new Date(START + day * DAY_MS),
      converted: false,
      converts,
      engagement,
      // A fifth were not there before.
      engagementBefore: stream.uniform() < 0.2 ? null : before,
    });
  }
  return people;
}

/** What an operator sees who looks every day for four weeks; 1: at one look at least, of `covered` at every look. */
export interface Watched {
  /** Conversion, and either of the two measures, is called better or worse. */
  readonly called: number;
  readonly calledEither: number;
  readonly found: number;
  readonly foundEngagement: number;
  /** The interval of conversion holds the truth. */
  readonly covered: number;
  readonly broken: number;
  /** The same with the interval for one look, with neither the split looked at nor the period before. */
  readonly naiveCalled: number;
  readonly naiveCalledEither: number;
  readonly naiveCovered: number;
  /** Engagement with the interval for every look, without the period before. */
  readonly foundEngagementAlone: number;
}

export function watch(world: World, seed: number): Watched {
  const stream = new RandomStream(seed, ['experiment']);
  const truth = world.rates[1] - world.rates[0];
  const seen: Planted[] = [];
  const yes = new Set<Exclude<keyof Watched, 'covered' | 'naiveCovered'>>();
  let [covered, naiveCovered] = [true, true];
  for (let day = 0; day < LOOKS; day++) {
    seen.push(...peopleOf(world, stream, day));
    for (const person of seen) person.converted = person.converts <= day;
    const { split, effects } = readExperiment({
      flag: 'F',
      variants: VARIANTS.map((name, arm) => ({ name, share: arm === 1 ? world.share : 1 - world.share })),
      people: seen,
    });
    if (split.isBroken) yes.add('broken');
    for (const { metric, verdict, difference } of effects) {
      if (verdict === 'better' || verdict === 'worse') {
        yes.add('calledEither');
        if (metric === 'conversion') yes.add('called');
      }
      if (verdict === 'better') yes.add(metric === 'conversion' ? 'found' : 'foundEngagement');
      if (metric === 'conversion' && difference && !holds(difference, truth)) covered = false;
    }
    const [conversion, engagement] = naively(seen);
    if (!holds(oneLook(...conversion), 0)) yes.add('naiveCalled').add('naiveCalledEither');
    if (!holds(oneLook(...engagement), 0)) yes.add('naiveCalledEither');
    if (!holds(oneLook(...conversion), truth)) naiveCovered = false;
    if (alwaysValid(...engagement).low > 0) yes.add('foundEngagementAlone');
  }
  const is = (name: Parameters<typeof yes.has>[0]): number => Number(yes.has(name));
  return {
    called: is('called'),
    calledEither: is('calledEither'),
    found: is('found'),
    foundEngagement: is('foundEngagement'),
    covered: Number(covered),
    broken: is('broken'),
    naiveCalled: is('naiveCalled'),
    naiveCalledEither: is('naiveCalledEither'),
    naiveCovered: Number(naiveCovered),
    foundEngagementAlone: is('foundEngagementAlone'),
  };
}

const holds = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;

/** Both arms of conversion and of engagement as they came. */
function naively(people: readonly Planted[]): [[Arm, Arm], [Arm, Arm]] {
  const values = VARIANTS.map((name) => {
    const own = people.filter(({ variant }) => variant === name);
    return {
      conversion: armOf(Float64Array.from(own, ({ converted }) => Number(converted))),
      engagement: armOf(Float64Array.from(own, ({ engagement }) => engagement)),
    };
  });
  const both = (of: 'conversion' | 'engagement') => values.map((arm) => arm[of]) as [Arm, Arm];
  return [both('conversion'), both('engagement')];
}
