import { Section } from '../section.tsx';

/** Marketing copy, said to be so on the page. */
const VOICES = [
  {
    quote: 'I had looked at that ad for a week. The result said the price was unreadable on a phone. It was.',
    who: 'Owner of a skincare shop',
  },
  {
    quote:
      'My editor and I used to argue about the hook for an hour. Now we look at a number, and it takes five minutes.',
    who: 'UGC creator',
  },
  {
    quote: 'I don’t have to take its word for it. Every finding links to a study I can read.',
    who: 'Marketing lead of a small brand',
  },
] as const;

/** What people who make ads say when the tool works as meant. */
export function Testimonials() {
  return (
    <Section id="testimonials" sunken title="What it is like to use Adjudge">
      <ul className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {VOICES.map(({ quote, who }) => (
          <li key={who}>
            <figure className="flex h-full flex-col border-t-2 border-accent pt-6">
              <blockquote className="text-[1.1875rem] leading-8 tracking-[-0.01em]">“{quote}”</blockquote>
              <figcaption className="mt-auto pt-5 text-small text-muted">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-12 text-small text-muted">
        Sample quotes written by us. Real customer reviews will replace them.
      </p>
    </Section>
  );
}
