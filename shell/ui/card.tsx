import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

/** A sheet of paper on the table: surface, hairline, 12 px corners. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={clsx('rounded-card border bg-surface', className)} />;
}
