import type { ReactNode } from 'react';
import { PageHeading } from '#shell/ui/page-heading.tsx';

interface PageFrameProps {
  title: string;
  /** What the page is for, in a sentence. */
  text: string;
  /** Badges and buttons beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The head and column all four pages share. */
export function PageFrame({ title, text, aside, children }: PageFrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-[72rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 md:px-10 md:py-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <PageHeading>{title}</PageHeading>
          <p className="mt-1 max-w-[40rem] text-muted">{text}</p>
        </div>
        {aside ? <div className="flex flex-wrap items-center gap-2">{aside}</div> : null}
      </div>
      {children}
    </div>
  );
}
