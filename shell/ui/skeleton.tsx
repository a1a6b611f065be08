import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';

/** A grey place-holder in the true size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('skeleton', className)} />;
}

const LONG_WAIT_MS = 8000;

interface LoadingProps {
  /** What is being loaded, as the ear hears it. */
  label: string;
  onRetry?: () => void;
  children: ReactNode;
}

/** Nothing for 150 ms, then the skeleton; after 8 s a sentence and a way to try again. */
export function Loading({ label, onRetry, children }: LoadingProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => window.clearTimeout(timer);
  }, []);

  return (
    <div role="status" className="after-a-moment">
      <span className="sr-only">{label}</span>
      {children}
      {long ? (
        <p className="mt-4 flex flex-wrap items-center gap-3 text-small text-muted">
          This takes longer than usual.
          {onRetry ? (
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
