import { ClosingCall } from './closing-call.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import type { LandingSample } from './landing-sample.ts';
import { Measured } from './measured.tsx';
import { Pricing } from './pricing.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The public start page. */
export function LandingPage({ sample }: { sample: LandingSample | null }) {
  return (
    <>
      <SkipLink />
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
