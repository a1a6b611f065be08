import type { Knex } from 'knex';
import { PLAN_IDS, PLANS, type PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import { findUser, USER_ARGUMENT } from '#platform/ops/find-user.ts';
import type { Catalogue } from './catalogue.ts';
import { ledgerOwners, verifyLedger } from './ledger-audit.ts';
import type { PlanStore } from './plan-store.ts';
import type { TokenLedgerService } from './token-ledger-service.ts';

const PAGE = 500;

interface Deps {
  readonly db: Knex;
  readonly clock: Clock;
  readonly plans: PlanStore;
  readonly ledger: TokenLedgerService;
  readonly catalogue: Pick<Catalogue, 'steps'>;
}

/** `user set-plan`, `ledger audit` and `billing sync`. */
export function billingCommands(deps: Deps): OpsCommand[] {
  return [setPlan(deps), ledgerAudit(deps), billingSync(deps)];
}

function setPlan({ db, clock, plans, ledger }: Deps): OpsCommand {
  return {
    name: 'user set-plan',
    summary:
      'Put an account on a plan without payment. More tokens are granted at once, fewer from the next period. From Free to a paid plan a month begins now.',
    args: [USER_ARGUMENT, { name: 'plan', summary: 'the new plan', choices: PLAN_IDS }],
    async prepare({ args: [who = '', wanted = ''] }) {
      const user = await findUser(db, who);
      const plan = wanted as PlanId;
      const before = (await plans.planOf([user.id])).get(user.id) ?? 'free';
      const change = `${PLANS[before].name} becomes ${PLANS[plan].name}`;
      if (before === plan)
        return {
          subject: user.id,
          logged: [`${plan} already`],
          lines: [`${user.email} is on ${PLANS[plan].name} already.`],
        };
      return {
        subject: user.id,
        logged: [change],
        lines: [`${user.email}: ${change}.`],
        async apply() {
          await db.transaction(async (trx) => {
            // A period nobody opened yet still belongs to the plan of before.
            await ledger.topUp(trx, user.id, before);
            await plans.with(trx).setPlan(user.id, plan, clock.now());
            await ledger.topUp(trx, user.id, plan);
          });
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
    summary: 'Add up every row of the token ledger and compare with every balance.',
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
    summary: 'Create or update products and prices at the payment provider, as the price sheet says.',
    async prepare() {
      const steps = await catalogue.steps().catch((error: unknown) => {
        throw error instanceof AppError ? new OpsError(error.message) : error;
      });
      if (steps.length === 0) return { lines: ['Products and prices are as the price sheet says.'] };
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
