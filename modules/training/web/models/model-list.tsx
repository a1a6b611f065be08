import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { EmptyState } from '#shell/ui/empty-state.tsx';
import type { Model } from '../../contract/model.ts';
import { trainingRoutes as routes } from '../../contract/routes.ts';
import { counted } from '../../contract/words.ts';
import { ListCard } from '../components/list-card.tsx';
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
  ];
  return (
    <ListCard
      title={model.name}
      to={modelHref(page, model.id)}
      badges={<ModelBadges model={model} />}
      facts={facts}
      actions={<ModelActions model={model} />}
    >
      <p className="mt-3 max-w-[48rem] text-small">{testSentence(model)}</p>
      {model.test ? <p className="mt-1 max-w-[48rem] text-small text-muted">{model.test.verdict}</p> : null}
    </ListCard>
  );
}
