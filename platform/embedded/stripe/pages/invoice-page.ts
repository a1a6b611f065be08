import { payInvoice } from '../billing/pay-invoice.ts';
import { attachMethod } from '../billing/payment-methods.ts';
import { day, money } from '../billing/proration.ts';
import type { Invoice } from '../objects/object-types.ts';
import type { Sandbox } from '../sandbox.ts';
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
        confirmContent(
          `/i/${id}/${secret}/confirm`,
          `${money(invoice.amount_remaining, invoice.currency)}, card of test mode`,
        ),
      );
    return htmlPage(`Invoice ${invoice.number}`, invoiceContent(invoice, problem), problem === undefined ? 200 : 402);
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
  return htmlPage(`Invoice ${invoice.number}`, invoiceContent(invoice, `${message} Try a different card.`), 402);
}

function invoiceContent(invoice: Invoice, problem: string | undefined): Html {
  const rows = invoice.lines.data.map(
    (
      line,
    ) => html`<tr><td>${line.description ?? ''}<br><span class="soft">${day(line.period.start)} – ${day(line.period.end)}</span></td>
<td>${money(line.amount, line.currency)}</td></tr>`,
  );
  const open = invoice.status === 'open';
  return html`<h1>Invoice ${invoice.number ?? ''}</h1>
<p class="soft">${day(invoice.created)}, ${invoice.customer_email ?? ''}, ${invoice.status ?? ''}</p>
<div class="card"><table><tbody>${rows}<tr><th>Total</th><th>${money(invoice.total, invoice.currency)}</th></tr>
<tr><td>${open ? 'To pay' : 'Paid'}</td><td>${money(open ? invoice.amount_remaining : invoice.amount_paid, invoice.currency)}</td></tr></tbody></table></div>
<a class="button quiet" href="${invoice.invoice_pdf ?? ''}">Download PDF</a>
${problem === undefined ? null : html`<p class="bad" role="alert">${problem}</p>`}
${open ? html`<h2>Pay this invoice</h2><form method="post" action="${new URL(invoice.hosted_invoice_url ?? '', 'http://sandbox').pathname}">${cardFields()}<button>Pay ${money(invoice.amount_remaining, invoice.currency)}</button></form>${testCardHints()}` : null}`;
}
