import type { Sandbox } from '../sandbox.ts';
import type { ApiRequest } from '../wire/answer-api.ts';
import { decodeForm } from '../wire/form.ts';
import { answerConfirm, payCheckout, showCheckout, showConfirm } from './checkout-page.ts';
import { payInvoicePage, showInvoice } from './invoice-page.ts';
import { html, htmlPage, notFound, type PageAnswer } from './layout.ts';
import { actInPortal, showPortal } from './portal-page.ts';

/** The hosted pages: `/c/pay/<session>`, `/p/<portal session>/<secret>`, `/i/<invoice>/<secret>`. */
export async function answerPage(sandbox: Sandbox, request: ApiRequest): Promise<PageAnswer> {
  const [, kind = '', first = '', second = '', step = ''] = request.path.split('/');
  const posts = request.method === 'POST';
  if (!posts && request.method !== 'GET') return notFound();
  const form = posts ? decodeForm(request.body) : {};
  if (request.path === '/')
    return htmlPage(
      'Payment sandbox',
      html`<h1>Payment sandbox</h1><p>It replaces Stripe on this machine. Open its pages from the app.</p>`,
    );
  if (request.path === '/healthz') return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'ok' };
  if (kind === 'c' && first === 'pay') {
    if (step === 'confirm') return posts ? answerConfirm(sandbox, second, form) : showConfirm(sandbox, second);
    return posts ? payCheckout(sandbox, second, form) : showCheckout(sandbox, second);
  }
  if (kind === 'i')
    return posts ? payInvoicePage(sandbox, first, second, step, form) : showInvoice(sandbox, first, second, step);
  if (kind === 'p')
    return posts ? actInPortal(sandbox, first, second, step, form) : showPortal(sandbox, first, second, step);
  return notFound();
}
