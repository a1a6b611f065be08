import { changeFailure, signupFor } from '../subscribe-rules.ts';
import { payWay, showNotice } from './payment-notice.ts';
import { askSession } from './visitor.ts';

/** How long what happens can be read before the page goes. */
const LEAVE_AFTER_MS = 1000;

/**
 * The buttons of the plan chooser for somebody who is signed in. What is paid for the first time leads to the hosted
 * checkout; what changes a plan that is paid already leads to the billing page, which asks with the amount or the
 * consequences in sight. One change at a time: others are ignored while it is under way.
 */
export function startPlanChange(root: Document, shown: string, isLower: (plan: string) => boolean): void {
  const notice = root.getElementById('payment-notice');
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('[data-choose]')];
  let busy: HTMLButtonElement | null = null;

  const say = (title: string, text: string, way?: ReturnType<typeof payWay>) =>
    showNotice(root, { title, text, way })?.focus();
  const rest = () => {
    busy?.removeAttribute('aria-busy');
    busy = null;
  };
  const toBilling = (plan: string) => location.assign(`/billing?change=${plan}`);

  const choose = async (button: HTMLButtonElement, plan: string, name: string) => {
    busy = button;
    button.setAttribute('aria-busy', 'true');
    if (isLower(plan)) return toBilling(plan);
    const answer = await ask(plan, shown);
    if (answer.to === 'billing') return toBilling(plan);
    if (answer.to === 'sign-up') return location.assign(signupFor(plan));
    if (answer.to === 'payment') {
      say(
        `Taking you to checkout for ${name}`,
        'You pay on our payment provider’s secure page and return here afterwards.',
      );
      window.setTimeout(() => location.assign(answer.url), LEAVE_AFTER_MS);
      return;
    }
    rest();
    say(answer.title, answer.text, answer.way);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const plan = button.closest<HTMLElement>('[data-plan]')?.dataset.plan;
      if (plan && !busy) void choose(button, plan, button.dataset.choose ?? '');
    });
  }
  // The back button of the payment page shows this page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    rest();
    if (notice) notice.hidden = true;
  });
}

type Answer =
  | { readonly to: 'payment'; readonly url: string }
  | { readonly to: 'billing' }
  | { readonly to: 'sign-up' }
  /** `way`: how what stands in the way is fixed. */
  | {
      readonly to: 'notice';
      readonly title: string;
      readonly text: string;
      readonly way?: ReturnType<typeof payWay> | undefined;
    };

interface PlanAnswer {
  readonly message?: string;
  readonly code?: string;
  readonly paymentUrl?: string;
  /** With `payment_overdue`. */
  readonly confirmInvoice?: string | null;
}

/** Asks for a plan beside the one that was shown as the present one, for whoever is signed in at this moment. */
async function ask(plan: string, shown: string): Promise<Answer> {
  const failed = (text: string) => ({ to: 'notice', title: 'Update Failed', text }) as const;
  const session = await askSession();
  if (!session) return failed('Network error occurred. Please try again.');
  if (!session.user) return { to: 'sign-up' };
  let answer: Response;
  try {
    answer = await fetch('/api/user/update-plan', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-acting-user': session.user.id,
      },
      body: JSON.stringify({ planType: plan, shownPlan: shown }),
    });
  } catch {
    return failed('Network error occurred. Please try again.');
  }
  const body: PlanAnswer | null = await answer.json().catch(() => null);
  if (body?.code === 'confirmation_required') return { to: 'billing' };
  if (!answer.ok || !body)
    return {
      ...failed(changeFailure(answer.status, body?.message)),
      way: body?.code === 'payment_overdue' ? payWay(body.confirmInvoice ?? null) : undefined,
    };
  if (body.paymentUrl) return { to: 'payment', url: body.paymentUrl };
  return { to: 'notice', title: 'Nothing Changed', text: body.message ?? '' };
}
