import { backLink, recommendedPlan } from '../subscribe-rules.ts';
import { payWay, showNotice } from './payment-notice.ts';
import { startPlanChange } from './plan-change.ts';
import { askSession, maybeSignedIn, showSignedIn } from './visitor.ts';

/** The plan chooser: where back leads, which plan is recommended, which is the visitor's own. */
export async function startSubscribe(root: Document = document): Promise<void> {
  const chooser = root.getElementById('plan-chooser');
  if (!chooser) return;
  const query = new URLSearchParams(location.search);
  const cards = [...chooser.querySelectorAll<HTMLElement>('[data-plan]')];

  const setBack = (signedIn: boolean) => {
    const link = root.querySelector<HTMLAnchorElement>('[data-back]');
    const { href, label } = backLink(query.get('from'), signedIn);
    if (!link) return;
    link.href = href;
    const text = link.querySelector('span');
    if (text) text.textContent = label;
  };
  setBack(maybeSignedIn());

  const recommended = recommendedPlan(query);
  const chosen = cards.find((card) => card.dataset.plan === recommended);
  if (chosen) {
    chooser.dataset.chosenPlan = '';
    chosen.dataset.chosen = '';
    chosen.querySelector('[data-recommended]')?.removeAttribute('hidden');
  }

  if (!maybeSignedIn()) return;
  const session = await askSession();
  const user = session?.user;
  if (!user) return;
  showSignedIn();
  setBack(true);
  const ownPlace = cards.findIndex((card) => card.dataset.plan === user.plan);
  for (const [place, each] of cards.entries()) {
    const own = place === ownPlace;
    each.querySelector('[data-current]')?.toggleAttribute('hidden', !own);
    each.querySelector('[data-for-visitor]')?.remove();
    const way = each.querySelector<HTMLElement>(own ? '[data-own]' : '[data-choose]');
    if (place < ownPlace && way) way.textContent = `Switch to ${way.dataset.choose}`;
    way?.removeAttribute('hidden');
  }
  if (session.gates.flags['module.billing'] === false) {
    showClosed(root, cards);
    return;
  }
  if (user.deletionDueAt) showLeaving(root, cards, user.deletionDueAt);
  startPlanChange(root, user.plan, (plan) => cards.findIndex((card) => card.dataset.plan === plan) < ownPlace);
  const billing = await askBilling();
  if (billing?.testMode === true) root.querySelector('[data-test-mode]')?.removeAttribute('hidden');
  if (billing) {
    // It holds once.
    if (billing.refund) root.querySelector('[data-guarantee]')?.remove();
    showPending(cards, billing, user.deletionDueAt);
    showAwaited(cards, billing);
    if (!user.deletionDueAt) showOwed(root, cards, billing);
  }
}

/** A payment that is overdue; the amount in cents. */
interface Owed {
  readonly amount: number;
  readonly currency: string;
  readonly until: string;
  /** The invoice whose payment the bank wants confirmed. */
  readonly confirmInvoice: string | null;
}

interface Billing {
  readonly testMode?: boolean;
  readonly currentPlan?: string;
  /** The money-back guarantee was used. */
  readonly refund?: object | null;
  readonly pendingPlanChange?: string | null;
  readonly pendingChangeDate?: string | null;
  readonly subscription?: { readonly paymentFailed: Owed | null };
  readonly upgradeToConfirm?: { readonly plan: string; readonly until: string } | null;
}

/** Undefined where it cannot be asked: what it would tell is not said then. */
async function askBilling(): Promise<Billing | undefined> {
  try {
    const answer = await fetch('/api/user/billing-info', { credentials: 'same-origin' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

// In UTC, as the billing page and the invoices have it.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (iso: string): string => DAY.format(new Date(iso));

/** Billing is switched off: no plan can be changed, and the page says so in place of its buttons. */
function showClosed(root: Document, cards: readonly HTMLElement[]): void {
  for (const card of cards) card.querySelector('[data-choose]')?.setAttribute('hidden', '');
  showNotice(root, {
    title: 'Plans cannot be changed at the moment',
    text: 'We have switched billing off for now. Your plan and your tokens stay as they are. Please look in again later.',
  });
}

/** An account that is to be deleted changes no plan: says so, and where it is kept. */
function showLeaving(root: Document, cards: readonly HTMLElement[], at: string): void {
  for (const card of cards) card.querySelector('[data-choose]')?.setAttribute('hidden', '');
  showNotice(root, {
    title: `Your account will be deleted on ${dayOf(at)}`,
    text: 'To change your plan, choose “Keep my account” at the top of the billing page first.',
    way: { label: 'Open the billing page' },
  });
}

/** While a payment is overdue no other plan can be had than Free: what is owed, and how it is paid. */
function showOwed(root: Document, cards: readonly HTMLElement[], { currentPlan, subscription }: Billing): void {
  const owed = subscription?.paymentFailed;
  if (!owed) return;
  for (const card of cards)
    if (card.dataset.plan !== 'free') card.querySelector('[data-choose]')?.setAttribute('hidden', '');
  const { amount, currency, until, confirmInvoice } = owed;
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
  const own = cards.find(({ dataset }) => dataset.plan === currentPlan)?.querySelector<HTMLElement>('[data-choose]');
  showNotice(root, {
    title: confirmInvoice
      ? `Your bank wants you to confirm your payment of ${sum}`
      : `Your payment of ${sum} did not go through`,
    text: `${own?.dataset.choose ?? 'Your plan'} keeps working until ${dayOf(until)}. Once it is paid you can change plans; otherwise you move to Free after that day.`,
    way: payWay(confirmInvoice),
  });
}

/** An upgrade that waits for its payment to be confirmed: until when, and where. */
function showAwaited(cards: readonly HTMLElement[], { upgradeToConfirm: awaited }: Billing): void {
  if (!awaited) return;
  const card = cards.find(({ dataset }) => dataset.plan === awaited.plan);
  const place = card?.querySelector('[data-pending]');
  const [text, way] = [place?.querySelector('span'), place?.querySelector('[data-keep]')];
  if (!place || !text || !way) return;
  text.textContent = `Your bank wants you to confirm the payment by ${dayOf(awaited.until)}.`;
  way.textContent = 'Confirm it';
  way.removeAttribute('hidden');
  place.removeAttribute('hidden');
  card?.querySelector('[data-choose]')?.setAttribute('hidden', '');
}

/**
 * A change that is scheduled: when the own plan ends, with the way to keep it, and when the other one starts. Of an account
 * that goes the own plan ends alone, and none starts.
 */
function showPending(cards: readonly HTMLElement[], billing: Billing, leaves?: string): void {
  const { currentPlan, pendingPlanChange: next, pendingChangeDate: at } = billing;
  if (!next || !at) return;
  const day = dayOf(at);
  for (const card of cards) {
    const { plan } = card.dataset;
    if (leaves && plan !== currentPlan) continue;
    const place = card.querySelector('[data-pending]');
    const text = place?.querySelector('span');
    if (!place || !text || (plan !== currentPlan && plan !== next)) continue;
    text.textContent = plan === next ? `Starts on ${day}` : `Ends on ${day}`;
    place.removeAttribute('hidden');
    // It is chosen already.
    if (plan === next) card.querySelector('[data-choose]')?.setAttribute('hidden', '');
    else if (!leaves) place.querySelector('[data-keep]')?.removeAttribute('hidden');
  }
}
