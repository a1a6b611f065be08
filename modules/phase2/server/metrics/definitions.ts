import type { MetricId } from '../../contract/metric-ids.ts';
import type { MetricDefinition } from '../../contract/testing.ts';
import { ENGAGEMENT_PARTS } from './engagement-score.ts';

type Definition = Omit<MetricDefinition, 'id'>;

const parts = ENGAGEMENT_PARTS.map(({ label, weight, half }) => `${label} (w ${weight}, h ${half})`)
  .join(', ')
  .toLowerCase();

/** What each figure is and how it is computed; `docs/metrics.md` is printed from this. */
export const DEFINITIONS: Readonly<Record<MetricId, Definition>> = {
  'total-analyses': {
    title: 'Total analyses',
    unit: 'analyses',
    formula: 'Analyses that ended with a result on a day of the period (UTC). One that is deleted later stays counted.',
    source: 'analysis_completed events',
  },
  'average-score': {
    title: 'Average score',
    unit: '0 to 100',
    formula: 'Mean of the scores of those analyses, with the 90 % interval of a mean (Student’s t).',
    source: 'analysis_completed events',
  },
  'improvement-trend': {
    title: 'Trend',
    unit: 'points of score',
    formula:
      'Mean score of this period less that of as many days before, with the 90 % interval of Welch’s test. “Stable” unless the interval leaves out 0, so it often means “cannot tell”. Needs two analyses in each period.',
    source: 'analysis_completed events',
  },
  'total-savings': {
    title: 'Time saved',
    unit: 'minutes',
    formula:
      'Analyses of images and videos times the minutes a manual review of one takes. A model, not a measurement: the minutes are stated on the page and set by operators.',
    source: 'analysis_completed events, savings model',
  },
  'cache-hit-rate': {
    title: 'Cache hit rate',
    unit: 'share',
    formula: 'Analyses whose file had been measured before, divided by all analyses that asked the measurement cache.',
    source: 'analysis_completed events',
  },
  'processing-time': {
    title: 'Processing time',
    unit: 'seconds',
    formula:
      'Median and 95th percentile from upload to result, from a histogram with buckets 5 % wide (error at most 2.4 %). The percentile needs 20 analyses.',
    source: 'analysis_completed events',
  },
  'plan-utilization': {
    title: 'Plan use',
    unit: 'percent',
    formula: 'Tokens used and held in this billing period, divided by the tokens of the plan.',
    source: 'token ledger',
  },
  'recent-activity': {
    title: 'Recent activity',
    unit: 'events',
    formula:
      'The last analyses, fixes, reports and plan changes. “Improvement” is the score less that of the latest earlier analysis of a file of the same name.',
    source: 'domain events',
  },
  'best-and-weakest': {
    title: 'Best and weakest work',
    unit: '0 to 100',
    formula:
      'Of all finished analyses that were uploaded in the period, those with the highest and the lowest score. Needs two.',
    source: 'analyses',
  },
  'active-users': {
    title: 'Active users',
    unit: 'people',
    formula:
      'Different people with a request of a signed-in session in the last five minutes. Answers are up to two seconds old.',
    source: 'the API’s own sessions',
  },
  'response-time': {
    title: 'Response time',
    unit: 'seconds',
    formula: 'Median and 95th percentile of API requests of the last five minutes. The percentile needs 20 requests.',
    source: 'the API’s own measurements',
  },
  'error-rate': {
    title: 'Error rate',
    unit: 'share',
    formula: 'API requests of the last five minutes answered with a status of 500 or more, divided by all.',
    source: 'the API’s own measurements',
  },
  'analyses-last-hour': {
    title: 'Analyses in the last hour',
    unit: 'analyses',
    formula: 'Analyses of all users that ended with a result in the last 60 minutes.',
    source: 'analysis_completed events',
  },
  'engagement-score': {
    title: 'Engagement score',
    unit: '0 to 100',
    formula: `100 · Σ w (1 − exp(−x / h)) over the last 28 days: ${parts}.`,
    source: 'events',
  },
  'behavior-segment': {
    title: 'Segment',
    unit: 'one of five',
    formula:
      'An active day has something you did yourself. new: first event under 14 days ago. lapsing: active in the 28 days before, not in the last 14. power: 12 or more active days of 28. regular: 4 or more. occasional: the rest.',
    source: 'events',
  },
  'funnel-stage': {
    title: 'Funnel stage',
    unit: 'one of five',
    formula:
      'The furthest stage reached in order: Interest (signed up), Activation (first analysis), Habit (analyses on three days), Outcome (a fix taken or a report opened), Expansion (a change to a higher plan).',
    source: 'domain events',
  },
  'next-actions': {
    title: 'Next actions',
    unit: 'steps',
    formula: 'What leads to the next funnel stage, then the finding with the largest expected gain.',
    source: 'events, findings',
  },
  'feature-usage': {
    title: 'Feature usage',
    unit: 'counts',
    formula:
      'Analyses by kind with their mean score, dashboard views and the seconds a dashboard was in sight, fixes taken and their mean gain.',
    source: 'events',
  },
  'conversion-rate': {
    title: 'Advice acted on',
    unit: 'share',
    formula:
      'Creatives with advice of which a fix was taken or a later version of the same file name scored higher, divided by all creatives with advice; Wilson’s 90 % interval.',
    source: 'analyses, fix_taken events',
  },
  opportunities: {
    title: 'Opportunities',
    unit: 'points of score',
    formula:
      'Advice of the last 50 creatives that was not acted on, grouped by check; the expected gain is the sum of the points the engine estimates. A fix that was taken answers the checks it raises; a later version of the same file name with a higher score answers all.',
    source: 'analyses',
  },
  recommendations: {
    title: 'Recommendations',
    unit: 'steps',
    formula: 'Opportunities by expected gain for their effort; the time is a stated one for each effort.',
    source: 'analyses',
  },
  'revenue-impact': {
    title: 'Revenue impact',
    unit: 'money a month',
    formula:
      'Your orders in a month × your order value × the relative change of the rate of orders, with that change’s 80 % interval. Orders are the kind of conversion that revenue is reported with.',
    source: 'performance reports, your order value and volume',
  },
  'conversion-improvement': {
    title: 'Conversion improvement',
    unit: 'relative change',
    formula:
      'Conversions per click of the later half of the reported days against the earlier half, for the kind of conversion that is reported most; ratio of two rates with its 80 % interval, day by day. An empty cell is 0 where its report counts one kind of conversion. An association, not a cause.',
    source: 'performance reports',
  },
  'time-to-value': {
    title: 'Time to value',
    unit: 'days',
    formula: 'Days from your first analysis to your first one that scored above the mean of your first five.',
    source: 'analyses',
  },
  'competitive-advantage': {
    title: 'Against public benchmarks',
    unit: 'percentile',
    formula:
      'Place of your click rate in the published range of your platform, read as the middle 80 % of a log-normal distribution; 80 % interval from your clicks.',
    source: 'performance reports, published benchmarks',
  },
  'next-month-projection': {
    title: 'Next month',
    unit: 'conversions',
    formula:
      'Mean of the last eight whole weeks up to the newest reported day × weeks of next month; 80 % interval from the spread of whole weeks. Assumes that spend stays as it is.',
    source: 'performance reports',
  },
  'upsell-opportunity': {
    title: 'Plan advice',
    unit: 'a step',
    formula: 'Shown when more than 80 % of the tokens are used before the period ends at the present pace.',
    source: 'token ledger',
  },
  'strategic-recommendations': {
    title: 'Strategic recommendations',
    unit: 'sentences',
    formula: 'Built from the figures that stand beside each of them.',
    source: 'performance reports, analyses',
  },
  'flag-decision': {
    title: 'Flag decision',
    unit: 'on or off',
    formula:
      'On where the flag server decides so for you and your plan includes it. The product asks the flag server every 3 s, so a change acts within 10 s; an open page shows it when it next reloads its data, within 60 s.',
    source: 'flag server, plan table',
  },
  'flag-share': {
    title: 'Share of people',
    unit: 'accounts',
    formula: 'Accounts for which the flag is decided “on” now, counted over all of them.',
    source: 'flag server, accounts',
  },
  'flag-exposures': {
    title: 'Exposures',
    unit: 'people',
    formula: 'People who met the effect of the flag first on that day (UTC), by variant.',
    source: 'flag_exposure events',
  },
  'experiment-split': {
    title: 'Split',
    unit: 'p-value',
    formula: 'χ² test of the size of each group against its set share; under 0.001 nothing is read.',
    source: 'flag_exposure events',
  },
  'experiment-effect': {
    title: 'Effect',
    unit: 'difference of means',
    formula:
      'Difference to the control with a 95 % confidence sequence (planned for 5,000 people), which may be read every day. “Converted”: a fix was taken or the plan was raised. What the person’s own period before predicts is taken out first (CUPED). Only people exposed while the flag was neither off nor on for all, since its shares last changed.',
    source: 'flag_exposure events, usage',
  },
  'test-run': {
    title: 'Test run',
    unit: 'milliseconds',
    formula: 'The real call, timed in your browser from sending to the whole answer.',
    source: 'the call itself',
  },
};

export function listDefinitions(): MetricDefinition[] {
  return Object.entries(DEFINITIONS).map(([id, definition]) => ({ id: id as MetricId, ...definition }));
}
