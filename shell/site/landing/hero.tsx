import { ArrowDown } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { CropMarks } from '../../ui/crop-marks.tsx';
import { ScoreRing } from '../../ui/score-ring.tsx';
import type { LandingSample, SampleResult } from '../landing-sample.ts';

/** One claim, and one real creative to prove it on. */
export function Hero({ sample }: { sample: LandingSample | null }) {
  return (
    <section className="crop-marks light-table border-b" aria-labelledby="claim">
      <CropMarks />
      <div className="mx-auto grid max-w-[82rem] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 px-5 py-14 sm:px-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:items-center lg:py-16">
        <div>
          <h1 id="claim" className="max-w-[40rem] text-display weight-650">
            Judge the ad before the audience does.
          </h1>
          <p className="mt-6 max-w-[34rem] text-[1.125rem] leading-7 text-muted">
            Drop an image or video ad. In moments you see what people are likely to look at first, how strong the ad is,
            and the three changes most worth making. Every finding is measured on your ad and backed by a source.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/signup" data-start className={buttonClass('primary', 'lg')}>
              Analyse an ad
            </a>
            <a href="/#how-it-works" className={buttonClass('ghost', 'lg')}>
              How It Works
              <ArrowDown className="size-4" aria-hidden />
            </a>
          </div>
          <dl className="mt-12 grid max-w-[36rem] gap-6 border-t pt-6 sm:grid-cols-3">
            <Proof term="Measured" text="Pixels and words, no guesses. Same file, same result." />
            <Proof term="Shown" text="Each finding is marked on your ad." />
            <Proof term="Cited" text="Each check names its source and how strong the evidence is." />
          </dl>
        </div>
        <Specimen sample={sample} />
      </div>
    </section>
  );
}

function Proof({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-small font-semibold">{term}</dt>
      <dd className="mt-1 text-small text-muted">{text}</dd>
    </div>
  );
}

const CHOICE =
  'pointer-events-none flex min-h-9 pointer-coarse:min-h-11 items-center justify-center rounded-[4px] border border-transparent px-4 text-small font-medium text-muted peer-checked:border-line peer-checked:bg-surface peer-checked:text-text peer-hover:text-text';

/** The sample ad before and after, with a heatmap that can be switched off. Works without JavaScript. */
function Specimen({ sample }: { sample: LandingSample | null }) {
  return (
    <figure className="group/specimen">
      <div className="relative mx-auto aspect-4/5 max-w-[26rem] overflow-hidden shadow-float">
        {(['before', 'after'] as const).map((version) => (
          <div
            key={version}
            className={
              version === 'before'
                ? 'absolute inset-0 transition-opacity duration-200 group-has-[#sample-after:checked]/specimen:opacity-0'
                : 'absolute inset-0 opacity-0 transition-opacity duration-200 group-has-[#sample-after:checked]/specimen:opacity-100'
            }
          >
            <img
              src={`./site/assets/${version}.webp`}
              width={800}
              height={1000}
              alt={
                version === 'before'
                  ? 'Sample ad, first version: a fig in a red bowl, with a pale headline lying on the fruit and small print below.'
                  : 'Sample ad, second version: the same fig above a plain panel with a large headline, the offer and a green button.'
              }
              fetchPriority={version === 'before' ? 'high' : 'low'}
              className="absolute inset-0 size-full"
            />
            {sample ? (
              <img
                src={`./site/assets/${version}-heat.webp`}
                width={800}
                height={1000}
                alt=""
                fetchPriority="low"
                className="absolute inset-0 size-full opacity-0 transition-opacity duration-200 group-has-[#sample-heat:checked]/specimen:opacity-100"
              />
            ) : null}
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
        <fieldset className="inline-flex rounded-control border bg-sunken p-0.5">
          <legend className="sr-only">Version of the sample ad</legend>
          {(['before', 'after'] as const).map((version) => (
            <label key={version} className="relative">
              <input
                type="radio"
                name="sample"
                id={`sample-${version}`}
                defaultChecked={version === 'before'}
                className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[4px]"
              />
              <span className={CHOICE}>{version === 'before' ? 'First version' : 'Second version'}</span>
            </label>
          ))}
        </fieldset>
        {sample ? (
          <label className="relative flex min-h-11 items-center gap-3 text-small font-medium">
            <input
              type="checkbox"
              id="sample-heat"
              defaultChecked
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
            />
            <span
              aria-hidden
              className="pointer-events-none relative h-6 w-10 rounded-full bg-edge transition-colors duration-[120ms] peer-checked:bg-accent after:absolute after:top-1 after:left-1 after:size-4 after:rounded-full after:bg-surface after:transition-transform after:duration-[120ms] peer-checked:after:translate-x-4"
            />
            Heatmap
          </label>
        ) : null}
      </div>
      <figcaption className="mt-6">
        {sample ? (
          <>
            <Verdict result={sample.before} className="group-has-[#sample-after:checked]/specimen:hidden" />
            <Verdict result={sample.after} className="hidden group-has-[#sample-after:checked]/specimen:flex" />
          </>
        ) : null}
        <p className="mt-4 text-center text-micro text-muted">
          {sample
            ? `A made-up ad, scored by the engine that will score yours (engine ${sample.engineVersion}, rule book ${sample.ruleBookVersion}). `
            : 'A made-up ad. '}
          Photo: “Picture 0B” by Trevor “Freespace”, CC BY 4.0.
        </p>
      </figcaption>
    </figure>
  );
}

/** Colour of a figure by how far it meets its target; the figure itself says the same. */
function toneOf(response: number): string {
  if (response >= 0.8) return 'text-success';
  return response >= 0.45 ? 'text-warning' : 'text-danger';
}

function Verdict({ result, className }: { result: SampleResult; className: string }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border bg-surface p-4 ${className}`}>
      <ScoreRing score={result.score} size="sm" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-small font-medium">
          <span className="nums">
            {Math.round(result.interval.low)} to {Math.round(result.interval.high)}
          </span>
          <span className="text-muted"> of 100, for the Facebook and Instagram feed</span>
        </p>
        <ul className="mt-1.5 grid grid-cols-[minmax(0,1fr)] gap-1 text-small">
          {result.points.map((point) => (
            <li key={point.title} className="flex flex-wrap justify-between gap-x-4">
              <span className="flex-1 text-muted">{point.title}</span>
              <span className={`nums whitespace-nowrap ${toneOf(point.response)}`}>{point.display}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
