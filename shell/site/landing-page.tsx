import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { LandingSample } from './landing-sample.ts';
import { Measured } from './measured.tsx';
import { Pricing } from './pricing.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The public start page. */
export function LandingPage({ sample }: { sample: LandingSample | null }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-text focus:px-4 focus:py-3 focus:text-bg"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main">
        <Hero sample={sample} />
        <HowItWorks />
        <Measured />
        <Pricing />
        <ClosingCall />
      </main>
      <SiteFooter />
    </>
  );
}
