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

  it('takes the fault away while it is being mended', () => {
    submit();
    type('name', 'Bo');
    expect(error('name')).toBe('');
    expect(error('email')).not.toBe('');
  });

  it('says Sending... for 1,500 ms, then shows the success screen, and calls no server', () => {
    fillIn();
    type('message', 'It broke. Really.');
    submit();
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true]);
    submit();
    vi.advanceTimersByTime(1499);
    expect(part('#contact-sent').hidden).toBe(true);
    vi.advanceTimersByTime(1);
    expect([form().hidden, part('#contact-sent').hidden]).toEqual([true, false]);
    expect(part('#contact-sent h2').textContent).toBe('Message Sent Successfully!');
    expect(part('#contact-sent p').textContent).toBe(
      "Thank you for contacting us. We've received your message and will get back to you within 24 hours.",
    );
    expect(part<HTMLAnchorElement>('[data-own-mail]').getAttribute('href')).toBe(
      'mailto:care@adjudge.example?subject=Bug%20Report&body=It%20broke.%20Really.%0A%0ABo',
    );
    expect(fetching).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('comes back empty with Send Another Message', () => {
    fillIn();
    type('message', 'It broke. Really.');
    submit();
    vi.advanceTimersByTime(1500);
    part('[data-another]').click();
    expect([form().hidden, part('#contact-sent').hidden]).toEqual([false, true]);
    expect(part<HTMLInputElement>('[name="name"]').value).toBe('');
    expect([button().textContent, button().disabled]).toEqual(['Send Message', false]);
  });
});
