import { PLANS, type PlanId } from '#flags/plans.ts';
import { formatDay } from '../../contract/format-day.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

const FOOTER = 'You get this email because this is the address of an Adjudge account.';

/** Somebody with the password asked to delete the account; its owner can still keep it. */
export function deletionAskedMail(input: {
  dueAt: Date;
  plan: PlanId;
  appUrl: string;
  supportEmail: string;
}): Omit<Mail, 'to'> {
  const day = formatDay(input.dueAt);
  return {
    subject: `Your account will be deleted on ${day}`,
    ...layOutMail({
      heading: `Your account will be deleted on ${day}`,
      paragraphs: [
        'You asked us to delete your Adjudge account with all uploads, results and reports. Every device has been signed out.',
        'Changed your mind? Sign in before that day and choose “Keep my account”; signing in alone is not enough. After that, nothing can be restored.',
        ...(input.plan === 'free'
          ? ['Any open payment page is closed. If a payment still arrives, we refund all of it.']
          : []),
        ...ofPlan(
          input.plan,
          (name) =>
            `Your ${name} plan is not charged again. It ends with the month you paid for, or with the account if that comes first; an overdue plan ends now. Deleting the account does not refund you: to use the money-back guarantee, request it on the billing page before that day.`,
        ),
        'Not you? Sign in, choose “Keep my account” and change your password.',
      ],
      action: { label: 'Keep my account', url: new URL('/login?next=/account', input.appUrl).href },
      footer: FOOTER,
      supportEmail: input.supportEmail,
    }),
  };
}

export function accountKeptMail(input: { plan: PlanId; appUrl: string; supportEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'Your account is kept',
    ...layOutMail({
      heading: 'Your account is kept',
      paragraphs: [
        'You cancelled the deletion of your Adjudge account. Nothing was deleted.',
        ...ofPlan(
          input.plan,
          (name) =>
            `Your ${name} plan continues: it renews unless you cancelled it yourself. See the billing page for the date.`,
        ),
      ],
      action: { label: 'Open Adjudge', url: new URL('/dashboard', input.appUrl).href },
      footer: FOOTER,
      supportEmail: input.supportEmail,
    }),
  };
}

/** Nothing is to be said of the free plan. */
function ofPlan(plan: PlanId, say: (name: string) => string): string[] {
  return plan === 'free' ? [] : [say(PLANS[plan].name)];
}

/** The last mail an address gets from us. */
export function accountDeletedMail(input: { supportEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'Your account was deleted',
    ...layOutMail({
      heading: 'Your account was deleted',
      paragraphs: [
        'Your Adjudge account and everything in it has been deleted. We keep no copy of your uploads and results.',
        'Thank you for using Adjudge. You can create a new account with this address at any time.',
      ],
      footer: 'You get this email because this was the address of an Adjudge account. It is the last one.',
      supportEmail: input.supportEmail,
    }),
  };
}
