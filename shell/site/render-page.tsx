import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';
import { readLandingSample } from './landing-sample.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { PRIVACY } from './legal/privacy.tsx';
import { TERMS } from './legal/terms.tsx';
import type { PublicPath } from './public-paths.ts';
import { SupportEmail } from './support-email.ts';

const PAGES: Readonly<Record<PublicPath, () => ReactNode>> = {
  '/': () => <LandingPage sample={readLandingSample()} />,
  '/terms': () => <LegalPage text={TERMS} />,
  '/privacy': () => <LegalPage text={PRIVACY} />,
};

/** A public page's body as HTML. Runs at build only; nothing of React reaches the visitor. */
export function renderPage(path: PublicPath, site: { readonly supportEmail: string }): string {
  return renderToStaticMarkup(<SupportEmail value={site.supportEmail}>{PAGES[path]()}</SupportEmail>);
}
