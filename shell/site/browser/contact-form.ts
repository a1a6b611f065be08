import { CONTACT_FIELDS, CONTACT_SUBJECTS, type ContactMessage, contactErrors } from '../contact-rules.ts';

const SEND_MS = 1500;

/**
 * The contact form: checks the fields, waits 1,500 ms, offers the message as a mail of the visitor's own. It calls no server,
 * so nothing is thanked for and nothing typed goes away before the visitor says that the mail is sent (decision 0017).
 */
export function startContactForm(root: Document = document): void {
  const form = root.querySelector<HTMLFormElement>('#contact-form');
  const ready = root.getElementById('contact-ready');
  const sent = root.getElementById('contact-sent');
  const submit = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!form || !ready || !sent || !submit) return;
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const idleLabel = submit.textContent;

  const read = (): ContactMessage =>
    Object.fromEntries(CONTACT_FIELDS.map((name) => [name, field(name)?.value ?? ''])) as ContactMessage;
  /** Shows what is wrong, or takes it away; true when all is well. */
  const check = (names: readonly (typeof CONTACT_FIELDS)[number][]): boolean => {
    const errors = contactErrors(read());
    for (const name of names) {
      const error = root.getElementById(`contact-${name}-error`);
      if (error) error.textContent = errors[name] ?? '';
      field(name)?.toggleAttribute('data-wrong', name in errors);
      field(name)?.setAttribute('aria-invalid', String(name in errors));
    }
    const first = names.find((name) => name in errors);
    if (names.length > 1 && first) field(first)?.focus();
    return !first;
  };
  const show = (part: HTMLElement) => {
    for (const other of [form, ready, sent]) other.hidden = other !== part;
    part.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  };
  const backToForm = (first: (typeof CONTACT_FIELDS)[number]) => {
    show(form);
    field(first)?.focus();
  };

  for (const name of CONTACT_FIELDS) {
    field(name)?.addEventListener('input', () => field(name)?.hasAttribute('data-wrong') && check([name]));
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.disabled || !check(CONTACT_FIELDS)) return;
    submit.disabled = true;
    submit.textContent = 'Sending...';
    setTimeout(() => {
      const message = read();
      const mail = ready.querySelector<HTMLAnchorElement>('[data-own-mail]');
      const text = ready.querySelector('textarea');
      if (mail) mail.href = mailOf(mail.dataset.ownMail ?? '', message);
      if (text) text.value = textOf(message);
      submit.disabled = false;
      submit.textContent = idleLabel;
      show(ready);
    }, SEND_MS);
  });
  ready.querySelector('[data-change]')?.addEventListener('click', () => backToForm('message'));
  ready.querySelector('[data-sent]')?.addEventListener('click', () => {
    form.reset();
    show(sent);
  });
  sent.querySelector('[data-another]')?.addEventListener('click', () => backToForm('name'));
}

/** The message as a mail from the visitor's own program. */
function mailOf(address: string, message: ContactMessage): string {
  const topic = CONTACT_SUBJECTS[message.subject as keyof typeof CONTACT_SUBJECTS];
  return `mailto:${address}?subject=${mailtoText(topic)}&body=${mailtoText(textOf(message))}`;
}

/** Lines end as mails want them (RFC 6068); half of a sign, which cannot be written as UTF-8, becomes the replacement sign. */
function mailtoText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
}

function textOf({ name, email, message }: ContactMessage): string {
  return `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
}
