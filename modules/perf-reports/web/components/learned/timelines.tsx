import { useState } from 'react';
import { Card } from '#shell/ui/card.tsx';
import { LineChart } from '#shell/ui/charts/line-chart.tsx';
import { Select } from '#shell/ui/select.tsx';
import type { Timeline } from '../../../contract/insights.ts';

/** One creative day by day, and whether it wears out. */
export function Timelines({ timelines }: { timelines: readonly Timeline[] }) {
  const [chosen, choose] = useState<string>();
  const shown = timelines.find(({ analysisId }) => analysisId === chosen) ?? timelines[0];
  if (!shown) return null;
  return (
    <Card className="min-w-0 p-5">
      {timelines.length > 1 ? (
        <Select
          label="Creative"
          className="mb-5 max-w-[24rem]"
          value={shown.analysisId}
          onChange={choose}
          options={timelines.map(({ analysisId, fileName }) => ({ id: analysisId, label: fileName }))}
        />
      ) : null}
      <LineChart
        title="Click rate by day"
        description={findingOf(shown)}
        x={{ label: 'Day', format: { kind: 'date' } }}
        y={{ label: 'Click rate', format: { kind: 'percent', digits: 2 } }}
        bandLabel="90 % interval"
        series={[
          { id: 'rate', label: 'Click rate', points: pointsOf(shown.days, shown.trend.length === 0) },
          ...(shown.trend.length > 0
            ? [{ id: 'trend', label: 'Trend, less what your other creatives did', points: pointsOf(shown.trend, true) }]
            : []),
        ]}
      />
    </Card>
  );
}

/** One band at a time: where there is a trend, it is that of the trend. */
const pointsOf = (days: Timeline['days'], hasBand: boolean) =>
  days.map(({ day, rate, low, high }) => ({
    x: Date.parse(`${day}T00:00:00Z`),
    y: rate,
    ...(hasBand && { low, high }),
  }));

const percent = (share: number): string => `${Math.abs(share * 100).toFixed(0)} %`;

function findingOf({ fileName, fall, needs }: Timeline): string {
  if (!fall)
    return needs > 0
      ? `${fileName}: whether it wears out needs ${needs} more ${needs === 1 ? 'day' : 'days'}.`
      : `${fileName}: it was shown for too short a time to say whether it wears out.`;
  const range = `${stepOf(fall.low)} to ${stepOf(fall.high)} a week with 80 % certainty`;
  return fall.isClear
    ? `${fileName} loses about ${percent(fall.value)} of its click rate a week, ${range}, beyond what your other creatives lost.`
    : `${fileName} shows no clear wear: ${range}, beyond what your other creatives lost.`;
}

const stepOf = (fall: number): string => (fall < 0 ? `a gain of ${percent(fall)}` : `a loss of ${percent(fall)}`);
