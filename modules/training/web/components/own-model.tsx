import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { buttonClass } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { percent } from '../../contract/words.ts';
import { modelHref, modelsHref, trainingPath } from '../paths.ts';

/** Which model judges new analyses, and how well it does. */
export function OwnModel() {
  const status = useQuery(routeQuery(useApi(), routes.modelStatus, {}));
  const current = status.data?.current ?? null;
  const candidate = status.data?.candidate ?? null;
  return (
    <section aria-labelledby="model" className="min-w-0">
      <h2 id="model" className="mb-3 flex min-h-9 items-center text-heading pointer-coarse:min-h-11">
        Your model
      </h2>
      <Card className="p-5">
        <PartState query={status} what="your model" />
        {status.data ? (
          <>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-body">{current ? current.name : 'The rule book alone'}</h3>
              {current ? <Badge tone="success">In use</Badge> : null}
            </div>
            {current?.accuracy ? (
              <p className="mt-3">
                <span className="nums block text-title font-semibold">{percent(current.accuracy.value)}</span>
                <span className="block text-small text-muted">
                  of the time it picks the better of two creatives it had not seen ({percent(current.accuracy.low)} to{' '}
                  {percent(current.accuracy.high)}, 90 % interval)
                </span>
              </p>
            ) : null}
            <p className="mt-3 text-small text-muted">{status.data.sentence}</p>
            <div className="mt-4 flex flex-wrap gap-2">
              {current ? (
                <Link to={modelHref(trainingPath, current.id)} className={buttonClass('secondary', 'sm')}>
                  Model card
                </Link>
              ) : null}
              {candidate ? (
                <Link to={modelHref(trainingPath, candidate.id)} className={buttonClass('secondary', 'sm')}>
                  See {candidate.name}
                </Link>
              ) : null}
              <Link to={modelsHref} className={buttonClass('ghost', 'sm')}>
                All models
              </Link>
            </div>
          </>
        ) : null}
      </Card>
    </section>
  );
}
