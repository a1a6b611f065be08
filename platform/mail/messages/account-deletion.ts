import { PLANS, type PlanId } from '#flags/plans.ts';
import { formatDay } from '../../contract/format-day.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

const FOOTER = 'You get this mail because this is the address of an Adjudge account.';

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
        'You asked us to delete your Adjudge account with everything in it: uploads, results, reports. Every device is signed out.',
        'Until that day you can sign in and choose “Keep my account”; signing in alone does not keep it. After it nothing can be brought back.',
        ...(input.plan === 'free'
          ? ['A payment page you may still have open is closed; should a payment still arrive, all of it goes back.']
          : []),
        ...ofPlan(
          input.plan,
          (name) =>
            `Your ${name} plan is not charged again. It ends with the month you paid for, or with the account if that comes first; an overdue plan ends now. Deleting the account gives no money back by itself: while the money-back guarantee holds, ask for it on the billing page before that day.`,
        ),
        'If it was not you, sign in, choose “Keep my account” and then a new password.',
      ],
      action: { label: 'Keep my account', url: new URL('/login?next=/account', input.appUrl).href },
      footer: FOOTER,
      supportEmail: input.supportEmail,
    }),
  };
}

export function accountKeptMail(input: { plan: PlanId; appUrl: string; supportEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'Your account stays',
    ...layOutMail({
      heading: 'Your account stays',
      paragraphs: [
        'You took the deletion of your Adjudge account back. Nothing was removed.',
        ...ofPlan(
          input.plan,
          (name) =>
            `Your ${name} plan goes on as before: it renews unless you had cancelled it yourself. The billing page has the day.`,
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
        'Your Adjudge account and everything in it is gone. We keep no copy of your uploads and results.',
        'Thank you for having been here. You can open a new account with this address at any time.',
      ],
      footer: 'You get this mail because this was the address of an Adjudge account. It is the last one.',
      supportEmail: input.supportEmail,
    }),
  };
}
