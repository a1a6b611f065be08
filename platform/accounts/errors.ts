import * as z from 'zod/mini';
import { defineErrors } from '#platform/contract/errors.ts';
import { PASSWORD_RULE_IDS, PASSWORD_RULES, type PasswordRuleId } from './password-rules.ts';

/** Sentences of the account forms; the shell shows the same ones before it sends anything. */
export const ACCOUNT_MESSAGES = {
  /** Of GET /api/auth/user where nobody is signed in. */
  signedOut: 'Not authenticated',
  loginFieldsMissing: "Don't forget to fill in both your email and password!",
  signupFieldsMissing: 'Please fill in your name, email and password.',
  emailInvalid: 'Please enter a valid email address',
  emailLocalPart: 'Before the @ we can only take letters from a to z. Please use another address.',
  nameMissing: 'Please enter your name.',
  nameTooLong: 'Please keep your name under 100 characters.',
  nameUnreadable: 'Your name contains a character we cannot store.',
  emailTaken: 'There is already an account with this email. Sign in instead.',
  emailMissing: 'Please enter your email address.',
  /** Of the reset form, below 6 characters; above it the rules speak. */
  passwordTooShort: 'Password must be at least 6 characters long.',
  /** Of the reset form: said by the shell alone, only one password is sent. */
  passwordsDiffer: 'Please make sure both passwords are identical.',
  resetFieldsMissing: 'Please fill in both password fields.',
  resetLinkInvalid: 'This link is no longer valid. Request a new one; it works once, for one hour.',
  emailLinkInvalid:
    'This link is no longer valid or belongs to another account. Request a new one on your account page.',
  passwordMissing: 'Please enter your password.',
  passkeyNameMissing: 'Please name the passkey.',
  passkeyNameTooLong: 'Please keep the passkey name under 60 characters.',
  codeMissing: 'Please enter the code.',
  passwordFieldsMissing: 'Please fill in your current and your new password.',
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
  /** Never made, used, or older than an hour: a stranger learns nothing from which. */
  reset_link_invalid: { status: 400, message: ACCOUNT_MESSAGES.resetLinkInvalid },
  /** Never made, used, older than a day, or of another account: a stranger learns nothing from which. */
  email_link_invalid: { status: 400, message: ACCOUNT_MESSAGES.emailLinkInvalid },
  email_unchanged: { status: 400, message: 'That is already your address.' },
  /** Of somebody who is signed in; 400, so that no client takes it for an ended session. */
  wrong_password: { status: 400, message: 'That is not your current password.' },
  /** The password was right; POST /api/auth/login/second-factor takes `challenge` with a code, for 10 minutes. */
  second_factor_needed: {
    status: 401,
    message: 'Enter the code your authenticator app shows, or one of your recovery codes.',
    details: z.object({ challenge: z.string() }),
  },
  second_factor_wrong: { status: 400, message: 'That code is wrong or was already used. Try the next one.' },
  second_factor_expired: { status: 400, message: 'That took too long. Please sign in with your password again.' },
  second_factor_is_on: { status: 409, message: 'Two-step sign-in is already on. Turn it off first.' },
  second_factor_is_off: { status: 409, message: 'Two-step sign-in is not set up. Start with your password.' },
  /** Not made or signed here and now, unknown, or known already: a stranger learns nothing from which. */
  passkey_refused: {
    status: 400,
    message: 'That passkey was not accepted. Try again, or sign in with your password.',
  },
  too_many_passkeys: { status: 409, message: 'You have 20 passkeys. Remove one to add another.' },
  /** Some of the account is gone by then; keeping it would promise what is no longer there. */
  removal_begun: { status: 409, message: 'Your account is being deleted. This can no longer be stopped.' },
  email_taken: { status: 409, message: ACCOUNT_MESSAGES.emailTaken },
  signup_closed: { status: 503, message: 'New accounts are paused for a moment. Please try again soon.' },
});
