import { Card } from '../ui/card.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { DistributionChart } from '../ui/charts/distribution-chart.tsx';
import { FanChart } from '../ui/charts/fan-chart.tsx';
import { Histogram } from '../ui/charts/histogram.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { ScatterChart } from '../ui/charts/scatter-chart.tsx';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { KitFrame, KitPart } from './kit-frame.tsx';
import {
  byPlacement,
  costLines,
  costSamples,
  lift,
  scoreAgainstCost,
  scoreFit,
  spendForecast,
  spendHistory,
  weekdays,
  weeklyShares,
} from './kit-sample-data.ts';

const DAY = { label: 'Day', format: { kind: 'date' } } as const;
const COST = { label: 'Cost per result', format: { kind: 'money', currency: 'USD' } } as const;
const SHARE = { label: 'Share of viewers', format: { kind: 'percent' } } as const;
const SCORE = { label: 'Score', format: { kind: 'number', digits: 0 } } as const;
const CARD = 'min-w-0 p-4 sm:p-6';

/** All charts of the kit, full and with too little to draw. */
export function KitCharts() {
  return (
    <KitFrame title="Charts">
      <KitPart title="Over time">
        <div className="grid gap-6 lg:grid-cols-2">
          <Card className={CARD}>
            <LineChart
              title="Cost per result by placement"
              description="The feed became cheaper by a quarter in six weeks; Reels stay cheapest. No figures came from Oct 18 to Oct 20."
              x={DAY}
              y={COST}
              series={costLines}
              bandLabel="95 % interval"
              zero
            />
          </Card>
          <Card className={CARD}>
            <LineChart
              title="Hook and hold rate"
              description="More people stay past the first second since the new openings."
              x={DAY}
              y={SHARE}
              series={weeklyShares}
              within={[0, 1]}
            />
          </Card>
          <Card className={CARD}>
            <FanChart
              title="Spend, next two weeks"
              description="At today's pace the month ends between $5,400 and $6,900 a day."
              x={DAY}
              y={{ label: 'Spend a day', format: { kind: 'money', currency: 'USD', digits: 0 } }}
              history={spendHistory}
              forecast={spendForecast}
              levels={[0.5, 0.8, 0.95]}
            />
          </Card>
          <Card className={CARD}>
            <p className="text-small text-muted">In a sentence or a card</p>
            <p className="mt-2 flex items-center gap-3">
              <span className="font-medium">$9.40</span>
              <Sparkline
                className="h-8 w-28"
                label="Cost per result rose and fell again over 12 days"
                values={[9, 9.4, 10.2, 11, null, 12, 11.1, 10.4, 9.9, 9.2, 9.5, 9.4]}
              />
            </p>
          </Card>
        </div>
      </KitPart>
      <KitPart title="Compared">
        <div className="grid gap-6 lg:grid-cols-2">
          <Card className={CARD}>
            <BarChart
              title="What each part adds"
              description="The hook lifts results; the call to action costs some."
              groupLabel="Part"
              groups={lift}
              series={['Lift']}
              y={{ label: 'Lift', format: { kind: 'percent', digits: 0 } }}
              intervalLabel="95 % interval"
            />
          </Card>
          <Card className={CARD}>
            <BarChart
              title="Results by weekday"
              description="Results grow towards the weekend, while the week before they fell."
              groupLabel="Weekday"
              groups={weekdays}
              series={['This week', 'Last week']}
              y={{ label: 'Results', format: { kind: 'number', digits: 0 } }}
            />
          </Card>
          <Card className={CARD}>
            <BarChart
              title="Return by placement"
              description="Reels return most in all three months."
              groupLabel="Placement"
              groups={byPlacement}
              series={['September', 'October', 'November']}
              y={{ label: 'Return on ad spend', format: { kind: 'number', digits: 1 } }}
            />
          </Card>
          <Card className={CARD}>
            <BarChart
              title="Lift by placement"
              description="One figure a row: it stands behind the name."
              groupLabel="Placement"
              groups={byPlacement.map(({ id, label }, at) => ({
                id,
                label,
                values: [{ value: 0.22 - 0.11 * at, low: 0.15 - 0.11 * at, high: 0.29 - 0.11 * at }],
              }))}
              series={['Lift']}
              y={{ label: 'Lift', format: { kind: 'percent', digits: 0 } }}
              intervalLabel="95 % interval"
            />
          </Card>
          <Card className={CARD}>
            <ScatterChart
              title="Score against cost"
              description="Ten points more score go with $1.90 less per result."
              pointLabel="Creative"
              x={SCORE}
              y={COST}
              points={scoreAgainstCost}
              groups={['Image', 'Video', 'Carousel']}
              fit={scoreFit}
            />
          </Card>
        </div>
      </KitPart>
      <KitPart title="How sure, how often">
        <div className="grid gap-6 lg:grid-cols-2">
          <Card className={CARD}>
            <Histogram
              title="Costs of all creatives"
              description="Most cost between $8 and $16 per result; this ad is among the cheaper ones."
              values={costSamples}
              x={COST}
              countLabel="Creatives"
              noted={{ value: 9.4, label: 'This ad' }}
            />
          </Card>
          <Card className={CARD}>
            <DistributionChart
              title="Expected cost per result"
              description="Half of the likely costs lie between $10 and $14."
              samples={costSamples}
              x={COST}
              noted={{ value: 15, label: 'Target' }}
            />
          </Card>
          <Card className={CARD}>
            <DistributionChart
              title="Expected cost, as chances"
              description="In 16 of 20 cases the cost stays under the target of $15."
              kind="dots"
              samples={costSamples}
              x={COST}
              noted={{ value: 15, label: 'Target' }}
            />
          </Card>
          <Card className={CARD}>
            <LineChart
              title="Cost of the new creative"
              description="Nothing can be said yet."
              missing="A line needs at least two days with results; there is one."
              x={DAY}
              y={COST}
              series={[{ id: 'new', label: 'New', points: [{ x: Date.UTC(2026, 10, 1), y: 12 }] }]}
            />
          </Card>
        </div>
      </KitPart>
    </KitFrame>
  );
}
