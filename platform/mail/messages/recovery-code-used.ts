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
        `On ${when}, somebody signed in to your Adjudge account with the password and one of its recovery codes. That code no longer works.`,
        leftSentence(input.left),
        'If it was not you, choose a new password now, which signs out every device, and make new recovery codes in your account.',
      ],
      action: { label: 'It was not me', url: new URL('/forgot-password', input.appUrl).href },
      footer: 'You get this mail because this is the address of an Adjudge account.',
      supportEmail: input.supportEmail,
    }),
  };
}

function leftSentence(left: number): string {
  if (left === 0) return 'None is left. Make new ones in your account before you need one.';
  const few = left <= 3 ? ' You can make ten new ones in your account.' : '';
  return `${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.${few}`;
}
