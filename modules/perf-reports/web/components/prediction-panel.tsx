import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Analysis } from '#modules/core-analysis/contract/analysis.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';
import { insightRoutes } from '../../contract/insights.ts';
import { figureText } from '../labels.ts';
import { creativesHref } from '../paths.ts';

const rate = (share: number): string => `${(share * 100).toFixed(2)} %`;
const money = ({ currency }: { currency: string | null }, value: number): string =>
  figureText({ unit: 'money', currency }, value);
const whole = (share: number): string => `${Math.round(share * 100)} %`;
const step = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(0)} %`;

/** Beside a result: what this creative is likely to do, by what the owner's own reports showed. */
export function PredictionPanel({ analysis }: { analysis: Analysis }) {
  const query = useQuery(routeQuery(useApi(), insightRoutes.getPrediction, { params: { id: analysis.id } }));
  if (!query.data) return null;
  const { prediction, needs } = query.data;
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-body font-semibold">Predicted click rate</h2>
        {prediction ? <Badge tone="neutral">{prediction.isEarly ? 'Estimate, early' : 'Estimate'}</Badge> : null}
      </div>
      {prediction ? (
        <>
          <p className="nums mt-2 text-[1.5rem] leading-8 font-semibold">{rate(prediction.clickRate.value)}</p>
          <p className="text-small text-muted">
            {rate(prediction.clickRate.low)} to {rate(prediction.clickRate.high)} with 90 % certainty, from{' '}
            {prediction.creatives} of your creatives
          </p>
          {prediction.costPerConversion ? (
            <p className="nums mt-2 text-small">
              Cost per conversion: {money(prediction.costPerConversion, prediction.costPerConversion.value)} (
              {money(prediction.costPerConversion, prediction.costPerConversion.low)} to{' '}
              {money(prediction.costPerConversion, prediction.costPerConversion.high)} with 80 % certainty)
            </p>
          ) : null}
          {prediction.isMeasuredOtherwise ? (
            <p className="mt-3 text-small">
              Measured by another version of our engine than the creatives your model learned from, so only its score
              and your account’s level count.
            </p>
          ) : null}
          <p className="mt-3 text-small">
            {prediction.level === 'personal'
              ? 'By your own model: it predicts better than the general score on creatives it had not seen.'
              : 'By the general score at your account’s level: your own model has not proved itself yet.'}
            {prediction.accuracy
              ? ` It named the better of two in ${whole(prediction.accuracy.value)} of cases (${whole(prediction.accuracy.low)} to ${whole(prediction.accuracy.high)}, 90 %).`
              : ''}
          </p>
          {prediction.because.length > 0 && prediction.level === 'personal' ? (
            <ul className="mt-3 grid gap-1 text-small">
              {prediction.because.map(({ rules, effect }) => (
                <li key={rules.join()} className="flex justify-between gap-4">
                  <span className="min-w-0 text-muted">{rules.join(' or ')}</span>
                  <span className="nums whitespace-nowrap">{step(effect)}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : (
        <p className="mt-2 text-small text-muted">
          {needs === null
            ? 'This creative was analysed before your reports were learned from. Analyse it again for a prediction.'
            : `Not enough data: needs ${needs} more creatives with reports.`}
        </p>
      )}
      <Link
        className="mt-2 inline-flex min-h-9 items-center text-small font-medium underline pointer-coarse:min-h-11"
        to={creativesHref}
      >
        What your creatives brought
      </Link>
    </Card>
  );
}
