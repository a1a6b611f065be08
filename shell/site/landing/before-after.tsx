import { ArrowRight, ChevronsLeftRight } from 'lucide-react';
import { ScoreRing } from '../../ui/score-ring.tsx';
import type { LandingSample } from '../landing-sample.ts';
import { Section } from '../section.tsx';

const TAG = 'absolute top-3 rounded-full bg-[#16181e]/80 px-2.5 py-0.5 text-micro font-medium text-white';
/** Where text is so large that name and figures find no room beside each other, the figures stand below. */
const ROW = 'flex flex-wrap items-baseline justify-end border-b';
const TERM = 'flex-1 basis-24 pr-4';
const FIGURE = 'nums w-20 text-right';

/** One photograph, one offer, two layouts; the line between them is moved by pointer, touch or keys. */
export function BeforeAfter({ sample }: { sample: LandingSample }) {
  const before = sample['coffee-before'];
  const after = sample['coffee-after'];
  return (
    <Section
      id="before-after"
      title="Same photo, same offer. Better ad."
      lead="An ad for a coffee subscription, before and after fixing what the first result pointed out."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-center">
        <div data-compare className="compare-box relative aspect-4/5 overflow-hidden shadow-float select-none">
          <img
            src="./site/assets/coffee-after.webp"
            width={800}
            height={1000}
            alt="After: a large headline on plain dark brown, the cup below it, and a yellow button."
            loading="lazy"
            className="absolute inset-0 size-full"
          />
          <img
            src="./site/assets/coffee-before.webp"
            width={800}
            height={1000}
            alt="Before: a thin pale headline on the coffee, a paragraph of small print across the saucer."
            loading="lazy"
            className="compare-before absolute inset-0 size-full"
          />
          <span className={`${TAG} left-3`}>Before</span>
          <span className={`${TAG} right-3`}>After</span>
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={50}
            aria-label="Compare before and after"
            className="compare needs-script peer absolute inset-0 size-full cursor-ew-resize"
          />
          <span
            aria-hidden
            className="compare-line pointer-events-none absolute inset-y-0 grid place-items-center outline-focus peer-focus-visible:outline-3"
          >
            <span className="absolute inset-y-0 w-0.5 bg-white" />
            <span className="needs-script relative grid size-10 place-items-center rounded-full bg-white text-[#16181e] shadow-float">
              <ChevronsLeftRight className="size-4" />
            </span>
          </span>
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-5">
            <ScoreRing score={before.score} size="sm" />
            <ArrowRight className="size-5 text-muted" aria-label="then" role="img" />
            <ScoreRing score={after.score} size="sm" />
            <p className="flex-1 basis-24 text-small text-muted">of 100, for the Facebook and Instagram feed</p>
          </div>
          <div className="mt-8">
            <p aria-hidden className={`${ROW} py-2 text-small font-medium text-muted`}>
              <span className={TERM}>Measured</span>
              <span className={FIGURE}>Before</span>
              <span className={FIGURE}>After</span>
            </p>
            <dl>
              {before.points.map((point, index) => (
                <div key={point.title} className={`${ROW} py-4`}>
                  <dt className={TERM}>{point.title}</dt>
                  <dd className={`${FIGURE} text-danger`}>
                    <span className="sr-only">before </span>
                    {point.display}
                  </dd>
                  <dd className={`${FIGURE} font-medium text-success`}>
                    <span className="sr-only">after </span>
                    {after.points[index]?.display}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <p className="mt-6 text-small text-muted">
            A made-up ad at 1080 × 1350, scored by engine {sample.engineVersion}, rule book {sample.ruleBookVersion}. A
            higher score means a better-made ad, not guaranteed sales. Photo: “coffee” by Rachel Michetti, CC0.
          </p>
        </div>
      </div>
    </Section>
  );
}
