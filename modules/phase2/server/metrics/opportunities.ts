import type { Conversion, Recommendation } from '../../contract/engagement.ts';
import type { Interval } from '../../contract/period.ts';
import type { Advice, Creative } from './creatives-of.ts';

type Opportunity = Conversion['optimizationOpportunities'][number];

const MOST = 8;
/** Points over all creatives from which an opportunity is high, and medium. */
const HIGH = 15;
const MEDIUM = 5;
const Z90 = 1.6448536269514722;

/** Time of one change by its effort, in minutes: what the product gives people to plan with. */
const MINUTES = { low: 20, medium: 90, high: 240 } as const;
const EFFORT_UNITS = { low: 1, medium: 2, high: 4 } as const;

/** Share of creatives with advice that was acted on, with Wilson's 90 % interval; null without one. */
export function adviceActedOn(creatives: readonly Creative[]): {
  rate: Interval | null;
  counted: { acted: number; of: number };
} {
  const advised = creatives.filter(({ advice, acted }) => advice.length > 0 || acted);
  const [of, acted] = [advised.length, advised.filter((one) => one.acted).length];
  if (of === 0) return { rate: null, counted: { acted, of } };
  const value = acted / of;
  const z2 = Z90 * Z90;
  const middle = (value + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z90 / (1 + z2 / of)) * Math.sqrt((value * (1 - value)) / of + z2 / (4 * of * of));
  return {
    rate: { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half), level: 0.9 },
    counted: { acted, of },
  };
}

interface Group {
  readonly ruleId: string;
  gain: number;
  readonly of: { readonly creative: Creative; readonly advice: Advice }[];
}

/** Advice that nobody acted on, by check: what it would gain over all creatives it stands on. The largest first. */
function groupsOf(creatives: readonly Creative[]): Group[] {
  const groups = new Map<string, Group>();
  for (const creative of creatives) {
    for (const advice of creative.open) {
      const { ruleId } = advice.evidence;
      const group = groups.get(ruleId) ?? { ruleId, gain: 0, of: [] };
      group.gain += advice.gain;
      group.of.push({ creative, advice });
      groups.set(ruleId, group);
    }
  }
  return [...groups.values()].sort((a, b) => b.gain - a.gain || a.ruleId.localeCompare(b.ruleId)).slice(0, MOST);
}

const impactOf = (gain: number): Opportunity['impact'] => (gain >= HIGH ? 'high' : gain >= MEDIUM ? 'medium' : 'low');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const creativesText = (count: number): string => `${count} ${count === 1 ? 'creative' : 'creatives'}`;
const tenth = (points: number): number => Math.round(points * 10) / 10;

export function opportunitiesOf(creatives: readonly Creative[], titles: ReadonlyMap<string, string>): Opportunity[] {
  return groupsOf(creatives).map(({ ruleId, gain, of }) => {
    const [worst] = [...of].sort((a, b) => b.advice.gain - a.advice.gain) as [Group['of'][number]];
    return {
      category: capital(worst.advice.evidence.area),
      impact: impactOf(gain),
      description: `${titles.get(ruleId) ?? worst.advice.title}: short of its aim on ${creativesText(of.length)}, most on ${worst.creative.item.fileName} (${worst.advice.evidence.display}; aim: ${worst.advice.evidence.target}).`,
      expectedGain: tenth(gain),
      creatives: of.length,
      actionItems: [...of]
        .sort((a, b) => b.advice.gain - a.advice.gain)
        .slice(0, 3)
        .map(({ creative, advice }) => `${creative.item.fileName}: ${advice.title} (+${tenth(advice.gain)})`),
      analysisId: worst.creative.item.id,
    };
  });
}

/** The opportunities as steps, by gain for effort, the most useful first. */
export function recommendationsOf(creatives: readonly Creative[]): Recommendation[] {
  return groupsOf(creatives)
    .map(({ ruleId, gain, of }) => {
      const [worst] = [...of].sort((a, b) => b.advice.gain - a.advice.gain) as [Group['of'][number]];
      const { effort } = worst.advice;
      return {
        id: `advice-${ruleId}`,
        title: worst.advice.title,
        description: `${worst.advice.text} It applies to ${creativesText(of.length)}.`,
        priority: impactOf(gain / EFFORT_UNITS[effort]),
        impact: impactOf(gain),
        effort,
        actionRequired: `Open ${worst.creative.item.fileName} and make the change there first.`,
        timeEstimate: timeText(MINUTES[effort]),
        expectedGain: tenth(gain),
        href: `/dashboard?analysis=${worst.creative.item.id}`,
        worth: gain / EFFORT_UNITS[effort],
      };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ worth: _, ...one }) => one);
}

const timeText = (minutes: number): string => (minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`);
