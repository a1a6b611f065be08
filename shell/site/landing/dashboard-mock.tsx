import { History, LayoutDashboard, Upload } from 'lucide-react';
import { PLANS } from '#flags/plans.ts';
import { CropMarks } from '../../ui/crop-marks.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import type { LandingSample, SampleResult } from '../landing-sample.ts';
import type { SampleId } from '../sample-ads.ts';
import { Section } from '../section.tsx';

const RECENT: readonly { id: SampleId; name: string }[] = [
  { id: 'coffee-after', name: 'northbound-v2.jpg' },
  { id: 'after', name: 'orchard-v2.jpg' },
  { id: 'coffee-before', name: 'northbound-v1.jpg' },
];
const RAIL = [
  { icon: LayoutDashboard, label: 'Dashboard' },
  { icon: History, label: 'History' },
] as const;

/** The dashboard as a still picture, filled with the sample ads and what the engine says of them. */
export function DashboardMock({ sample }: { sample: LandingSample }) {
  return (
    <Section
      id="workspace"
      sunken
      title="A simple dashboard that puts your ad first"
      lead="Upload at the top, recent results below, and the tokens you have left."
    >
      <figure>
        <div
          role="img"
          aria-label="The dashboard with a sample account: tokens used, the upload area and three recent analyses with their scores."
          className="overflow-hidden rounded-card border bg-bg shadow-float"
        >
          <div className="flex">
            <div className="hidden w-52 shrink-0 border-r bg-surface p-4 md:block">
              <LogoMark className="mb-6 ml-2" />
              {RAIL.map(({ icon: Icon, label }, index) => (
                <p
                  key={label}
                  className={`flex min-h-9 items-center gap-3 rounded-control px-2.5 text-small ${index === 0 ? 'bg-sunken font-medium' : 'text-muted'}`}
                >
                  <Icon className="size-4" />
                  {label}
                </p>
              ))}
            </div>
            <div className="min-w-0 flex-1 p-5 md:p-8">
              <div className="flex flex-wrap items-baseline justify-between gap-3">
                <p className="text-title font-semibold">Hello, Maya</p>
                <p className="nums text-small text-muted">3 of {PLANS.free.tokensPerPeriod} tokens used this month</p>
              </div>
              <div className="crop-marks light-table mt-5 flex min-h-28 items-center justify-center gap-3 rounded-card border p-6 font-medium">
                <CropMarks />
                <Upload className="size-5 text-accent" />
                Drop an image or video
              </div>
              <p className="mt-7 text-small font-semibold">Recent Analyses</p>
              <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3">
                {RECENT.map(({ id, name }) => (
                  <MockResult key={id} id={id} name={name} result={sample[id]} />
                ))}
              </div>
            </div>
          </div>
        </div>
        <figcaption className="mt-4 text-center text-small text-muted">
          A sample account. The ads are made up; the scores come from our engine.
        </figcaption>
      </figure>
    </Section>
  );
}

function MockResult({ id, name, result }: { id: SampleId; name: string; result: SampleResult }) {
  return (
    <div className="flex gap-3 rounded-card border bg-surface p-3 sm:block">
      <img
        src={`./site/assets/${id}.webp`}
        width={800}
        height={1000}
        alt=""
        loading="lazy"
        className="h-24 w-20 shrink-0 rounded-[4px] object-cover object-top sm:h-36 sm:w-full"
      />
      <div className="flex min-w-0 flex-1 items-center justify-between gap-3 sm:mt-3">
        <div className="min-w-0">
          <p className="truncate text-small font-medium">{name}</p>
          <p className="text-micro text-muted sm:truncate">{result.verdict}</p>
        </div>
        <ScoreRing score={result.score} size="sm" />
      </div>
    </div>
  );
}
