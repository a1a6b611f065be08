import * as z from 'zod/mini';
import { defineErrors } from '#platform/contract/errors.ts';
import { PASSWORD_RULE_IDS, PASSWORD_RULES, type PasswordRuleId } from './password-rules.ts';

/** Sentences of the account forms; the shell shows the same ones before it sends anything. */
export const ACCOUNT_MESSAGES = {
  loginFieldsMissing: "Don't forget to fill in both your email and password!",
  signupFieldsMissing: 'Please fill in your name, email and password.',
  emailInvalid: 'Please enter a valid email address',
  nameMissing: 'Please enter your name.',
  nameTooLong: 'Please keep your name under 100 characters.',
  nameUnreadable: 'Your name contains a character we cannot store.',
} as const;

function describeRules(failed: readonly PasswordRuleId[]): string {
  const labels = PASSWORD_RULES.filter((rule) => failed.includes(rule.id)).map((rule) => rule.label.toLowerCase());
  return `Your password needs a little more: ${labels.join(', ')}.`;
}

/** What accounts can refuse, as the person reads it. */
export const accountErrors = defineErrors({
  weak_password: {
    status: 400,
    message: (d: { failed: PasswordRuleId[] }) => describeRules(d.failed),
    details: z.object({ failed: z.array(z.enum(PASSWORD_RULE_IDS)) }),
  },
  /** One sentence for an unknown address and a wrong password: nobody learns which addresses have accounts. */
  invalid_credentials: { status: 401, message: 'That email and password do not match. Check both and try again.' },
  email_taken: { status: 409, message: 'There is already an account with this email. Sign in instead.' },
  signup_closed: { status: 503, message: 'New accounts are paused for a moment. Please try again soon.' },
});
