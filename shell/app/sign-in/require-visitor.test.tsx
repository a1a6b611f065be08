import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { verificationRoutes } from '#platform/accounts/verification-contract.ts';
import { FakeApi, testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { RequireVisitor } from './require-visitor.tsx';

beforeEach(() => act(dismissToast));

/** Somebody signed in who opens a page of visitors. */
function open(at: string, given: { session?: ReturnType<typeof testSession>; api?: FakeApi } = {}) {
  const { pathname } = new URL(at, location.origin);
  renderApp(
    <Routes>
      <Route element={<RequireVisitor />}>
        <Route path={pathname} element="The form" />
      </Route>
      <Route path="*" element="A page of the app" />
    </Routes>,
    { session: testSession(), ...given, at },
  );
}

function arrive(next: string) {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  open(`/login?next=${encodeURIComponent(next)}`);
  return replace;
}

it('goes on to a page of the app without a load', () => {
  expect(arrive('/history?sort=best')).not.toHaveBeenCalled();
  expect(screen.getByText('A page of the app')).toBeDefined();
});

it('loads a public page, which the app has not', () => {
  expect(arrive('/subscribe?plan=pro')).toHaveBeenCalledWith('/subscribe?plan=pro');
  expect(screen.queryByText('A page of the app')).toBeNull();
});

it.each(['/forgot-password', '/reset-password'])('lets who is signed in choose a new password by mail: %s', (path) => {
  open(`${path}?token=tok-1`);
  expect(screen.getByText('The form')).toBeDefined();
});

function comeBack(status: string, emailVerified: boolean) {
  const api = new FakeApi().answer(verificationRoutes.resendVerification, { message: 'It is on its way.' });
  open(`/verify-email?status=${status}`, { api, session: testSession({ emailVerified }) });
  return api;
}

it.each(['expired', 'invalid', ''])(
  'offers a new link to who is signed in and came by one that is %j',
  async (status) => {
    const api = comeBack(status, false);
    expect(await screen.findByText('A page of the app')).toBeDefined();
    await waitFor(() => expect(currentToast()).toMatchObject({ tone: 'danger', action: { label: 'Send a new link' } }));
    expect(currentToast()?.text).not.toContain('Sign in');
    act(() => currentToast()?.action?.run());
    await waitFor(() => expect(currentToast()).toMatchObject({ text: 'It is on its way.', tone: 'success' }));
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/auth/resend-verification']);
  },
);

it('asks nothing of who has confirmed already, whatever the link is', async () => {
  comeBack('expired', true);
  await waitFor(() => expect(currentToast()).toMatchObject({ tone: 'success', title: 'This link has expired' }));
  expect(currentToast()?.text).toContain('already confirmed');
  expect(currentToast()?.action).toBeUndefined();
});
