import { CONTACT_FIELDS, CONTACT_SUBJECTS, type ContactMessage, contactErrors } from '../contact-rules.ts';

const SEND_MS = 1500;

/**
 * The contact form: checks the fields, waits 1,500 ms, shows the success screen. It calls no server; the screen offers
 * the same text as a mail of the visitor's own.
 */
export function startContactForm(root: Document = document): void {
  const form = root.querySelector<HTMLFormElement>('#contact-form');
  const sent = root.getElementById('contact-sent');
  const submit = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!form || !sent || !submit) return;
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
  const swap = (done: boolean) => {
    form.hidden = done;
    sent.hidden = !done;
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
      const mail = sent.querySelector<HTMLAnchorElement>('[data-own-mail]');
      if (mail) mail.href = mailOf(mail.dataset.ownMail ?? '', read());
      submit.disabled = false;
      submit.textContent = idleLabel;
      form.reset();
      swap(true);
      sent.querySelector<HTMLElement>('h2')?.focus();
    }, SEND_MS);
  });
  sent.querySelector('[data-another]')?.addEventListener('click', () => {
    swap(false);
    field('name')?.focus();
  });
}

/** The message as a mail from the visitor's own program. */
function mailOf(address: string, { name, subject, message }: ContactMessage): string {
  const topic = CONTACT_SUBJECTS[subject as keyof typeof CONTACT_SUBJECTS];
  const body = `${message.trim()}\n\n${name.trim()}`;
  return `mailto:${address}?subject=${encodeURIComponent(topic)}&body=${encodeURIComponent(body)}`;
}
