import * as z from 'zod';
import { PLANS } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import type { SessionExtras } from '#platform/module/platform-points.ts';
import type { UserView } from './contract.ts';
import type { SessionUser } from './session-reader.ts';

const knownExtras = z.object({
  tokensUsed: z.coerce.number().int().nonnegative().optional(),
  tokensLimit: z.number().int().nonnegative().optional(),
  tokensReset: z.iso.datetime().optional(),
  dailyLeft: z
    .object({ image: z.int().nonnegative(), video: z.int().nonnegative(), until: z.iso.datetime() })
    .optional(),
  hasCompletedOnboarding: z.boolean().optional(),
  paymentDueUntil: z.iso.datetime().optional(),
  paymentToConfirm: z.boolean().optional(),
});

/** Builds what clients see of a user: the account's own facts, and what modules keep: token balance, onboarding, a payment that failed. */
export class UserViews {
  constructor(private readonly deps: { clock: Clock; extras(): readonly SessionExtras[] }) {}

  async of(user: SessionUser): Promise<UserView> {
    const parts = await Promise.all(this.deps.extras().map((source) => source.extras(user)));
    const extras = knownExtras.parse(Object.assign({}, ...parts));
    return {
      id: user.id,
      email: user.email,
      name: user.name,
      plan: user.plan,
      // Without a ledger nothing was ever used, and the plan's own figures hold.
      tokensUsed: String(extras.tokensUsed ?? 0),
      tokensLimit: extras.tokensLimit ?? PLANS[user.plan].tokensPerPeriod,
      tokensReset: extras.tokensReset ?? startOfNextMonth(this.deps.clock.now()).toISOString(),
      ...(extras.dailyLeft ? { dailyLeft: extras.dailyLeft } : {}),
      role: user.role,
      emailVerified: user.emailVerified,
      hasCompletedOnboarding: extras.hasCompletedOnboarding ?? false,
      createdAt: user.createdAt.toISOString(),
      ...(extras.paymentDueUntil ? { paymentDueUntil: extras.paymentDueUntil } : {}),
      ...(extras.paymentToConfirm ? { paymentToConfirm: true } : {}),
      ...(user.deletionDueAt ? { deletionDueAt: user.deletionDueAt.toISOString() } : {}),
    };
  }
}

function startOfNextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
