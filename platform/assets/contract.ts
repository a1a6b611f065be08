import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { defineErrors, ERRORS } from '#platform/contract/errors.ts';
import { LARGEST_ASSET_BYTES } from './limits.ts';

export const assetErrors = defineErrors({
  asset_missing: { status: 400, message: 'Choose a file to upload.' },
  asset_purpose_unknown: {
    status: 400,
    message: (d: { purposes: string[] }) => `“purpose” must be one of these: ${d.purposes.join(', ')}.`,
    details: z.object({ purposes: z.array(z.string()) }),
  },
  asset_type_refused: {
    status: 415,
    message: (d: { accepts: string }) => `This file type is not accepted here. Upload ${d.accepts}.`,
    details: z.object({ accepts: z.string() }),
  },
  asset_too_large: {
    status: 413,
    message: (d: { maxBytes: number }) => `This file is too large. The limit is ${d.maxBytes / 1024 / 1024} MB.`,
    details: z.object({ maxBytes: z.number() }),
  },
  asset_quota: {
    status: 409,
    message: 'You have too many uploaded files that nothing uses yet. Remove some, or try again tomorrow.',
  },
  file_url_refused: {
    status: 400,
    message: 'This is no address of a file of yours, nor a public https address.',
  },
  file_url_unreachable: {
    status: 422,
    message:
      'The file at this address could not be fetched. It must be public, answer at once without leading on, and be no larger than the limit.',
  },
  asset_in_use: { status: 409, message: 'This file is in use and goes with what uses it.' },
});

export const asset = z.object({
  id: z.string(),
  purpose: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  /** For the owner alone; also what `fileUrl` takes in calls of other routes. */
  url: z.string(),
  /** When it goes unless something uses it by then (ISO 8601); null once something does. */
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Asset = z.output<typeof asset>;

const params = z.object({ id: z.uuid() });

export const assetRoutes = defineRoutes('platform', {
  createAsset: {
    method: 'POST',
    path: '/api/assets',
    apiScope: 'analyze',
    summary: 'Upload a file of your own for later calls, encrypted. It goes after a day unless something uses it.',
    upload: {
      field: 'file',
      maxBytes: LARGEST_ASSET_BYTES,
      fields: z.object({ purpose: z.string().check(z.maxLength(60)) }),
    },
    responses: { 201: asset },
    errors: [
      assetErrors.asset_missing,
      assetErrors.asset_purpose_unknown,
      assetErrors.asset_type_refused,
      assetErrors.asset_too_large,
      assetErrors.asset_quota,
    ],
    limits: [{ name: 'create-asset', points: 120, seconds: 600, by: 'user' }],
  },
  getAsset: {
    method: 'GET',
    path: '/api/assets/{id}',
    apiScope: 'read',
    summary: 'The bytes of an asset, for its owner alone.',
    params,
    responses: { 200: { raw: 'binary', contentTypes: ['*/*'] } },
    errors: [ERRORS.not_found],
  },
  deleteAsset: {
    method: 'DELETE',
    path: '/api/assets/{id}',
    summary: 'Remove an asset that nothing uses.',
    params,
    responses: { 204: null },
    errors: [ERRORS.not_found, assetErrors.asset_in_use],
  },
});
