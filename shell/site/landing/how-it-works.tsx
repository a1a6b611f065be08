import type { ReactNode } from 'react';
import { Section } from '../section.tsx';

const STEPS: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Upload your ad',
    text: 'Drop, paste or photograph an ad: JPG, PNG, WebP or video, up to 10 MB. It is stored encrypted, and its location data is never shown to anyone.',
    drawing: (
      <>
        <path d="M62 18h18v18M18 36V18h18M18 84v18h18M80 84v18H62" transform="translate(31)" />
        <path d="M66 34h28v52H66z" className="fill-surface" transform="rotate(-7 80 60)" />
        <path d="M70 62l8-10 7 8 4-4 5 6" transform="rotate(-7 80 60)" className="stroke-accent" />
        <path d="M71 74h18M71 79h11" transform="rotate(-7 80 60)" />
      </>
    ),
  },
  {
    title: 'We measure it',
    text: 'Sharpness, light, colour, clutter, the contrast of every readable word, where people look first, and how each placement crops and covers the ad.',
    drawing: (
      <>
        <path d="M36 88c-8-22 10-44 38-46s58 8 54 32-30 30-52 28-34-2-40-14z" />
        <path d="M52 82c-5-14 8-27 25-28s34 6 32 20-18 18-32 17-22-2-25-9z" />
        <path d="M66 76c-2-7 5-12 13-12s17 3 15 9-8 9-15 9-11-2-13-6z" className="stroke-accent" />
        <path d="M80 22 56 96M80 22l32 68" className="stroke-text" strokeWidth="2.4" />
        <circle cx="80" cy="18" r="4.5" className="fill-text stroke-none" />
      </>
    ),
  },
  {
    title: 'You get your score',
    text: 'A score with its likely range, what works, what holds the ad back, and what to change first. Open any finding to see the measurement, the aim and the study behind it.',
    drawing: (
      <>
        <path d="M36 92a44 44 0 0 1 88 0" />
        <path d="M48 60.5A44 44 0 0 1 111 61" strokeWidth="6" className="stroke-accent" />
        <path d="M80 92 104 62" className="stroke-text" strokeWidth="2.4" />
        <circle cx="80" cy="92" r="4.5" className="fill-text stroke-none" />
        <path d="M36 92h-7M131 92h-7M80 48v-7M48.9 60.9l-5-5M111.1 60.9l5-5" />
      </>
    ),
  },
];

/** Three steps. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="From upload to result in three steps">
      <ol className="grid gap-px overflow-hidden rounded-card border bg-line md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step.title} className="bg-surface">
            <svg
              viewBox="0 0 160 120"
              className="light-table h-36 w-full md:h-44 border-b stroke-edge"
              fill="none"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              {step.drawing}
            </svg>
            <div className="p-7">
              <h3 className="flex gap-3 text-heading">
                <span className="nums text-accent">{index + 1}</span> {step.title}
              </h3>
              <p className="mt-3 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
