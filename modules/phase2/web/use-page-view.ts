import { useEffect, useRef } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { activityRoutes } from '../contract/activity.ts';

const MS_PER_SECOND = 1000;

/**
 * Counts that a dashboard was opened, and for how many whole seconds it was in sight: sent whenever it goes out of sight.
 * Counting must not disturb the page: a failure is dropped.
 */
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

  useEffect(() => {
    let since = document.visibilityState === 'hidden' ? null : performance.now();
    const end = () => {
      const seconds = since === null ? 0 : Math.floor((performance.now() - since) / MS_PER_SECOND);
      since = null;
      if (seconds < 1) return;
      const body = {
        type: 'dashboard_time',
        feature: 'dashboard',
        action: 'in_sight',
        metadata: { page, durationMs: seconds * MS_PER_SECOND },
      };
      api.call(activityRoutes.activity, { body }).catch(() => undefined);
    };
    const change = () => {
      if (document.visibilityState === 'hidden') end();
      else since ??= performance.now();
    };
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      end();
    };
  }, [api, page]);
}
