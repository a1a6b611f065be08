import clsx from 'clsx';

/**
 * The mark: drafting dividers that draw an A. The hinge is the verdict, the
 * arc between the legs the scale it is read on.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={clsx('size-7', className)} fill="none" aria-hidden>
      <g stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M14.5 9.2 6.6 27.2" />
        <path d="M17.5 9.2 25.4 27.2" />
      </g>
      <path d="M6.9 19.4A16 16 0 0 0 25.1 19.4" stroke="var(--accent)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="16" cy="6.2" r="3.1" fill="currentColor" />
    </svg>
  );
}

/** The mark with the name, as it stands in headers. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 text-text', className)}>
      <LogoMark />
      <span className="text-[1.1875rem] leading-none font-semibold tracking-[-0.025em]">Adjudge</span>
    </span>
  );
}
