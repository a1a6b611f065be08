import { RotateCcw, Upload } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { CropMarks } from '../../ui/crop-marks.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import type { LandingSample, SampleResult, SampleStatement } from '../landing-sample.ts';
import type { SampleId } from '../sample-ads.ts';
import { Section } from '../section.tsx';

const ADS: readonly { id: SampleId; name: string }[] = [
  { id: 'coffee-before', name: 'Coffee by post' },
  { id: 'before', name: 'A box of figs' },
];

/** How many statements of each list are shown. */
const SHOWN = 2;

/** The demo: three stages that `browser/demo.ts` steps through. Without JavaScript the results stand there at once. */
export function TryDemo({ sample }: { sample: LandingSample }) {
  return (
    <Section
      id="try"
      title="Try it on a sample ad"
      lead="A demo with sample data: nothing is uploaded, and the progress bar is simulated. The result is what our engine found in this ad."
    >
      <div id="demo" data-stage="upload" className="demo overflow-hidden rounded-card border bg-surface">
        <div data-on="upload" className="crop-marks light-table px-5 py-14 text-center md:py-20">
          <CropMarks />
          <fieldset>
            <legend className="mx-auto text-heading font-semibold">Choose a sample ad</legend>
            <div className="mt-6 flex justify-center gap-5">
              {ADS.map(({ id, name }, index) => (
                <label key={id} className="relative block">
                  <input
                    type="radio"
                    name="demo-ad"
                    value={id}
                    defaultChecked={index === 0}
                    className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
                  />
                  <img
                    src={`./site/assets/${id}.webp`}
                    width={800}
                    height={1000}
                    alt=""
                    loading="lazy"
                    className="pointer-events-none h-44 w-auto rounded-control outline-3 outline-offset-3 outline-transparent peer-checked:outline-accent"
                  />
                  <span className="pointer-events-none mt-3 block text-small font-medium">{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <button type="button" data-demo-start className={buttonClass('primary', 'lg', 'mt-8')}>
            <Upload className="size-4" aria-hidden />
            Upload this ad
          </button>
        </div>
        <div data-on="analyzing" className="light-table grid min-h-96 place-items-center px-5 py-14">
          <div className="w-full max-w-[26rem] text-center">
            <div className="relative mx-auto mb-7 w-fit overflow-hidden">
              {ADS.map(({ id }) => (
                <img
                  key={id}
                  data-demo-picture={id}
                  src={`./site/assets/${id}.webp`}
                  width={800}
                  height={1000}
                  alt=""
                  loading="lazy"
                  className="h-56 w-auto"
                />
              ))}
              <span
                aria-hidden
                className="scan absolute inset-x-0 top-0 h-full bg-linear-to-b from-transparent from-88% via-white/40 via-99% to-white/90 mix-blend-soft-light motion-reduce:hidden"
              />
            </div>
            <p data-demo-title tabIndex={-1} className="text-heading font-semibold outline-none">
              Analysing the sample ad
            </p>
            <div
              role="progressbar"
              aria-label="Analysis of the sample ad"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={0}
              className="mt-6 h-1.5 overflow-hidden rounded-full bg-line"
            >
              <div data-demo-bar className="demo-bar h-full bg-accent" />
            </div>
            <p data-demo-percent className="nums mt-3 text-small text-muted">
              0 %
            </p>
          </div>
        </div>
        {ADS.map(({ id, name }) => (
          <DemoResult key={id} id={id} name={name} result={sample[id]} />
        ))}
        <p data-demo-status role="status" className="sr-only" />
      </div>
    </Section>
  );
}

function DemoResult({ id, name, result }: { id: SampleId; name: string; result: SampleResult }) {
  return (
    <div data-on={`results ${id}`} className="grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="light-table grid place-items-center border-b p-8 lg:border-r lg:border-b-0">
        <div className="relative">
          <img
            src={`./site/assets/${id}.webp`}
            width={800}
            height={1000}
            alt={`Sample ad: ${name}`}
            loading="lazy"
            className="h-auto w-72"
          />
          <img
            src={`./site/assets/${id}-heat.webp`}
            width={800}
            height={1000}
            alt="Predicted attention, drawn over the ad"
            loading="lazy"
            className="absolute inset-0 size-full"
          />
        </div>
      </div>
      <div className="p-6 md:p-10">
        <div className="flex items-center gap-5">
          <ScoreRing score={result.score} size="sm" />
          <div>
            <h3 data-demo-title tabIndex={-1} className="text-heading outline-none">
              {result.verdict}
            </h3>
            <p className="nums text-small text-muted">
              {result.score} of 100, range {Math.round(result.interval.low)} to {Math.round(result.interval.high)} ·
              sample data
            </p>
          </div>
        </div>
        <div className="mt-7 grid gap-x-8 gap-y-6 md:grid-cols-2">
          <Statements title="Works" tone="text-success" list={result.good} />
          <Statements title="Holds it back" tone="text-danger" list={result.bad} />
        </div>
        <h4 className="mt-7 text-small font-semibold">Change first</h4>
        <ol className="mt-2 border-t">
          {result.strategy.slice(0, SHOWN).map((advice, index) => (
            <li key={advice.title} className="flex gap-3 border-b py-3 text-small">
              <span className="nums font-semibold text-accent">{index + 1}</span>
              <span>
                <span className="font-medium">{advice.title}</span>
                <span className="block text-muted">{advice.text}</span>
              </span>
            </li>
          ))}
        </ol>
        <div className="mt-7 flex flex-wrap gap-3">
          <a href="/signup" data-start className={buttonClass('primary')}>
            Analyse your own
          </a>
          <button type="button" data-demo-again className={buttonClass('secondary', 'md', 'needs-script')}>
            <RotateCcw className="size-4" aria-hidden />
            Try Again
          </button>
        </div>
      </div>
    </div>
  );
}

function Statements({ title, tone, list }: { title: string; tone: string; list: readonly SampleStatement[] }) {
  return (
    <div>
      <h4 className={`text-small font-semibold ${tone}`}>{title}</h4>
      <ul className="mt-2 border-t">
        {list.slice(0, SHOWN).map((statement) => (
          <li key={statement.title} className="border-b py-3 text-small">
            <span className="font-medium">{statement.title}</span>
            <span className="nums block text-muted">
              {statement.display}; target: {statement.target}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
