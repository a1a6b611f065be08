import { ArrowLeft, ChartNoAxesColumn, FileText, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { PLAN_IDS, PLANS, type PlanId } from '#flags/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PlanCard } from '../plan-card.tsx';
import { MOST_POPULAR } from '../plan-features.ts';
import { SitePage } from '../site-page.tsx';
import { signupFor } from '../subscribe-rules.ts';
import { PageIntro } from './page-intro.tsx';

const REASONS = [
  {
    icon: ChartNoAxesColumn,
    title: 'More Analysis Power',
    text: `Up to ${PLANS.elite.tokensPerPeriod} tokens a month, videos of up to ${PLANS.elite.videoSeconds} seconds, and six or eight specialists.`,
  },
  {
    icon: FileText,
    title: 'Professional Reports',
    text: 'Share score, heatmap, findings and sources with the Quick Wins PDF.',
  },
  {
    icon: LifeBuoy,
    title: 'Priority Support',
    text: 'On Pro and Elite, we answer your questions first.',
  },
] as const;

/**
 * The plan chooser as a visitor sees it; `browser/subscribe.ts` fits it to the address and to who is signed in.
 * A paid plan leads a visitor through sign-up and back here; signed in, its button leads to the payment.
 */
export function SubscribePage() {
  return (
    <SitePage className="border-b">
      <div className="mx-auto max-w-[82rem] px-5 py-8 sm:px-12 md:py-12">
        <a
          href="/"
          data-back
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-small font-medium text-muted hover:text-text"
        >
          <ArrowLeft className="size-4" aria-hidden />
          <span>Back to Home</span>
        </a>
        <div className="mt-6 md:mt-10">
          <PageIntro title="Choose Your Plan">
            Every plan uses the same checks. Higher plans add more analyses, more specialists, and reports and files to
            share.
          </PageIntro>
        </div>
        <p data-test-mode hidden className="mt-4">
          <Badge tone="warning">Test mode</Badge>
          <span className="ml-2 text-small text-muted">Payments go to a sandbox: no card is charged.</span>
        </p>
        <div
          id="payment-notice"
          hidden
          tabIndex={-1}
          role="status"
          className="mt-8 max-w-[44rem] rounded-card border border-edge bg-surface p-6"
        >
          <h2 data-title className="text-heading">
            Your plan
          </h2>
          <p data-text className="mt-2 text-muted" />
          <a href="/billing" data-fix hidden className={buttonClass('primary', 'md', 'mt-4')}>
            Update payment method
          </a>
        </div>
        <h2 className="sr-only">Plans</h2>
        <ul id="plan-chooser" className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {PLAN_IDS.map((id) => (
            <li key={id} className="flex">
              <PlanCard
                plan={id}
                badges={
                  <>
                    <span data-recommended hidden className="absolute -top-3 left-5">
                      <Badge tone="success">Recommended</Badge>
                    </span>
                    <span data-current hidden={id !== 'free'} className="absolute -top-3 right-5">
                      <Badge>Current Plan</Badge>
                    </span>
                  </>
                }
                action={<Action plan={id} />}
              />
            </li>
          ))}
        </ul>
        <p className="mt-6 text-small text-muted">
          In US dollars, taxes not included, billed monthly in advance. Cancel anytime; your plan stays active until the
          end of the month you paid for. <span data-guarantee>30-day money-back guarantee.</span>
        </p>
        <section aria-labelledby="why" className="mt-20">
          <h2 id="why" className="text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.12] tracking-[-0.025em]">
            Why upgrade your plan?
          </h2>
          <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
            {REASONS.map(({ icon: Icon, title, text }) => (
              <li key={title} className="border-t pt-6">
                <Icon className="size-6 text-accent" aria-hidden />
                <h3 className="mt-4 text-heading">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </SitePage>
  );
}

function Action({ plan }: { plan: PlanId }): ReactNode {
  const { name, priceCents } = PLANS[plan];
  const variant = plan === MOST_POPULAR ? 'primary' : 'secondary';
  return (
    <>
      <p data-pending hidden className="mb-4 text-small text-muted">
        <span />{' '}
        <a
          href="/billing"
          data-keep
          hidden
          className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          Keep {name}
        </a>
      </p>
      <a
        href={priceCents === 0 ? '/signup' : signupFor(plan)}
        data-for-visitor
        className={buttonClass(variant, 'md', 'plan-action w-full')}
      >
        {priceCents === 0 ? 'Start free' : `Get ${name}`}
      </a>
      <a href="/dashboard" data-own hidden className={buttonClass('secondary', 'md', 'w-full')}>
        Go to Dashboard
      </a>
      <button type="button" data-choose={name} hidden className={buttonClass(variant, 'md', 'plan-action w-full')}>
        {priceCents === 0 ? 'Switch' : 'Upgrade'} to {name}
      </button>
    </>
  );
}
