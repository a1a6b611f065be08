import type { ReactNode } from 'react';

/** Title and first words of a page that is not the landing page. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="max-w-[40rem]">
      <h1 className="text-[clamp(2rem,4.5vw,3rem)] leading-[1.08] tracking-[-0.03em] weight-650">{title}</h1>
      {children ? <p className="mt-5 text-[1.125rem] leading-7 text-muted">{children}</p> : null}
    </header>
  );
}
