import { KeyRound } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { AuthFrame } from './sign-in/auth-frame.tsx';

/** The sign-in page as it looks at first, before anything in it works: the same places, so that nothing moves later. */
function LoginFrame() {
  return (
    <AuthFrame still>
      <PageHeading>Sign in</PageHeading>
      <p className="mt-2 text-muted">
        New here?{' '}
        <a href="/signup" className="font-medium text-accent underline underline-offset-4">
          Create an account
        </a>
      </p>
      <span role="status" className="sr-only">
        Loading...
      </span>
      <div inert className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5">
        <Field label="Email" disabled />
        <Field
          label="Password"
          type="password"
          disabled
          aside={<span className="text-small text-accent underline underline-offset-4">Forgot password?</span>}
        />
        <Checkbox>Keep me signed in</Checkbox>
        <Button variant="primary" size="lg">
          Sign In
        </Button>
        <Button size="lg" icon={<KeyRound className="size-4" aria-hidden />}>
          Use a passkey
        </Button>
      </div>
    </AuthFrame>
  );
}

/** As HTML. Runs at build only. */
export function renderLoginFrame(): string {
  return renderToStaticMarkup(<LoginFrame />);
}
