import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { apiKeyRoutes } from './api-key-contract.ts';
import type { ApiKeys } from './api-keys.ts';

/** The handlers of `apiKeyRoutes`. */
export function createApiKeyRoutes({ apiKeys }: { apiKeys: ApiKeys }): ImplementedRoute[] {
  return implement(apiKeyRoutes, {
    apiKeys: async (_input, rc) => ({ apiKeys: await apiKeys.list(requireUser(rc).id) }),
    createApiKey: async ({ body }, rc) => reply(201, { body: await apiKeys.create(requireUser(rc).id, body, rc) }),
    revokeApiKey: async ({ params }, rc) => {
      await apiKeys.revoke(requireUser(rc).id, params.id, rc);
      return { message: 'That key no longer works.' };
    },
  });
}
