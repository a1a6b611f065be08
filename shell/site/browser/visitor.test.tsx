import { afterEach, describe, expect, it } from 'vitest';
import { Pricing } from '../landing/pricing.tsx';
import { SiteHeader } from '../site-header.tsx';
import { mount } from '../testing/mount.tsx';
import { showSignedIn } from './visitor.ts';

const links = () =>
  [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')].join(' '));
const open = (path: string) => {
  history.replaceState(null, '', path);
  document.title = 'A longer title';
  mount(
    <>
      <SiteHeader />
      <Pricing />
    </>,
  );
};

afterEach(() => history.replaceState(null, '', '/'));

describe('a public page for somebody who is signed in', () => {
  it('leads to the dashboard, in the bar, in the menu and at the free plan; nothing offers to sign in', () => {
    open('/');
    expect(links()).toContain('Sign In /login');
    showSignedIn();
    expect(links().filter((link) => /login|signup/.test(link))).toEqual([]);
    expect(links().filter((link) => link === 'Dashboard /dashboard')).toHaveLength(2);
    expect(links()).toContain('Go to Dashboard /dashboard');
    expect(links()).toContain('Choose Pro /subscribe?plan=pro&from=landing');
  });

  it('is called by the name of the product alone on the landing page; other pages keep theirs', () => {
    open('/');
    showSignedIn();
    expect(document.title).toBe('Adjudge');
    open('/faq');
    showSignedIn();
    expect(document.title).toBe('A longer title');
  });
});
