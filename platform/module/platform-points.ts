import type { Knex } from 'knex';
import type { CustomerFlag } from '#flags/catalog.ts';
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

/**
 * Told at once when somebody asked for the end of their account, or took it back (`platform.users.deletion_due_at` says
 * which). May be told twice; what it throws is logged, so it must find out later by itself, too.
 */
export interface DeletionListener {
  deletionChanged(userId: string): Promise<void>;
}

/** Tells what people are in something they belong to. Asked at each request: must answer by one query. */
export interface MembershipSource {
  readonly kind: string;
  /** Lowest first. */
  readonly roles: readonly string[];
  /** Undefined where there is no such thing, or the user is not in it: they cannot be told apart. */
  roleOf(userId: string, id: string): Promise<string | undefined>;
}

/**
 * Hears that a flag customers see decided about something a user did, whichever way it decided: the unit of experiments.
 * Called at each such act, in its transaction; must be quick and find out by itself what it knew.
 */
export interface FlagExposureListener {
  exposed(
    trx: Knex.Transaction,
    user: { readonly id: string; readonly plan: PlanId },
    flag: CustomerFlag,
  ): Promise<void>;
}

export const flagExposureListener = createExtensionPoint<FlagExposureListener>('platform.flagExposureListener');
export const membershipSource = createExtensionPoint<MembershipSource>('platform.membershipSource');
export const planSource = createExtensionPoint<PlanSource>('platform.planSource');
export const sessionExtras = createExtensionPoint<SessionExtras>('platform.sessionExtras');
export const deletionListener = createExtensionPoint<DeletionListener>('platform.deletionListener');
