import * as z from 'zod/mini';
import { PLAN_IDS } from '#flags/plans.ts';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { atMost, oneLine, storable } from '#platform/contract/text.ts';
import { activityErrors as errors } from './errors.ts';

const word = z.string().check(z.regex(/^[a-z][a-z0-9_.-]{0,63}$/i, 'Use letters, digits, _ . and -, at most 64.'));
/** Names and short values; which names an event may have is an allow-list of its type. */
const metadata = z.record(word, z.union([z.string().check(atMost(120), ...oneLine()), z.number(), z.boolean()]));
/** Of the caller's making (UUIDv7): the same event sent twice is counted once. */
const eventId = z.optional(z.uuid());
const timestamp = z.optional(z.union([z.iso.datetime(), z.number()]));

const flatActivity = z.object({
  eventId,
  type: word,
  feature: word,
  action: word,
  metadata: z.optional(metadata),
  timestamp,
});
const nestedActivity = z.object({
  eventId,
  type: word,
  data: z.catchall(
    z.object({ timestamp, url: z.optional(z.string().check(atMost(500), ...oneLine())) }),
    z.union([z.string().check(atMost(120), ...oneLine()), z.number(), z.boolean()]),
  ),
});
export const activity = z.union([flatActivity, nestedActivity]);
export type Activity = z.output<typeof activity>;

/** `counted` false: the event was there already, or the sample left it out. */
const accepted = z.object({ success: z.literal(true), id: z.uuid(), counted: z.boolean() });

export const feedback = z.object({
  eventId,
  feature: word,
  rating: z.int().check(z.minimum(1, 'A rating is 1 to 5.'), z.maximum(5, 'A rating is 1 to 5.')),
  feedback: z.optional(z.string().check(atMost(2000), ...storable())),
  timestamp,
});

/** `phase2_{feature}_used` for any feature, and three fixed ones. */
export const conversionType = z
  .string()
  .check(
    z.regex(
      /^phase2_([a-z0-9_]{1,48}_used|dashboard_view|optimization_action|upgrade_interest)$/,
      'Use phase2_{feature}_used, phase2_dashboard_view, phase2_optimization_action or phase2_upgrade_interest.',
    ),
  );

export const trackedConversion = z.object({
  eventId,
  eventType: conversionType,
  eventData: metadata,
  targetPlan: z.optional(z.enum(PLAN_IDS)),
});

const limits = [{ name: 'phase2.events', points: 600, seconds: 600, by: 'user' }] as const;

export const activityRoutes = defineRoutes('phase2', {
  activity: {
    method: 'POST',
    path: '/api/v2/activity',
    summary: 'Something the signed-in user did; either payload form.',
    body: activity,
    responses: { 202: accepted },
    errors: Object.values(errors),
    limits,
  },
  feedback: {
    method: 'POST',
    path: '/api/v2/feedback',
    summary: 'A rating of a feature from 1 to 5, with words of one’s own.',
    body: feedback,
    responses: { 202: accepted },
    errors: Object.values(errors),
    limits,
  },
  trackConversion: {
    method: 'POST',
    path: '/api/v2/analytics/track-conversion',
    summary: 'A step on the way to using or buying more.',
    body: trackedConversion,
    responses: { 202: accepted },
    errors: Object.values(errors),
    limits,
  },
});
