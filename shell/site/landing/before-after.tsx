import { ArrowRight, ChevronsLeftRight } from 'lucide-react';
import { ScoreRing } from '../../ui/score-ring.tsx';
import type { LandingSample } from '../landing-sample.ts';
import { Section } from '../section.tsx';

const TAG = 'absolute top-3 rounded-full bg-[#16181e]/80 px-2.5 py-0.5 text-micro font-medium text-white';

/** One photograph, one offer, two layouts; the line between them is moved by pointer, touch or keys. */
export function BeforeAfter({ sample }: { sample: LandingSample }) {
  const before = sample['coffee-before'];
  const after = sample['coffee-after'];
  return (
    <Section
      id="before-after"
      title="Same photograph, same offer. Different craft."
      lead="An ad for coffee by post, before and after changing what the first verdict named."
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-center">
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
            aria-label="How much of the version before is shown"
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
          <div className="flex items-center gap-5">
            <ScoreRing score={before.score} size="sm" />
            <ArrowRight className="size-5 text-muted" aria-label="then" role="img" />
            <ScoreRing score={after.score} size="sm" />
            <p className="text-small text-muted">of 100, for the Meta feed; judged at 1080 × 1350, shown smaller</p>
          </div>
          <table className="mt-8 w-full border-collapse text-left">
            <caption className="sr-only">Three measurements before and after</caption>
            <thead>
              <tr className="border-b text-small text-muted">
                <th scope="col" className="py-2 pr-4 font-medium">
                  Measured
                </th>
                <th scope="col" className="py-2 pr-4 text-right font-medium">
                  Before
                </th>
                <th scope="col" className="py-2 text-right font-medium">
                  After
                </th>
              </tr>
            </thead>
            <tbody>
              {before.points.map((point, index) => (
                <tr key={point.title} className="border-b">
                  <th scope="row" className="py-4 pr-4 font-normal">
                    {point.title}
                  </th>
                  <td className="nums py-4 pr-4 text-right whitespace-nowrap text-danger">{point.display}</td>
                  <td className="nums py-4 text-right font-medium whitespace-nowrap text-success">
                    {after.points[index]?.display}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-6 text-small text-muted">
            An invented ad, judged by engine {sample.engineVersion} with rule book {sample.ruleBookVersion}. A better
            score says that the craft is better by these rules; it is no promise of sales. Photograph: “coffee” by
            Rachel Michetti, CC0.
          </p>
        </div>
      </div>
    </Section>
  );
}
