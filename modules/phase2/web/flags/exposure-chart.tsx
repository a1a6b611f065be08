import { useState } from 'react';
import { Card } from '#shell/ui/card.tsx';
import { LineChart, type LineSeries } from '#shell/ui/charts/line-chart.tsx';
import { Select } from '#shell/ui/select.tsx';
import type { FlagOperation } from '../../contract/features.ts';
import { Metric, MetricHeading } from '../parts/metric.tsx';

/** People who met a flag's effect for the first time, day by day and by variant; one flag at a time. */
export function ExposureChart({ flags }: { flags: readonly FlagOperation[] }) {
  const met = flags.filter((flag) => flag.exposures.length > 0);
  const options = (met.length > 0 ? met : flags).map(({ name }) => ({ id: name, label: name }));
  const [chosen, setChosen] = useState<string | null>(null);
  const flag = flags.find(({ name }) => name === (chosen ?? options[0]?.id));
  if (!flag) return null;
  return (
    <section>
      <MetricHeading of="flag-exposures">Exposures over time</MetricHeading>
      <Card className="mt-3 grid min-w-0 gap-5 p-5">
        <div data-control>
          <Select
            label="Flag"
            inline
            options={options}
            value={flag.name}
            onChange={setChosen}
            className="max-w-[24rem]"
          />
        </div>
        <Metric of="flag-exposures">
          <LineChart
            title="People who met it first"
            description="Each person counts once for each flag, on the day (UTC) they first met its effect."
            missing="Nobody has met the effect of this flag in the last 30 days."
            zero
            x={{ label: 'Day', format: { kind: 'date' } }}
            y={{ label: 'People', format: { kind: 'number', digits: 0 } }}
            series={seriesOf(flag)}
          />
        </Metric>
      </Card>
    </section>
  );
}

/** One line for each variant over all days on which anybody was counted; a day without one is 0, not a gap. */
function seriesOf({ exposures }: FlagOperation): LineSeries[] {
  const days = [...new Set(exposures.map(({ day }) => day))].sort();
  const variants = [...new Set(exposures.map(({ variant }) => variant))].sort();
  return variants.map((variant) => ({
    id: variant,
    label: variant,
    points: days.map((day) => ({
      x: Date.parse(`${day}T00:00:00Z`),
      y: exposures.find((each) => each.day === day && each.variant === variant)?.people ?? 0,
    })),
  }));
}
