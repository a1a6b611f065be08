import { PLANS, type PlanId } from '#flags/plans.ts';
import { formatDay } from '#platform/contract/format-day.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { formatCents } from '../../contract/money.ts';
import type { OutboxMail, PlanChanged } from './outbox-store.ts';

const FOOTER = 'You get this email because you have an Adjudge account with a paid plan.';
const nameOf = (plan: PlanId): string => PLANS[plan].name;
const day = (iso: string): string => formatDay(new Date(iso));
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `2026-12` as people read it: `December 2026`. */
const monthOf = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly path: string;
}

/** The mail of an entry of the outbox. Its heading is its subject; every figure comes from the payment it tells of. */
export function billingMail(entry: OutboxMail, of: { appUrl: string; supportEmail: string }): Omit<Mail, 'to'> {
  const { subject, paragraphs, label, path } = wordsOf(entry, of.supportEmail);
  return {
    subject,
    ...layOutMail({
      heading: subject,
      paragraphs,
      action: { label, url: new URL(path, of.appUrl).href },
      footer: FOOTER,
      supportEmail: of.supportEmail,
    }),
  };
}

function wordsOf(entry: OutboxMail, supportEmail: string): Words {
  const billing = { label: 'Open billing', path: '/billing' };
  switch (entry.kind) {
    case 'receipt': {
      const { plan, amount, currency, paidAt, from, until, moneyBackUntil } = entry;
      const paid = formatCents(amount, currency);
      return {
        ...billing,
        subject: `Receipt: ${paid} for ${nameOf(plan)}`,
        paragraphs: [
          `We received ${paid} on ${day(paidAt)} for Adjudge ${nameOf(plan)}, ${day(from)} to ${day(until)}.`,
          moneyBackUntil
            ? `The invoice is on your billing page. You can request a refund there until ${day(moneyBackUntil)}.`
            : 'The invoice is on your billing page.',
        ],
        label: 'See the invoice',
      };
    }
    case 'payment-failed': {
      const { plan, amount, currency, until } = entry;
      if (entry.confirms)
        return {
          ...billing,
          subject: 'Confirm your payment',
          paragraphs: [
            `Your bank wants you to confirm ${formatCents(amount, currency)} for Adjudge ${nameOf(plan)}. You can do that on the billing page.`,
            `Your plan stays active until ${day(until)}. Without your confirmation or another card, you move to the free plan then.`,
          ],
          label: 'Confirm the payment',
        };
      return {
        ...billing,
        subject: 'Your payment did not go through',
        paragraphs: [
          `We could not charge ${formatCents(amount, currency)} for Adjudge ${nameOf(plan)} to your card.`,
          `Your plan stays active until ${day(until)}. We will try again before then; updating your card is faster. Without a payment you move to the free plan then.`,
        ],
        label: 'Update my card',
      };
    }
    case 'plan-changed': {
      const { from, to, overdue, charge } = entry;
      const { tokensPerPeriod, videoSeconds } = PLANS[to];
      const why =
        to === 'free'
          ? overdue
            ? `We did not receive the payment for ${nameOf(from)}, so the plan has ended. Nothing more is charged.`
            : `Your ${nameOf(from)} plan has ended. Nothing more is charged.`
          : `Your plan changed from ${nameOf(from)} to ${nameOf(to)}.`;
      return {
        ...billing,
        subject: `You are now on ${nameOf(to)}`,
        paragraphs: [
          why,
          ...(charge ? [nextCharge(charge)] : []),
          `${nameOf(to)} gives you ${tokensPerPeriod} tokens a month and videos up to ${videoSeconds} seconds. Your results are kept.`,
        ],
      };
    }
    case 'change-scheduled': {
      const { from, to, at } = entry;
      return {
        ...billing,
        subject:
          to === 'free'
            ? `Your ${nameOf(from)} plan ends on ${day(at)}`
            : `Your plan changes to ${nameOf(to)} on ${day(at)}`,
        paragraphs: [
          `Until ${day(at)} you keep ${nameOf(from)} and its tokens, then you move to ${nameOf(to)}.`,
          `Changed your mind? Choose Keep ${nameOf(from)} on the billing page before that day.`,
        ],
        label: `Keep ${nameOf(from)}`,
      };
    }
    case 'change-taken-back':
      return {
        ...billing,
        subject: `Your ${nameOf(entry.plan)} plan continues`,
        paragraphs: [`Your scheduled change was cancelled. You keep ${nameOf(entry.plan)}.`],
      };
    case 'renewal': {
      const { plan, amount, currency, at } = entry;
      return {
        ...billing,
        subject: `${formatCents(amount, currency)} for ${nameOf(plan)} on ${day(at)}`,
        paragraphs: [
          `Your next month of Adjudge ${nameOf(plan)} starts on ${day(at)}. We will charge ${formatCents(amount, currency)} to your card that day.`,
          'To change or cancel before that, open the billing page. Cancelling takes two clicks.',
        ],
      };
    }
    case 'card-expiring':
      return {
        ...billing,
        subject: 'Your card expires soon',
        paragraphs: [
          `The card ending in ${entry.last4} expires at the end of ${monthOf(entry.month)}. Update it to keep your plan.`,
        ],
        label: 'Update my card',
      };
    case 'refunded': {
      const back = formatCents(entry.amount, entry.currency);
      const leaves = [
        'Your payment arrived after you asked us to delete your account. We are refunding it, and the plan has ended.',
        ...(entry.keepUntil
          ? [
              `The account is deleted on ${day(entry.keepUntil)}. To keep it, sign in before that day and choose “Keep my account”; then you can choose a plan again.`,
            ]
          : []),
      ];
      return {
        ...billing,
        subject: `Your refund of ${back} is on its way`,
        paragraphs: [
          ...(entry.leaves ? leaves : []),
          `We refunded ${back} to the card you paid with. It usually shows up in 5 to 10 days.`,
          ...(entry.ended && !entry.leaves
            ? ['Your plan has ended and you are now on the free plan. Your results are kept.']
            : []),
        ],
      };
    }
    case 'refund-failed': {
      const back = formatCents(entry.amount, entry.currency);
      return {
        ...billing,
        subject: `Your refund of ${back} did not arrive`,
        paragraphs: [
          entry.refused
            ? `Your payment of ${back} arrived after you asked us to delete your account, so the plan has ended and the money is yours. Our payment service could not refund it to your card.`
            : `Your bank returned the ${back} we refunded to your card. That happens when a card was closed or replaced.`,
          `Write to ${supportEmail} and we will send it another way.`,
        ],
      };
    }
    case 'disputed':
      return {
        ...billing,
        subject: 'Your bank reversed a payment',
        paragraphs: [
          `Your bank is reversing a payment for Adjudge ${nameOf(entry.plan)} on your behalf. We have ended the plan, so nothing more is charged.`,
          'If this is a mistake, reply to this email and we will sort it out.',
        ],
      };
  }
}

/** What the plan costs from now on, and when that is charged. */
function nextCharge({ amount, currency, at, paid }: NonNullable<PlanChanged['charge']>): string {
  const price = formatCents(amount, currency);
  return paid
    ? `From now on it is ${price} a month. The next payment is on ${day(at)}.`
    : `From now on it is ${price} a month, charged to your card now for the month until ${day(at)}.`;
}
