import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput, Route } from '#platform/contract/define-routes.ts';
import type { ApiClient } from './api-client.ts';

/** Key of one read: `[module, route, input]`. Without input it matches every read of the route. */
export function routeKey(route: Route, input?: object): readonly unknown[] {
  return input === undefined ? [route.module, route.name] : [route.module, route.name, input];
}

/** Everything `useQuery` needs to read a route. */
export function routeQuery<R extends Route>(client: ApiClient, route: R, input: CallInput<R>) {
  return queryOptions<CallOutput<R>>({
    queryKey: routeKey(route, input),
    queryFn: ({ signal }) => client.call(route, ...([input, { signal }] as never)),
  });
}
