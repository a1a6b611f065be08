import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';
import { atMost, storable } from '#platform/contract/text.ts';
import { messageAnswer } from '../fields.ts';
import { API_SCOPES, KEY_DAYS, MOST_KEYS } from './scopes.ts';

const NAME_MISSING = 'Name the key after what will use it.';

export const apiKeyErrors = defineErrors({
  too_many_api_keys: { status: 409, message: `You have ${MOST_KEYS} keys. Revoke one to create another.` },
});

export const apiKeyName = z
  .string({ error: NAME_MISSING })
  .check(
    z.regex(/\S/u, NAME_MISSING),
    atMost(60, 'Please keep the name under 60 characters.'),
    ...storable(NAME_MISSING),
  );

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters, to tell keys apart. */
  beginsWith: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the minute; null while it was never used. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type ApiKeyView = z.output<typeof apiKey>;

/** Keys for programs: `Authorization: Bearer adj_…`. */
export const apiKeyRoutes = defineRoutes('accounts', {
  apiKeys: {
    method: 'GET',
    path: '/api/auth/api-keys',
    summary: 'The API keys of this account that were not revoked, oldest first.',
    responses: { 200: z.object({ apiKeys: z.array(apiKey) }) },
  },
  createApiKey: {
    method: 'POST',
    path: '/api/auth/api-keys',
    summary: 'Create an API key. The key itself is in this answer and never again.',
    gate: { feature: 'account.api-keys' },
    body: z.object({
      name: apiKeyName,
      scopes: z.array(z.enum(API_SCOPES)).check(z.minLength(1, 'Choose what the key may do.')),
      days: z.optional(z.int().check(z.minimum(1), z.maximum(KEY_DAYS.most))),
    }),
    responses: { 201: z.object({ key: z.string(), apiKey }) },
    errors: [apiKeyErrors.too_many_api_keys],
    limits: [{ name: 'create-api-key', points: 20, seconds: 3600, by: 'user' }],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/api/auth/api-keys/{id}',
    summary: 'Revoke an API key: it stops working at once.',
    params: z.object({ id: z.uuid() }),
    responses: { 200: messageAnswer },
    errors: [ERRORS.not_found],
  },
});
