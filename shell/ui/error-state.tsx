import { CircleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What is safe, and what to do. */
  children: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
  /** What support can search for. */
  reference?: string | null;
  kind?: 'error' | 'offline';
}

/** Something failed: what, what is safe, one next step, and a reference code. */
export function ErrorState({ title, children, onRetry, action, reference, kind = 'error' }: ErrorStateProps) {
  const Icon = kind === 'offline' ? WifiOff : CircleAlert;
  return (
    <div role="alert" className="flex gap-4 rounded-card border bg-surface p-5 sm:p-6">
      <Icon className={`mt-0.5 size-5 shrink-0 ${kind === 'offline' ? 'text-muted' : 'text-danger'}`} aria-hidden />
      <div className="min-w-0">
        <h2 className="text-body">{title}</h2>
        <div className="mt-1 max-w-[36rem] text-small text-muted">{children}</div>
        {onRetry || action ? (
          <div className="mt-4 flex flex-wrap gap-3">
            {onRetry ? (
              <Button size="sm" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
            {action}
          </div>
        ) : null}
        {reference ? (
          <p className="mt-4 text-micro text-muted">
            Reference <code className="font-mono select-all">{reference}</code>
          </p>
        ) : null}
      </div>
    </div>
  );
}
