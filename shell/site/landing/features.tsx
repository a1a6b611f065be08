import type { ReactNode } from 'react';
import { MAX_UPLOAD_BYTES, PLANS } from '#flags/plans.ts';
import { Section } from '../section.tsx';
import { Measured } from './measured.tsx';

const UPLOAD_MB = MAX_UPLOAD_BYTES / 1024 / 1024;

const FEATURES: readonly { title: string; text: string; facts: string; drawing: ReactNode }[] = [
  {
    title: 'Image analysis',
    text: 'What people see first, which words stay readable on a phone, whether the button stands out, and how eight placements crop and cover your ad.',
    facts: `JPG, PNG or WebP, up to ${UPLOAD_MB} MB`,
    drawing: (
      <>
        <path d="M100 14h120v132H100z" className="fill-surface" />
        <path d="M112 26h96v62h-96z" className="fill-sunken" />
        <path d="M112 100h60M112 110h44M180 100h28M180 110h20" />
        <path d="M112 122h46v14h-46z" className="fill-accent-soft stroke-accent" strokeWidth="2" />
        <path d="M128 58c-6-22 18-34 40-32s40 16 34 34-24 26-44 24-26-10-30-26z" className="stroke-accent" />
        <path d="M143 57c-3-13 9-19 24-18s23 10 20 20-15 14-26 13-16-6-18-15z" className="stroke-accent" />
        <path d="M157 56c-1-6 4-9 10-9s10 5 8 10-6 6-10 6-7-3-8-7z" className="fill-accent stroke-none" />
        <path d="M104 129c0-12 20-16 36-14s30 6 28 16-20 15-36 14-28-6-28-16z" className="stroke-accent" />
      </>
    ),
  },
  {
    title: 'Video analysis',
    text: 'A check of every shot, the hook in the first seconds, captions, sound, and where viewers are likely to lose interest.',
    facts: `Up to ${PLANS.elite.videoSeconds} s, by plan`,
    drawing: (
      <>
        <path d="M40 30h62v48H40zM110 30h40v48h-40zM158 30h74v48h-74zM240 30h40v48h-40z" className="fill-surface" />
        <path d="M64 46v16l13-8z" className="fill-accent-soft stroke-accent" strokeWidth="2" />
        <path
          d="M40 112c10-16 22-20 34-14s20 24 34 22 20-22 36-22 20 18 38 16 24-22 44-18 34 26 54 22"
          className="stroke-accent"
          strokeWidth="2.4"
        />
        <path d="M40 138h240M40 134v8M80 134v8M120 134v8M160 134v8M200 134v8M240 134v8M280 134v8" />
        <path d="M188 22v122" className="stroke-text" strokeDasharray="3 4" />
      </>
    ),
  },
  {
    title: 'PDF reports',
    text: 'A report to share: score, heatmap, findings with sources, and quick wins. Ready to print and screen-reader friendly.',
    facts: 'Quick Wins PDF, from Pro',
    drawing: (
      <>
        <path d="M128 22h76l22 22v100h-98z" className="fill-surface" transform="rotate(4 176 84)" />
        <path d="M94 18h76l24 24v104H94z" className="fill-surface" />
        <path d="M170 18v24h24" />
        <circle cx="120" cy="58" r="15" strokeWidth="4" />
        <path d="M120 43a15 15 0 1 1-13 22.5" className="stroke-accent" strokeWidth="4" />
        <path d="M146 52h32M146 62h22M108 88h70M108 98h70M108 108h46" />
        <path d="M108 124h6v6h-6zM122 127h40" className="stroke-accent" strokeWidth="2" />
      </>
    ),
  },
];

/** What can be judged, and by which rules. */
export function Features() {
  return (
    <Section id="features" sunken title="Images, videos, and a report to share">
      <ul className="grid gap-4 lg:grid-cols-3">
        {FEATURES.map((feature) => (
          <li key={feature.title} className="flex flex-col overflow-hidden rounded-card border bg-surface">
            <svg
              viewBox="0 0 320 160"
              className="light-table h-auto w-full border-b stroke-edge"
              fill="none"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden
            >
              {feature.drawing}
            </svg>
            <div className="flex flex-1 flex-col p-7">
              <h3 className="text-heading">{feature.title}</h3>
              <p className="mt-2 text-muted">{feature.text}</p>
              <p className="mt-auto pt-4 text-small font-medium">{feature.facts}</p>
            </div>
          </li>
        ))}
      </ul>
      <Measured />
    </Section>
  );
}
