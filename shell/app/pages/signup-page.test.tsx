import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PLANS } from '#flags/plans.ts';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { SIGNED_IN_MARK } from '../../sdk/session-mark.ts';
import { FakeApi, testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import SignupPage from './signup-page.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const free = { available: true, message: 'This address is free.', suggestion: null };
const freeApi = () => new FakeApi().answer(accountRoutes.checkEmail, free);
const ready = () => waitFor(() => expect(submit()).toHaveProperty('disabled', false), { timeout: 3000 });
const submit = () => screen.getByRole('button', { name: 'Create account' });

function fill(password = 'Secret1!') {
  type('Full name', 'Ada Lovelace');
  type('Email', 'ada@example.com');
  type('Password', password);
}

it('ticks the password rules while they are typed', () => {
  renderApp(<SignupPage />, { session: testSession(null) });
  type('Password', 'abcdefgh');
  const rules = screen.getByRole('list', { name: 'Password rules' });
  expect([...rules.children].map((rule) => rule.textContent)).toEqual([
    'At least 8 characters, met',
    'Contains letters, met',
    'At least one number, not met yet',
    'At least one special character, not met yet',
  ]);
});

it('opens the button only with a strong password, a valid and free address and the terms ticked', async () => {
  renderApp(<SignupPage />, { api: freeApi(), session: testSession(null) });
  fill('weak');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(submit()).toHaveProperty('disabled', true);
  type('Password', 'Secret1!');
  expect(submit()).toHaveProperty('disabled', true);
  await ready();
  type('Email', 'ada@example');
  expect(submit()).toHaveProperty('disabled', true);
  type('Email', 'ada@example.com');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(submit()).toHaveProperty('disabled', true);
});

it('names what is missing while the button is shut, once something was typed', async () => {
  renderApp(<SignupPage />, { api: freeApi(), session: testSession(null) });
  const missing = () => screen.queryByText(/^Still missing/)?.textContent;
  expect(missing()).toBeUndefined();
  type('Full name', 'Ada Lovelace');
  expect(missing()).toBe(
    'Still missing: a valid email address, a password that meets the rules, and your agreement to the terms.',
  );
  expect(screen.getByText(/^Still missing/).getAttribute('aria-live')).toBe('polite');
  fill();
  expect(missing()).toBe('Still missing: your agreement to the terms.');
  fireEvent.click(screen.getByRole('checkbox'));
  await ready();
  expect(missing()).toBeUndefined();
});

it('says what is free from the price sheet', () => {
  renderApp(<SignupPage />, { session: testSession(null) });
  expect(screen.getByText(new RegExp(`^${PLANS.free.tokensPerPeriod} tokens a month are free`))).toBeDefined();
});

it('says what is wrong with the address once the field was left', () => {
  renderApp(<SignupPage />, { session: testSession(null) });
  type('Email', 'ada');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  fireEvent.blur(screen.getByLabelText('Email'));
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
});

it('loads the dashboard afresh after signing up, marked as signed in for the public pages', async () => {
  const marked: boolean[] = [];
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {
    marked.push(localStorage.getItem(SIGNED_IN_MARK) !== null);
  });
  const user = testSession().user;
  if (!user) throw new Error('the test session has a user');
  const api = freeApi().answer(accountRoutes.signup, { user });
  renderApp(<SignupPage />, { api, session: testSession(null) });
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  await ready();
  fireEvent.click(submit());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(marked).toEqual([true]);
  expect(JSON.parse(String(api.calls.at(-1)?.body))).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    password: 'Secret1!',
  });
});

it("shows the server's sentence when it refuses", async () => {
  const api = freeApi().refuse(accountRoutes.signup, 409, { code: 'email_taken', message: 'There is an account.' });
  renderApp(<SignupPage />, { api, session: testSession(null) });
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  await ready();
  fireEvent.click(submit());
  expect(await screen.findByText('There is an account.')).toBeDefined();
});

it('asks whether the address is free once typing has stopped for half a second, and once', async () => {
  vi.useFakeTimers();
  try {
    const api = freeApi();
    renderApp(<SignupPage />, { api, session: testSession(null) });
    for (const typed of ['ada@example.c', 'ada@example.co', 'ada@example.com']) {
      type('Email', typed);
      await act(() => vi.advanceTimersByTimeAsync(400));
    }
    expect(api.calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(101));
    expect(api.calls.map((call) => call.path)).toEqual(['/api/auth/check-email?email=ada%40example.com']);
  } finally {
    vi.useRealTimers();
  }
});

it('keeps the button shut for a taken address and takes a suggested one', async () => {
  const answer = { available: false, message: 'There is already an account.', suggestion: 'ada@gmail.com' };
  const api = new FakeApi().answer(accountRoutes.checkEmail, answer);
  renderApp(<SignupPage />, { api, session: testSession(null) });
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('There is already an account.', {}, { timeout: 3000 })).toBeDefined();
  expect(submit()).toHaveProperty('disabled', true);
  expect(screen.getByText('Still missing: another email address.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'ada@gmail.com' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@gmail.com');
});

it('shows a likely typo once, as a link, with no word that all is well', async () => {
  const answer = { available: true, message: 'This address is free.', suggestion: 'ada@gmail.com' };
  renderApp(<SignupPage />, {
    api: new FakeApi().answer(accountRoutes.checkEmail, answer),
    session: testSession(null),
  });
  fill();
  const link = await screen.findByRole('button', { name: 'ada@gmail.com' }, { timeout: 3000 });
  expect(screen.getAllByText(/ada@gmail\.com|Did you mean/)).toEqual([link.parentElement, link]);
  expect(screen.queryByText('This address is free.')).toBeNull();
});

it('says when it cannot ask, and lets the person ask again', async () => {
  const api = new FakeApi().refuse(accountRoutes.checkEmail, 503, { code: 'dependency_unavailable', message: '' });
  renderApp(<SignupPage />, { api, session: testSession(null) });
  fill();
  expect(await screen.findByText('Unable to check email availability', {}, { timeout: 3000 })).toBeDefined();
  api.answer(accountRoutes.checkEmail, free);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This address is free.')).toBeDefined();
});

it('says of an address that only the server finds wrong what is wrong with it, not that nobody could look', async () => {
  const message = 'Please enter a valid email address';
  const api = new FakeApi().refuse(accountRoutes.checkEmail, 400, { code: 'invalid_input', message });
  renderApp(<SignupPage />, { api, session: testSession(null) });
  fill();
  expect(await screen.findByText(message, {}, { timeout: 3000 })).toBeDefined();
  expect(screen.queryByText('Unable to check email availability')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that new accounts are paused in place of the form, once, and leads to the sign-in', () => {
  const session = testSession(null);
  const closed = { ...session, gates: { ...session.gates, flags: { ...session.gates.flags, 'ops.signup': false } } };
  renderApp(<SignupPage />, { session: closed, at: '/signup?next=%2Fhistory' });
  expect(screen.getByRole('heading', { name: 'New accounts are paused' })).toBeDefined();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fhistory');
});
