import { type ReactNode, use } from 'react';
import { SupportEmail } from './support-email.ts';

/** A link inside a sentence. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong">
      {children}
    </a>
  );
}

/** The support address as a link that opens a mail. */
export function SupportLink() {
  const address = use(SupportEmail);
  return <TextLink href={`mailto:${address}`}>{address}</TextLink>;
}
