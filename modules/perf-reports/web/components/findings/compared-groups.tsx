import { Card } from '#shell/ui/card.tsx';
import { BarChart } from '#shell/ui/charts/bar-chart.tsx';
import type { Breakdown, Findings } from '../../../contract/findings.ts';

/** Campaigns, placements, ages: each as if all had shown the same ads, or with the words that they have not. */
export function ComparedGroups({ findings: { breakdowns, uncompared } }: { findings: Findings }) {
  if (breakdowns.length === 0 && uncompared.length === 0) return null;
  return (
    <section aria-labelledby="compared">
      <h2 id="compared" className="text-heading">
        How its parts compare
      </h2>
      {uncompared.length > 0 ? (
        <p className="mt-2 text-small text-muted">
          {uncompared.join(', ')}: not compared. The file names no ads, so a difference could come from which ads ran
          where. Export it by ad as well.
        </p>
      ) : null}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {breakdowns.map((breakdown) => (
          <Card key={breakdown.by} className="min-w-0 p-5">
            <Groups breakdown={breakdown} />
          </Card>
        ))}
      </div>
    </section>
  );
}

function Groups({ breakdown: { by, groups, reversed } }: { breakdown: Breakdown }) {
  const isStandardised = groups.some(({ standardised }) => standardised !== null);
  const outside = groups.filter(({ standardised }) => standardised === null).map(({ label }) => label);
  const sentences = isStandardised
    ? [
        'Click rate as if each had shown the same ads alike, beside the rate as counted.',
        ...(reversed
          ? [`As counted, ${reversed.better} looks worse than ${reversed.worse}; with the same ads it is better.`]
          : []),
        ...(outside.length > 0 ? [`${outside.join(', ')} shared no ads with the rest and can only be counted.`] : []),
      ]
    : ['Click rate as counted, not standardised: no two shared an ad, so a difference may come from the ads alone.'];
  return (
    <BarChart
      title={by}
      description={sentences.join(' ')}
      groupLabel={by}
      groups={groups.map(({ label, counted, standardised }) => ({
        id: label,
        label,
        values: [...(isStandardised ? [standardised] : []), { value: counted }],
      }))}
      series={[...(isStandardised ? ['Same ads in each'] : []), 'As counted']}
      y={{ label: 'Click rate', format: { kind: 'percent', digits: 2 } }}
      intervalLabel="90 % interval"
    />
  );
}
