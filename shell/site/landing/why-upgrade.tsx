import type { ReactNode } from 'react';
import { PLANS, type PlanId } from '#flags/plans.ts';
import { Section } from '../section.tsx';

/** The drawings grow from plan to plan; their heights make the staircase. */
const REASONS: readonly { plan: PlanId; when: string; text: string; height: number; drawing: ReactNode }[] = [
  {
    plan: 'starter',
    when: 'One score is not enough',
    text: 'Six specialists look at attention, legibility, copy, psychology and trust, design, and placement. See where they disagree and why. Plus automatic fixes: files that score higher.',
    height: 70,
    drawing: (
      <>
        <path d="M6 62h228" />
        <path d="M22 62V34M62 62V20M102 62V40M142 62V12M182 62V28M222 62V46" strokeWidth="10" strokeLinecap="butt" />
        <path d="M12 29h216" className="stroke-accent" strokeDasharray="2 5" strokeWidth="2" />
      </>
    ),
  },
  {
    plan: 'pro',
    when: 'You need to convince someone',
    text: 'A client, a designer, the person with the budget. The Quick Wins PDF shows score, heatmap and sources, so you discuss the ad, not taste.',
    height: 110,
    drawing: (
      <>
        <path d="M6 102h228" />
        <path d="M80 10h62l18 18v74H80z" className="fill-surface" />
        <path d="M142 10v18h18M94 72h52M94 82h52M94 92h34M118 38h28M118 48h20" />
        <circle cx="103" cy="44" r="10" strokeWidth="4" className="stroke-accent" />
        <path d="M30 102V76a10 10 0 0 1 20 0v26M190 102V76a10 10 0 0 1 20 0v26" />
        <circle cx="40" cy="52" r="8" />
        <circle cx="200" cy="52" r="8" />
      </>
    ),
  },
  {
    plan: 'elite',
    when: 'You are filming the next ad',
    text: 'A score for every shot, eight specialists, and filming instructions for your creator: hook line, shots, captions, what to leave out.',
    height: 150,
    drawing: (
      <>
        <path d="M6 142h228" />
        <path d="M54 62h132v80H54z" className="fill-surface" />
        <path d="M54 62 50 44l129-28 4 18z" className="fill-surface" />
        <path d="m72 58 8-20M100 52l8-20M128 46l8-20M156 40l8-20" className="stroke-accent" strokeWidth="3" />
        <path d="M68 80h104M68 94h76M68 108h104M68 122h52" />
        <circle cx="61" cy="55" r="3" className="fill-text stroke-none" />
      </>
    ),
  },
];

/** A staircase: what each plan adds, by the day one needs it. */
export function WhyUpgrade() {
  return (
    <Section id="why-upgrade" sunken title="Why users upgrade">
      <ol className="grid gap-4 md:grid-cols-3 md:items-end">
        {REASONS.map(({ plan, when, text, height, drawing }) => (
          <li key={plan} className="flex flex-col rounded-card border bg-surface p-7">
            <svg
              viewBox={`0 0 240 ${height}`}
              className="mb-6 h-auto w-full max-w-72 stroke-edge"
              fill="none"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              {drawing}
            </svg>
            <p className="text-small font-semibold text-accent">{PLANS[plan].name}</p>
            <h3 className="mt-3 text-heading">{when}</h3>
            <p className="mt-3 text-muted">{text}</p>
            <p className="mt-auto pt-6 text-small">
              <a
                href={`/subscribe?plan=${plan}&from=landing`}
                className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
              >
                See {PLANS[plan].name}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
