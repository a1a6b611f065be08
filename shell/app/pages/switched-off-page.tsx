import { PowerOff } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../sdk/page-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useNav } from '../frame/use-nav.ts';

/** A page that exists and is switched off for now, by us. */
export default function SwitchedOffPage({ title }: { title: string }) {
  const dashboard = useNav().find((entry) => entry.to === '/dashboard');
  usePageTitle(`${title} (switched off)`);
  return (
    <div className="mx-auto w-full max-w-[34rem] px-5 py-12">
      <div className="rounded-card border bg-surface px-8 py-12">
        <PowerOff className="size-6 text-muted" strokeWidth={1.75} aria-hidden />
        <PageHeading className="mt-4">{title}</PageHeading>
        <p className="mt-3 text-muted">
          This page is switched off at the moment. Everything you have stored stays as it is. Please look in again
          later.
        </p>
        {dashboard ? (
          <Link to={dashboard.to} className={buttonClass('primary', 'md', 'mt-8')}>
            Go to your dashboard
          </Link>
        ) : null}
      </div>
    </div>
  );
}
