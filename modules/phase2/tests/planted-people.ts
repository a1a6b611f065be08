import { RandomStream } from '#platform/numeric/random-stream.ts';
import { FUNNEL_STAGES, type FunnelStage, SEGMENTS, type Segment } from '../contract/engagement.ts';
import { eventIdOf } from '../server/events/event-id.ts';
import type { PlantedEvent } from './planted-history.ts';

const DAY_MS = 86_400_000;

/** Somebody whose segment, stage and weeks are chosen first; the events follow from them. */
interface Planted {
  readonly segment: Segment;
  readonly stage: FunnelStage;
  /** Days before today with an act of their own. */
  readonly activeDays: ReadonlySet<number>;
}

export interface PlantedPeople {
  readonly segments: Readonly<Record<Segment, number>>;
  readonly stages: Readonly<Record<FunnelStage, number>>;
  /** By Monday of the first week: people active in it and in each week after. */
  readonly cohorts: readonly { readonly week: string; readonly active: readonly number[] }[];
  /** In the order they arrive: what is late comes in the second, some of both comes twice. */
  readonly batches: readonly [readonly PlantedEvent[], readonly PlantedEvent[]];
}

const pick = <T>(stream: RandomStream, from: readonly T[]): T => from[stream.integer(from.length)] as T;
/** `count` different days from `from` to `to` ago. */
const days = (stream: RandomStream, count: number, from: number, to: number): number[] =>
  [...stream.shuffled(to - from + 1)].slice(0, count).map((day) => from + day);

/** Days of their own acts that make somebody of a segment, and nobody of another. */
function daysOf(segment: Segment, stream: RandomStream): number[] {
  const between = (low: number, high: number) => low + stream.integer(high - low + 1);
  // Long known, seen again and again: twelve weeks back at most.
  const earlier = days(stream, between(1, 6), 28, 82);
  if (segment === 'new') return days(stream, between(1, 9), 0, between(0, 13));
  // Not in the last two weeks, but in the four before the last four.
  if (segment === 'lapsing') return [...days(stream, between(0, 5), 14, 27), ...days(stream, between(1, 8), 28, 55)];
  const lately = days(stream, 1, 0, 13);
  const count = segment === 'power' ? between(12, 24) : segment === 'regular' ? between(4, 11) : between(1, 3);
  const rest = days(stream, 28, 0, 27).filter((day) => !lately.includes(day));
  return [...lately, ...rest.slice(0, count - 1), ...earlier];
}

/** What somebody at a stage does on a day; the n-th of their days, the first one first. */
function actsOf(stage: FunnelStage, n: number, stream: RandomStream): [kind: string, feature: string][] {
  const acts: [string, string][] = [[pick(stream, ['page_view', 'dashboard_view', 'feature_used']), 'home']];
  const analyses = { Interest: 0, Activation: 2, Habit: 99, Outcome: 99, Expansion: 99 }[stage];
  if (n < analyses) acts.push(['analysis_completed', 'image'], ['measurement_lookup', 'miss']);
  const skips = n === 0 && stream.uniform() < 0.3;
  // Reached without what comes before it: stays at its stage all the same.
  if (stage === 'Interest' && skips) acts.push(['fix_taken', 'fix'], ['plan_changed', 'raised']);
  if (stage === 'Activation' && skips) acts.push(['report_opened', 'pdf']);
  if (stage === 'Habit' && skips) acts.push(['plan_changed', 'raised']);
  if (n === 2 && (stage === 'Outcome' || stage === 'Expansion'))
    acts.push(pick(stream, [['fix_taken', 'fix'] as const, ['report_opened', 'pdf'] as const]) as [string, string]);
  if (n === 2 && stage === 'Expansion') acts.push(['plan_changed', 'raised']);
  return acts;
}

/** Monday of the week of a day. */
const weekOf = (day: Date): string =>
  new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);

/** People of every segment and stage, with acts that are not theirs on other days. @param today midnight of UTC */
export function plantPeople(people: readonly string[], today: Date, seed: number): PlantedPeople {
  const batches: [PlantedEvent[], PlantedEvent[]] = [[], []];
  const planted = people.map((user_id, number): Planted => {
    const stream = new RandomStream(seed, ['person', number]);
    const segment = pick(stream, SEGMENTS);
    const own = [...new Set(daysOf(segment, stream))].sort((a, b) => b - a);
    const stage = pick(stream, own.length >= 3 ? FUNNEL_STAGES : FUNNEL_STAGES.slice(0, 2));
    const put = (day: number, kind: string, feature: string) => {
      const at = new Date(today.getTime() - day * DAY_MS + stream.integer(DAY_MS));
      const id = eventIdOf(at, `${seed} ${user_id} ${kind} ${day} ${stream.integer(2 ** 30)}`);
      const event = { user_id, id, at, kind, feature, session: null, ms: null, value: null, weight: 1, props: '{}' };
      const isLate = stream.uniform() < 0.2;
      if (!isLate) batches[0].push(event);
      if (isLate || stream.uniform() < 0.1) batches[1].push(event);
    };
    for (const [n, day] of own.entries())
      for (const [kind, feature] of actsOf(stage, n, stream)) put(day, kind, feature);
    // Done to them, not by them: since their first day, on any day.
    for (const kind of ['flag_exposure', 'analysis_failed', 'measurement_lookup'])
      put(stream.integer((own[0] ?? 0) + 1), kind, 'x');
    return { segment, stage, activeDays: new Set(own) };
  });
  const counts = <T extends string>(names: readonly T[], of: (one: Planted) => T) =>
    Object.fromEntries(names.map((name) => [name, planted.filter((one) => of(one) === name).length])) as Record<
      T,
      number
    >;
  return {
    segments: counts(SEGMENTS, ({ segment }) => segment),
    stages: counts(FUNNEL_STAGES, ({ stage }) => stage),
    cohorts: cohortsOf(planted, today),
    batches,
  };
}

function cohortsOf(planted: readonly Planted[], today: Date): { week: string; active: number[] }[] {
  const cohorts = new Map<string, number[]>();
  for (const { activeDays } of planted) {
    const weeks = new Set([...activeDays].map((day) => weekOf(new Date(today.getTime() - day * DAY_MS))));
    const first = [...weeks].sort()[0] ?? '';
    const active = cohorts.get(first) ?? [];
    for (const week of weeks) {
      const later = (Date.parse(week) - Date.parse(first)) / (7 * DAY_MS);
      while (active.length <= later) active.push(0);
      active[later] = (active[later] ?? 0) + 1;
    }
    cohorts.set(first, active);
  }
  return [...cohorts].sort(([a], [b]) => a.localeCompare(b)).map(([week, active]) => ({ week, active }));
}
