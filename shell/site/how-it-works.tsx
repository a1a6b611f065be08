import { Section } from './section.tsx';

const STEPS = [
  {
    title: 'Lay it on the table',
    text: 'Drop, paste or photograph a JPG, PNG or WebP of up to 10 MB. It is stored encrypted, and its location data is never shown to anyone.',
  },
  {
    title: 'It is measured',
    text: 'Sharpness, light, colour, clutter, every readable word with its contrast, where the first glance goes, and how each placement would crop and cover it.',
  },
  {
    title: 'You read the judgement',
    text: 'A score with its range, what works, what holds the ad back, and what to change first. Each line opens to the value, the target and the study behind it.',
  },
] as const;

/** Three steps. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="From file to verdict in three steps">
      <ol className="grid gap-px overflow-hidden rounded-card border bg-line md:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step.title} className="bg-surface p-7 md:p-9">
            <p className="nums text-small font-semibold text-accent" aria-hidden>
              {index + 1}
            </p>
            <h3 className="mt-4 text-heading">{step.title}</h3>
            <p className="mt-3 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
