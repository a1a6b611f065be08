/** A link of the notice; without an address to the billing page. */
interface Way {
  readonly label: string;
  readonly href?: string;
}

/** How a payment that is overdue is fixed: where the bank has a question on the page that answers it, else with another card. */
export function payWay(confirmInvoice: string | null): Way {
  return confirmInvoice
    ? { label: 'Confirm payment', href: `/api/invoices/${encodeURIComponent(confirmInvoice)}/pay` }
    : { label: 'Update payment method' };
}

/** Shows the notice above the plans. @returns it; null where the page has none */
export function showNotice(
  root: Document,
  { title, text, way }: { title: string; text: string; way?: Way | undefined },
): HTMLElement | null {
  const notice = root.getElementById('payment-notice');
  const [heading, body] = ['[data-title]', '[data-text]'].map((part) => notice?.querySelector(part));
  const link = notice?.querySelector<HTMLAnchorElement>('[data-fix]');
  if (!notice || !heading || !body || !link) return null;
  heading.textContent = title;
  body.textContent = text;
  link.hidden = way === undefined;
  if (way) {
    link.textContent = way.label;
    link.href = way.href ?? '/billing';
  }
  notice.hidden = false;
  return notice;
}
