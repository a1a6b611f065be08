import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { PartState } from '#shell/sdk/part-state.tsx';
import { routeQuery } from '#shell/sdk/route-query.ts';
import { engagementRoutes } from '../../contract/engagement.ts';
import { GeneralAdviceList } from '../parts/general-advice-list.tsx';
import { LevelBadge, Recommendations } from '../parts/recommendations.tsx';
import { GENERAL_OPTIMIZATIONS } from './general-advice.ts';

/** What the owner's own creatives ask for, then what holds for most ads. */
export function OptimizationTab() {
  const own = useQuery(routeQuery(useApi(), engagementRoutes.recommendations, {}));
  return (
    <>
      {own.data ? (
        <Recommendations recommendations={own.data} />
      ) : (
        <PartState query={own} what="your recommendations" />
      )}
      <GeneralAdviceList
        title="Good practice"
        items={GENERAL_OPTIMIZATIONS.map(({ title, text, priority, impact, effort }) => ({
          title,
          text,
          badges: (
            <>
              <LevelBadge level={priority} of="priority" />
              <LevelBadge level={impact} of="impact" />
              <LevelBadge level={effort} of="effort" />
            </>
          ),
        }))}
      />
    </>
  );
}
