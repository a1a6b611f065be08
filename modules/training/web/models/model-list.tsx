import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import type { Model } from '../../contract/model.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { counted } from '../../contract/words.ts';
import { milliseconds, moment } from '../format.ts';
import { modelHref } from '../paths.ts';
import { ModelActions } from './model-actions.tsx';
import { ModelBadges } from './model-badges.tsx';
import { testSentence } from './test-sentence.ts';

/** All models one may see, newest first. */
export function ModelList({ page }: { page: string }) {
  const models = useQuery(routeQuery(useApi(), routes.listModels, { query: {} }));
  const list = models.data?.data;
  if (!list) return <PartState query={models} what="your models" />;
  if (list.length === 0)
    return (
      <EmptyState title="No models yet">
        Each run that trains a model puts it here, with how it was tested and what it learned. Until then the rule book
        judges alone.
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label="Models">
      {list.map((model) => (
        <li key={model.id}>
          <ModelRow model={model} page={page} />
        </li>
      ))}
    </ul>
  );
}

function ModelRow({ model, page }: { model: Model; page: string }) {
  const facts = [
    moment(model.createdAt),
    counted(model.creatives, 'creative'),
    model.kind === 'pairwise' ? counted(model.pairs, 'comparison') : 'click rates of linked reports',
    model.judged > 0 ? `${counted(model.judged, 'analysis', 'analyses')} judged` : null,
    model.inferenceMs === null ? null : `${milliseconds(model.inferenceMs)} each`,
  ].filter((fact) => fact !== null);
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="text-body">
              <Link
                to={modelHref(page, model.id)}
                className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {model.name}
              </Link>
            </h3>
            <ModelBadges model={model} />
          </div>
          <p className="mt-1 text-small text-muted">{facts.join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ModelActions model={model} />
        </div>
      </div>
      <p className="mt-3 max-w-[48rem] text-small">{testSentence(model)}</p>
      {model.test ? <p className="mt-1 max-w-[48rem] text-small text-muted">{model.test.verdict}</p> : null}
    </Card>
  );
}
