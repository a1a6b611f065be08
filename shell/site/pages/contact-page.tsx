import { ChevronDown, Clock3, LifeBuoy, Mail } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { CONTACT_SUBJECTS, type ContactField } from '../contact-rules.ts';
import { SitePage } from '../site-page.tsx';
import { SupportEmail } from '../support-email.ts';
import { SupportLink } from '../text-link.tsx';
import { PageIntro } from './page-intro.tsx';

const INPUT =
  'w-full rounded-control border border-edge bg-surface px-3.5 text-body text-text hover:border-muted aria-invalid:border-danger';

/** How to reach us: a form, the address, the help pages. */
export function ContactPage() {
  return (
    <SitePage className="border-b">
      <div className="mx-auto max-w-[82rem] px-5 py-12 sm:px-12 md:py-20">
        <PageIntro title="Contact Us">A question about a result, a bill, or something that broke.</PageIntro>
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="rounded-card border bg-surface p-6 sm:p-9">
            <ContactForm />
            <Ready />
            <Sent />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]">
            <SideCard icon={<Mail className="size-5" aria-hidden />} title="By email">
              <p>
                <SupportLink />
              </p>
              <p className="mt-3 flex items-center gap-2 text-small text-muted">
                <Clock3 className="size-4" aria-hidden />
                Response Time: Within 24 hours
              </p>
            </SideCard>
            <SideCard icon={<LifeBuoy className="size-5" aria-hidden />} title="Need Quick Help?">
              <p className="text-muted">Answers about scores, tokens, files and privacy.</p>
              <a href="/faq" className={buttonClass('secondary', 'md', 'mt-5 w-full')}>
                Visit Help Center
              </a>
            </SideCard>
          </div>
        </div>
      </div>
    </SitePage>
  );
}

function SideCard({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border bg-surface p-7">
      <h2 className="mb-3 flex items-center gap-3 text-heading">
        <span className="text-accent">{icon}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Checked and made into a mail by `browser/contact-form.ts`; it calls no server. */
function ContactForm() {
  return (
    <form id="contact-form" noValidate>
      <h2 className="text-heading">Send us a message</h2>
      <p className="without-script mt-3 text-muted">
        The form needs JavaScript. Without it, please write to <SupportLink />.
      </p>
      <div className="needs-script mt-6 grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
          <Labelled name="name" label="Full Name">
            <input {...controlOf('name')} autoComplete="name" className={`${INPUT} h-12`} />
          </Labelled>
          <Labelled name="email" label="Email Address">
            <input {...controlOf('email')} type="email" autoComplete="email" className={`${INPUT} h-12`} />
          </Labelled>
        </div>
        <Labelled name="subject" label="Subject">
          <div className="relative">
            <select {...controlOf('subject')} defaultValue="" className={`${INPUT} h-12 appearance-none pr-11`}>
              <option value="" disabled>
                Select a topic
              </option>
              {Object.entries(CONTACT_SUBJECTS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown
              className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-muted"
              aria-hidden
            />
          </div>
        </Labelled>
        <Labelled name="message" label="Message">
          <textarea {...controlOf('message')} rows={7} className={`${INPUT} py-3`} />
        </Labelled>
        <button type="submit" className={buttonClass('primary', 'lg', 'sm:justify-self-start')}>
          Send Message
        </button>
      </div>
    </form>
  );
}

const controlOf = (name: ContactField) => ({
  id: `contact-${name}`,
  name,
  required: true,
  'aria-describedby': `contact-${name}-error`,
});

function Labelled({ name, label, children }: { name: ContactField; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={`contact-${name}`} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      {children}
      <p id={`contact-${name}-error`} className="text-small text-danger not-empty:mt-1.5" />
    </div>
  );
}

/** The checked message, which only the visitor's own mail program can bring to us. */
function Ready() {
  const address = use(SupportEmail);
  return (
    <div id="contact-ready" hidden>
      <h2 tabIndex={-1} className="text-title outline-none">
        One step left: send it as an email
      </h2>
      <p className="mt-3 max-w-[34rem] text-muted [overflow-wrap:anywhere]">
        We have not received anything yet. The button opens your message in your email app, addressed to {address}.
        Press send there.
      </p>
      <a href={`mailto:${address}`} data-own-mail={address} className={buttonClass('primary', 'lg', 'mt-6')}>
        Open in my email app
      </a>
      <label htmlFor="contact-ready-text" className="mt-8 mb-1.5 block text-small font-medium">
        No email app here, or the text is cut off? Copy it:
      </label>
      <textarea id="contact-ready-text" readOnly rows={7} className={`${INPUT} py-3`} />
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" data-sent className={buttonClass('secondary')}>
          I have sent it
        </button>
        <button type="button" data-change className={buttonClass('ghost')}>
          Change the message
        </button>
      </div>
    </div>
  );
}

/** Shown when the visitor says that the mail is on its way. */
function Sent() {
  return (
    <div id="contact-sent" hidden>
      <svg viewBox="0 0 96 64" className="h-16 w-24 stroke-edge" fill="none" strokeWidth="1.8" aria-hidden>
        <path d="M6 8h84v48H6z" strokeLinejoin="round" />
        <path d="m6 10 42 28L90 10" strokeLinejoin="round" />
        <path d="m34 47 9 9 19-22" className="stroke-success" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <h2 tabIndex={-1} className="mt-5 text-title outline-none">
        Message Sent Successfully!
      </h2>
      <p className="mt-3 max-w-[34rem] text-muted">
        Thank you for contacting us. We will get back to you within 24 hours of receiving your email.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <button type="button" data-another className={buttonClass('secondary')}>
          Send Another Message
        </button>
        <a href="/" className={buttonClass('ghost')}>
          Return to Home
        </a>
      </div>
    </div>
  );
}
