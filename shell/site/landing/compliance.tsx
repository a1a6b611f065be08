import { Section } from '../section.tsx';

/** Struck like the hallmarks on silver: a shape each, a word, and what it stands for. */
const MARKS: readonly { id: string; shape: string; stamp: string; name: string; tip: string }[] = [
  {
    id: 'gdpr',
    shape: 'M31 8h34l23 23v34L65 88H31L8 65V31z',
    stamp: 'GDPR',
    name: 'GDPR rights',
    tip: 'Read, correct, download and delete your data under the GDPR, wherever you live.',
  },
  {
    id: 'ccpa',
    shape: 'M48 8c14 8 26 10 38 10v30c0 20-14 34-38 40C24 82 10 68 10 48V18c12 0 24-2 38-10z',
    stamp: 'CCPA',
    name: 'CCPA rights',
    tip: 'See what we store about you and have it deleted, with no disadvantage for asking.',
  },
  {
    id: 'aes',
    shape: 'M20 12h56a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z',
    stamp: '256',
    name: 'AES-256 at rest',
    tip: 'Every upload is stored encrypted with AES-256-GCM, with a separate key for each account.',
  },
  {
    id: 'tls',
    shape: 'M8 48C18 24 32 14 48 14s30 10 40 34C78 72 64 82 48 82S18 72 8 48z',
    stamp: 'TLS',
    name: 'Encrypted in transit',
    tip: 'Pages and files are sent over HTTPS only.',
  },
  {
    id: 'sale',
    shape: 'M48 8a40 40 0 1 1 0 80 40 40 0 0 1 0-80z',
    stamp: '0 sold',
    name: 'Data is not sold',
    tip: 'Your ads, results and account data are not sold, rented or shown to advertisers.',
  },
  {
    id: 'card',
    shape: 'M48 6 90 48 48 90 6 48z',
    stamp: 'CARD',
    name: 'No card data stored',
    tip: 'A payment provider handles your card. We never receive or store the number.',
  },
];

/** Badges with a sentence each on hover, focus or tap; the sentences are also in the privacy policy. */
export function Compliance() {
  return (
    <Section
      id="compliance"
      title="Your ads stay private"
      lead={
        <>
          How we protect your files and data. Read the full{' '}
          <a href="/privacy" className="font-medium text-accent underline underline-offset-4">
            Privacy Policy
          </a>
          .
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {MARKS.map(({ id, shape, stamp, name, tip }) => (
          <li key={id} className="relative">
            <button
              type="button"
              data-tip
              aria-describedby={`mark-${id}`}
              className="group/mark flex w-full flex-col items-center rounded-card p-3 text-small font-medium hover:bg-sunken"
            >
              <svg viewBox="0 0 96 96" className="mb-3 size-24 text-muted group-hover/mark:text-accent" aria-hidden>
                <path d={shape} className="fill-surface stroke-current" strokeWidth="2" strokeLinejoin="round" />
                <path d={shape} className="mark-rim" fill="none" stroke="currentColor" strokeDasharray="1 4" />
                <text
                  x="48"
                  y="53.5"
                  textAnchor="middle"
                  className={`fill-current weight-650 ${stamp.length > 4 ? 'text-[15px]' : 'text-[19px]'}`}
                >
                  {stamp}
                </text>
              </svg>
              {name}
            </button>
            <span
              id={`mark-${id}`}
              role="tooltip"
              className="tip-below rounded-control bg-text px-3 py-2 text-small text-bg shadow-float"
            >
              {tip}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
