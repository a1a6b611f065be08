import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeKey } from '#shell/sdk/route-query.ts';
import { activityRoutes } from '../contract/activity.ts';
import { dashboardRoutes } from '../contract/dashboard.ts';
import { engagementRoutes } from '../contract/engagement.ts';

type EventType =
  | `phase2_${string}_used`
  | 'phase2_dashboard_view'
  | 'phase2_optimization_action'
  | 'phase2_upgrade_interest';

/** What a step changes: asked for again right after it was counted. */
const CHANGED = [dashboardRoutes.comprehensive, engagementRoutes.recommendations, engagementRoutes.featureUsage];

/** Counts a step on the way to using or buying more. A failure is nobody's problem but ours: it never rejects. */
export function useTrackConversion(): (eventType: EventType, eventData: Record<string, string>) => Promise<void> {
  const api = useApi();
  const queries = useQueryClient();
  return useCallback(
    async (eventType, eventData) => {
      try {
        await api.call(activityRoutes.trackConversion, { body: { eventType, eventData } });
      } catch {
        return;
      }
      await Promise.all(CHANGED.map((route) => queries.invalidateQueries({ queryKey: routeKey(route) })));
    },
    [api, queries],
  );
}
