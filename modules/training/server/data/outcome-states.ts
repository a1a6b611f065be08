import { createHash } from 'node:crypto';
import type { LinkedOutcome } from '#modules/perf-reports/api.ts';

/** Names what ads brought for each creative: the same until a figure changes. */
export const outcomeStates = (linked: readonly LinkedOutcome[]): { subject: string; state: string }[] =>
  linked.map(({ analysisId, groups }) => ({
    subject: analysisId,
    state: createHash('sha256')
      .update(JSON.stringify(groups.map((one) => [one.group, one.impressions, one.clicks, one.conversions]).sort()))
      .digest('hex'),
  }));
