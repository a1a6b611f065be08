import { layOutMail } from '../mail-layout.ts';
import type { Mail } from '../mailer.ts';

/** Tells the owner of an account that a recovery code opened it. @param input.left recovery codes that still work, 0 to 9 */
export function recoveryCodeUsedMail(input: {
  left: number;
  at: Date;
  appUrl: string;
  supportEmail: string;
}): Omit<Mail, 'to'> {
  const when = `${input.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return {
    subject: 'A recovery code was used',
    ...layOutMail({
      heading: 'A recovery code was used',
      paragraphs: [
        `On ${when}, someone signed in to your Adjudge account with the password and a recovery code. That code no longer works.`,
        leftSentence(input.left),
        'Not you? Choose a new password now, which signs out every device, and create new recovery codes in your account.',
      ],
      action: { label: 'It was not me', url: new URL('/forgot-password', input.appUrl).href },
      footer: 'You get this email because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}

function leftSentence(left: number): string {
  if (left === 0) return 'None are left. Create new ones in your account now.';
  const few = left <= 3 ? ' You can create ten new ones in your account.' : '';
  return `${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.${few}`;
}
