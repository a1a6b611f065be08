import { Badge } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';
import type { ModelCard } from '../../contract/model.ts';
import { moment } from '../format.ts';

const BY: Readonly<Record<ModelCard['history'][number]['by'], string>> = {
  run: 'by its run',
  owner: 'by the owner',
  operator: 'by an operator',
};

/** When the model came into use or was left, by whom and why. */
export function ModelHistory({ card: { history } }: { card: ModelCard }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-heading">
        In use
      </h2>
      {history.length === 0 ? (
        <p className="mt-2 text-small text-muted">This model has never judged a new analysis.</p>
      ) : (
        <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2">
          {history.map(({ at, action, by, reason, modelName, previousName }) => (
            <li key={`${at} ${modelName}`}>
              <Card className="p-4">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Badge tone={action === 'promoted' ? 'success' : 'warning'}>
                    {action === 'promoted' ? 'Promoted' : 'Rolled back'}
                  </Badge>
                  <span className="text-small text-muted">
                    {moment(at)}, {BY[by]}
                  </span>
                </div>
                <p className="mt-2 text-small">
                  <span className="font-medium">{modelName}</span> took the place of{' '}
                  {previousName ?? 'the rule book alone'}.
                </p>
                <p className="mt-1 text-small text-muted">{reason}</p>
              </Card>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
