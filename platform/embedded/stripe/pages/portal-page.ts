import { endAtPeriodEnd } from '../api/subscription-routes.ts';
import { named, periodOf } from '../billing/change-items.ts';
import { attachMethod, detachMethod, setDefaultMethod } from '../billing/payment-methods.ts';
import { day, money } from '../billing/proration.ts';
import { releaseSchedule } from '../billing/schedules.ts';
import type { Customer, Invoice, ObjectTypes, PaymentMethod, Subscription } from '../objects/object-types.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Tx } from '../store/tx.ts';
import { ApiError } from '../wire/api-error.ts';
import type { FormBody } from '../wire/form.ts';
import { cardFields, confirmContent, FormProblem, field, readCard, testCardHints } from './card-form.ts';
import { type Html, html, htmlPage, notFound, type PageAnswer, redirect } from './layout.ts';

interface Visit {
  readonly session: ObjectTypes['billing_portal.session'];
  readonly customer: Customer;
  readonly here: string;
  readonly pendingMethod: string | undefined;
}

async function visit(tx: Tx, id: string, secret: string): Promise<Visit | undefined> {
  const session = await tx.find('billing_portal.session', id);
  const hidden = await tx.hidden('billing_portal.session', id);
  if (session === undefined || hidden.secret !== secret) return undefined;
  const customer = await tx.find('customer', session.customer);
  if (customer === undefined || 'deleted' in customer) return undefined;
  return { session, customer, here: `/p/${id}/${secret}`, pendingMethod: hidden.pendingMethod };
}

/** The billing portal: plan, cards, invoices. `step` is the part of the address after the session. */
export function showPortal(
  sandbox: Sandbox,
  id: string,
  secret: string,
  step: string,
  problem?: string,
): Promise<PageAnswer> {
  return sandbox.read(async (tx) => {
    const here = await visit(tx, id, secret);
    if (here === undefined) return notFound();
    const subscriptions = await running(tx, here.customer.id);
    if (step === 'confirm' && here.pendingMethod !== undefined)
      return htmlPage('Confirm', confirmContent(`${here.here}/confirm`, 'Your card is saved for future payments.'));
    const flow = here.session.flow?.type;
    if (step === 'card' || (step === '' && flow === 'payment_method_update'))
      return htmlPage('Card', cardContent(here, problem), problem === undefined ? 200 : 402);
    if (step === 'cancel' || (step === '' && flow === 'subscription_cancel'))
      return htmlPage('Cancel', cancelContent(here, subscriptions));
    const methods = await tx.list('payment_method', { customer: here.customer.id });
    const invoices = (await tx.list('invoice', { customer: here.customer.id })).filter(
      ({ status }) => status !== 'draft',
    );
    const plans: Html[] = [];
    for (const subscription of subscriptions) {
      const [item] = subscription.items.data;
      plans.push(planCard(here, subscription, item === undefined ? '' : (await named(tx, item)).name));
    }
    const used = subscriptions[0]?.default_payment_method ?? here.customer.invoice_settings?.default_payment_method;
    return htmlPage('Billing', homeContent(here, plans, methods, used, invoices));
  });
}

/** What a person does there. */
export async function actInPortal(
  sandbox: Sandbox,
  id: string,
  secret: string,
  step: string,
  form: FormBody,
): Promise<PageAnswer> {
  try {
    return await sandbox.write(async (tx) => {
      const here = await visit(tx, id, secret);
      return here === undefined ? notFound() : act(tx, here, step, form);
    });
  } catch (error) {
    if (error instanceof FormProblem || (error instanceof ApiError && error.status < 500))
      return showPortal(sandbox, id, secret, 'card', error.message);
    throw error;
  }
}

async function act(tx: Tx, here: Visit, step: string, form: FormBody): Promise<PageAnswer> {
  const { customer, session } = here;
  if (step === 'card') {
    const { method, confirms } = await readCard(tx, form, customer.email);
    if (confirms) {
      await tx.put('billing_portal.session', session, { pendingMethod: method.id });
      return redirect(`${here.here}/confirm`);
    }
    await setDefaultMethod(tx, customer, (await attachMethod(tx, method, customer.id)).id);
    return afterwards(here);
  }
  if (step === 'confirm') {
    if (field(form, 'outcome') !== 'complete' || here.pendingMethod === undefined)
      throw new FormProblem('We are unable to authenticate your payment method. Please choose a different one.');
    const method = await tx.need('payment_method', here.pendingMethod);
    await setDefaultMethod(tx, customer, (await attachMethod(tx, method, customer.id, true)).id);
    return afterwards(here);
  }
  if (step === 'remove' || step === 'default') {
    const method = await tx.need('payment_method', field(form, 'method'));
    if (method.customer !== customer.id) return notFound();
    if (step === 'remove') await detachMethod(tx, method);
    else await setDefaultMethod(tx, customer, method.id);
    return redirect(here.here);
  }
  if (step === 'cancel' || step === 'renew') {
    const subscription = await tx.need('subscription', field(form, 'subscription'));
    if (subscription.customer !== customer.id) return notFound();
    if (subscription.schedule !== null)
      await releaseSchedule(tx, await tx.need('subscription_schedule', subscription.schedule));
    await endAtPeriodEnd(tx, await tx.need('subscription', subscription.id), step === 'cancel');
    return step === 'cancel' ? afterwards(here) : redirect(here.here);
  }
  return notFound();
}

/** Where a flow was told to go on, otherwise to the portal's first page. */
function afterwards({ session, here }: Visit): PageAnswer {
  const to = session.flow?.after_completion?.redirect?.return_url;
  return redirect(to ?? (session.flow === null ? here : `${here}/home`));
}

async function running(tx: Tx, customer: string): Promise<Subscription[]> {
  return (await tx.list('subscription', { customer })).filter(({ ended_at }) => ended_at === null);
}

function back({ session }: Visit): Html | null {
  return session.return_url === null ? null : html`<p><a href="${session.return_url}">← Return to Adjudge</a></p>`;
}

function homeContent(
  here: Visit,
  plans: Html[],
  methods: PaymentMethod[],
  used: string | null | undefined,
  invoices: Invoice[],
): Html {
  return html`${back(here)}<h1>Billing</h1><p class="soft">${here.customer.email ?? ''}</p>
<h2>Current plan</h2>${plans.length === 0 ? html`<p>No subscription.</p>` : plans}
<h2>Payment method</h2>${methods.map((method) => methodRow(here, method, method.id === used))}
<a class="button quiet" href="${here.here}/card">Change card</a>
<h2>Invoices</h2>${invoices.length === 0 ? html`<p>No invoices.</p>` : html`<table><tbody>${invoices.map(invoiceRow)}</tbody></table>`}`;
}

function planCard(here: Visit, subscription: Subscription, name: string): Html {
  const item = subscription.items.data[0];
  const price = money(item?.price.unit_amount ?? 0, subscription.currency);
  const end = day(periodOf(subscription).end);
  const ends = subscription.cancel_at !== null;
  return html`<div class="card"><p><strong>${name}, ${price} a ${item?.price.recurring?.interval ?? 'month'}</strong> (${subscription.status})</p>
<p class="soft">${ends ? `Ends on ${day(subscription.cancel_at ?? 0)}.` : `Renews on ${end}.`}</p>
${
  ends
    ? html`<form class="inline" method="post" action="${here.here}/renew"><input type="hidden" name="subscription" value="${subscription.id}"><button>Keep the plan</button></form>`
    : html`<a class="button quiet" href="${here.here}/cancel">Cancel plan</a>`
}</div>`;
}

function methodRow(here: Visit, method: PaymentMethod, used: boolean): Html {
  const { brand, last4, exp_month, exp_year } = method.card ?? {};
  const button = (step: string, label: string) =>
    html`<form class="inline" method="post" action="${here.here}/${step}"><input type="hidden" name="method" value="${method.id}"><button class="quiet">${label}</button></form>`;
  return html`<p>${brand ?? ''} •••• ${last4 ?? ''}, expires ${exp_month ?? ''}/${exp_year ?? ''}${used ? html` <strong>Default</strong>` : html` ${button('default', 'Use this card')}${button('remove', 'Remove')}`}</p>`;
}

function invoiceRow(invoice: Invoice): Html {
  return html`<tr><td><a href="${invoice.hosted_invoice_url ?? ''}">${day(invoice.created)}</a></td><td>${invoice.status ?? ''}</td><td>${money(invoice.total, invoice.currency)}</td></tr>`;
}

function cardContent(here: Visit, problem: string | undefined): Html {
  return html`${back(here)}<h1>Change card</h1><p class="soft">Future payments use this card.</p>
${problem === undefined ? null : html`<p class="bad" role="alert">${problem}</p>`}
<form method="post" action="${here.here}/card">${cardFields()}<button>Save card</button></form>${testCardHints()}`;
}

function cancelContent(here: Visit, subscriptions: Subscription[]): Html {
  const [subscription] = subscriptions;
  if (subscription === undefined) return html`${back(here)}<h1>No plan to cancel</h1>`;
  return html`${back(here)}<h1>Cancel your plan?</h1>
<p>It stays active until ${day(periodOf(subscription).end)} and is not renewed.</p>
<form class="inline" method="post" action="${here.here}/cancel"><input type="hidden" name="subscription" value="${subscription.id}"><button>Cancel plan</button></form>
<a class="button quiet" href="${here.here}/home">Keep it</a>`;
}
