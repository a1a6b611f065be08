import type { VerificationStatus } from '#platform/accounts/verification-contract.ts';

export interface VerificationOutcome {
  readonly title: string;
  readonly text: string;
  readonly ok: boolean;
}

const OUTCOMES: Readonly<Record<VerificationStatus, VerificationOutcome>> = {
  verified: { title: 'Your email is confirmed', text: 'Thank you. Everything is open to you.', ok: true },
  expired: {
    title: 'This link has expired',
    text: 'A confirmation link works for 24 hours. Sign in and ask for a new one.',
    ok: false,
  },
  invalid: {
    title: 'This link does not work',
    text: 'It was not made by us, or belongs to an account that is gone. Sign in and ask for a new one.',
    ok: false,
  },
};

/** What `/verify-email?status=` says; anything else came without a token. */
export function verificationOutcome(status: string | null): VerificationOutcome {
  if (status !== null && Object.hasOwn(OUTCOMES, status)) return OUTCOMES[status as VerificationStatus];
  return {
    title: 'No verification token provided',
    text: 'Open the link from the mail once more, or sign in and ask for a new one.',
    ok: false,
  };
}
