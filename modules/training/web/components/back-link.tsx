import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** The way from a run or a model back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-control px-1 text-small text-muted hover:text-text"
    >
      <ArrowLeft className="size-4" aria-hidden />
      {children}
    </Link>
  );
}
