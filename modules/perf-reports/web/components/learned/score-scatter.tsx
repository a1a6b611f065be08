import { ScatterChart } from '#shell/ui/charts/scatter-chart.tsx';
import type { Insights } from '../../../contract/insights.ts';

/** Does a higher score go with more clicks? Each creative, the fit, and how sure it is. */
export function ScoreScatter({ insights }: { insights: Insights }) {
  const { scatter, rates } = insights;
  const points = scatter
    ? scatter.points.map(({ analysisId, fileName, score, rate }) => ({
        id: analysisId,
        label: fileName,
        x: score,
        y: rate,
      }))
    : rates.map(({ analysisId, fileName, score, rate }) => ({
        id: analysisId,
        label: fileName,
        x: score,
        y: rate.value,
      }));
  return (
    <ScatterChart
      title="Score and click rate"
      description={findingOf(insights)}
      pointLabel="Creative"
      x={{ label: 'General score', format: { kind: 'number', digits: 0 } }}
      y={{ label: 'Click rate', format: { kind: 'percent', digits: 2 } }}
      points={points}
      {...(scatter && {
        fit: scatter.line.map(({ score, rate, low, high }) => ({ x: score, y: rate, low, high })),
        fitLabel: '90 % band',
      })}
    />
  );
}

function findingOf({ correlation, creatives, scatter }: Insights): string {
  const what = scatter ? ' Rates are as they would be in your usual mix of placements and campaigns.' : '';
  if (!correlation) return `${creatives} linked creatives, each with its score and its click rate.${what}`;
  return `Over ${creatives} creatives the correlation is ${correlation.value.toFixed(2)}, between ${correlation.low.toFixed(2)} and ${correlation.high.toFixed(2)} with 90 % certainty.${what}`;
}
