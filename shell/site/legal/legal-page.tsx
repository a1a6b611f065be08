import { SitePage } from '../site-page.tsx';
import { TextLink } from '../text-link.tsx';
import { LAST_UPDATED, type LegalText } from './legal-text.tsx';

/** A long text to read: numbered sections of about 68 characters a line, with a table of contents where there is room. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <SitePage className="border-b">
      <div className="mx-auto max-w-[82rem] px-5 py-12 sm:px-12 md:py-20 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-20">
        <header className="max-w-[36rem] lg:col-start-2">
          <h1 className="text-[clamp(2rem,4.5vw,3rem)] leading-[1.08] tracking-[-0.03em] weight-650">{text.title}</h1>
          <p className="mt-4 text-small text-muted">
            Last updated <time dateTime={LAST_UPDATED.iso}>{LAST_UPDATED.shown}</time>
          </p>
          <p className="mt-6 text-[1.125rem] leading-7 text-muted">{text.lead}</p>
        </header>
        <Contents text={text} />
        <div className="max-w-[36rem] text-[1.0625rem] leading-7 lg:col-start-2">
          {text.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="mt-12">
              <h2 id={`${section.id}-title`} className="flex gap-3 text-heading">
                <span className="nums text-accent">{index + 1}</span> {section.title}
              </h2>
              <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{section.body}</div>
            </section>
          ))}
          <p className="mt-14 border-t pt-6 text-small text-muted">
            Read also: <TextLink href={text.other.href}>{text.other.title}</TextLink>
          </p>
        </div>
      </div>
    </SitePage>
  );
}

/** Stays in view beside the text. */
function Contents({ text }: { text: LegalText }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="hidden lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block lg:self-start"
    >
      <h2 id="contents-title" className="px-3 text-small font-semibold">
        Contents
      </h2>
      <ol className="mt-2 border-l">
        {text.sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="flex gap-3 rounded-control px-3 py-2 text-small text-muted hover:bg-sunken hover:text-text"
            >
              <span className="nums w-5 shrink-0">{index + 1}</span> {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
