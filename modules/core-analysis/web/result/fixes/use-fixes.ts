import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeKey } from '#shell/sdk/route-query.ts';
import { type FixList, fixRoutes } from '../../../contract/fixes.ts';

export const underWay = (list: FixList | undefined): boolean => list?.status === 'queued' || list?.status === 'running';

/** Has the fixes of an analysis rendered and scored; everything that shows them hears of it. */
export function useRequestFixes(analysisId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const params = { id: analysisId };
  return useMutation({
    mutationFn: () => api.call(fixRoutes.requestFixes, { params }),
    onSuccess: (answer) => queries.setQueryData(routeKey(fixRoutes.getFixes, { params }), answer),
  });
}
