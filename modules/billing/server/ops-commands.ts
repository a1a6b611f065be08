import type { Knex } from 'knex';
import { PLAN_IDS, PLANS, type PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type OpsAccountFacts, type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import { findUser, USER_ARGUMENT } from '#platform/ops/find-user.ts';
import type { BillingStore } from './billing-store.ts';
import { ledgerOwners, verifyLedger } from './ledger/ledger-audit.ts';
import type { LedgerStore } from './ledger/ledger-store.ts';
import type { TokenLedgerService } from './ledger/token-ledger-service.ts';
import type { Catalogue } from './plans/catalogue.ts';
import type { PlanStore } from './plans/plan-store.ts';

const PAGE = 500;

interface Deps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly store: Pick<BillingStore, 'findCurrent'>;
  readonly plans: PlanStore;
  readonly ledger: TokenLedgerService;
  readonly ledgerStore: LedgerStore;
  readonly catalogue: Pick<Catalogue, 'steps'>;
}

/** `user set-plan`, `ledger audit` and `billing sync`. */
export function billingCommands(deps: Deps): OpsCommand[] {
  return [setPlan(deps), ledgerAudit(deps), billingSync(deps)];
}

/** Where an account stands with its tokens; a period nobody opened yet is not opened by asking. */
export function createTokenFacts({
  clock,
  plans,
  ledgerStore,
}: Pick<Deps, 'clock' | 'plans' | 'ledgerStore'>): OpsAccountFacts {
  return {
    async facts(userId) {
      const found = (await ledgerStore.findCurrent([userId], clock.now())).get(userId);
      if (!found) throw new Error('a period came without its owner');
      const plan = (await plans.planOf([userId])).get(userId) ?? 'free';
      const { limit, used, reserved } = found.account ?? { limit: PLANS[plan].tokensPerPeriod, used: 0, reserved: 0 };
      return [
        {
          title: 'Tokens',
          text: `${used} of ${limit} used, ${reserved} held, next period ${found.period.endsAt.toISOString()}`,
          goes: `Tokens that are left and lost: ${limit - used - reserved}`,
        },
      ];
    },
  };
}

function setPlan({ db, clock, store, plans, ledger, ledgerStore }: Deps): OpsCommand {
  const move = async (trx: Knex.Transaction, owner: string, before: PlanId, plan: PlanId): Promise<void> => {
    // A period nobody opened yet still belongs to the plan of before.
    await ledger.topUp(trx, owner, before);
    await plans.with(trx).setPlan(owner, plan, clock.now());
    await ledger.topUp(trx, owner, plan);
  };
  /** Done and taken back, so that what is said is what will be. */
  const outlook = async (owner: string, before: PlanId, plan: PlanId): Promise<string[]> => {
    const trx = await db.transaction();
    try {
      const stand = async (): Promise<string> => {
        const found = (await ledgerStore.with(trx).findCurrent([owner], clock.now())).get(owner);
        if (!found?.account) throw new Error('an opened period is not there');
        const { limit, used, reserved } = found.account;
        return `${used} of ${limit} tokens used, ${reserved} held, period ends ${found.period.endsAt.toISOString()}`;
      };
      await ledger.topUp(trx, owner, before);
      const now = await stand();
      await move(trx, owner, before, plan);
      return [`Before: ${now}.`, `After: ${await stand()}.`];
    } finally {
      await trx.rollback();
    }
  };
  return {
    name: 'user set-plan',
    summary:
      'Put an account on a plan without payment. A higher token limit applies now, a lower one from the next period. A paid plan starts a month now. A plan bought later replaces it, and Free follows when that ends.',
    args: [USER_ARGUMENT, { name: 'plan', summary: 'the new plan', choices: PLAN_IDS }],
    async prepare({ args: [who = '', wanted = ''] }) {
      const user = await findUser(db, who);
      const plan = wanted as PlanId;
      const before = (await plans.planOf([user.id])).get(user.id) ?? 'free';
      const paying = await store.findCurrent(user.id);
      if (paying)
        throw new OpsError(
          `${user.email} pays for ${PLANS[paying.plan].name} (${paying.id}). Change or end that at the payment provider, or it will restore its plan.`,
        );
      const change = `${PLANS[before].name} → ${PLANS[plan].name}`;
      if (before === plan)
        return {
          subject: user.id,
          logged: [`${plan} already`],
          lines: [`${user.email} is on ${PLANS[plan].name} already.`],
        };
      return {
        subject: user.id,
        logged: [change],
        lines: [`${user.email}: ${change}.`, ...(await outlook(user.id, before, plan))],
        async apply() {
          await db.transaction((trx) => move(trx, user.id, before, plan));
          const { limit, used, resetsAt } = await ledger.balance(user.id);
          return [`Done: ${used} of ${limit} tokens used in this period, which ends ${resetsAt.toISOString()}.`];
        },
      };
    },
  };
}

function ledgerAudit({ db }: Deps): OpsCommand {
  return {
    name: 'ledger audit',
    summary: 'Add up the token ledger and compare it with every balance.',
    async prepare() {
      let owners = 0;
      const wrong: string[] = [];
      for (let page = await ledgerOwners(db, null, PAGE); page.length > 0; ) {
        for (const owner of page) {
          owners += 1;
          for (const mismatch of await verifyLedger(db, owner)) wrong.push(`${owner} ${JSON.stringify(mismatch)}`);
        }
        page = await ledgerOwners(db, page.at(-1) ?? null, PAGE);
      }
      if (wrong.length > 0) throw new OpsError(`${wrong.length} balances do not add up:\n${wrong.join('\n')}`);
      return { lines: [`${owners} accounts: every balance is what its ledger adds up to.`] };
    },
  };
}

function billingSync({ catalogue }: Deps): OpsCommand {
  return {
    name: 'billing sync',
    summary: 'Create or update products and prices at the payment provider from the price list.',
    async prepare() {
      const steps = await catalogue.steps().catch((error: unknown) => {
        throw error instanceof AppError ? new OpsError(error.message) : error;
      });
      if (steps.length === 0) return { lines: ['Products and prices match the price list.'] };
      return {
        lines: steps.map(({ line }) => line),
        async apply() {
          for (const step of steps) await step.run();
          return [`Done: ${steps.length} ${steps.length === 1 ? 'change' : 'changes'}.`];
        },
      };
    },
  };
}
