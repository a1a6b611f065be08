import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useVisitorTitle } from '../../sdk/page-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AuthFrame } from '../sign-in/auth-frame.tsx';
import { ConfirmAtServer } from '../sign-in/confirm-at-server.tsx';
import { verificationOutcome } from '../sign-in/verification-outcome.ts';

/** With a token the browser goes to the server, which comes back with a status. */
export default function VerifyEmailPage() {
  useVisitorTitle('Confirm your email');
  const [query] = useSearchParams();
  const token = query.get('token');
  if (token) return <ConfirmAtServer token={token} />;

  const { title, text, ok } = verificationOutcome(query.get('status'), null);
  const Icon = ok ? CircleCheck : CircleAlert;
  return (
    <AuthFrame>
      <Icon className={ok ? 'size-9 text-success' : 'size-9 text-danger'} strokeWidth={1.5} aria-hidden />
      <PageHeading className="mt-4">{title}</PageHeading>
      <p className="mt-2 text-muted">{text}</p>
      <Link to="/login" className={buttonClass('primary', 'lg', 'mt-8')}>
        {ok ? 'Sign In Now' : 'Get New Link'}
      </Link>
    </AuthFrame>
  );
}
