import { heartbeat } from '@temporalio/activity';
import * as z from 'zod';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { planSource, sessionExtras } from '#platform/module/platform-points.ts';
import { provide } from '#platform/module/service-ref.ts';
import { tokenLedgerRef } from '../api.ts';
import { billingManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { createBillingData } from './billing-data.ts';
import { LedgerStore } from './ledger-store.ts';
import { billingCommands } from './ops-commands.ts';
import { PlanStore } from './plan-store.ts';
import { TokenReset } from './reset-tokens.ts';
import { TokenLedgerService } from './token-ledger-service.ts';

export const billingModule = defineServerModule(billingManifest, {
  config: z.object({}),
  requires: {},
  provides: [tokenLedgerRef],
  routes: {},
  migrations,
  setup({ db, clock, ids, log }) {
    const plans = new PlanStore(db);
    const store = new LedgerStore({ db, ids });
    const ledger = new TokenLedgerService({ db, store, plans, clock });
    const reset = new TokenReset({ store, ledger, clock, log });
    return {
      routes: [],
      provides: [provide(tokenLedgerRef, ledger)],
      contributes: [
        contribute(personalData, createBillingData(db), { ungated: true }),
        ...billingCommands({ db, clock, plans, ledger }).map((command) =>
          contribute(opsCommands, command, { ungated: true }),
        ),
        // Hiding the billing screens must not demote every customer.
        contribute(planSource, plans, { ungated: true }),
        contribute(
          sessionExtras,
          {
            async extras(user) {
              const { used, limit, resetsAt } = await ledger.balance(user.id);
              return { tokensUsed: used, tokensLimit: limit, tokensReset: resetsAt.toISOString() };
            },
          },
          { ungated: true },
        ),
      ],
      activities: { resetTokens: () => reset.run(() => heartbeat()) },
      schedules: [{ id: 'resetTokens', everySeconds: 900, activity: 'resetTokens', queue: 'analysis' }],
    };
  },
});
