import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactPage } from '../pages/contact-page.tsx';
import { mount } from '../testing/mount.tsx';
import { startContactForm } from './contact-form.ts';

const fetching = vi.fn();
const part = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const form = () => part<HTMLFormElement>('#contact-form');
const button = () => part<HTMLButtonElement>('#contact-form [type="submit"]');
const error = (name: string) => part(`#contact-${name}-error`).textContent;
const type = (name: string, value: string) => {
  const field = part<HTMLInputElement>(`[name="${name}"]`);
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const submit = () => form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const fillIn = () => {
  type('name', 'Bo');
  type('email', 'bo@example.com');
  type('subject', 'bug');
  type('message', 'It broke. ');
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching);
  mount(<ContactPage />);
  startContactForm();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the contact form', () => {
  it('names every fault at its field, to the letter, and moves to the first', () => {
    submit();
    expect(['name', 'email', 'subject', 'message'].map(error)).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Please select a subject',
      'Message must be at least 10 characters',
    ]);
    expect(part('[name="name"]').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(part('[name="name"]'));
    expect(button().disabled).toBe(false);
  });

  it.each([
    ['name', ' B ', 'Name must be at least 2 characters'],
    ['email', 'bo@example', 'Please enter a valid email address'],
    ['message', 'It broke.  ', 'Message must be at least 10 characters'],
  ])('refuses %s of "%s"', (name, value, expected) => {
    fillIn();
    type('message', 'It broke again.');
    type(name, value);
    submit();
    expect(error(name)).toBe(expected);
    expect(part('#contact-sent').hidden).toBe(true);
  });

  it('takes the fault away while it is being fixed', () => {
    submit();
    type('name', 'Bo');
    expect(error('name')).toBe('');
    expect(error('email')).not.toBe('');
  });

  const send = () => {
    fillIn();
    type('message', 'It broke. Really.');
    submit();
    vi.advanceTimersByTime(1500);
  };
  const shown = () => ['#contact-form', '#contact-ready', '#contact-sent'].filter((id) => !part(id).hidden);

  it('says Sending... for 1,500 ms, then offers the mail, thanks for nothing yet, and calls no server', () => {
    fillIn();
    type('message', 'It broke. Really.');
    submit();
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true]);
    submit();
    vi.advanceTimersByTime(1499);
    expect(shown()).toEqual(['#contact-form']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['#contact-ready']);
    expect(document.activeElement).toBe(part('#contact-ready h2'));
    expect(part('#contact-ready').textContent).toContain('We have not received anything yet.');
    expect(part<HTMLAnchorElement>('[data-own-mail]').getAttribute('href')).toBe(
      'mailto:care@adjudge.example?subject=Bug%20Report&body=It%20broke.%20Really.%0D%0A%0D%0ABo%0D%0Abo%40example.com',
    );
    expect(part<HTMLTextAreaElement>('#contact-ready-text').value).toBe('It broke. Really.\n\nBo\nbo@example.com');
    expect(fetching).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('loses nothing of a message that is changed once more', () => {
    send();
    part('[data-change]').click();
    expect(shown()).toEqual(['#contact-form']);
    expect(part<HTMLTextAreaElement>('[name="message"]').value).toBe('It broke. Really.');
    expect(document.activeElement).toBe(part('[name="message"]'));
  });

  it('thanks when the visitor says that the mail is sent, and claims not to have it', () => {
    send();
    part('[data-sent]').click();
    expect(shown()).toEqual(['#contact-sent']);
    expect(part('#contact-sent h2').textContent).toBe('Message Sent Successfully!');
    expect(part('#contact-sent p').textContent).toBe(
      'Thank you for contacting us. We will get back to you within 24 hours of receiving your email.',
    );
  });

  it('makes a mail of half a sign, too', () => {
    fillIn();
    type('message', 'It broke here: \ud83d & there?');
    submit();
    vi.advanceTimersByTime(1500);
    expect(part<HTMLAnchorElement>('[data-own-mail]').getAttribute('href')).toContain(
      'here%3A%20%EF%BF%BD%20%26%20there%3F',
    );
  });

  it('comes back empty with Send Another Message', () => {
    send();
    part('[data-sent]').click();
    part('[data-another]').click();
    expect(shown()).toEqual(['#contact-form']);
    expect(part<HTMLInputElement>('[name="name"]').value).toBe('');
    expect([button().textContent, button().disabled]).toEqual(['Send Message', false]);
  });
});
