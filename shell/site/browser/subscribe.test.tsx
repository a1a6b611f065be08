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
    vi.fn(async () => Response.json({ user: plan ? { plan } : null, gates: { flags: {} } })),
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

  it('knows the plan of who is signed in, and leads up or down from it', async () => {
    await open('?from=navbar&recommended=elite', 'pro');
    expect(shown('[data-current]')).toEqual(['pro']);
    expect(shown('[data-own]')).toEqual(['pro']);
    expect(shown('[data-choose]')).toEqual(['free', 'starter', 'elite']);
    expect(shown('[data-for-visitor]')).toEqual([]);
    const ways = [...document.querySelectorAll('[data-choose]:not([hidden])')].map((way) => way.textContent);
    expect(ways).toEqual(['Switch to Free', 'Switch to Starter', 'Upgrade to Elite']);
    expect(part('#payment-notice').hidden).toBe(true);
    expect(part('[data-test-mode]').hidden).toBe(true);
  });

  it.each([
    [null, 1],
    [{ status: 'refunded', amount: 4999, currency: 'usd' }, 0],
  ])('offers the money-back guarantee once: after %j', async (refund, times) => {
    vi.stubGlobal('fetch', serve({ '/api/user/billing-info': Response.json({ refund }) }, 'free'));
    await openSigned('');
    expect(document.body.textContent?.split('30-day money-back guarantee')).toHaveLength(times + 1);
  });

  it('says where no money moves', async () => {
    vi.stubGlobal('fetch', serve({ '/api/user/billing-info': Response.json({ testMode: true }) }, 'free'));
    await openSigned('');
    expect(part('[data-test-mode]').hidden).toBe(false);
  });

  it.each([
    ['starter', 'Keep Pro', ['free', 'elite']],
    ['free', 'Keep Pro', ['starter', 'elite']],
  ])(
    'shows a change to %s that is to come: on both cards its day, and the way to keep the own plan',
    async (next, keep, left) => {
      const pending = { pendingPlanChange: next, pendingChangeDate: '2026-12-12T23:30:00.000Z', currentPlan: 'pro' };
      vi.stubGlobal(
        'fetch',
        serve({ '/api/user/billing-info': Response.json({ testMode: false, ...pending }) }, 'pro'),
      );
      await openSigned('');
      expect(shown('[data-pending]')).toEqual([next, 'pro']);
      expect(part(`[data-plan="${next}"] [data-pending] span`).textContent).toBe('Starts on December 12, 2026');
      expect(part('[data-plan="pro"] [data-pending] span').textContent).toBe('Ends on December 12, 2026');
      expect(shown('[data-pending] a')).toEqual(['pro']);
      const link = part<HTMLAnchorElement>('[data-plan="pro"] [data-pending] a');
      expect([link.textContent, link.getAttribute('href')]).toEqual([keep, '/billing']);
      expect([shown('[data-own]'), shown('[data-choose]')]).toEqual([['pro'], left]);
    },
  );

  it('changes nothing for an account that goes: says its day, offers no plan and no way to keep one', async () => {
    const at = '2026-11-29T10:00:00.000Z';
    const pending = { pendingPlanChange: 'free', pendingChangeDate: at, currentPlan: 'pro' };
    vi.stubGlobal('fetch', serve({ '/api/user/billing-info': Response.json(pending) }, 'pro', { deletionDueAt: at }));
    await openSigned('');
    expect(shown('[data-choose]')).toEqual([]);
    expect(shown('[data-pending]')).toEqual(['pro']);
    expect(part('[data-plan="pro"] [data-pending] span').textContent).toBe('Ends on November 29, 2026');
    expect(shown('[data-pending] a')).toEqual([]);
    expect(part('#payment-notice').hidden).toBe(false);
    expect(part('[data-title]').textContent).toBe('Your account will be deleted on November 29, 2026');
    const way = part<HTMLAnchorElement>('#payment-notice [data-fix]');
    expect([way.hidden, way.textContent, way.getAttribute('href')]).toEqual([
      false,
      'Open the billing page',
      '/billing',
    ]);
  });

  it.each([
    [null, 'Your payment of $49.99 did not go through', 'Update payment method', '/billing'],
    ['in_9', 'Your bank wants you to confirm your payment of $49.99', 'Confirm payment', '/api/invoices/in_9/pay'],
  ])(
    'offers no other plan than Free while a payment is overdue (%s): says what is owed and how it is paid',
    async (...row) => {
      const [confirmInvoice, title, label, href] = row;
      const paymentFailed = { amount: 4999, currency: 'usd', until: '2026-12-15T10:00:00.000Z', confirmInvoice };
      const info = { currentPlan: 'pro', subscription: { paymentFailed } };
      vi.stubGlobal('fetch', serve({ '/api/user/billing-info': Response.json(info) }, 'pro'));
      await openSigned('?from=billing&recommended=elite');
      expect(shown('[data-choose]')).toEqual(['free']);
      expect(part('#payment-notice').hidden).toBe(false);
      expect(part('[data-title]').textContent).toBe(title);
      expect(part('[data-text]').textContent).toMatch(/^Pro keeps working until December 15, 2026\. Once it is paid/);
      const way = part<HTMLAnchorElement>('#payment-notice [data-fix]');
      expect([way.hidden, way.textContent, way.getAttribute('href')]).toEqual([false, label, href]);
    },
  );

  it('leads to the confirmation an upgrade waits for, instead of offering it again', async () => {
    const upgradeToConfirm = { plan: 'elite', until: '2026-11-23T09:00:00.000Z' };
    vi.stubGlobal(
      'fetch',
      serve({ '/api/user/billing-info': Response.json({ currentPlan: 'pro', upgradeToConfirm }) }, 'pro'),
    );
    await openSigned('');
    expect(shown('[data-choose]')).toEqual(['free', 'starter']);
    expect(shown('[data-pending]')).toEqual(['elite']);
    expect(part('[data-plan="elite"] [data-pending] span').textContent).toBe(
      'Your bank wants you to confirm the payment by November 23, 2026.',
    );
    const way = part<HTMLAnchorElement>('[data-plan="elite"] [data-pending] a');
    expect([way.textContent, way.getAttribute('href')]).toEqual(['Confirm it', '/billing']);
  });

  it('shows no day where nothing is to come', async () => {
    const none = { pendingPlanChange: null, pendingChangeDate: null, currentPlan: 'pro' };
    vi.stubGlobal('fetch', serve({ '/api/user/billing-info': Response.json(none) }, 'pro'));
    await openSigned('');
    expect(shown('[data-pending]')).toEqual([]);
  });

  it('stays as a visitor sees it when the session is over', async () => {
    localStorage.setItem(SIGNED_IN_MARK, '1');
    await open('');
    expect(shown('[data-for-visitor]')).toHaveLength(4);
  });
});

/** Answers by path; the session names the plan and who it is of. */
const serve = (answers: Record<string, Response>, plan: string | null, user: object = {}, flags: object = {}) =>
  vi.fn(async (input: unknown, _init?: RequestInit) => {
    const path = String(input);
    if (path === '/api/session') return Response.json({ user: plan && { id: 'ada', plan, ...user }, gates: { flags } });
    const answer = answers[path];
    if (!answer) throw new TypeError(path);
    return answer.clone();
  });
const openSigned = async (query: string) => {
  history.replaceState(null, '', `/subscribe${query}`);
  localStorage.setItem(SIGNED_IN_MARK, '1');
  mount(<SubscribePage />);
  await startSubscribe();
};

it('says that plans cannot be changed while billing is switched off, and offers no button', async () => {
  vi.stubGlobal('fetch', serve({}, 'pro', {}, { 'module.billing': false }));
  await openSigned('');
  expect(part('[data-title]').textContent).toBe('Plans cannot be changed at the moment');
  expect([...document.querySelectorAll<HTMLElement>('[data-choose]')].every((button) => button.hidden)).toBe(true);
});

describe('choosing a plan', () => {
  const UPDATE = '/api/user/update-plan';
  let left: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  });
  afterEach(() => vi.useRealTimers());

  const choose = async (plan: string, answer: Response | null, own = 'free') => {
    const served = serve(answer ? { [UPDATE]: answer } : {}, own);
    vi.stubGlobal('fetch', served);
    await openSigned('?from=landing');
    served.mockClear();
    part(`[data-plan="${plan}"] [data-choose]`).click();
    return served;
  };
  const noticed = async () => {
    await vi.waitFor(() => expect(part('#payment-notice').hidden).toBe(false));
    return [part('[data-title]').textContent, part('[data-text]').textContent];
  };

  it('leads to the hosted checkout after a second, and says so until then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fetched = await choose('pro', Response.json({ success: true, paymentUrl: 'https://pay.example/cs_1' }));
    await vi.waitFor(() => expect(part('#payment-notice').hidden).toBe(false), { interval: 0 });
    expect(part('[data-title]').textContent).toBe('Taking you to checkout for Pro');
    expect(document.activeElement).toBe(part('#payment-notice'));
    const [, init] = fetched.mock.calls[1] ?? [];
    expect(init).toMatchObject({ method: 'POST', body: '{"planType":"pro","shownPlan":"free"}' });
    expect(new Headers(init?.headers).get('x-acting-user')).toBe('ada');
    part('[data-plan="elite"] [data-choose]').click();
    vi.advanceTimersByTime(999);
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(left.mock.calls).toEqual([['https://pay.example/cs_1']]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['elite', 'starter', Response.json({ code: 'confirmation_required', message: 'Look.' }, { status: 409 })],
    ['free', 'pro', null],
  ])('to %s from %s: asks on the billing page, where amount and consequences stand', async (plan, own, answer) => {
    await choose(plan, answer, own);
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith(`/billing?change=${plan}`));
  });

  it.each([
    ['Payments are not set up here.', Response.json({ message: 'Payments are not set up here.' }, { status: 503 })],
    ['Server error occurred. Please try again.', new Response('<html>', { status: 502 })],
    ['Service temporarily unavailable. Please try again.', new Response('nothing', { status: 404 })],
    ['Invalid response format. Please try again.', new Response('<html>')],
    ['Network error occurred. Please try again.', null],
  ])('says why nothing came of it: %s', async (text, answer) => {
    await choose('starter', answer);
    expect(await noticed()).toEqual(['Update Failed', text]);
    expect(left).not.toHaveBeenCalled();
    expect(part('[data-plan="starter"] [data-choose]').hasAttribute('aria-busy')).toBe(false);
  });

  it('leads from an overdue payment to where it can be fixed, and from nothing else', async () => {
    const fix = () => part<HTMLAnchorElement>('#payment-notice [data-fix]');
    const overdue = { code: 'payment_overdue', message: 'Your last payment failed.' };
    await choose('elite', Response.json(overdue, { status: 409 }), 'pro');
    expect(await noticed()).toEqual(['Update Failed', 'Your last payment failed.']);
    expect([fix().hidden, fix().getAttribute('href')]).toEqual([false, '/billing']);
    const confirms = { ...overdue, confirmInvoice: 'in_9' };
    vi.stubGlobal('fetch', serve({ [UPDATE]: Response.json(confirms, { status: 409 }) }, 'pro'));
    part('[data-plan="elite"] [data-choose]').click();
    await vi.waitFor(() => expect(fix().getAttribute('href')).toBe('/api/invoices/in_9/pay'));
    expect(fix().textContent).toBe('Confirm payment');
    vi.stubGlobal('fetch', serve({ [UPDATE]: new Response('<html>', { status: 502 }) }, 'pro'));
    part('[data-plan="elite"] [data-choose]').click();
    await vi.waitFor(() => expect(part('[data-text]').textContent).toMatch(/^Server error/));
    expect(fix().hidden).toBe(true);
  });

  it('leads to sign-up and back where the session has ended meanwhile', async () => {
    await choose('pro', null);
    await noticed();
    vi.stubGlobal('fetch', serve({}, null));
    part('[data-plan="pro"] [data-choose]').click();
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/signup?next=%2Fsubscribe%3Fplan%3Dpro'));
  });
});
