import { Badge } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';
import { ScatterChart } from '#shell/ui/charts/scatter-chart.tsx';
import { DataTable } from '#shell/ui/display/data-table.tsx';
import { StatCard } from '#shell/ui/display/stat-card.tsx';
import { NotEnoughData } from '#shell/ui/states/not-enough-data.tsx';
import type { Insight, Insights } from '../../contract/insights.ts';
import { number } from '../labels.ts';

const rate = (share: number): string => `${(share * 100).toFixed(2)} %`;
const whole = (share: number): string => `${Math.round(share * 100)} %`;

const ANSWERS = {
  stop: { tone: 'success', word: 'Decide now' },
  keep: { tone: 'neutral', word: 'Keep all' },
  'more data': { tone: 'warning', word: 'More data' },
} as const;

const LISTS: Readonly<Record<Insight['list'], string>> = {
  keyFindings: 'Key findings',
  optimizationRecommendations: 'What to do with your budget',
  contentCorrelations: 'What works for you',
  predictiveInsights: 'How well this predicts',
  audiencePatterns: 'Where comparisons mislead',
  creativeFatigueIndicators: 'What is wearing out',
};

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
      {insights.decision ? <Decision decision={insights.decision} /> : null}
      <InsightLists insights={insights.insights} />
      <section aria-labelledby="carry">
        <h2 id="carry" className="text-heading">
          Which creatives carry your account
        </h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
          <Card className="min-w-0 p-5">
            <ScatterChart
              title="Score and click rate"
              description={scatterText(insights)}
              pointLabel="Creative"
              x={{ label: 'General score', format: { kind: 'number' } }}
              y={{ label: 'Click rate', format: { kind: 'percent', digits: 2 } }}
              points={rates.map(({ analysisId, fileName, score, rate: one }) => ({
                id: analysisId,
                label: fileName,
                x: score,
                y: one.value,
              }))}
            />
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
        </div>
      </section>
      {next ? (
        <p className="text-small text-muted">
          With {next.needs} more {next.needs === 1 ? 'creative' : 'creatives'}: {next.what}.
        </p>
      ) : null}
    </>
  );
}

function scatterText({ correlation, creatives }: Insights): string {
  if (!correlation) return `${creatives} linked creatives, each with its score and its click rate.`;
  return `Over ${creatives} creatives the correlation is ${correlation.value.toFixed(2)}, between ${correlation.low.toFixed(2)} and ${correlation.high.toFixed(2)} with 90 % certainty.`;
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

function Decision({ decision }: { decision: NonNullable<Insights['decision']> }) {
  const { tone, word } = ANSWERS[decision.answer];
  return (
    <section aria-labelledby="decision">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="decision" className="text-heading">
          What to spend on
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="mt-1 text-small text-muted [overflow-wrap:anywhere]">
        Compared inside {decision.where}. Platforms choose who sees which ad: a test with random assignment would prove
        it.
      </p>
      <div className="mt-4">
        <DataTable
          caption="Creatives by what choosing them now costs"
          rows={decision.standings}
          rowKey={(row) => row.analysisId}
          columns={[
            { id: 'creative', header: 'Creative', cell: (row) => row.fileName },
            { id: 'rate', header: 'Click rate', numeric: true, cell: (row) => rate(row.rate) },
            { id: 'best', header: 'Is the best', numeric: true, cell: (row) => whole(row.probabilityBest) },
            { id: 'loss', header: 'Lost if you choose it', numeric: true, cell: (row) => rate(row.expectedLoss) },
          ]}
        />
      </div>
    </section>
  );
}

function InsightLists({ insights }: { insights: readonly Insight[] }) {
  const lists = (Object.keys(LISTS) as Insight['list'][])
    .map((list) => ({ list, found: insights.filter((one) => one.list === list) }))
    .filter(({ found }) => found.length > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {lists.map(({ list, found }) => (
        <section key={list} aria-labelledby={`insight-${list}`}>
          <h2 id={`insight-${list}`} className="text-heading">
            {LISTS[list]}
          </h2>
          <ul className="mt-3 grid gap-2">
            {found.map((one) => (
              <li key={one.text}>
                <Card className="p-4">
                  <details>
                    <summary className="cursor-pointer marker:text-muted">{one.text}</summary>
                    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-t pt-3 text-small">
                      {one.figures.map(({ label, value }) => (
                        <div key={`${label} ${value}`} className="contents">
                          <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{label}</dt>
                          <dd className="nums text-right">{value}</dd>
                        </div>
                      ))}
                    </dl>
                  </details>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
