import clsx from 'clsx';

/** A turning ring in the colour of the text. Give `label` when nothing beside it says what is going on. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      className={clsx('spin size-5 shrink-0', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2.2" />
      <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}

/** The whole screen while nothing can be shown yet. */
export function FullScreenSpinner() {
  return (
    <main className="grid min-h-dvh place-items-center bg-bg">
      <div role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        <h1 className="font-normal">Loading...</h1>
      </div>
    </main>
  );
}
