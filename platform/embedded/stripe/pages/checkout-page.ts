import { intentOf } from '../billing/pay-invoice.ts';
import { attachMethod } from '../billing/payment-methods.ts';
import { money } from '../billing/proration.ts';
import { subscribe } from '../billing/subscribe.ts';
import { paymentError } from '../billing/update-subscription.ts';
import { newCustomer } from '../objects/new-customer.ts';
import type { CheckoutSession, Customer, PaymentMethod, Price } from '../objects/object-types.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Tx } from '../store/tx.ts';
import { ApiError } from '../wire/api-error.ts';
import type { FormBody } from '../wire/form.ts';
import { cardFields, confirmContent, FormProblem, field, readCard, testCardHints } from './card-form.ts';
import { type Html, html, htmlPage, notFound, type PageAnswer, redirect } from './layout.ts';

const path = (session: CheckoutSession): string => `/c/pay/${session.id}`;

/** The hosted checkout page of a session. */
export function showCheckout(sandbox: Sandbox, id: string, problem?: string): Promise<PageAnswer> {
  return sandbox.read(async (tx) => {
    const session = await tx.find('checkout.session', id);
    if (session === undefined) return notFound();
    if (session.status !== 'open') return over(session);
    return htmlPage('Checkout', await payContent(tx, session, problem), problem === undefined ? 200 : 402);
  });
}

/** The card was sent: paid at once, refused with a sentence, or on to the bank's question. */
export async function payCheckout(sandbox: Sandbox, id: string, form: FormBody): Promise<PageAnswer> {
  return guarded(sandbox, id, (tx, session) => async () => {
    const customer = session.customer === null ? null : ((await tx.find('customer', session.customer)) ?? null);
    const email = customer?.email ?? session.customer_email ?? field(form, 'email');
    if (email === '') throw new FormProblem('Your email address is missing.');
    const { method, confirms } = await readCard(tx, form, email);
    if (!confirms) return redirect(await complete(tx, session, method, false));
    await tx.put('checkout.session', session, { pendingMethod: method.id });
    return redirect(`${path(session)}/confirm`);
  });
}

/** The bank's question. */
export function showConfirm(sandbox: Sandbox, id: string): Promise<PageAnswer> {
  return sandbox.read(async (tx) => {
    const session = await tx.find('checkout.session', id);
    if (session === undefined) return notFound();
    if (session.status !== 'open') return over(session);
    const { pendingMethod } = await tx.hidden('checkout.session', id);
    if (pendingMethod === undefined) return redirect(path(session));
    const what = `${money(session.amount_total ?? 0, session.currency ?? 'usd')}, test card`;
    return htmlPage('Confirm', confirmContent(`${path(session)}/confirm`, what));
  });
}

export function answerConfirm(sandbox: Sandbox, id: string, form: FormBody): Promise<PageAnswer> {
  return guarded(sandbox, id, (tx, session) => async () => {
    const { pendingMethod } = await tx.hidden('checkout.session', id);
    if (pendingMethod === undefined) return redirect(path(session));
    if (field(form, 'outcome') !== 'complete')
      throw new FormProblem(
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      );
    return redirect(await complete(tx, session, await tx.need('payment_method', pendingMethod), true));
  });
}

/** One transaction; what a person did wrong, or a bank refused, leaves nothing behind but a sentence on the page. */
async function guarded(
  sandbox: Sandbox,
  id: string,
  work: (tx: Tx, session: CheckoutSession) => () => Promise<PageAnswer>,
): Promise<PageAnswer> {
  try {
    return await sandbox.write(async (tx) => {
      const session = await tx.find('checkout.session', id);
      if (session === undefined) return notFound();
      // Sent twice: the first one counted.
      if (session.status !== 'open') return over(session);
      return work(tx, session)();
    });
  } catch (error) {
    if (error instanceof FormProblem) return showCheckout(sandbox, id, error.message);
    if (error instanceof ApiError && error.status === 402)
      return showCheckout(sandbox, id, `${error.message} Try a different card.`);
    throw error;
  }
}

/** Everything a paid checkout makes, and where the person goes then. */
async function complete(tx: Tx, session: CheckoutSession, method: PaymentMethod, confirmed: boolean): Promise<string> {
  const customer = await customerOf(tx, session, method);
  const hidden = await tx.hidden('checkout.session', session.id);
  const prices: { price: Price; quantity: number }[] = [];
  for (const { price, quantity } of hidden.checkout ?? [])
    prices.push({ price: await tx.need('price', price), quantity });
  const attached = await attachMethod(tx, method, customer.id, confirmed);
  const { subscription, outcome } = await subscribe(tx, {
    customer,
    prices,
    metadata: hidden.subscriptionMetadata ?? {},
    description: hidden.subscriptionDescription,
    defaultPaymentMethod: attached.id,
    confirmed,
  });
  if (!outcome.paid) throw paymentError(outcome, false);
  const done: CheckoutSession = {
    ...session,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? method.billing_details.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    } as CheckoutSession['customer_details'],
    invoice: outcome.invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  await tx.put('checkout.session', done);
  // Known by the session only from now on, as with Stripe; a credit that pays for all of it leaves no payment.
  if (outcome.invoice.amount_paid > 0)
    await tx.put('payment_intent', { ...(await intentOf(tx, outcome.invoice)), metadata: session.metadata ?? {} });
  await tx.emit('checkout.session.completed', done);
  return successUrl(done);
}

async function customerOf(tx: Tx, session: CheckoutSession, method: PaymentMethod): Promise<Customer> {
  if (session.customer !== null) return tx.need('customer', session.customer);
  const { email, name } = method.billing_details;
  return tx.create('customer', newCustomer(tx.now, { email, name }), 'customer.created');
}

const successUrl = (session: CheckoutSession): string =>
  String(session.success_url).replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function over(session: CheckoutSession): PageAnswer {
  if (session.status === 'complete') return redirect(successUrl(session));
  const back = session.cancel_url === null ? null : html`<a class="button" href="${session.cancel_url}">Back</a>`;
  return htmlPage(
    'Checkout expired',
    html`<h1>This checkout has expired</h1><p>It was open for too long or was closed. Nothing was charged.</p>${back}`,
    410,
  );
}

async function payContent(tx: Tx, session: CheckoutSession, problem: string | undefined): Promise<Html> {
  const { checkout = [] } = await tx.hidden('checkout.session', session.id);
  const rows: Html[] = [];
  for (const { price: id, quantity } of checkout) {
    const price = await tx.need('price', id);
    const product = await tx.find('product', String(price.product));
    const amount = money((price.unit_amount ?? 0) * quantity, price.currency);
    rows.push(
      html`<tr><td>${product?.name ?? id}</td><td>${amount} a ${price.recurring?.interval ?? 'month'}</td></tr>`,
    );
  }
  const customer = session.customer === null ? undefined : await tx.find('customer', session.customer);
  const email = customer?.email ?? session.customer_email;
  const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
  return html`${session.cancel_url === null ? null : html`<p><a href="${session.cancel_url}">← Back without paying</a></p>`}
<h1>Subscribe</h1><p class="soft">${total} today, then each month until you cancel.</p>
<div class="card"><table><tbody>${rows}<tr><th>Due today</th><th>${total}</th></tr></tbody></table></div>
${problem === undefined ? null : html`<p class="bad" role="alert">${problem}</p>`}
<form method="post" action="${path(session)}">
${email == null ? html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="email" required>` : html`<p>Email: ${email}</p>`}
${cardFields()}<button>Pay ${total}</button></form>${testCardHints()}`;
}
