import { FEATURE_MIN_PLAN, PLANS } from '#flags/plans.ts';
import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** The mail a new account gets. Its figures come from the price sheet. */
export function welcomeMail(input: {
  name: string;
  appUrl: string;
  /** Confirms the address; the token is in nothing else. */
  verifyUrl: string;
  supportEmail: string;
}): Omit<Mail, 'to'> {
  const given = greetingName(input.name);
  const plan = PLANS[FEATURE_MIN_PLAN['analysis.image']];
  return {
    subject: 'Welcome to Adjudge',
    ...layOutMail({
      heading: given ? `Welcome, ${given}` : 'Welcome',
      paragraphs: [
        `Your account is ready, with ${plan.tokensPerPeriod} tokens for this month.`,
        'Please confirm your email address. The link works for 24 hours.',
        'Upload an ad image or video to get a score, what works, what does not, and what to change first. Each finding shows the measurement, the place on your ad, and its source.',
      ],
      action: { label: 'Confirm my address', url: input.verifyUrl },
      also: { label: 'Analyse your first ad', url: new URL('/dashboard', input.appUrl).href },
      footer:
        'You get this email because someone created an Adjudge account with this address. If that was not you, ignore it.',
      supportEmail: input.supportEmail,
    }),
  };
}

/**
 * The first name, if it looks like one. Anybody can open an account with
 * somebody else's address, so the name must not be able to carry a message or a link.
 */
function greetingName(name: string): string | undefined {
  const first = name.trim().split(/\s+/)[0] ?? '';
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : undefined;
}
