import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** The link to choose a new password. `url` is the only place its token is in. */
export function resetPasswordMail(input: { url: string; supportEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'Choose a new password',
    ...layOutMail({
      heading: 'Choose a new password',
      paragraphs: [
        'Open the link below to choose a new password for your Adjudge account. It works once, for one hour.',
        'Every device is then signed out, and you sign in with the new password.',
      ],
      action: { label: 'Choose a new password', url: input.url },
      footer:
        'You get this email because someone requested a new password for the Adjudge account with this address. If that was not you, ignore it: nothing changes.',
      supportEmail: input.supportEmail,
    }),
  };
}
