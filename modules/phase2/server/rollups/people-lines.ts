import { FUNNEL_STAGES, SEGMENTS } from '../../contract/engagement.ts';
import { addDays } from '../metrics/period-of.ts';
import { funnelStageOf, segmentOf } from '../metrics/segment.ts';
import type { Cohort, PeopleStore } from './people-store.ts';

/** Weeks of cohorts that are shown, the running one among them. */
const WEEKS = 12;

/** How many people are in each segment and at each stage of the funnel, by the definitions of the pages. */
export async function countPeople(store: PeopleStore, day: string) {
  const everybody = await store.everybody(day);
  const count = <T extends string>(names: readonly T[], of: (one: (typeof everybody)[number]) => T) => {
    const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<T, number>;
    for (const one of everybody) counts[of(one)] += 1;
    return counts;
  };
  return {
    people: everybody.length,
    segments: count(SEGMENTS, ({ presence }) => segmentOf(presence).behaviorSegment),
    stages: count(FUNNEL_STAGES, ({ milestones }) => funnelStageOf(milestones)),
  };
}

/** The same as lines for operators, with the cohorts of the last weeks. */
export async function peopleLines(store: PeopleStore, day: string): Promise<string[]> {
  const [{ people, segments, stages }, cohorts] = await Promise.all([
    countPeople(store, day),
    store.cohorts(addDays(day, -7 * (WEEKS - 1))),
  ]);
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
  return [
    `People: ${people}`,
    `Segments: ${listed(segments)}`,
    `Funnel, furthest stage: ${listed(stages)}`,
    'First week, people, and the share of them active in each week after (* not over yet):',
    ...cohorts.map((cohort) => cohortLine(cohort, day)),
  ];
}

function cohortLine({ week, active: [people = 0, ...later] }: Cohort, day: string): string {
  const shares = later.map((n, i) => {
    const isOver = addDays(week, 7 * (i + 2)) <= day;
    return `${Math.round((100 * n) / people)} %${isOver ? '' : '*'}`;
  });
  return [`${week}${addDays(week, 7) <= day ? '' : '*'}`, people, ...shares].join('  ');
}
