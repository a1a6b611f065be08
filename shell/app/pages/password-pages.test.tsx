import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { passwordRoutes } from '#platform/accounts/password-contract.ts';
import { secondFactorRoutes } from '#platform/accounts/second-factor-contract.ts';
import { FakeApi, testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import ForgotPasswordPage from './forgot-password-page.tsx';
import LoginPage from './login-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import VerifyEmailPage from './verify-email-page.tsx';

const visitor = testSession(null);
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('forgot password', () => {
  it('asks for an address, then says to look into the inbox, without saying whether there is an account', async () => {
    const api = new FakeApi().answer(passwordRoutes.forgotPassword, { message: 'sent' });
    renderApp(<ForgotPasswordPage />, { api, session: visitor });
    press('Send the link');
    expect(screen.getByRole('alert').textContent).toBe('Please enter your email address.');
    expect(api.calls).toEqual([]);
    type('Email', ' ada@example.com ');
    press('Send the link');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeDefined();
    expect(screen.getByText(/If ada@example.com has an account/)).toBeDefined();
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ email: 'ada@example.com' });
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
  });
});

it('mails the link of who is signed in to their own address, and leads back to the account', async () => {
  const api = new FakeApi().answer(passwordRoutes.forgotPassword, { message: 'sent' });
  renderApp(<ForgotPasswordPage />, { api });
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/account');
  press('Send the link');
  expect(await screen.findByText(/If ada@example.com has an account/)).toBeDefined();
});

describe('reset password', () => {
  const at = '/reset-password?token=tok-1';
  const opened = (api = new FakeApi(), valid = true) => api.answer(passwordRoutes.checkResetLink, { valid });
  const form = () => screen.findByLabelText('New password');
  const resets = (api: FakeApi) => api.calls.filter(({ path }) => path === '/api/auth/reset-password');

  it('says Invalid Link at once where the link is used up or old, and shows no form', async () => {
    renderApp(<ResetPasswordPage />, { api: opened(new FakeApi(), false), session: visitor, at });
    expect(await screen.findByRole('heading', { name: 'Invalid Link' })).toBeDefined();
    expect(screen.getByText(/no longer valid\. Request a new one/)).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('shows the form where nobody can tell whether the link works', async () => {
    renderApp(<ResetPasswordPage />, { api: new FakeApi(), session: visitor, at });
    expect(await form()).toBeDefined();
  });

  it.each([
    ['', '', 'Missing Information', 'Please fill in both password fields.'],
    ['abc1!', 'abc1!', 'Password Too Short', 'Password must be at least 6 characters long.'],
    ['Secret1!', 'Secret2!', "Passwords Don't Match", 'Please make sure both passwords are identical.'],
  ])('refuses %s and %s: %s', async (password, again, title, text) => {
    const api = opened();
    renderApp(<ResetPasswordPage />, { api, session: visitor, at });
    await form();
    type('New password', password);
    type('Confirm password', again);
    press('Change password');
    expect(currentToast()).toMatchObject({ title, text, tone: 'danger' });
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(resets(api)).toEqual([]);
  });

  it('sends token and password, then leads to the login', async () => {
    const api = opened().answer(passwordRoutes.resetPassword, { message: 'changed' });
    renderApp(<ResetPasswordPage />, { api, session: visitor, at });
    await form();
    type('New password', 'Secret1!');
    type('Confirm password', 'Secret1!');
    press('Change password');
    expect((await screen.findByRole('link', { name: 'Go to Login' })).getAttribute('href')).toBe('/login');
    expect(JSON.parse(String(resets(api)[0]?.body))).toEqual({ token: 'tok-1', password: 'Secret1!' });
  });

  it('leaves the device of who is signed in, and says so at the login', async () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    const api = opened()
      .answer(passwordRoutes.resetPassword, { message: 'changed' })
      .answer(accountRoutes.logout, { message: 'out' });
    sessionStorage.setItem('draft', 'of ada');
    renderApp(<ResetPasswordPage />, { api, at });
    await form();
    expect(screen.getByText(/You are signed in here as ada@example.com/)).toBeDefined();
    type('New password', 'Secret1!');
    type('Confirm password', 'Secret1!');
    press('Change password');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/login'));
    expect(api.calls.map(({ path }) => path)).toContain('/api/auth/logout');
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(sessionStorage.getItem('adjudge.flash')).toContain('Sign in with your new password.');
  });

  it('says Invalid Token where the link is used up, and offers a new one', async () => {
    const refusal = { code: 'reset_link_invalid', message: 'This link is not valid any more.' };
    const api = opened().refuse(passwordRoutes.resetPassword, 400, refusal);
    renderApp(<ResetPasswordPage />, { api, session: visitor, at });
    await form();
    type('New password', 'Secret1!');
    type('Confirm password', 'Secret1!');
    press('Change password');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Invalid Token', text: refusal.message }));
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeDefined();
  });

  it('says Invalid Link where there is no token', () => {
    renderApp(<ResetPasswordPage />, { session: visitor, at: '/reset-password' });
    expect(screen.getByRole('heading', { name: 'Invalid Link' })).toBeDefined();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

describe('confirming an address', () => {
  it('sends the browser to the server with the token', () => {
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    renderApp(<VerifyEmailPage />, { session: visitor, at: '/verify-email?token=a%2Fb' });
    expect(replace).toHaveBeenCalledWith('/api/auth/verify-email?token=a%2Fb');
  });

  it.each([
    ['?status=verified', 'Your email is confirmed', 'Sign In Now'],
    ['?status=expired', 'This link has expired', 'Get New Link'],
    ['?status=invalid', 'This link does not work', 'Get New Link'],
    ['', 'No verification token provided', 'Get New Link'],
    ['?status=constructor', 'No verification token provided', 'Get New Link'],
  ])('%s: %s', (search, title, link) => {
    renderApp(<VerifyEmailPage />, { session: visitor, at: `/verify-email${search}` });
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/login');
  });
});

describe('the second step of signing in', () => {
  const user = testSession().user as NonNullable<ReturnType<typeof testSession>['user']>;
  const needed = { code: 'second_factor_needed', message: 'Enter the code.', details: { challenge: 'ch-1' } };

  async function atSecondStep(api: FakeApi) {
    renderApp(<LoginPage />, { api: api.refuse(accountRoutes.login, 401, needed), session: visitor, at: '/login' });
    type('Email', 'ada@example.com');
    type('Password', 'Secret1!');
    press('Sign In');
    await screen.findByRole('heading', { name: 'One more step' });
  }

  it('takes the challenge and the code', async () => {
    const api = new FakeApi().answer(secondFactorRoutes.loginSecondFactor, { user });
    await atSecondStep(api);
    press('Sign In');
    expect(screen.getByRole('alert').textContent).toBe('Please enter the code.');
    type('Code', ' 123 456 ');
    press('Sign In');
    await waitFor(() => expect(api.calls.at(-1)?.path).toBe('/api/auth/login/second-factor'));
    expect(JSON.parse(String(api.calls.at(-1)?.body))).toEqual({ challenge: 'ch-1', code: '123 456' });
  });

  it('goes back to the password where it took too long, and says why', async () => {
    const late = { code: 'second_factor_expired', message: 'That took a while.' };
    await atSecondStep(new FakeApi().refuse(secondFactorRoutes.loginSecondFactor, 400, late));
    type('Code', '123456');
    press('Sign In');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('That took a while.');
  });
});
