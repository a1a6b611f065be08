import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';

let pagesShown = 0;

/**
 * The one h1 of a screen. After a navigation it takes the focus, so that the
 * new screen is read out; on the first page of a visit it leaves it alone.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    pagesShown += 1;
    if (pagesShown > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx('text-title', className)}>
      {children}
    </h1>
  );
}
