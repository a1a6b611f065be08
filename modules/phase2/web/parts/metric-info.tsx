import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import type { MetricId } from '../../contract/metric-ids.ts';
import { testingRoutes } from '../../contract/testing.ts';

/** Opens how a figure is computed and from what. */
export function MetricInfo({ of, label }: { of: MetricId; label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="icon"
        variant="ghost"
        aria-label={`How “${label}” is computed`}
        onClick={() => setOpen(true)}
        className="text-muted"
        icon={<Info className="size-4" aria-hidden />}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={label}>
        <Definition of={of} />
      </Dialog>
    </>
  );
}

function Definition({ of }: { of: MetricId }) {
  const definitions = useQuery({
    ...routeQuery(useApi(), testingRoutes.definitions, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = definitions.data?.find(({ id }) => id === of);
  if (!definitions.data) return <PartState query={definitions} what="the definition" />;
  if (!found) return <p>There is no definition of this figure yet.</p>;
  const rows = [
    ['How it is computed', found.formula],
    ['Unit', found.unit],
    ['What is counted', found.source],
  ] as const;
  return (
    <dl className="grid gap-4 text-small" data-metric={of}>
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt className="text-micro text-muted">{name}</dt>
          <dd className="mt-0.5 text-text [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
