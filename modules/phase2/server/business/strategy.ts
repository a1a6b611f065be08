import type { BusinessIntelligence } from '../../contract/business.ts';
import type { Interval } from '../../contract/period.ts';

type Recommendation = BusinessIntelligence['strategicRecommendations'][number];

export interface StrategyInput {
  readonly improvement: Interval | null;
  readonly percentile: Interval | null;
  readonly projection: { readonly estimate: Interval; readonly unit: string } | null;
  /** The check whose advice would gain most over all creatives that nobody acted on. */
  readonly opportunity: { readonly title: string; readonly gain: number; readonly creatives: number } | null;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const range = ({ low, high }: Interval, text: (value: number) => string): string => `${text(low)} to ${text(high)}`;
const whole = (value: number): string => String(Math.round(value));

/** Sentences built from figures, each with the figures it stands on; none where a figure is missing. */
export function strategicRecommendations(input: StrategyInput): Recommendation[] {
  const { improvement, percentile, projection, opportunity } = input;
  const found: (Recommendation | null)[] = [
    improvement && improvement.low > 0
      ? {
          title: 'Keep going in this direction',
          because:
            'Your conversion rate is higher in the later half of your reported days, beyond what chance explains.',
          figures: figure('Change of the conversion rate', percent(improvement.value), range(improvement, percent)),
        }
      : null,
    improvement && improvement.high < 0
      ? {
          title: 'Find out what changed before you spend more',
          because:
            'Your conversion rate is lower in the later half of your reported days, beyond what chance explains.',
          figures: figure('Change of the conversion rate', percent(improvement.value), range(improvement, percent)),
        }
      : null,
    percentile && percentile.high < 40
      ? {
          title: 'Work on the click first',
          because: 'Your click rate lies in the lower part of what others publish for this platform.',
          figures: figure('Percentile', whole(percentile.value), range(percentile, whole)),
        }
      : null,
    percentile && percentile.low > 60
      ? {
          title: 'Work on what comes after the click',
          because: 'Your click rate already lies in the upper part of what others publish for this platform.',
          figures: figure('Percentile', whole(percentile.value), range(percentile, whole)),
        }
      : null,
    opportunity
      ? {
          title: `Make one change everywhere: ${opportunity.title}`,
          because: `It is the advice that would gain most over your latest creatives, and nobody has acted on it yet.`,
          figures: [
            { label: 'Creatives', value: whole(opportunity.creatives) },
            { label: 'Points of score in all', value: `+${whole(opportunity.gain)}` },
          ],
        }
      : null,
    projection
      ? {
          title: 'Plan next month with a range, not a number',
          because: 'If spend stays as it is, next month should land inside this range in four of five cases.',
          figures: figure(projection.unit, whole(projection.estimate.value), range(projection.estimate, whole)),
        }
      : null,
  ];
  return found.filter((one) => one !== null);
}

const figure = (label: string, value: string, within: string) => [
  { label, value },
  { label: '80 % interval', value: within },
];
