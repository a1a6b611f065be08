import { backLink, recommendedPlan } from '../subscribe-rules.ts';
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
  const user = (await askSession())?.user;
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
  startPlanChange(root, (plan) => cards.findIndex((card) => card.dataset.plan === plan) < ownPlace);
  const billing = await askBilling();
  if (billing?.testMode === true) root.querySelector('[data-test-mode]')?.removeAttribute('hidden');
  if (billing) showPending(cards, billing);
}

interface Billing {
  readonly testMode?: boolean;
  readonly currentPlan?: string;
  readonly pendingPlanChange?: string | null;
  readonly pendingChangeDate?: string | null;
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

/** A change that is scheduled: when the own plan ends, with the way to keep it, and when the other one starts. */
function showPending(cards: readonly HTMLElement[], billing: Billing): void {
  const { currentPlan, pendingPlanChange: next, pendingChangeDate: at } = billing;
  if (!next || !at) return;
  // In UTC, as the billing page and the invoices have it.
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  for (const card of cards) {
    const { plan } = card.dataset;
    const place = card.querySelector('[data-pending]');
    const text = place?.querySelector('span');
    if (!place || !text || (plan !== currentPlan && plan !== next)) continue;
    text.textContent = plan === next ? `Starts on ${day}` : `Ends on ${day}`;
    place.removeAttribute('hidden');
    // It is chosen already.
    if (plan === next) card.querySelector('[data-choose]')?.setAttribute('hidden', '');
    else place.querySelector('[data-keep]')?.removeAttribute('hidden');
  }
}
