import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Lies one step lower than the page. */
  sunken?: boolean;
  children: ReactNode;
}

/** One section of a public page; its anchor stops 64 px below the top: 5rem of scroll padding less 1. */
export function Section({ id, title, lead, sunken, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`-scroll-mt-4 border-b ${sunken ? 'bg-sunken' : ''}`}>
      <div className="mx-auto max-w-[82rem] px-5 py-16 sm:px-12 md:py-24">
        <h2
          id={`${id}-title`}
          className="max-w-[40rem] text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.12] tracking-[-0.025em]"
        >
          {title}
        </h2>
        {lead ? <p className="mt-4 max-w-[40rem] text-[1.0625rem] leading-7 text-muted">{lead}</p> : null}
        <div className="mt-12">{children}</div>
      </div>
    </section>
  );
}
