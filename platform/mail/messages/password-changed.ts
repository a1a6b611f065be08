import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** Tells the owner of an account that it has another password now; says nothing of the password. */
export function passwordChangedMail(input: {
  at: Date;
  /** The passkeys of before went with the old password. */
  passkeysRemoved: boolean;
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
        ...(input.passkeysRemoved
          ? [
              'Your address had not been confirmed before, so the passkeys added until now were removed. If they were yours, add them anew in your account.',
            ]
          : []),
        'If it was not you, choose a new password now; this signs out whoever did it.',
      ],
      action: { label: 'It was not me', url: new URL('/forgot-password', input.appUrl).href },
      footer: 'You get this mail because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}
