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
        'To use this address for your Adjudge account, open the link below and sign in. The link works for 24 hours.',
      ],
      action: { label: 'Use this address', url: input.url },
      footer:
        'You get this email because someone wants to use this address for their Adjudge account. If that was not you, ignore it: nothing changes.',
      supportEmail: input.supportEmail,
    }),
  };
}

/** To a wanted address that has an account already; its owner alone learns that. */
export function emailInUseMail(input: Common): Omit<Mail, 'to'> {
  return {
    subject: 'This address already has an Adjudge account',
    ...layOutMail({
      heading: 'This address already has an Adjudge account',
      paragraphs: [
        'Someone tried to use this address for another Adjudge account. An address can belong to one account only, so nothing was changed.',
        'If that was you, sign in with this address instead, or delete this account first.',
      ],
      action: { label: 'Sign in', url: new URL('/login', input.appUrl).href },
      footer: 'You get this email because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}

/** To the address of now, as soon as another one is asked for. */
export function emailChangeAskedMail(input: Common & { newEmail: string }): Omit<Mail, 'to'> {
  return {
    subject: 'Email change requested',
    ...layOutMail({
      heading: 'Email change requested',
      paragraphs: [
        `Someone signed in to your Adjudge account wants to change its email address to ${input.newEmail}. Nothing changes until they open the link we sent there.`,
        'Not you? Choose a new password now: the link stops working and they are signed out.',
      ],
      action: { label: 'It was not me', url: new URL('/forgot-password', input.appUrl).href },
      footer: 'You get this email because this is the address of an Adjudge account.',
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
        `Since ${when}, your Adjudge account uses ${input.newEmail}. You sign in with that address, and our emails go there.`,
        `Not you? Write to ${input.supportEmail} from this address right away.`,
      ],
      action: { label: 'Open Adjudge', url: input.appUrl },
      footer: 'This is the last email about this account to this address.',
      supportEmail: input.supportEmail,
    }),
  };
}
