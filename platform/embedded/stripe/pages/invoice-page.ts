import { intentOf, payInvoice } from '../billing/pay-invoice.ts';
import { attachMethod } from '../billing/payment-methods.ts';
import { day, money } from '../billing/proration.ts';
import type { Invoice, PaymentMethod } from '../objects/object-types.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Tx } from '../store/tx.ts';
import { ApiError } from '../wire/api-error.ts';
import type { FormBody } from '../wire/form.ts';
import { cardFields, confirmContent, FormProblem, field, readCard, testCardHints } from './card-form.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { type Html, html, htmlPage, notFound, type PageAnswer, redirect } from './layout.ts';

/** The hosted page of an invoice: its lines, and a way to pay while it is open. */
export function showInvoice(
  sandbox: Sandbox,
  id: string,
  secret: string,
  step: string,
  problem?: string,
): Promise<PageAnswer> {
  return sandbox.read(async (tx) => {
    const invoice = await tx.find('invoice', id);
    const hidden = await tx.hidden('invoice', id);
    if (invoice === undefined || hidden.secret !== secret) return notFound();
    if (step === 'pdf')
      return {
        status: 200,
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="Invoice-${invoice.number}.pdf"`,
          'cache-control': 'no-store',
        },
        body: await invoicePdf(invoice),
      };
    if (step === 'confirm' && hidden.pendingMethod !== undefined && invoice.status === 'open')
      return htmlPage(
        'Confirm',
        confirmContent(`/i/${id}/${secret}/confirm`, `${money(invoice.amount_remaining, invoice.currency)}, test card`),
      );
    const asked = await askedToConfirm(tx, invoice);
    const content = invoiceContent(invoice, { problem, asks: asked !== undefined });
    return htmlPage(`Invoice ${invoice.number}`, content, problem === undefined ? 200 : 402);
  });
}

/** Pays an open invoice with the card of the form, or confirms the payment begun before. */
export async function payInvoicePage(
  sandbox: Sandbox,
  id: string,
  secret: string,
  step: string,
  form: FormBody,
): Promise<PageAnswer> {
  try {
    return await sandbox.write(async (tx) => {
      const invoice = await tx.find('invoice', id);
      const hidden = await tx.hidden('invoice', id);
      if (invoice === undefined || hidden.secret !== secret) return notFound();
      const here = `/i/${id}/${secret}`;
      if (invoice.status !== 'open') return redirect(here);
      if (step === 'authenticate') {
        const method = await askedToConfirm(tx, invoice);
        if (method !== undefined) await payInvoice(tx, invoice, { method, confirmed: true });
        return redirect(here);
      }
      if (step !== 'confirm') {
        const { method, confirms } = await readCard(tx, form, invoice.customer_email);
        if (confirms) {
          await tx.put('invoice', invoice, { pendingMethod: method.id });
          return redirect(`${here}/confirm`);
        }
        const outcome = await payInvoice(tx, invoice, {
          method: await attachMethod(tx, method, String(invoice.customer)),
        });
        return outcome.paid ? redirect(here) : failedPage(invoice, outcome.decline.message);
      }
      if (field(form, 'outcome') !== 'complete' || hidden.pendingMethod === undefined)
        throw new FormProblem('We are unable to authenticate your payment method. Please choose a different one.');
      const method = await tx.need('payment_method', hidden.pendingMethod);
      await payInvoice(tx, invoice, {
        method: await attachMethod(tx, method, String(invoice.customer), true),
        confirmed: true,
      });
      return redirect(here);
    });
  } catch (error) {
    if (error instanceof FormProblem || (error instanceof ApiError && error.status === 402))
      return showInvoice(sandbox, id, secret, '', error.message);
    throw error;
  }
}

/** The attempt is on record, unlike input that never reached a bank. */
function failedPage(invoice: Invoice, message: string): PageAnswer {
  return htmlPage(
    `Invoice ${invoice.number}`,
    invoiceContent(invoice, { problem: `${message} Try a different card.` }),
    402,
  );
}

/** The card on file whose payment the bank wants confirmed. */
async function askedToConfirm(tx: Tx, invoice: Invoice): Promise<PaymentMethod | undefined> {
  if (invoice.status !== 'open' || invoice.amount_remaining === 0) return undefined;
  const { status, payment_method } = await intentOf(tx, invoice);
  const method = payment_method === null ? undefined : await tx.find('payment_method', payment_method);
  return status === 'requires_action' && method?.customer ? method : undefined;
}

function invoiceContent(
  invoice: Invoice,
  { problem, asks = false }: { problem?: string | undefined; asks?: boolean },
): Html {
  const rows = invoice.lines.data.map(
    (
      line,
    ) => html`<tr><td>${line.description ?? ''}<br><span class="soft">${day(line.period.start)} – ${day(line.period.end)}</span></td>
<td>${money(line.amount, line.currency)}</td></tr>`,
  );
  const open = invoice.status === 'open';
  const here = new URL(invoice.hosted_invoice_url ?? '', 'http://sandbox').pathname;
  const left = money(invoice.amount_remaining, invoice.currency);
  return html`<h1>Invoice ${invoice.number ?? ''}</h1>
<p class="soft">${day(invoice.created)}, ${invoice.customer_email ?? ''}, ${invoice.status ?? ''}</p>
<div class="card"><table><tbody>${rows}<tr><th>Total</th><th>${money(invoice.total, invoice.currency)}</th></tr>
<tr><td>${open ? 'To pay' : 'Paid'}</td><td>${money(open ? invoice.amount_remaining : invoice.amount_paid, invoice.currency)}</td></tr></tbody></table></div>
<a class="button quiet" href="${invoice.invoice_pdf ?? ''}">Download PDF</a>
${problem === undefined ? null : html`<p class="bad" role="alert">${problem}</p>`}
${asks ? html`<div class="card"><p><strong>Your bank wants you to confirm this payment.</strong></p><form method="post" action="${here}/authenticate"><button>Confirm payment</button></form></div>` : null}
${open ? html`<h2>${asks ? 'Or pay with another card' : 'Pay this invoice'}</h2><form method="post" action="${here}">${cardFields()}<button>Pay ${left}</button></form>${testCardHints()}` : null}`;
}
