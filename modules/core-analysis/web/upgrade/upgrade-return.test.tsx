import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanId } from '#flags/plans.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '#shell/ui/toast-store.ts';
import { UpgradeReturn } from './upgrade-return.tsx';

let asked = 0;
let serverPlan: PlanId = 'free';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function comeBack(upgraded: string, plan: PlanId) {
  serverPlan = plan;
  renderApp(
    <>
      <UpgradeReturn upgraded={upgraded} />
      <Address />
    </>,
    { session: planSession(plan), at: `/dashboard?upgraded=${upgraded}&from=x` },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/session') throw new TypeError(path);
    asked += 1;
    return Response.json(planSession(serverPlan));
  });
  act(dismissToast);
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the way back from a payment', () => {
  it('says the plan of the server, reads the user anew after one second, and leaves the address', async () => {
    comeBack('pro', 'pro');
    expect(currentToast()).toMatchObject({ title: 'Your plan is Pro now', tone: 'success' });
    expect(screen.getByRole('status').textContent).toBe('/dashboard?from=x');
    await pass(999);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
    await pass(10_000);
    expect(asked).toBe(1);
  });

  it('believes nothing the address claims, and says success only once the server does', async () => {
    comeBack('elite', 'free');
    expect(currentToast()).toBeNull();
    expect(screen.getByText(/^Confirming your payment/)).toBeDefined();
    await pass(1000);
    expect(asked).toBe(1);
    expect(currentToast()).toBeNull();
    serverPlan = 'elite';
    await pass(3000);
    await pass(50);
    expect(currentToast()).toMatchObject({ title: 'Your plan is Elite now' });
    expect(screen.queryByText(/Confirming/)).toBeNull();
  });

  it('stops asking after a minute, says what is safe, and asks again when told to', async () => {
    comeBack('starter', 'free');
    for (let second = 0; second < 70; second++) await pass(1000);
    expect(asked).toBe(20);
    expect(screen.getByText(/not confirmed yet\. Starter opens by itself/)).toBeDefined();
    serverPlan = 'starter';
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(3050);
    expect(currentToast()).toMatchObject({ title: 'Your plan is Starter now' });
  });

  it.each(['free', 'gold', '<script>'])('has nothing to say of %s', async (upgraded) => {
    comeBack(upgraded, 'free');
    await pass(5000);
    expect([asked, currentToast(), screen.queryByText(/payment/)]).toEqual([0, null, null]);
  });
});
