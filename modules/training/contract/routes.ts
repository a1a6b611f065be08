import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { atMost, oneLine, storable } from '#platform/contract/text.ts';
import {
  modelStatus,
  SCHEDULE_IDS,
  trainingConsent,
  trainingDashboard,
  trainingSchedule,
  trainingStatus,
} from './dashboard.ts';
import { trainingErrors as errors } from './errors.ts';
import { execution, retryPreview, trainingAlert } from './execution.ts';
import { model, modelCard, modelJudgement } from './model.ts';
import { category, EXECUTION_STATUSES, scopeKind, TRIGGER_TYPES } from './vocabulary.ts';

/*
 * Who may: everything here is for Elite users, about their own runs and models, and for operators, about all of them. Others
 * are answered 403 `plan_required`. A gate cannot say "or", so the handlers ask (`server/access.ts`).
 */
const refusals = [ERRORS.plan_required, ERRORS.forbidden];
const withId = z.object({ id: z.uuid() });
const reason = (what: string) =>
  z
    .string(`Say why ${what}.`)
    .check(
      z.trim(),
      z.minLength(1, `Say why ${what}.`),
      atMost(500),
      ...storable('This text contains characters we cannot store.'),
    );

const keyHeader = z.object({
  'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(255), ...oneLine())),
});
const started = z.object({
  message: z.string(),
  data: z.object({ executionId: z.uuid(), status: z.enum(EXECUTION_STATUSES) }),
});
const begins = { headers: keyHeader, responses: { 202: started }, errors: [...refusals, errors.training_queue_full] };
const limits = [{ name: 'training.trigger', points: 60, seconds: 600, by: 'user' }] as const;

export const trainingRoutes = defineRoutes('training', {
  trigger: {
    method: 'POST',
    path: '/api/training/trigger',
    summary:
      'Start a training run: incremental with priority 1 by default. One runs at a time per scope, others wait by priority, then age; an emergency goes to the head.',
    body: z._default(
      z.object({
        type: z._default(z.enum(TRIGGER_TYPES), 'incremental'),
        /** 1 to 10; 10 goes first. */
        priority: z._default(z.int().check(z.minimum(1), z.maximum(10)), 1),
        /** For `category_specific`. */
        categories: z._default(z.array(category).check(z.maxLength(7)), []),
        /** Default: the account's own for Elite users, the platform's for operators without Elite. */
        scope: z.optional(scopeKind),
      }),
      { type: 'incremental', priority: 1, categories: [] },
    ),
    ...begins,
    errors: [...begins.errors, errors.training_categories_missing],
    limits,
  },
  generateExamples: {
    method: 'POST',
    path: '/api/training/generate-examples',
    summary:
      'Make training examples of the own creatives: versions made worse in one known respect, versions made better by fixes, and advice in three styles.',
    ...begins,
    limits,
  },
  generateSpecialistExamples: {
    method: 'POST',
    path: '/api/training/generate-specialist-examples',
    summary: 'Learn from results and ratings how far each specialist’s score can be relied on.',
    ...begins,
    limits,
  },
  generateImprovementTraining: {
    method: 'POST',
    path: '/api/training/generate-improvement-training',
    summary: 'Compare earlier predictions with what came since, and correct the model where it was off.',
    ...begins,
    limits,
  },
  deployCustomModel: {
    method: 'POST',
    path: '/api/training/deploy-custom-model',
    summary:
      'Test the newest trained model on creatives it has not seen, and deploy it if it is better than the one in use.',
    ...begins,
    errors: [...begins.errors, errors.no_candidate_model],
    limits,
  },
  emergencyStop: {
    method: 'POST',
    path: '/api/training/emergency-stop',
    summary: 'Stop a running or waiting run. What it has finished is kept for a retry; nothing is deployed.',
    body: z.object({ executionId: z.uuid(), reason: reason('it is stopped') }),
    responses: { 200: z.object({ message: z.string(), data: execution }) },
    errors: [...refusals, ERRORS.not_found, errors.training_not_running],
  },
  status: {
    method: 'GET',
    path: '/api/training/status',
    summary: 'The account’s own training: whether it runs, from how much data, and its budget.',
    gate: { feature: 'training.personal' },
    responses: { 200: trainingStatus },
    errors: [ERRORS.plan_required],
  },
  modelStatus: {
    method: 'GET',
    path: '/api/training/model-status',
    summary: 'Which model the account’s new analyses are judged with, and whether a newer one waits.',
    gate: { feature: 'training.personal' },
    responses: { 200: modelStatus },
    errors: [ERRORS.plan_required],
  },
  dashboard: {
    method: 'GET',
    path: '/api/training/dashboard',
    summary: 'Runs, health and models: over all scopes for operators, else the account’s own.',
    responses: { 200: trainingDashboard },
    errors: refusals,
  },
  listExecutions: {
    method: 'GET',
    path: '/api/training/executions',
    summary: 'Runs: running first, then waiting in their order, then ended ones, newest first; at most 100.',
    query: z.object({
      /** For operators: only these. */
      scope: z.optional(scopeKind),
    }),
    responses: { 200: z.object({ data: z.array(execution) }) },
    errors: refusals,
  },
  getExecution: {
    method: 'GET',
    path: '/api/training/executions/{id}',
    summary: 'One run.',
    params: withId,
    responses: { 200: execution },
    errors: [...refusals, ERRORS.not_found],
  },
  previewRetry: {
    method: 'GET',
    path: '/api/training/executions/{id}/retry',
    summary: 'What a retry would repeat, what it would take over, and what it is likely to cost.',
    params: withId,
    responses: { 200: retryPreview },
    errors: [...refusals, ERRORS.not_found, errors.training_not_retryable],
  },
  retry: {
    method: 'POST',
    path: '/api/training/executions/{id}/retry',
    summary: 'Go on with a failed or stopped run from its last finished phase.',
    params: withId,
    responses: { 202: started },
    errors: [...refusals, ERRORS.not_found, errors.training_not_retryable, errors.training_queue_full],
    limits,
  },
  listAlerts: {
    method: 'GET',
    path: '/api/training/alerts',
    summary: 'Open alerts of the last 30 days, the most severe first, then the newest; at most 100.',
    responses: { 200: z.object({ data: z.array(trainingAlert) }) },
    errors: refusals,
  },
  dismissAlert: {
    method: 'POST',
    path: '/api/training/alerts/{id}/dismiss',
    summary: 'Close an alert that was dealt with.',
    params: withId,
    responses: { 204: null },
    errors: [...refusals, ERRORS.not_found],
  },
  listSchedules: {
    method: 'GET',
    path: '/api/training/schedules',
    summary: 'When training runs by itself, with the next three times of each.',
    responses: { 200: z.object({ data: z.array(trainingSchedule) }) },
    errors: [...refusals, ERRORS.dependency_unavailable],
  },
  steerSchedule: {
    method: 'POST',
    path: '/api/training/schedules/{id}/{action}',
    summary: 'Pause, resume or run a schedule now. For operators.',
    params: z.object({ id: z.enum(SCHEDULE_IDS), action: z.enum(['pause', 'resume', 'run']) }),
    gate: { role: 'operator' },
    responses: { 200: z.object({ message: z.string() }) },
    errors: [ERRORS.forbidden, ERRORS.not_found, ERRORS.dependency_unavailable],
  },
  listModels: {
    method: 'GET',
    path: '/api/training/models',
    summary: 'Trained models, newest first, at most 100: the account’s own and the platform’s; for operators all.',
    query: z.object({ scope: z.optional(scopeKind) }),
    responses: { 200: z.object({ data: z.array(model) }) },
    errors: refusals,
  },
  getModel: {
    method: 'GET',
    path: '/api/training/models/{id}',
    summary: 'One model.',
    params: withId,
    responses: { 200: model },
    errors: [...refusals, ERRORS.not_found],
  },
  getModelCard: {
    method: 'GET',
    path: '/api/training/models/{id}/card',
    summary: 'The model card: what the model learned, from what, how it was tested, and when it was in use.',
    params: withId,
    responses: { 200: modelCard },
    errors: [...refusals, ERRORS.not_found],
  },
  promoteModel: {
    method: 'POST',
    path: '/api/training/models/{id}/promote',
    summary: 'Use this model for new analyses. It stays until somebody promotes another or a later one tests better.',
    params: withId,
    body: z.object({ reason: reason('it is promoted') }),
    responses: { 200: z.object({ message: z.string(), data: model }) },
    errors: [...refusals, ERRORS.not_found, errors.model_is_current, errors.model_not_deployable],
  },
  rollBackModel: {
    method: 'POST',
    path: '/api/training/models/{id}/rollback',
    summary:
      'Leave this model, which must be the one in use, and go back to the one before it. That one stays until somebody promotes another; runs go on testing and deploy nothing.',
    params: withId,
    body: z.object({ reason: reason('it is rolled back') }),
    responses: { 200: z.object({ message: z.string(), data: z.nullable(model) }) },
    errors: [...refusals, ERRORS.not_found, ERRORS.conflict, errors.no_previous_model],
  },
  getConsent: {
    method: 'GET',
    path: '/api/training/consent',
    summary: 'Whether the account’s data also train the platform’s model. Off until somebody switches it on; any plan.',
    responses: { 200: trainingConsent },
  },
  setConsent: {
    method: 'PUT',
    path: '/api/training/consent',
    summary:
      'Contribute, or withdraw: runs under way stop using the data at once, and the next full retraining replaces models trained with them.',
    body: z.object({ contributes: z.boolean() }),
    responses: { 200: trainingConsent },
  },
  getJudgement: {
    method: 'GET',
    path: '/api/training/judgements/{id}',
    summary: 'What the model in use said of one of the own analyses.',
    params: withId,
    gate: { feature: 'training.personal' },
    responses: { 200: modelJudgement },
    errors: [ERRORS.plan_required, ERRORS.not_found],
  },
});
