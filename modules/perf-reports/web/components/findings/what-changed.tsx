import { Card } from '#shell/ui/card.tsx';
import { LineChart } from '#shell/ui/charts/line-chart.tsx';
import { StatCard } from '#shell/ui/display/stat-card.tsx';
import { NotEnoughData } from '#shell/ui/states/not-enough-data.tsx';
import type { Findings, PeriodChange } from '../../../contract/findings.ts';
import { daysText, figureText, number } from '../../labels.ts';

type Shown = Extract<Findings['trend'], { state: 'shown' }>;

/** Against the period before, each figure per day. */
export function WhatChanged({ findings }: { findings: Findings }) {
  const { trend } = findings;
  return (
    <section aria-labelledby="changed">
      <h2 id="changed" className="text-heading">
        What changed
      </h2>
      {trend.state === 'no_days' ? (
        <p className="mt-2 text-small text-muted">
          Each row is the sum of several days, so there is nothing to compare. Export the report by day to see changes.
        </p>
      ) : trend.state === 'needs_days' ? (
        <div className="mt-3">
          <NotEnoughData>
            {`Comparing needs ${number(trend.needs)} more ${trend.needs === 1 ? 'day' : 'days'}, or a report of the days before.`}
          </NotEnoughData>
        </div>
      ) : trend.state === 'other_campaigns' ? (
        <p className="mt-2 text-small text-muted">
          No campaign ran long enough in both halves of this report, so there is nothing to compare like with like.
        </p>
      ) : (
        <Changes trend={trend} findings={findings} />
      )}
      {findings.days.length >= 2 ? <Days findings={findings} /> : null}
    </section>
  );
}

function Changes({ trend, findings }: { trend: Shown; findings: Findings }) {
  const { before, now, compared } = trend;
  return (
    <>
      <p className="mt-1 text-small text-muted">
        {daysText(now.from, now.to)} ({number(now.days)} days with figures) against{' '}
        {compared === 'before' ? 'the days before:' : 'the first half:'} {daysText(before.from, before.to)} (
        {number(before.days)} days). {campaignsText(trend)}
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
        {trend.changes.map((change) => (
          <Changed key={change.name} change={change} findings={findings} />
        ))}
      </div>
    </>
  );
}

/** Which campaigns are compared, which are not, and what was held equal. */
function campaignsText({ campaigns, leftOut }: Shown): string {
  if (campaigns === null) return 'The rows name no campaigns, so a change of their mix is part of these figures.';
  const parts = [
    `Compares ${campaigns === 1 ? 'the one campaign' : `the ${number(campaigns)} campaigns`} that ran in both periods${campaigns === 1 ? '.' : ', rates with the same mix of them in each.'}`,
  ];
  if (leftOut.campaigns > 0)
    parts.push(
      `${number(leftOut.campaigns)} that ran in one only ${leftOut.campaigns === 1 ? 'is' : 'are'} left out (${(leftOut.share * 100).toFixed(0)} % of this period).`,
    );
  return parts.join(' ');
}

const NAMES: Readonly<Record<PeriodChange['name'], string>> = {
  spend: 'Spend per day',
  impressions: 'Impressions per day',
  clicks: 'Clicks per day',
  conversions: 'Conversions per day',
  click_rate: 'Click rate',
  cost_per_conversion: 'Cost per conversion',
};
const UP_IS: Readonly<Record<PeriodChange['name'], 'good' | 'bad' | 'neutral'>> = {
  spend: 'neutral',
  impressions: 'neutral',
  clicks: 'good',
  conversions: 'good',
  click_rate: 'good',
  cost_per_conversion: 'bad',
};

function Changed({ change: { name, before, now, change }, findings }: { change: PeriodChange; findings: Findings }) {
  const text = (value: number): string => valueText(name, value, findings);
  const label = NAMES[name];
  const was = `Before: ${text(before)}`;
  if (!change || (change.low <= 0 && change.high >= 0))
    return (
      <StatCard
        label={label}
        value={text(now)}
        note={
          change ? `${was}. No clear change: ${stepText(change.low)} to ${stepText(change.high)} (90 %)` : `${was}.`
        }
      />
    );
  const isUp = change.value > 0;
  const meaning = UP_IS[name];
  return (
    <StatCard
      label={label}
      value={text(now)}
      change={{
        direction: isUp ? 'up' : 'down',
        amount: `${Math.abs(change.value * 100).toFixed(0)} %`,
        against: `(${stepText(change.low)} to ${stepText(change.high)}, 90 %)`,
        meaning: meaning === 'neutral' || isUp ? meaning : meaning === 'good' ? 'bad' : 'good',
      }}
      note={`${was}.`}
    />
  );
}

const stepText = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(0)} %`;

function valueText(name: PeriodChange['name'], value: number, { currency }: Findings): string {
  if (name === 'click_rate') return `${(value * 100).toFixed(2)} %`;
  if (name === 'spend' || name === 'cost_per_conversion') return figureText({ unit: 'money', currency }, value);
  return number(value, value < 100 ? 1 : 0);
}

function Days({ findings: { days, currency } }: { findings: Findings }) {
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  const hasClicks = days.some(({ clicks }) => clicks !== null);
  const hasSpend = days.some(({ spend }) => spend !== null);
  const x = { label: 'Day', format: { kind: 'date' } } as const;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
      {hasSpend ? (
        <Card className="min-w-0 p-5">
          <LineChart
            title="Spend by day"
            description={`Spent in this report on each of ${number(days.length)} days.`}
            x={x}
            y={{
              label: 'Spend',
              format: currency === null ? { kind: 'number' } : { kind: 'money', currency },
            }}
            series={[{ id: 'spend', label: 'Spend', points: days.map(({ day, spend }) => ({ x: at(day), y: spend })) }]}
            zero
            height={200}
          />
        </Card>
      ) : null}
      {hasClicks ? (
        <Card className="min-w-0 p-5">
          <LineChart
            title="Click rate by day"
            description="Clicks of each day over its impressions."
            x={x}
            y={{ label: 'Click rate', format: { kind: 'percent', digits: 2 } }}
            series={[
              {
                id: 'rate',
                label: 'Click rate',
                points: days.map(({ day, clicks, impressions }) => ({
                  x: at(day),
                  y: clicks === null || impressions === 0 ? null : clicks / impressions,
                })),
              },
            ]}
            height={200}
          />
        </Card>
      ) : null}
    </div>
  );
}
