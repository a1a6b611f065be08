import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** Tells the owner of an account that it has another password now; says nothing of the password. */
export function passwordChangedMail(input: {
  at: Date;
  /** What went with the old password. */
  removed: { readonly passkeys: boolean; readonly secondStep: boolean };
  appUrl: string;
  supportEmail: string;
}): Omit<Mail, 'to'> {
  const when = `${input.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: 'Your password was changed',
    ...layOutMail({
      heading: 'Your password was changed',
      paragraphs: [
        `The password of your Adjudge account was changed on ${when}. Other devices were signed out.`,
        ...removedNote(input.removed),
        'Not you? Choose a new password now; this signs out every device.',
      ],
      action: { label: 'It was not me', url: new URL('/forgot-password', input.appUrl).href },
      footer: 'You get this email because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}

function removedNote({ passkeys, secondStep }: { passkeys: boolean; secondStep: boolean }): string[] {
  if (!passkeys && !secondStep) return [];
  const what = [
    ...(passkeys ? ['existing passkeys were removed'] : []),
    ...(secondStep ? ['two-step sign-in and its recovery codes were turned off'] : []),
  ].join(' and ');
  return [`Your email address had not been confirmed before, so ${what}. You can set them up again in your account.`];
}
