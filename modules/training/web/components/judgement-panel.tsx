import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Analysis } from '#modules/core-analysis/contract/analysis.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Card } from '#shell/ui/card.tsx';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { counted, percent } from '../../contract/words.ts';
import { modelHref, trainingPath } from '../paths.ts';

const MOST_SPECIALISTS = 3;

/** Beside a result: what the trained model says of this creative against the owner's others. */
export function JudgementPanel({ analysis }: { analysis: Analysis }) {
  const query = useQuery(routeQuery(useApi(), routes.getJudgement, { params: { id: analysis.id } }));
  if (!query.data) return null;
  const { model, chance, comparedWith, specialists } = query.data;
  return (
    <Card className="p-5">
      <h3 className="font-semibold">Against your other creatives</h3>
      {model === null ? (
        <p className="mt-2 text-small text-muted">
          Judged by the rule book alone: no trained model was in use when this was analysed.
        </p>
      ) : chance === null ? (
        <p className="mt-2 text-small text-muted">
          Not enough to compare: {model.name} needs 5 other creatives of this kind, and you have {comparedWith}.
        </p>
      ) : (
        <>
          <p className="nums mt-2 text-[1.5rem] leading-8 font-semibold">{percent(chance.value)}</p>
          <p className="text-small text-muted">
            chance to do better than the middle one of {counted(comparedWith, 'creative')} of yours (
            {percent(chance.low)} to {percent(chance.high)}, 90 % interval)
          </p>
        </>
      )}
      {specialists.length > 0 ? (
        <div className="mt-4 border-t pt-3">
          <h4 className="text-small font-medium">Specialists to rely on most</h4>
          <ul className="mt-1.5 grid gap-1 text-small">
            {specialists.slice(0, MOST_SPECIALISTS).map(({ name, weight, score }) => (
              <li key={name} className="flex justify-between gap-4">
                <span className="min-w-0 text-muted">{name}</span>
                <span className="nums whitespace-nowrap">
                  {score === null ? '' : `${Math.round(score)} of 100, `}counts {weight.toFixed(2)}×
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {model ? (
        <Link
          className="mt-2 -mb-2 inline-flex min-h-11 items-center text-small font-medium underline"
          to={modelHref(trainingPath, model.id)}
        >
          {model.name}
        </Link>
      ) : null}
    </Card>
  );
}
