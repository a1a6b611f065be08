import { useEffect, useRef } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { activityRoutes } from '../contract/activity.ts';

/** Counts that a dashboard was opened. Counting must not disturb the page: a failure is dropped. */
export function usePageView(page: string): void {
  const api = useApi();
  const sent = useRef(false);
  useEffect(() => {
    // Once for each time the page opens, also where effects run twice.
    if (sent.current) return;
    sent.current = true;
    const body = { eventType: 'phase2_dashboard_view', eventData: { page } };
    api.call(activityRoutes.trackConversion, { body }).catch(() => undefined);
  }, [api, page]);
}
