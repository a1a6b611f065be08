import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { findingsRoutes } from '../../../contract/findings.ts';
import { insightRoutes } from '../../../contract/insights.ts';
import { InCommon } from '../learned/in-common.tsx';
import { Timelines } from '../learned/timelines.tsx';
import { WhatNext } from '../learned/what-next.tsx';
import { AdsThatCarry } from './ads-that-carry.tsx';
import { ComparedGroups } from './compared-groups.tsx';
import { WhatChanged } from './what-changed.tsx';

/** What a report shows beyond its sums, in the order people ask: what changed, what carries it, what is common, what next. */
export function ReportFindings({ id }: { id: string }) {
  const api = useApi();
  const findings = useQuery(routeQuery(api, findingsRoutes.getFindings, { params: { id } }));
  const insights = useQuery(routeQuery(api, insightRoutes.getInsights, {}));
  return (
    <>
      {findings.data ? (
        <>
          <WhatChanged findings={findings.data} />
          <AdsThatCarry findings={findings.data} />
          <ComparedGroups findings={findings.data} />
        </>
      ) : (
        <PartState query={findings} what="what this report shows" />
      )}
      {insights.data ? (
        <>
          <InCommon insights={insights.data} />
          <WhatNext insights={insights.data} />
          {insights.data.timelines.length > 0 ? (
            <section aria-labelledby="wear">
              <h2 id="wear" className="text-heading">
                Which creatives wear out
              </h2>
              <p className="mt-1 mb-3 text-small text-muted">
                Day by day over all your reports, each creative where it was shown most.
              </p>
              <Timelines timelines={insights.data.timelines} />
            </section>
          ) : null}
        </>
      ) : (
        <PartState query={insights} what="what was learned" />
      )}
    </>
  );
}
