import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { atMost, oneLine } from '#platform/contract/text.ts';
import { analysis, analysisSummary, goal, placement, progressEvent } from './analysis.ts';
import { analysisErrors as errors } from './errors.ts';
import { trade } from './trade.ts';

const idParams = z.object({ id: z.uuid() });
const frameParams = z.object({ id: z.uuid(), frame: z.string().check(z.regex(/^\d{1,3}$/)) });

/** What the creative is to be judged for. */
export const analysisSettings = z.object({
  /** Default: sales. */
  goal: z.optional(goal),
  /** Default: the placement the creative fits best. */
  placement: z.optional(placement),
  /** Name of the brand as it should appear in the creative; at most 60 characters. */
  brand: z.optional(z.string().check(z.trim(), atMost(60), ...oneLine())),
  /** What is sold; words and examples of the advice follow it, no score does. */
  sells: z.optional(trade),
});
export type AnalysisSettingsInput = z.output<typeof analysisSettings>;

export const analysisRoutes = defineRoutes('core-analysis', {
  createAnalysis: {
    method: 'POST',
    path: '/api/analyze',
    apiScope: 'analyze',
    summary:
      'Analyse one image or video. Returns the finished analysis, or 202 immediately with `Prefer: respond-async`. With an `Idempotency-Key`, a retry within 24 hours is charged once: it gets the first response again with `Idempotent-Replayed: true`, 409 while the first is still running, 422 if file or settings differ.',
    headers: z.object({
      prefer: z.optional(z.string()),
      /**
       * Of the caller's making, new for each upload; sent again with the same upload, it is accepted and charged once. Bare or in
       * quotes. Held for 24 hours, or until the analysis is deleted.
       */
      'idempotency-key': z.optional(
        z.string().check(z.regex(/^[!-~]{1,255}$/, 'Use 1 to 255 visible ASCII characters')),
      ),
    }),
    upload: { field: 'file', maxBytes: MAX_UPLOAD_BYTES, tooLarge: errors.file_too_large, fields: analysisSettings },
    responses: { 200: analysis, 202: analysisSummary },
    errors: [
      ...Object.values(errors),
      ERRORS.tokens_exhausted,
      ERRORS.plan_required,
      ERRORS.idempotency_in_progress,
      ERRORS.idempotency_key_reused,
    ],
    gate: { feature: 'analysis.image' },
    limits: [{ name: 'analyze', points: 120, seconds: 600, by: 'user' }],
  },
  listAnalyses: {
    method: 'GET',
    path: '/api/analyses',
    apiScope: 'read',
    summary: 'The analyses of the signed-in user, newest first, at most 500.',
    responses: { 200: z.array(analysisSummary) },
  },
  getAnalysis: {
    method: 'GET',
    path: '/api/analyses/{id}',
    apiScope: 'read',
    summary:
      'One analysis with all findings; with `lens=off` as the rule book alone judges it, in the words the engine wrote.',
    params: idParams,
    query: z.object({ lens: z.optional(z.literal('off')) }),
    responses: { 200: analysis },
    errors: [ERRORS.not_found],
  },
  deleteAnalysis: {
    method: 'DELETE',
    path: '/api/analyses/{id}',
    summary: 'Delete an analysis and its files. Its tokens still count toward the month.',
    params: idParams,
    responses: { 204: null },
    errors: [ERRORS.not_found],
  },
  saveAnalysis: {
    method: 'PUT',
    path: '/api/analyses/{id}/saved',
    summary: 'Keep the files of an analysis, or delete them 30 days after upload. The result is kept either way.',
    params: idParams,
    body: z.object({ saved: z.boolean() }),
    responses: { 200: analysisSummary },
    errors: [ERRORS.not_found, errors.files_gone],
  },
  watchAnalysis: {
    method: 'GET',
    path: '/api/analyses/{id}/events',
    apiScope: 'read',
    summary: 'Server-sent events: stage and percent until the analysis ends. A ninth open stream closes the oldest.',
    params: idParams,
    responses: { 200: { raw: 'event-stream', contentTypes: ['text/event-stream'], event: progressEvent } },
    errors: [ERRORS.not_found],
    limits: [{ name: 'watch', points: 120, seconds: 600, by: 'user' }],
  },
  getPreview: {
    method: 'GET',
    path: '/api/analyses/{id}/preview',
    apiScope: 'read',
    summary:
      'The image, or a representative frame of a video, re-encoded without metadata, long side at most 1280 pixels.',
    params: idParams,
    responses: { 200: { raw: 'binary', contentTypes: ['image/webp'] } },
    errors: [ERRORS.not_found],
  },
  getFrame: {
    method: 'GET',
    path: '/api/analyses/{id}/frames/{frame}',
    apiScope: 'read',
    summary: 'A keyframe of a video, re-encoded without metadata; the shots of the result list them.',
    params: frameParams,
    responses: { 200: { raw: 'binary', contentTypes: ['image/webp'] } },
    errors: [ERRORS.not_found],
  },
  getVideo: {
    method: 'GET',
    path: '/api/analyses/{id}/video',
    apiScope: 'read',
    summary:
      'The video for playback, without metadata; supports `Range` (206, or 416 if out of range). Deleted with the files of the analysis.',
    params: idParams,
    headers: z.object({ range: z.optional(z.string()), 'if-range': z.optional(z.string()) }),
    responses: {
      200: { raw: 'binary', contentTypes: ['video/mp4', 'video/webm'] },
      206: { raw: 'binary', contentTypes: ['video/mp4', 'video/webm'] },
      416: null,
    },
    errors: [ERRORS.not_found],
  },
  getThumbnail: {
    method: 'GET',
    path: '/api/analyses/{id}/thumbnail',
    apiScope: 'read',
    summary: 'A thumbnail, long side at most 320 pixels.',
    params: idParams,
    responses: { 200: { raw: 'binary', contentTypes: ['image/webp'] } },
    errors: [ERRORS.not_found],
  },
});
