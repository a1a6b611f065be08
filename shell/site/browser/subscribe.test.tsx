import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNED_IN_MARK } from '../../sdk/session-mark.ts';
import { SubscribePage } from '../pages/subscribe-page.tsx';
import { mount } from '../testing/mount.tsx';
import { startSubscribe } from './subscribe.ts';

const part = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;
const back = () => {
  const link = part<HTMLAnchorElement>('[data-back]');
  return [link.getAttribute('href'), link.textContent];
};
const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-plan]`)].flatMap((card) =>
    card.querySelector(`${selector}:not([hidden])`) ? [card.dataset.plan] : [],
  );
const open = async (query: string, plan?: string) => {
  history.replaceState(null, '', `/subscribe${query}`);
  if (plan) localStorage.setItem(SIGNED_IN_MARK, '1');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ user: plan ? { plan } : null }))),
  );
  mount(<SubscribePage />);
  await startSubscribe();
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the plan chooser', () => {
  it.each([
    ['', undefined, '/'],
    ['?from=landing', undefined, '/'],
    ['?from=landing', 'free', '/'],
    ['?from=dashboard', undefined, '/dashboard'],
    ['?from=navbar&recommended=pro', 'starter', '/dashboard'],
    ['?from=billing', 'pro', '/dashboard'],
    ['?from=ai-profile&plan=elite', undefined, '/'],
    ['?from=//evil.example', undefined, '/'],
  ])('%s, signed in as %s: back to %s', async (query, plan, href) => {
    await open(query, plan);
    expect(back()).toEqual([href, href === '/' ? 'Back to Home' : 'Back to Dashboard']);
  });

  it.each([
    ['?recommended=elite', ['elite']],
    ['?plan=starter&from=landing', ['starter']],
    ['?recommended=gold', []],
    ['', []],
  ])('%s recommends %j', async (query, plans) => {
    await open(query);
    expect(shown('[data-recommended]')).toEqual(plans);
  });

  it('takes a visitor for free, asks the server nothing, and offers sign-up', async () => {
    await open('');
    expect(shown('[data-current]')).toEqual(['free']);
    expect(shown('[data-for-visitor]')).toEqual(['free', 'starter', 'pro', 'elite']);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('knows the plan of who is signed in, leads up or down from it, and says openly that no plan can be bought yet', async () => {
    await open('?from=navbar&recommended=elite', 'pro');
    expect(shown('[data-current]')).toEqual(['pro']);
    expect(shown('[data-own]')).toEqual(['pro']);
    expect(shown('[data-choose]')).toEqual(['free', 'starter', 'elite']);
    expect(shown('[data-for-visitor]')).toEqual([]);
    expect(part('#payment-notice').hidden).toBe(true);
    part('[data-plan="elite"] [data-choose]').click();
    expect(part('#payment-notice').hidden).toBe(false);
    expect(part('#payment-notice').textContent).toMatch(/^Paid plans cannot be bought yetYou chose Elite\./);
    const ways = [...document.querySelectorAll('[data-choose]:not([hidden])')].map((way) => way.textContent);
    expect(ways).toEqual(['Switch to Free', 'Switch to Starter', 'Upgrade to Elite']);
    expect(document.activeElement).toBe(part('#payment-notice'));
  });

  it('stays as a visitor sees it when the session is over', async () => {
    localStorage.setItem(SIGNED_IN_MARK, '1');
    await open('');
    expect(shown('[data-for-visitor]')).toHaveLength(4);
  });
});
