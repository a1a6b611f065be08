import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { ApiError } from '../../sdk/api-error.ts';
import { type Session, sessionQuery } from '../../sdk/session.ts';
import { FakeApi, testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { SessionGuard } from './session-guard.tsx';

const ADA = testSession();
const NOBODY = testSession(null);
const GRACE = testSession({ id: '01935b2e-7c00-7000-8000-00000000000b', name: 'Grace' });

function Page() {
  return (
    <>
      <p>{useUser().name}</p>
      <input aria-label="Draft" />
    </>
  );
}

function Screen() {
  const session = useQuery({ ...sessionQuery, refetchOnMount: false }).data;
  if (!session) return null;
  return <SessionGuard session={session}>{session.user ? <Page /> : 'The sign-in page'}</SessionGuard>;
}

/** A page of Ada's with a draft on it; `server` is what the server knows from then on. */
function draw(api = new FakeApi()) {
  const server: { session: Session } = { session: ADA };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(server.session))));
  const { queries } = renderApp(<Screen />, { api, session: ADA });
  fireEvent.change(screen.getByLabelText('Draft'), { target: { value: 'typed' } });
  const refused = async () => {
    const error = new ApiError({ code: 'unauthenticated', status: 401, message: 'Sign in.' });
    await act(() => queries.fetchQuery({ queryKey: ['some'], queryFn: () => Promise.reject(error) }).catch(() => null));
  };
  return { server, refused };
}

const draft = () => screen.queryByLabelText<HTMLInputElement>('Draft')?.value;
const dialog = () => screen.findByRole('heading', { name: 'Sign in to continue' });

it('asks over the screen who was signed in, and goes on with what was typed', async () => {
  const user = ADA.user as NonNullable<Session['user']>;
  const api = new FakeApi().answer(accountRoutes.login, { user });
  const { server, refused } = draw(api);
  server.session = NOBODY;
  await refused();
  await dialog();
  expect(draft()).toBe('typed');
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'Secret1!' } });
  server.session = ADA;
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sign in to continue' })).toBeNull());
  expect(JSON.parse(String(api.calls[0]?.body))).toMatchObject({ email: 'ada@example.com', password: 'Secret1!' });
  expect(draft()).toBe('typed');
});

it('comes back, once closed, when a call is refused again', async () => {
  const { server, refused } = draw();
  server.session = NOBODY;
  await refused();
  await dialog();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sign in to continue' })).toBeNull());
  expect(draft()).toBe('typed');
  await refused();
  await dialog();
});

it('keeps nothing for somebody else who is signed in now', async () => {
  const { server, refused } = draw();
  server.session = GRACE;
  await refused();
  expect(await screen.findByText('Grace')).toBeDefined();
  expect(draft()).toBe('');
});
