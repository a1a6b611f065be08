import { Card } from '#shell/ui/card.tsx';
import type { Figure, Report } from '../../contract/report.ts';
import { figureLabel, figureText, number } from '../labels.ts';

/** Sums and rates, money in its own currency, beside what the file itself states. */
export function FiguresGrid({ report }: { report: Report }) {
  if (report.figures.length === 0) return null;
  return (
    <section aria-labelledby="report-figures">
      <h2 id="report-figures" className="text-heading">
        What it cost and brought
      </h2>
      <p className="mt-1 text-small text-muted">
        Sums of all rows. Rates are worked out from the sums, never averaged.
      </p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {report.figures.map((figure) => (
          <FigureCard key={`${figure.name}-${figure.currency}`} figure={figure} />
        ))}
      </dl>
      {report.conversionKinds.length > 1 ? (
        <>
          <h3 className="mt-5 font-medium">Conversions by kind</h3>
          <dl className="mt-2 grid gap-1 text-small">
            {report.conversionKinds.map(({ kind, count }) => (
              <div key={kind} className="flex justify-between gap-4">
                <dt className="min-w-0 text-muted [overflow-wrap:anywhere]">{kind || 'Not said'}</dt>
                <dd className="nums">{number(count, 2)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </section>
  );
}

function FigureCard({ figure }: { figure: Figure }) {
  const differs = figure.stated !== null && Math.abs(figure.stated - figure.value) > 0.005;
  return (
    <Card className="min-w-0 p-4">
      <dt className="text-small text-muted">{figureLabel(figure)}</dt>
      <dd className="nums mt-1 text-heading font-semibold [overflow-wrap:anywhere]">
        {figureText(figure, figure.value)}
      </dd>
      {differs && figure.stated !== null ? (
        <dd className="nums mt-1 text-micro text-muted">File’s total line: {figureText(figure, figure.stated)}</dd>
      ) : null}
      {figure.own ? (
        <dd className="mt-1 text-micro text-muted">
          File’s own: the same in {number(figure.own.agree)} of {number(figure.own.tried)} rows
        </dd>
      ) : null}
      {figure.range ? (
        <dd className="mt-1 text-micro text-muted">
          Others: {figureText(figure, figure.range.low)} to {figureText(figure, figure.range.high)} (
          {figure.range.source}, {figure.range.years})
        </dd>
      ) : null}
    </Card>
  );
}
