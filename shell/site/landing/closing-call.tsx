import { PLANS } from '#flags/plans.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CropMarks } from '../../ui/crop-marks.tsx';

/** The last word before the footer. */
export function ClosingCall() {
  return (
    <section className="crop-marks light-table border-b" aria-labelledby="closing">
      <CropMarks />
      <div className="mx-auto max-w-[82rem] px-5 py-20 text-center sm:px-12 md:py-28">
        <h2
          id="closing"
          className="mx-auto max-w-[34rem] text-[clamp(1.75rem,4vw,3rem)] leading-[1.08] tracking-[-0.03em] weight-650"
        >
          Find out what your ad is missing.
        </h2>
        <p className="mx-auto mt-5 max-w-[34rem] text-balance text-muted">
          {PLANS.free.tokensPerPeriod} free tokens every month. An image uses one. No card needed.
        </p>
        <a href="/signup" data-start className={buttonClass('primary', 'lg', 'mt-8')}>
          Analyse an ad
        </a>
      </div>
    </section>
  );
}
