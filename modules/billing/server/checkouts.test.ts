import { expect, it } from 'vitest';
import { TestClock } from '#platform/testing/test-clock.ts';
import { Checkouts } from './checkouts.ts';

/** A page that was paid, whose account cannot be fetched the first time. */
function paidPage({ inForce = false } = {}) {
  const clock = new TestClock();
  const row = { id: 'page', plan: 'starter', sessionId: 'cs_one', url: 'http://page', status: 'open' };
  const page = { ...row, createdAt: clock.now(), askedAt: new Date(clock.now().getTime() - 60_000) };
  const steps: string[] = [];
  let failures = 1;
  const checkouts = new Checkouts({
    store: { findCurrent: async () => (inForce ? { plan: 'starter' } : undefined) },
    changes: {
      openCheckouts: async () => [page],
      latestCheckout: async () => page,
      noteCheckout: async (_owner: string, _id: string, status: string) => steps.push(status),
    },
    gateway: { expireCheckout: async () => false, checkoutStatus: async () => 'complete' },
    sync: {
      async run() {
        failures -= 1;
        if (failures >= 0) throw new Error('no answer');
        steps.push('fetched');
      },
    },
    clock,
  } as unknown as ConstructorParameters<typeof Checkouts>[0]);
  return { checkouts, steps };
}

it('a page that was paid while it is ended is noted only once what it bought is known', async () => {
  const { checkouts, steps } = paidPage();
  await expect(checkouts.endOpen('ada')).rejects.toThrow('no answer');
  expect(steps).toEqual([]);
  await checkouts.endOpen('ada');
  expect(steps).toEqual(['fetched', 'complete']);
});

it('whoever comes back from a payment that cannot be fetched yet leaves its page open, to be looked at again', async () => {
  const { checkouts, steps } = paidPage();
  await expect(checkouts.confirmation('ada')).rejects.toThrow('no answer');
  expect(steps).toEqual(['open']);
  await checkouts.confirmation('ada');
  expect(steps).toEqual(['open', 'open', 'fetched', 'complete']);
});

it('a plan in force confirms the payment, but only the provider closes its page: it may stand beside a plan bought elsewhere', async () => {
  const { checkouts, steps } = paidPage({ inForce: true });
  expect(await checkouts.confirmation('ada')).toEqual({ state: 'confirmed', plan: 'starter' });
  expect(steps).toEqual([]);
});
