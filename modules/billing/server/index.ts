import { heartbeat } from '@temporalio/activity';
import type { Knex } from 'knex';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { factListener } from '#platform/module/fact-listener.ts';
import { FactRecorder } from '#platform/module/fact-recorder.ts';
import { opsAccountFacts, opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { deletionListener, planSource, sessionExtras } from '#platform/module/platform-points.ts';
import { provide } from '#platform/module/service-ref.ts';
import type { BillingEventRef } from '#workflows/definitions/billing/billing-event.types.ts';
import { tokenLedgerRef } from '../api.ts';
import { billingErrors } from '../contract/errors.ts';
import { billingRoutes } from '../contract/routes.ts';
import { billingManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { AccountSync } from './accounts/account-sync.ts';
import { DeletionWatch } from './accounts/deletion-watch.ts';
import { InvoiceStore } from './accounts/invoice-store.ts';
import { createPayerFacts } from './accounts/payer-facts.ts';
import { createBillingData } from './billing-data.ts';
import { BillingStore } from './billing-store.ts';
import { BillingSweeper } from './billing-sweeper.ts';
import { overdueUntil } from './billing-view.ts';
import { Checkouts } from './checkouts.ts';
import { type BillingConfig, billingConfig } from './config.ts';
import { EventIntake } from './events/event-intake.ts';
import { EventProcessor } from './events/event-processor.ts';
import { EventStore } from './events/event-store.ts';
import { LedgerStore } from './ledger/ledger-store.ts';
import { TokenReset } from './ledger/reset-tokens.ts';
import { TokenLedgerService } from './ledger/token-ledger-service.ts';
import { CustomerEmails } from './mail/customer-emails.ts';
import { OutboxSender } from './mail/outbox-sender.ts';
import { OutboxStore } from './mail/outbox-store.ts';
import { billingCommands, createTokenFacts } from './ops-commands.ts';
import { Catalogue, plansOfPrices } from './plans/catalogue.ts';
import { ChangeStore } from './plans/change-store.ts';
import { PlanChanges } from './plans/plan-changes.ts';
import { PlanStandings } from './plans/plan-standing.ts';
import { PlanStore } from './plans/plan-store.ts';
import { PlanWrites } from './plans/plan-writes.ts';
import { Renewals } from './plans/renewals.ts';
import { UpgradeAmounts } from './plans/upgrade-amounts.ts';
import { createRefundFacts, failedRefundCommands } from './refunds/failed-refunds.ts';
import { Refunds } from './refunds/refunds.ts';
import { ReturnStore } from './refunds/return-store.ts';
import { createBillingRoutes } from './routes.ts';
import type { BillingGateway } from './stripe/billing-gateway.ts';
import { createStripe } from './stripe/stripe-client.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

export const billingModule = defineServerModule(billingManifest, {
  config: billingConfig,
  requires: {},
  provides: [tokenLedgerRef],
  routes: billingRoutes,
  migrations,
  setup({ db, clock, ids, log, mailer, workflows, config, role, contributions }) {
    const facts = new FactRecorder({ db, clock, log, listeners: () => contributions(factListener) });
    const plans = new PlanStore(db, (trx, owner, from, to) =>
      facts.record(trx, owner, { kind: 'plan_changed', from, to }),
    );
    const ledgerStore = new LedgerStore({ db, ids });
    const ledger = new TokenLedgerService({ db, store: ledgerStore, plans, clock });
    const reset = new TokenReset({ store: ledgerStore, ledger, clock, log });

    const supportEmail = config.SUPPORT_EMAIL;
    const publicUrl = config.PUBLIC_URL;
    const gateway = createGateway(config, { db, log });
    const store = new BillingStore(db);
    const invoices = new InvoiceStore(db);
    const changes = new ChangeStore(db);
    const events = new EventStore(db);
    const outbox = new OutboxStore(db);
    const returns = new ReturnStore(db);
    const sender = new OutboxSender({ outbox, mailer, clock, log, publicUrl, supportEmail });
    const catalogue = new Catalogue({ db, gateway, log, supportEmail });
    const shared = {
      db,
      store,
      invoices,
      changes,
      returns,
      events,
      outbox,
      sender,
      catalogue,
      gateway,
      plans,
      ledger,
      clock,
      ids,
      log,
    };
    const sync = new AccountSync(shared);
    const checkouts = new Checkouts({ ...shared, sync, publicUrl });
    const refunds = new Refunds({ ...shared, sync });
    const secret = config.STRIPE_WEBHOOK_SECRET;
    const intake = secret === undefined ? undefined : new EventIntake({ ...shared, workflows, secret });
    const standings = new PlanStandings(shared);
    const amounts = new UpgradeAmounts(shared);
    const writes = new PlanWrites({ ...shared, sync, standings });
    const planChanges = new PlanChanges({ ...shared, sync, checkouts, standings, amounts, writes });
    const routes = createBillingRoutes({
      ...shared,
      plans: planChanges,
      checkouts,
      refunds,
      intake,
      publicUrl,
      supportEmail,
    });
    const configured = config.STRIPE_SECRET_KEY !== undefined;
    const deletions = new DeletionWatch({ ...shared, sync, checkouts });
    const listener = {
      async deletionChanged(owner: string): Promise<void> {
        await deletions.follow(owner, { removes: false });
      },
    };
    const contributes = [
      contribute(personalData, createBillingData({ ...shared, deletions, configured }), { ungated: true }),
      ...[
        ...billingCommands({ db, clock, store, plans, ledger, ledgerStore, catalogue }),
        ...failedRefundCommands(shared),
      ].map((command) => contribute(opsCommands, command, { ungated: true })),
      contribute(opsAccountFacts, createPayerFacts(store), { ungated: true }),
      contribute(opsAccountFacts, createRefundFacts(returns), { ungated: true }),
      contribute(opsAccountFacts, createTokenFacts({ clock, plans, ledgerStore }), { ungated: true }),
      ...(configured ? [contribute(deletionListener, listener, { ungated: true })] : []),
      // Hiding the billing screens must not demote every customer.
      contribute(planSource, plans, { ungated: true }),
      contribute(
        sessionExtras,
        {
          async extras(user) {
            const [{ used, limit, resetsAt }, current] = await Promise.all([
              ledger.balance(user.id),
              store.findCurrent(user.id),
            ]);
            const tokens = { tokensUsed: used, tokensLimit: limit, tokensReset: resetsAt.toISOString() };
            const until = current && overdueUntil(current);
            const confirms = current && (until || current.awaitedInvoice) && (await invoices.hasToConfirm(user.id));
            return {
              ...tokens,
              ...(until && { paymentDueUntil: until.toISOString() }),
              ...(confirms && { paymentToConfirm: true }),
            };
          },
        },
        { ungated: true },
      ),
    ];
    const provides = [provide(tokenLedgerRef, ledger)];
    if (role === 'api') return { routes, provides, contributes };

    const renewals = new Renewals(shared);
    const processor = new EventProcessor({ ...shared, sync, renewals });
    const emails = new CustomerEmails({ ...shared, sync });
    const sweeper = new BillingSweeper({
      ...shared,
      processor,
      sync,
      refunds,
      planChanges,
      renewals,
      emails,
      deletions,
    });
    return {
      routes,
      provides,
      contributes,
      activities: {
        resetTokens: () => reset.run(() => heartbeat()),
        applyEvent: ({ eventId }: BillingEventRef) => processor.process(eventId),
        sweep: () => sweeper.run(() => heartbeat()),
      },
      schedules: [
        { id: 'resetTokens', everySeconds: 900, activity: 'resetTokens', queue: 'analysis' },
        ...(configured ? [{ id: 'sweep', everySeconds: 60, activity: 'sweep', queue: 'analysis' as const }] : []),
      ],
    };
  },
});

/** Stripe where there is a key, else a gateway that says there is none. */
function createGateway(config: BillingConfig, { db, log }: { db: Knex; log: Log }): BillingGateway {
  const supportEmail = config.SUPPORT_EMAIL;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = config;
  if (secretKey === undefined) {
    const refuse = async (): Promise<never> => {
      throw new AppError(billingErrors.billing_not_configured, { supportEmail });
    };
    return new Proxy({ live: true } as BillingGateway, {
      get: (target, name) => (name === 'live' ? target.live : refuse),
    });
  }
  return createStripeGateway({
    stripe: createStripe({ secretKey, apiUrl }),
    live: apiUrl === undefined && !/^(sk|rk)_test_/.test(secretKey),
    log,
    supportEmail,
    planOf: (priceIds, ask) => plansOfPrices(db, priceIds, ask),
  });
}
