import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  art?: ReactNode;
  action?: ReactNode;
}

/** What this place is for, while there is nothing in it. */
export function EmptyState({ title, children, art, action }: EmptyStateProps) {
  return (
    <div className="grid content-center justify-items-center gap-2 rounded-card border px-6 py-12 text-center">
      {art}
      <h3 className="text-body">{title}</h3>
      <p className="max-w-[26rem] text-small text-muted">{children}</p>
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
