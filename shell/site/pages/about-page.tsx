import { buttonClass } from '../../ui/button.tsx';
import { CropMarks } from '../../ui/crop-marks.tsx';
import { SitePage } from '../site-page.tsx';

const PRINCIPLES = [
  {
    title: 'Measure first',
    text: 'Every finding starts with a measurement of your ad: its pixels, words, frames or sound. What we could not measure is left out and listed.',
  },
  {
    title: 'Show the place',
    text: '“The text is hard to read” helps nobody. “This line, here, 1.9\u00a0:\u00a01, needs 3\u00a0:\u00a01” can be fixed in a minute.',
  },
  {
    title: 'Name the source',
    text: 'Each check names the research or guideline behind it and how strong it is. If studies contradict each other, you see both sides.',
  },
  {
    title: 'Say how sure',
    text: 'A score has a range. Predicted attention is labelled as a prediction. A higher score means a better-made ad, not guaranteed sales.',
  },
] as const;

const GRADES = [
  { grade: 'A', text: 'Field data on many ads, or a review of many studies' },
  { grade: 'B', text: 'A peer-reviewed study' },
  { grade: 'C', text: 'A study by a platform or vendor' },
  { grade: 'D', text: 'A guideline of a platform' },
  { grade: 'E', text: 'Good practice in the industry' },
] as const;

/** Who we are, what we hold to, and how sure the research is. */
export function AboutPage() {
  return (
    <SitePage>
      <section className="crop-marks light-table border-b">
        <CropMarks />
        <div className="mx-auto grid max-w-[82rem] gap-10 px-5 py-16 sm:px-12 md:py-24 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center">
          <div>
            <h1 className="max-w-[40rem] text-display weight-650">
              An opinion is cheap. A measurement can be checked.
            </h1>
            <p className="mt-6 max-w-[34rem] text-[1.125rem] leading-7 text-muted">
              Most advice fits any ad. We look at yours: what works, what does not and why, before you spend your
              budget.
            </p>
          </div>
          <Dividers />
        </div>
      </section>
      <section aria-labelledby="principles" className="border-b">
        <div className="mx-auto max-w-[82rem] px-5 py-16 sm:px-12 md:py-24">
          <h2 id="principles" className="text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.12] tracking-[-0.025em]">
            What we stand by
          </h2>
          <dl className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
            {PRINCIPLES.map(({ title, text }) => (
              <div key={title} className="border-t pt-6">
                <dt className="text-heading font-semibold">{title}</dt>
                <dd className="mt-3 max-w-[32rem] text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section aria-labelledby="evidence" className="border-b bg-sunken">
        <div className="mx-auto grid max-w-[82rem] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 px-5 py-16 sm:px-12 md:py-24 lg:grid-cols-2">
          <div className="max-w-[32rem]">
            <h2 id="evidence" className="text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.12] tracking-[-0.025em]">
              How strong is the evidence?
            </h2>
            <p className="mt-5 text-[1.0625rem] leading-7 text-muted">
              Advertising research is young and often disagrees. So each check says what it is based on. Weaker evidence
              counts less in the score, and none of it is hidden.
            </p>
            <p className="mt-4 text-[1.0625rem] leading-7 text-muted">
              The same file always gives the same result, so a higher score means a better ad.
            </p>
          </div>
          <ul className="border-t">
            {GRADES.map(({ grade, text }, index) => (
              <li key={grade} className="flex flex-wrap items-center gap-x-5 border-b py-4">
                <span className="w-6 text-heading font-semibold">{grade}</span>
                <span className="flex w-24 gap-1" aria-hidden>
                  {GRADES.map((step, place) => (
                    <span
                      key={step.grade}
                      className={`h-1.5 flex-1 rounded-full ${place < GRADES.length - index ? 'bg-accent' : 'bg-line'}`}
                    />
                  ))}
                </span>
                <span className="flex-1 text-small">{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="about-closing" className="border-b">
        <div className="mx-auto max-w-[82rem] px-5 py-16 text-center sm:px-12 md:py-24">
          <h2
            id="about-closing"
            className="mx-auto max-w-[34rem] text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.12] tracking-[-0.025em]"
          >
            Try it with your best ad.
          </h2>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <a href="/signup" data-start className={buttonClass('primary', 'lg')}>
              Analyse an ad
            </a>
            <a href="/contact" className={buttonClass('ghost', 'lg')}>
              Talk to us
            </a>
          </div>
        </div>
      </section>
    </SitePage>
  );
}

/** The mark as a working drawing: dividers over the contour lines of a glance. */
function Dividers() {
  return (
    <svg viewBox="0 0 320 320" className="mx-auto w-full max-w-[26rem] stroke-edge" fill="none" aria-hidden>
      <g strokeWidth="1.4">
        <path d="M44 214c-16-66 34-124 112-126s140 34 128 104-70 96-138 94-92-26-102-72z" />
        <path d="M78 208c-10-48 28-90 82-92s104 24 96 78-52 70-102 68-70-22-76-54z" />
        <path d="M112 204c-6-30 18-56 52-58s66 16 60 50-32 44-64 42-44-14-48-34z" />
        <path
          d="M142 200c-3-14 9-26 25-27s30 8 27 23-15 20-29 19-21-6-23-15z"
          className="stroke-accent"
          strokeWidth="2.2"
        />
      </g>
      <g className="stroke-text" strokeWidth="7" strokeLinecap="round">
        <path d="M154 62 84 276" />
        <path d="M170 62l70 214" />
      </g>
      <path d="M92 204a124 124 0 0 0 140 0" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
      <circle cx="162" cy="44" r="20" className="fill-text stroke-none" />
      <circle cx="162" cy="44" r="6" className="fill-surface stroke-none" />
      <path d="M84 276v28M240 276v28M84 298h156M88 294l-4 4 4 4M236 294l4 4-4 4" strokeWidth="1.4" />
    </svg>
  );
}
