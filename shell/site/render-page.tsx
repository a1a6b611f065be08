import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';

/** The landing page as HTML. Runs at build only; nothing of React reaches the visitor. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />);
}
