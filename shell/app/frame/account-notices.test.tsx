import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import { verificationRoutes } from '#platform/accounts/verification-contract.ts';
import { FakeApi, testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { AccountNotices } from './account-notices.tsx';

beforeEach(() => sessionStorage.clear());

function Page({ read }: { read(): number }) {
  return <output>{useQuery({ queryKey: ['of-a-page'], queryFn: async () => read() }).data}</output>;
}

it('asks for nothing once the address is confirmed', () => {
  renderApp(<AccountNotices />, { session: testSession() });
  expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
});

it('sends the link again, says what the server said, and is gone', async () => {
  const api = new FakeApi().answer(verificationRoutes.resendVerification, { message: 'It is on its way.' });
  renderApp(<AccountNotices />, { api, session: testSession({ emailVerified: false }) });
  expect(screen.getByText('Please confirm your email: open the link we sent.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ text: 'It is on its way.', tone: 'success' }));
  expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
});

it('tells where it ends while it is there, so that messages appear under it', () => {
  const end = () => document.documentElement.style.getPropertyValue('--notice-end');
  const { unmount } = renderApp(<AccountNotices />, { session: testSession({ emailVerified: false }) });
  expect(end()).toMatch(/^\d+px$/);
  unmount();
  expect(end()).toBe('');
});

it('stays hidden for the visit where it was put away', () => {
  const session = testSession({ emailVerified: false });
  const { unmount } = renderApp(<AccountNotices />, { session });
  fireEvent.click(screen.getByRole('button', { name: 'Hide for now' }));
  unmount();
  renderApp(<AccountNotices />, { session });
  expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
});

it('says until when a plan works on whose payment failed, and leads to where it is fixed', () => {
  const session = testSession({ plan: 'starter', emailVerified: false, paymentDueUntil: '2099-11-28T10:00:00.000Z' });
  const { unmount } = renderApp(<AccountNotices />, { session, at: '/dashboard' });
  expect(screen.getByText(/Starter keeps working until November 28, 2099 \(\d+ days left\)/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Update payment method' }).getAttribute('href')).toBe('/billing');
  unmount();
  // The billing page says it itself.
  renderApp(<AccountNotices />, { session, at: '/billing' });
  expect(screen.queryByRole('region', { name: 'About your account' })).toBeNull();
});

it.each([
  [
    { paymentDueUntil: '2099-11-28T10:00:00.000Z' },
    /confirm your last payment\. Starter keeps working until November 28, 2099/,
  ],
  [{}, /^Your bank wants you to confirm the payment of your upgrade\.$/],
])('says what the bank wants confirmed, and leads to where it is done: %o', (due, words) => {
  const session = testSession({ plan: 'starter', paymentToConfirm: true, ...due });
  renderApp(<AccountNotices />, { session, at: '/dashboard' });
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Confirm payment' }).getAttribute('href')).toBe('/billing');
});

it('says when the account goes, and takes it back', async () => {
  const session = testSession({ emailVerified: false, deletionDueAt: '2026-11-28T10:00:00.000Z' });
  const { user } = testSession();
  if (!user) throw new Error('the test session has a user');
  const api = new FakeApi().answer(ownDataRoutes.keepAccount, { user });
  let reads = 0;
  renderApp(
    <>
      <AccountNotices />
      <Page read={() => ++reads} />
    </>,
    { api, session },
  );
  await waitFor(() => expect(screen.getByText('1')).toBeDefined());
  expect(screen.getByText(/will be deleted on November 28, 2026/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Your account is kept' }));
  // Whatever the page shows of the account is read anew.
  await waitFor(() => expect(screen.getByText('2')).toBeDefined());
});
