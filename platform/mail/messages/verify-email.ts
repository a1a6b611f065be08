import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** A new link to confirm an address. `url` is the only place its token is in. */
export function verifyEmailMail(input: { url: string; supportEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'Confirm your email address',
    ...layOutMail({
      heading: 'Confirm your email address',
      paragraphs: ['Open the link below to confirm that this address is yours. It works for 24 hours.'],
      action: { label: 'Confirm my address', url: input.url },
      footer:
        'You get this email because someone signed in to an Adjudge account with this address requested it. If that was not you, ignore it.',
      supportEmail: input.supportEmail,
    }),
  };
}
