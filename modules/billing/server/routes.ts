import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import type { TokenLedger } from '../api.ts';
import { billingErrors } from '../contract/errors.ts';
import { billingRoutes } from '../contract/routes.ts';
import type { InvoiceStore } from './accounts/invoice-store.ts';
import type { BillingStore } from './billing-store.ts';
import { readBillingInfo, shownStatus, toInvoiceView, toPaymentMethodView } from './billing-view.ts';
import type { Checkouts } from './checkouts.ts';
import type { EventIntake } from './events/event-intake.ts';
import type { OutboxSender } from './mail/outbox-sender.ts';
import type { ChangeStore } from './plans/change-store.ts';
import type { PlanChanges } from './plans/plan-changes.ts';
import { notSubscribed } from './plans/plan-standing.ts';
import type { Refunds } from './refunds/refunds.ts';
import type { ReturnStore } from './refunds/return-store.ts';
import type { BillingGateway } from './stripe/billing-gateway.ts';

const LIST_LIMIT = 100;

export interface BillingRouteDeps {
  readonly store: BillingStore;
  readonly invoices: InvoiceStore;
  readonly changes: ChangeStore;
  readonly returns: ReturnStore;
  readonly ledger: TokenLedger;
  readonly plans: PlanChanges;
  readonly checkouts: Checkouts;
  readonly refunds: Refunds;
  readonly sender: OutboxSender;
  /** Absent where no payment provider is set up. */
  readonly intake: EventIntake | undefined;
  readonly gateway: BillingGateway;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** The module's contract, implemented. */
export function createBillingRoutes(deps: BillingRouteDeps): ImplementedRoute[] {
  const {
    store,
    invoices,
    changes,
    returns,
    ledger,
    plans,
    checkouts,
    refunds,
    sender,
    intake,
    gateway,
    clock,
    supportEmail,
  } = deps;
  return implement(billingRoutes, {
    async billingInfo(_, rc) {
      const at = { now: clock.now(), testMode: !gateway.live, supportEmail };
      return readBillingInfo({ store, invoices, changes, returns }, requireUser(rc).id, at);
    },
    async updatePlan({ body }, rc) {
      const user = requireUser(rc);
      const change = await plans.change(user, body.plan ?? body.planType ?? 'free', body);
      await sender.sendOf(user.id);
      const { used, limit } = await ledger.balance(user.id);
      const { id, email, name } = user;
      const { plan } = await store.findPlan(id);
      return {
        success: true as const,
        ...change,
        user: { id, email, name, plan, tokensUsed: String(used), tokensLimit: limit },
      };
    },
    async previewUpgrade({ query }, rc) {
      return plans.preview(requireUser(rc), query.plan);
    },
    async confirmation(_, rc) {
      const { id } = requireUser(rc);
      const found = await checkouts.confirmation(id);
      if (found.state === 'confirmed') await sender.sendOf(id);
      return found;
    },
    async createPortalSession({ body }, rc) {
      const { id } = requireUser(rc);
      const customer = await store.findCustomer(id);
      if (!customer?.customerId || !(await store.hasBought(id))) throw notSubscribed();
      const returnUrl = ownAddress(body.return_url, deps.publicUrl);
      return { url: await gateway.openPortal({ customerId: customer.customerId, returnUrl, flow: body.flow }) };
    },
    async cancelSubscription(_, rc) {
      const user = requireUser(rc);
      const message = await plans.cancel(user);
      await sender.sendOf(user.id);
      return { message };
    },
    async requestRefund({ body }, rc) {
      const { id } = requireUser(rc);
      const done = await refunds.request(id, body.shownAmount);
      await sender.sendOf(id);
      return done;
    },
    async listInvoices(_, rc) {
      return (await invoices.list(requireUser(rc).id, LIST_LIMIT)).map(toInvoiceView);
    },
    async downloadInvoice({ params }, rc) {
      const invoice = await invoices.find(requireUser(rc).id, params.stripeInvoiceId);
      if (!invoice) throw new AppError(ERRORS.not_found);
      if (shownStatus(invoice) !== 'paid') throw new AppError(billingErrors.invoice_not_paid);
      const url = await gateway.invoicePdf(invoice.id);
      if (!url) throw new AppError(ERRORS.not_found);
      return reply(302, { headers: { Location: url } });
    },
    async payInvoice({ params }, rc) {
      const invoice = await invoices.find(requireUser(rc).id, params.stripeInvoiceId);
      if (!invoice) throw new AppError(ERRORS.not_found);
      const url = await gateway.hostedInvoice(invoice.id);
      return reply(302, { headers: { Location: url ?? '/billing' } });
    },
    async listPaymentMethods(_, rc) {
      return ((await store.findCustomer(requireUser(rc).id))?.cards ?? []).map(toPaymentMethodView);
    },
    async webhook({ signedBody, headers }) {
      if (!intake) throw new AppError(billingErrors.billing_not_configured, { supportEmail });
      await intake.receive(signedBody, headers['stripe-signature']);
      return { received: true as const };
    },
  });
}

/** An address of ours, or the billing page: a link out of the portal must not lead to a stranger's page. */
function ownAddress(asked: string | undefined, publicUrl: string): string {
  const fallback = new URL('/billing', publicUrl).href;
  if (asked === undefined || !URL.canParse(asked, publicUrl)) return fallback;
  const url = new URL(asked, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.href : fallback;
}
