import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing/landing-page.tsx';
import { readLandingSample } from './landing-sample.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { PRIVACY } from './legal/privacy.tsx';
import { TERMS } from './legal/terms.tsx';
import { AboutPage } from './pages/about-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { FaqPage } from './pages/faq-page.tsx';
import { ForceLogoutPage } from './pages/force-logout-page.tsx';
import { SubscribePage } from './pages/subscribe-page.tsx';
import type { PublicPath } from './public-paths.ts';
import { SupportEmail } from './support-email.ts';

const PAGES: Readonly<Record<PublicPath, () => ReactNode>> = {
  '/': () => <LandingPage sample={readLandingSample()} />,
  '/faq': () => <FaqPage />,
  '/about': () => <AboutPage />,
  '/contact': () => <ContactPage />,
  '/subscribe': () => <SubscribePage />,
  '/terms': () => <LegalPage text={TERMS} />,
  '/privacy': () => <LegalPage text={PRIVACY} />,
  '/force-logout': () => <ForceLogoutPage />,
};

/** A public page's body as HTML. Runs at build only; nothing of React reaches the visitor. */
export function renderPage(path: PublicPath, site: { readonly supportEmail: string }): string {
  return renderToStaticMarkup(<SupportEmail value={site.supportEmail}>{PAGES[path]()}</SupportEmail>);
}
