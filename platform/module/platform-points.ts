import type { PlanId } from '#flags/plans.ts';
import { createExtensionPoint } from './extension-point.ts';
import type { RequestUser } from './request-context.ts';

/** Tells which plan users are on. Without a contributor everyone is on `free`. */
export interface PlanSource {
  planOf(userIds: readonly string[]): Promise<ReadonlyMap<string, PlanId>>;
}

/** Adds facts to the answers of GET /api/auth/user and GET /api/session. */
export interface SessionExtras {
  extras(user: RequestUser): Promise<Readonly<Record<string, unknown>>>;
}

export const planSource = createExtensionPoint<PlanSource>('platform.planSource');
export const sessionExtras = createExtensionPoint<SessionExtras>('platform.sessionExtras');
