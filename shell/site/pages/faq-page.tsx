import { ChevronDown } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { SitePage } from '../site-page.tsx';
import { QUESTIONS } from './faq-text.tsx';
import { PageIntro } from './page-intro.tsx';

/** Questions and answers, closed until asked for; opening them needs no JavaScript. */
export function FaqPage() {
  return (
    <SitePage className="border-b">
      <div className="mx-auto max-w-[82rem] px-5 py-12 sm:px-12 md:py-20">
        <PageIntro title="Help Center">Answers to common questions. Can’t find yours? Write to us.</PageIntro>
        <div className="mt-12 lg:grid lg:grid-cols-[15rem_minmax(0,44rem)] lg:gap-x-20">
          <nav aria-label="Topics" className="mb-10 lg:sticky lg:top-24 lg:mb-0 lg:self-start">
            <ul className="flex flex-wrap gap-2 lg:block lg:border-l">
              {QUESTIONS.map((group) => (
                <li key={group.id}>
                  <a
                    href={`#${group.id}`}
                    className="flex min-h-11 items-center rounded-control px-3 text-small text-muted hover:bg-sunken hover:text-text max-lg:border"
                  >
                    {group.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-14">
            {QUESTIONS.map((group) => (
              <section key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
                <h2 id={`${group.id}-title`} className="text-title">
                  {group.title}
                </h2>
                <div className="mt-5 border-t">
                  {group.questions.map(({ question, answer }) => (
                    <details key={question} className="disclosure border-b">
                      <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium hover:text-accent">
                        <h3 className="text-body font-medium">{question}</h3>
                        <ChevronDown className="turns size-5 shrink-0 text-muted transition-transform" aria-hidden />
                      </summary>
                      <div className="max-w-[40rem] pb-6 text-[1.0625rem] leading-7 text-muted">{answer}</div>
                    </details>
                  ))}
                </div>
              </section>
            ))}
            <div className="rounded-card border bg-surface p-7 sm:flex sm:items-center sm:justify-between sm:gap-6">
              <div>
                <h2 className="text-heading">Still have a question?</h2>
                <p className="mt-1 text-muted">A person answers within 24 hours.</p>
              </div>
              <a href="/contact" className={buttonClass('primary', 'md', 'max-sm:mt-5')}>
                Contact us
              </a>
            </div>
          </div>
        </div>
      </div>
    </SitePage>
  );
}
