import type { VerificationStatus } from '#platform/accounts/verification-contract.ts';

export interface VerificationOutcome {
  readonly title: string;
  readonly text: string;
  readonly ok: boolean;
}

interface Outcome {
  readonly title: string;
  readonly why: string;
  readonly ok?: true;
}

const OUTCOMES: Readonly<Record<VerificationStatus, Outcome>> = {
  verified: { title: 'Your email is confirmed', why: 'Thank you. You can use all features now.', ok: true },
  expired: { title: 'This link has expired', why: 'A confirmation link works for 24 hours.' },
  invalid: {
    title: 'This link does not work',
    why: 'It is not one of ours, or its account was deleted.',
  },
};
const NO_TOKEN: Outcome = {
  title: 'No verification token provided',
  why: 'Open the link from the email again.',
};

/**
 * What `/verify-email?status=` says; anything else came without a token.
 * @param user who is signed in; null for a visitor, who has to sign in for another link
 */
export function verificationOutcome(
  status: string | null,
  user: { readonly emailVerified: boolean } | null,
): VerificationOutcome {
  const known = status !== null && Object.hasOwn(OUTCOMES, status);
  const { title, why, ok = false } = known ? OUTCOMES[status as VerificationStatus] : NO_TOKEN;
  if (ok) return { title, text: why, ok };
  if (user?.emailVerified)
    return { title, text: 'Your email address is already confirmed. Nothing left to do.', ok: true };
  return { title, text: `${why} ${user ? 'We can send you a new one.' : 'Sign in and request a new one.'}`, ok };
}
