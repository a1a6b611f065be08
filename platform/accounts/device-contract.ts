import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { messageAnswer } from './fields.ts';

/** What a request told about who sent it, in words; `null` where it did not say. */
export const origin = {
  /** `Firefox`, `Chrome`, … without its version. */
  browser: z.nullable(z.string()),
  /** `Windows`, `iPhone`, … */
  system: z.nullable(z.string()),
  /** The /24 of an IPv4 address or the /48 of an IPv6 one: about the provider. No place is guessed from it. */
  addressPrefix: z.nullable(z.string()),
  network: z.enum(['ipv4', 'ipv6', 'unknown']),
};

const device = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  ...origin,
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
  /** Signed out then, unless it is used before and was to end with the browser. */
  endsAt: z.iso.datetime(),
  /** `Keep me signed in` was ticked. */
  remembered: z.boolean(),
});
export type Device = z.output<typeof device>;

/** Where somebody is signed in. */
export const deviceRoutes = defineRoutes('accounts', {
  sessions: {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'The devices signed in to this account, this one first, then by last use.',
    responses: { 200: z.object({ sessions: z.array(device) }) },
  },
  endSession: {
    method: 'DELETE',
    path: '/api/auth/sessions/{id}',
    summary: 'Sign one other device out. For this one, use POST /api/auth/logout.',
    params: z.object({ id: z.uuid() }),
    responses: { 200: messageAnswer },
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/auth/sessions/end-others',
    summary: 'Sign every other device out.',
    responses: { 200: z.object({ message: z.string(), ended: z.int() }) },
  },
});
