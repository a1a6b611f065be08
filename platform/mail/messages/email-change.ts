import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

interface Common {
  readonly appUrl: string;
  readonly supportEmail: string;
}

/** To the new address: the link that proves it. `url` is the only place its token is in. */
export function confirmNewEmailMail(input: { url: string; supportEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'Confirm your new email address',
    ...layOutMail({
      heading: 'Confirm your new email address',
      paragraphs: [
        'Open the link below and sign in, and this address takes the place of the one your Adjudge account has now. It works for 24 hours.',
      ],
      action: { label: 'Use this address', url: input.url },
      footer:
        'You get this mail because someone signed in to an Adjudge account wants to use this address. If it was not you, you can ignore it: nothing changes.',
      supportEmail: input.supportEmail,
    }),
  };
}

/** To a wanted address that has an account already; its owner alone learns that. */
export function emailInUseMail(input: Common): Omit<Mail, 'to'> {
  return {
    subject: 'This address has an Adjudge account already',
    ...layOutMail({
      heading: 'This address has an Adjudge account already',
      paragraphs: [
        'Someone signed in to another Adjudge account wanted to use this address for it. An address belongs to one account, so nothing was changed.',
        'If it was you, sign in with this address instead, or delete this account first.',
      ],
      action: { label: 'Sign in', url: new URL('/login', input.appUrl).href },
      footer: 'You get this mail because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}

/** To the address of now, as soon as another one is asked for. */
export function emailChangeAskedMail(input: Common & { newEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'A new address was asked for',
    ...layOutMail({
      heading: 'A new address was asked for',
      paragraphs: [
        `Someone signed in to your Adjudge account wants to use ${input.newEmail} in place of this address. Nothing changes before the link we sent there is opened.`,
        'If it was not you, choose a new password now: the link then stops working, and whoever did it is signed out.',
      ],
      action: { label: 'It was not me', url: new URL('/forgot-password', input.appUrl).href },
      footer: 'You get this mail because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}

/** To the address of before: the account is reached at another one from now on. */
export function emailChangedMail(input: Common & { newEmail: string; at: Date }): Omit<Mail, 'to'> {
  const when = `${input.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: 'Your email address was changed',
    ...layOutMail({
      heading: 'Your email address was changed',
      paragraphs: [
        `Since ${when}, your Adjudge account belongs to ${input.newEmail}. You sign in with that address, and we write there.`,
        `If it was not you, write to ${input.supportEmail} from this address at once.`,
      ],
      action: { label: 'Open Adjudge', url: input.appUrl },
      footer: 'This is the last mail about this account to this address.',
      supportEmail: input.supportEmail,
    }),
  };
}
