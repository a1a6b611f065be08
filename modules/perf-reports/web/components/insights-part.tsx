import { Card } from '#shell/ui/card.tsx';
import { DataTable } from '#shell/ui/display/data-table.tsx';
import { StatCard } from '#shell/ui/display/stat-card.tsx';
import { NotEnoughData } from '#shell/ui/states/not-enough-data.tsx';
import type { Insights } from '../../contract/insights.ts';
import { number } from '../labels.ts';
import { InCommon } from './learned/in-common.tsx';
import { ScoreScatter } from './learned/score-scatter.tsx';
import { Timelines } from './learned/timelines.tsx';
import { WhatNext } from './learned/what-next.tsx';

const rate = (share: number): string => `${(share * 100).toFixed(2)} %`;
const whole = (share: number): string => `${Math.round(share * 100)} %`;

/** What was learned, as far as the number of creatives allows; what is missing is said. */
export function InsightsPart({ insights }: { insights: Insights }) {
  const { state, creatives, next, rates } = insights;
  if (creatives < 5)
    return (
      <section aria-labelledby="learned">
        <h2 id="learned" className="text-heading">
          What they have in common
        </h2>
        <NotEnoughData progress={{ have: creatives, need: 5, what: 'creatives' }}>
          {state === 'waiting'
            ? 'Your reports changed a moment ago and are being learned from.'
            : `Link ${next?.needs ?? 5} more creatives with at least 20 clicks each to see ${next?.what ?? 'what works for you'}.`}
        </NotEnoughData>
      </section>
    );
  return (
    <>
      {state === 'waiting' ? (
        <p role="status" className="text-small text-muted">
          Your reports changed a moment ago. What you see is from before; it is being learned anew.
        </p>
      ) : null}
      <Figures insights={insights} />
      <section aria-labelledby="carry">
        <h2 id="carry" className="text-heading">
          Which creatives carry your account
        </h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card className="min-w-0 p-5">
            <ScoreScatter insights={insights} />
          </Card>
          <DataTable
            caption="Click rate of each creative"
            rows={rates}
            rowKey={(row) => row.analysisId}
            sort={{ column: 'rate', direction: 'descending' }}
            columns={[
              { id: 'creative', header: 'Creative', cell: (row) => row.fileName, sortBy: (row) => row.fileName },
              {
                id: 'score',
                header: 'Score',
                numeric: true,
                cell: (row) => Math.round(row.score),
                sortBy: (row) => row.score,
              },
              {
                id: 'impressions',
                header: 'Impressions',
                numeric: true,
                cell: (row) => number(row.impressions),
                sortBy: (row) => row.impressions,
              },
              {
                id: 'counted',
                header: 'As counted',
                numeric: true,
                cell: (row) => rate(row.raw),
                sortBy: (row) => row.raw,
              },
              {
                id: 'rate',
                header: 'Click rate',
                numeric: true,
                cell: (row) => rate(row.rate.value),
                sortBy: (row) => row.rate.value,
              },
              {
                id: 'interval',
                header: '90 % interval',
                numeric: true,
                cell: (row) => `${rate(row.rate.low)} to ${rate(row.rate.high)}`,
              },
            ]}
          />
          <p className="text-small text-muted">
            The click rate is drawn towards your account’s level where a creative has few clicks, so that luck does not
            lead the list.
          </p>
          <Timelines timelines={insights.timelines} />
        </div>
      </section>
      <InCommon insights={insights} />
      <WhatNext insights={insights} />
    </>
  );
}

function Figures({ insights }: { insights: Insights }) {
  const { correlationScore, correlation, accuracy, creatives } = insights;
  const used = accuracy?.personal;
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <StatCard label="Linked creatives" value={number(creatives)} note="with at least 20 clicks each" />
      <StatCard
        label="Correlation score"
        value={correlationScore === null ? null : `${correlationScore} of 100`}
        {...(correlation && {
          interval: `correlation ${correlation.low.toFixed(2)} to ${correlation.high.toFixed(2)} (90 %)`,
        })}
        note={
          correlationScore === null
            ? 'Not enough data: needs 8 creatives'
            : 'How far higher scores went with more clicks. 15 to 35 is usual.'
        }
      />
      <StatCard
        label="Accuracy of your model"
        value={used ? whole(used.value) : null}
        {...(used && { interval: `${whole(used.low)} to ${whole(used.high)} (90 %)` })}
        note={
          used
            ? accuracy?.isUsed
              ? 'Better of two, on creatives it had not seen. It is used for new analyses.'
              : 'Better of two, on creatives it had not seen. Not used until it beats the general score.'
            : 'Not enough data: needs 20 creatives'
        }
      />
    </div>
  );
}
