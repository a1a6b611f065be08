import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';

interface PageSectionProps {
  /** Anchor in the address, and the section's heading. */
  id: string;
  title: string;
  /** What the part is for, in a sentence. */
  text: string;
  /** Its content draws its own frame. */
  bare?: boolean;
  children: ReactNode;
}

/** One part of a page of settings: what it is, and beside it (below it on narrow screens) a card with its rows. */
export function PageSection({ id, title, text, bare = false, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t py-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-heading">
          {title}
        </h2>
        <p className="mt-1 max-w-[36rem] text-small text-muted">{text}</p>
      </div>
      {bare ? <div className="min-w-0">{children}</div> : <Card className="min-w-0">{children}</Card>}
    </section>
  );
}

interface SettingRowProps {
  title: string;
  badge?: ReactNode;
  /** How it stands now, under the title. */
  children?: ReactNode;
  /** Its button, at the far end. */
  action?: ReactNode;
  /** Under all that, over the whole width. */
  below?: ReactNode;
  className?: string;
}

/** One thing that can be set: name, state, button. */
export function SettingRow({ title, badge, children, action, below, className }: SettingRowProps) {
  return (
    <div className={clsx('border-b p-5 last:border-b-0 sm:px-6', className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
            {title}
            {badge}
          </h3>
          {children ? <div className="mt-1 max-w-[36rem] text-small text-muted">{children}</div> : null}
        </div>
        {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
      </div>
      {below}
    </div>
  );
}
