import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** Tells the owner of an account that signing in takes a second step now, or no longer does. */
export function secondFactorMail(input: {
  on: boolean;
  at: Date;
  appUrl: string;
  supportEmail: string;
}): Omit<Mail, 'to'> {
  const when = `${input.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const heading = input.on ? 'Two-step sign-in is on' : 'Two-step sign-in is off';
  return {
    subject: heading,
    ...layOutMail({
      heading,
      paragraphs: [
        input.on
          ? `Since ${when}, signing in to your Adjudge account takes your password and a code from your authenticator app. Keep your recovery codes somewhere other than your phone.`
          : `Since ${when}, signing in to your Adjudge account takes your password only.`,
        'Not you? Choose a new password now; this signs out every device.',
      ],
      action: { label: 'It was not me', url: new URL('/forgot-password', input.appUrl).href },
      footer: 'You get this email because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}
