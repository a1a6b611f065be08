import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';
import { readLandingSample } from './landing-sample.ts';

/** The landing page as HTML. Runs at build only; nothing of React reaches the visitor. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage sample={readLandingSample()} />);
}
