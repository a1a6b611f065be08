import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame of every public page: skip link, head, main part, foot. */
export function SitePage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" className={className}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
