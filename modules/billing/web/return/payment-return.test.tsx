import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanId } from '#flags/plans.ts';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '#shell/ui/toast-store.ts';
import type { Confirmation } from '../../contract/billing.ts';
import { billingRoutes } from '../../contract/routes.ts';
import { PaymentReturn } from './payment-return.tsx';

let readSession = 0;
let serverPlan: PlanId = 'free';
let api: FakeApi;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function comeBack(state: Confirmation['state'] | null, plan: PlanId = 'free') {
  serverPlan = plan;
  if (state) answer(state);
  renderApp(
    <>
      <PaymentReturn />
      <Address />
    </>,
    { api, session: planSession(plan), at: '/dashboard?upgraded=elite&from=x' },
  );
}
const answer = (state: Confirmation['state']) => api.answer(billingRoutes.confirmation, { state, plan: 'starter' });
const asked = () => api.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  readSession = 0;
  api = new FakeApi();
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/session') throw new TypeError(path);
    readSession += 1;
    return Response.json(planSession(serverPlan));
  });
  act(dismissToast);
});
afterEach(() => vi.useRealTimers());

/** In small steps: what is drawn anew starts its timers only then. */
const pass = async (ms: number) => {
  for (let gone = 0; gone < ms; gone += 50) await act(() => vi.advanceTimersByTimeAsync(50));
};

describe('the way back from a payment', () => {
  it('believes nothing the address claims: where no payment is awaited it says nothing and asks once', async () => {
    comeBack('none');
    await pass(10_000);
    expect([asked(), readSession, currentToast()]).toEqual([1, 0, null]);
    expect(screen.queryByText(/payment/)).toBeNull();
    expect(screen.getByText('/dashboard?from=x')).toBeDefined();
  });

  it('says the plan of the server once it is confirmed, and reads the user again a second later', async () => {
    comeBack('confirmed');
    serverPlan = 'starter';
    await pass(200);
    expect(currentToast()).toMatchObject({ title: 'You are now on Starter', tone: 'success' });
    expect(readSession).toBe(1);
    await pass(1200);
    expect(readSession).toBe(2);
    await pass(10_000);
    expect([readSession, asked()]).toEqual([2, 1]);
  });

  it('waits while the payment is on its way', async () => {
    comeBack('waiting');
    await pass(50);
    expect(screen.getByText(/^Confirming your payment/)).toBeDefined();
    await pass(5000);
    expect([asked(), currentToast()]).toEqual([3, null]);
    answer('confirmed');
    serverPlan = 'starter';
    await pass(2500);
    expect(currentToast()).toMatchObject({ title: 'You are now on Starter' });
    expect(screen.queryByText(/Confirming/)).toBeNull();
  });

  it('stops asking after a minute, says what is safe, and asks again when told to', async () => {
    comeBack('waiting');
    await pass(65_000);
    expect(asked()).toBe(30);
    expect(screen.getByText(/not been confirmed yet\. Starter becomes active automatically/)).toBeDefined();
    answer('confirmed');
    serverPlan = 'starter';
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(2500);
    expect(currentToast()).toMatchObject({ title: 'You are now on Starter' });
  });

  it('goes on asking while the server cannot be reached', async () => {
    comeBack(null);
    await pass(50);
    expect(screen.getByText(/^Confirming your payment/)).toBeDefined();
    answer('none');
    await pass(2500);
    expect(screen.queryByText(/Confirming/)).toBeNull();
  });

  it('says that a payment that was left charged nothing, and leads back to the plans', async () => {
    comeBack('expired');
    await pass(50);
    expect(screen.getByText(/^The payment was not completed\. Nothing was charged/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe(
      '/subscribe?from=dashboard&plan=starter',
    );
    expect([readSession, currentToast()]).toEqual([0, null]);
  });
});
