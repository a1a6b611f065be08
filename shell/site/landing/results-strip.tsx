import { PLANS } from '#flags/plans.ts';

/** What the product is, in figures: promises and properties, none of them a count of customers. */
const FIGURES = [
  { figure: '8', text: 'AI specialists at most, each with its own focus' },
  { figure: '16+', text: 'industries covered' },
  { figure: String(PLANS.free.tokensPerPeriod), text: 'free tokens for every user, every month' },
  { figure: '99.99 %', text: 'uptime target' },
  { figure: '30 days', text: 'money-back guarantee; cancel anytime' },
] as const;

/** A strip like a ruler's edge. */
export function ResultsStrip() {
  return (
    <section aria-label="In figures" className="ruler border-b bg-surface">
      <dl className="mx-auto grid max-w-[82rem] grid-cols-2 gap-x-6 gap-y-8 px-5 pt-12 pb-10 sm:px-12 md:grid-cols-5">
        {FIGURES.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col last:max-md:col-span-2">
            <dt className="order-2 mt-2 text-small text-muted">{text}</dt>
            <dd className="nums text-[2.25rem] leading-none tracking-[-0.03em] weight-650">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
