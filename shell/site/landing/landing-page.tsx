import type { LandingSample } from '../landing-sample.ts';
import { SitePage } from '../site-page.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ClosingCall } from './closing-call.tsx';
import { Compliance } from './compliance.tsx';
import { DashboardMock } from './dashboard-mock.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { ResultsStrip } from './results-strip.tsx';
import { SocialProof } from './social-proof.tsx';
import { Testimonials } from './testimonials.tsx';
import { TryDemo } from './try-demo.tsx';
import { WhyUpgrade } from './why-upgrade.tsx';

/** The public start page; the order of its sections is the specification's. */
export function LandingPage({ sample }: { sample: LandingSample | null }) {
  return (
    <>
      <SitePage>
        <Hero sample={sample} />
        <HowItWorks />
        {sample ? <DashboardMock sample={sample} /> : null}
        <ResultsStrip />
        {sample ? <TryDemo sample={sample} /> : null}
        <Compliance />
        <Features />
        <Pricing />
        <WhyUpgrade />
        {sample ? <BeforeAfter sample={sample} /> : null}
        <Testimonials />
        <ClosingCall />
      </SitePage>
      <SocialProof />
    </>
  );
}
