import { Link } from 'react-router-dom';
import { buttonClass } from '#shell/ui/button.tsx';
import type { Execution } from '../../contract/execution.ts';
import { modelHref } from '../paths.ts';
import { Statements } from './statements.tsx';

/** What a finished run found: what the model learned, from how much, and what it cannot tell yet. */
export function Findings({ outcome, page }: { outcome: NonNullable<Execution['outcome']>; page: string }) {
  const { summary, learned, unknown, modelId, modelName } = outcome;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[44rem]">{summary}</p>
      {learned.length > 0 ? (
        <div>
          <h3 className="mb-2 text-body">What it learned</h3>
          <Statements statements={learned} />
        </div>
      ) : null}
      {unknown.length > 0 ? (
        <div>
          <h3 className="mb-2 text-body">What it cannot tell yet</h3>
          <Statements statements={unknown} />
        </div>
      ) : null}
      {modelId ? (
        <Link to={modelHref(page, modelId)} className={buttonClass('secondary', 'sm', 'justify-self-start')}>
          See {modelName ?? 'the model'}
        </Link>
      ) : null}
    </div>
  );
}
