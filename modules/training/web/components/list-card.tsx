import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '#shell/ui/card.tsx';

interface ListCardProps {
  title: string;
  to: string;
  badges: ReactNode;
  /** Null ones are left out. */
  facts: readonly (string | null)[];
  actions: ReactNode;
  children: ReactNode;
}

/** One of a list, a run or a model: its name leads to it, beside what can be done with it; the rest below. */
export function ListCard({ title, to, badges, facts, actions, children }: ListCardProps) {
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h3 className="text-body">
              <Link
                to={to}
                className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {title}
              </Link>
            </h3>
            {badges}
          </div>
          <p className="mt-1 text-small text-muted">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
    </Card>
  );
}
