import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** Tells the owner of an account that a new passkey opens it. */
export function passkeyAddedMail(input: { at: Date; appUrl: string; supportEmail: string }): Omit<Mail, 'to'> {
  const when = `${input.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: 'A passkey was added',
    ...layOutMail({
      heading: 'A passkey was added',
      paragraphs: [
        `Since ${when}, a new passkey can sign in to your Adjudge account.`,
        'Not you? Sign in, remove the passkey in your settings and change your password.',
      ],
      action: { label: 'Open my settings', url: new URL('/login', input.appUrl).href },
      footer: 'You get this email because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}
