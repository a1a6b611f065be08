import type { ReactNode } from 'react';
import { Card } from '#shell/ui/card.tsx';

interface SectionProps {
  id: string;
  title: string;
  /** What the part is for, in a sentence. */
  text: string;
  /** Draws its own frame. */
  bare?: boolean;
  children: ReactNode;
}

/** One part of a billing page, laid out as the account page's are. */
export function Section({ id, title, text, bare = false, children }: SectionProps) {
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

interface RowProps {
  title: string;
  badge?: ReactNode;
  children: ReactNode;
  /** Its buttons, at the far end. */
  action?: ReactNode;
}

/** One thing and how it stands, with what can be done about it. */
export function Row({ title, badge, children, action }: RowProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b p-5 last:border-b-0 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
          {title}
          {badge}
        </h3>
        <div className="mt-1 max-w-[36rem] text-small text-muted">{children}</div>
      </div>
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
