import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartState } from '#shell/sdk/part-state.tsx';
import { formatTime } from '../format.ts';
import { Freshness } from './freshness.tsx';

interface LiveSectionProps<Data extends { readonly at: string }> {
  title: string;
  query: UseQueryResult<Data>;
  /** What the time stands after. */
  asOf: string;
  children(data: Data): ReactNode;
}

/** Figures that are asked for again and again, with the time they are of. */
export function LiveSection<Data extends { readonly at: string }>({
  title,
  query,
  asOf,
  children,
}: LiveSectionProps<Data>) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-heading">{title}</h2>
        {query.data ? (
          <p data-clock className="text-micro text-muted">
            {asOf} {formatTime(query.data.at)}
          </p>
        ) : null}
      </div>
      <div className="mt-3 grid gap-3">
        <PartState query={query} what="live figures" />
        <Freshness query={query} />
        {query.data ? children(query.data) : null}
      </div>
    </section>
  );
}
