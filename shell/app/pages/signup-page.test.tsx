import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountRoutes } from '#platform/accounts/contract.ts';
import { FakeApi, testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import SignupPage from './signup-page.tsx';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
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

it('opens the button only with a strong password, a valid address and the terms ticked', () => {
  renderApp(<SignupPage />, { session: testSession(null) });
  fill('weak');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(submit()).toHaveProperty('disabled', true);
  type('Password', 'Secret1!');
  expect(submit()).toHaveProperty('disabled', false);
  type('Email', 'ada@example');
  expect(submit()).toHaveProperty('disabled', true);
  type('Email', 'ada@example.com');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(submit()).toHaveProperty('disabled', true);
});

it('says what is wrong with the address once the field was left', () => {
  renderApp(<SignupPage />, { session: testSession(null) });
  type('Email', 'ada');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  fireEvent.blur(screen.getByLabelText('Email'));
  expect(screen.getByText('Please enter a valid email address')).toBeDefined();
});

it('loads the dashboard afresh after signing up', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const user = testSession().user;
  if (!user) throw new Error('the test session has a user');
  const api = new FakeApi().answer(accountRoutes.signup, { user });
  renderApp(<SignupPage />, { api, session: testSession(null) });
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(submit());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/dashboard'));
  expect(JSON.parse(String(api.calls[0]?.body))).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    password: 'Secret1!',
  });
});

it("shows the server's sentence when it refuses", async () => {
  const api = new FakeApi().refuse(accountRoutes.signup, 409, { code: 'email_taken', message: 'There is an account.' });
  renderApp(<SignupPage />, { api, session: testSession(null) });
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(submit());
  expect(await screen.findByText('There is an account.')).toBeDefined();
});
