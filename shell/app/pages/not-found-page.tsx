import { Link } from 'react-router-dom';
import { usePageTitle } from '../../sdk/page-title.ts';
import { useSession } from '../../sdk/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CropMarks } from '../../ui/crop-marks.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useNav } from '../frame/use-nav.ts';

/** An address nothing answers. `framed`: the app's frame is around it already. */
export default function NotFoundPage({ framed = false }: { framed?: boolean }) {
  const { user } = useSession();
  // Switched off, it would lead here again.
  const dashboard = useNav().find((entry) => entry.to === '/dashboard');
  usePageTitle('404 Page Not Found');

  const content = (
    <div className="mx-auto w-full max-w-[34rem] px-5 py-12">
      {framed ? null : (
        <a href="/" className="mb-10 inline-flex min-h-11 items-center" aria-label="Adjudge, home">
          <Logo />
        </a>
      )}
      <div className="crop-marks rounded-card border bg-surface px-8 py-14">
        <CropMarks />
        <PageHeading>404 Page Not Found</PageHeading>
        <p className="mt-3 text-muted">
          This page does not exist. The address may be mistyped, or the page was removed.
        </p>
        {user && dashboard ? (
          <Link to={dashboard.to} className={buttonClass('primary', 'md', 'mt-8')}>
            Go to your dashboard
          </Link>
        ) : (
          <a href="/" className={buttonClass('primary', 'md', 'mt-8')}>
            Go to the home page
          </a>
        )}
      </div>
    </div>
  );
  return framed ? content : <main className="grid min-h-dvh content-center">{content}</main>;
}
