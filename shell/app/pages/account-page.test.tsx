import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { deviceRoutes } from '#platform/accounts/device-contract.ts';
import { emailChangeRoutes } from '#platform/accounts/email-change-contract.ts';
import { ownDataRoutes } from '#platform/accounts/own-data-contract.ts';
import { type AuditView, profileRoutes } from '#platform/accounts/profile-contract.ts';
import { verificationRoutes } from '#platform/accounts/verification-contract.ts';
import { networkError } from '../../sdk/api-error.ts';
import { testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { ChangeEmail, DeleteAccount } from '../account/later-dialogs.tsx';
import { ActivitySection, ConfirmNewEmail, DataSection, SecuritySection } from '../account/later-sections.tsx';
import {
  plainAccount,
  press,
  pressLater,
  refusal,
  sent,
  thisDevice,
  type,
} from '../account/testing/account-setting.tsx';
import AccountPage from './account-page.tsx';

const { user } = testSession();
if (!user) throw new Error('the test session has a user');
const show = (api = plainAccount(), part: Parameters<typeof testSession>[0] = {}) =>
  renderApp(<AccountPage />, { api, session: testSession(part), at: '/account' });
const focused = () => document.activeElement;

// How long code takes to come is not what is tested.
beforeAll(async () => {
  for (const part of [SecuritySection, ActivitySection, DataSection, ConfirmNewEmail, ChangeEmail, DeleteAccount])
    await part.preload();
});

describe('profile', () => {
  it('changes the name, and gives the focus back to the button', async () => {
    const api = plainAccount().answer(profileRoutes.changeName, { user });
    show(api);
    press('Change your name');
    const field = screen.getByLabelText('Full name');
    await waitFor(() => expect(focused()).toBe(field));
    type('Full name', '  Ada King ');
    press('Save');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Name changed' }));
    expect(sent(api)).toEqual([['PATCH /api/auth/user', { name: 'Ada King' }]]);
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'Change your name' })));
  });

  it.each([
    ['', 'Please enter your name.'],
    ['a'.repeat(101), 'Please keep your name under 100 characters.'],
  ])('refuses %s without asking the server', (name, why) => {
    const api = plainAccount();
    show(api);
    press('Change your name');
    type('Full name', name);
    press('Save');
    expect(screen.getByText(why).closest('[role=alert]')).not.toBeNull();
    expect(focused()).toBe(screen.getByLabelText('Full name'));
    expect(sent(api)).toEqual([]);
  });

  it('says why the server refused, and keeps what was typed', async () => {
    show(plainAccount().refuse(profileRoutes.changeName, 429, refusal('rate_limited')));
    press('Change your name');
    type('Full name', 'Ada King');
    press('Save');
    expect((await screen.findByText("The server's words for rate_limited.")).closest('[role=alert]')).not.toBeNull();
    expect((screen.getByLabelText('Full name') as HTMLInputElement).value).toBe('Ada King');
    press('Cancel');
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });

  it('mails the link again while the address is not confirmed', async () => {
    const api = plainAccount().answer(verificationRoutes.resendVerification, { message: 'It is on its way.' });
    show(api, { emailVerified: false });
    expect(screen.getByText('Not confirmed')).toBeDefined();
    press('Send the link again');
    await waitFor(() => expect(currentToast()).toMatchObject({ text: 'It is on its way.', tone: 'success' }));
  });

  it('says why no mail was sent', async () => {
    dismissToast();
    show(plainAccount().refuse(verificationRoutes.resendVerification, 429, refusal('rate_limited')), {
      emailVerified: false,
    });
    press('Send the link again');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ text: "The server's words for rate_limited.", tone: 'danger' }),
    );
  });

  it('names plan and use, and says confirmed where it is', () => {
    show();
    expect(screen.getByText('Confirmed')).toBeDefined();
    expect(screen.getByText(/4 of 50 tokens used; they renew on Dec 1, 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Manage plan' }).getAttribute('href')).toMatch(/^\/subscribe\?/);
  });

  it('names no day for new tokens while the payment for them is overdue', () => {
    show(plainAccount(), { paymentDueUntil: '2026-12-06T10:00:00.000Z' });
    expect(screen.getByText(/4 of 50 tokens used; new ones come with your next payment\./)).toBeDefined();
  });
});

describe('another address', () => {
  const ask = (email: string, password: string) => {
    press('Change your email address');
    type('New email', email);
    type('Your password', password);
    press('Send the link');
  };

  it('is asked for with the password, and where to look is said', async () => {
    const message = 'We emailed a link to king@example.com.';
    const api = plainAccount().answer(emailChangeRoutes.changeEmail, { message });
    show(api);
    ask(' king@example.com ', 'Light-table-7');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Check your new inbox', text: message }));
    expect(sent(api)).toEqual([
      ['POST /api/auth/change-email', { email: 'king@example.com', password: 'Light-table-7' }],
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['', 'Light-table-7', 'Please enter your email address.', 'New email'],
    ['king@', 'Light-table-7', 'Please enter a valid email address', 'New email'],
    ['king@example.com', '', 'Please enter your password.', 'Your password'],
  ])('%s and %s are refused at once', (email, password, why, field) => {
    const api = plainAccount();
    show(api);
    ask(email, password);
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe(why);
    expect(focused()).toBe(screen.getByLabelText(field));
    expect(sent(api)).toEqual([]);
  });

  it('is taken by the link in its mailbox, once, and leaves the address bar', async () => {
    const api = plainAccount().answer(emailChangeRoutes.confirmEmail, { user: { ...user, email: 'king@example.com' } });
    renderApp(<AccountPage />, { api, at: '/account?new-email=tok-1' });
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Email address changed' }));
    expect(sent(api)).toEqual([['POST /api/auth/change-email/confirm', { token: 'tok-1' }]]);
    await waitFor(() => expect(screen.queryByText(/Confirming your new address/)).toBeNull());
  });

  it('is not taken by a link that does not work: why stands on the page until it is closed', async () => {
    const api = plainAccount().refuse(emailChangeRoutes.confirmEmail, 400, refusal('email_link_invalid'));
    renderApp(<AccountPage />, { api, at: '/account?new-email=tok-1' });
    const said = "Your email address was not changed. The server's words for email_link_invalid.";
    expect(await screen.findByText(said)).toBeDefined();
    press('Close');
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(sent(api)).toHaveLength(1);
  });
});

describe('devices', () => {
  const other = {
    ...thisDevice,
    id: '01935b2e-7c00-7000-8000-000000000002',
    current: false,
    browser: 'Safari',
    system: 'iPhone',
  };
  const two = () => plainAccount().answer(deviceRoutes.sessions, { sessions: [thisDevice, other] });
  const items = async () => within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole('listitem');

  it('marks this device, which has no button of its own', async () => {
    show(two());
    const [mine, theirs] = await items();
    expect(mine?.textContent).toContain('This device');
    expect(within(mine as HTMLElement).queryByRole('button')).toBeNull();
    expect(theirs?.textContent).toMatch(/Safari on iPhone.*Last seen about Nov 20, 2026.*network 203\.0\.113\.x/);
  });

  it('asks before every device is signed out, this one too', async () => {
    show(two());
    await pressLater('Sign out everywhere');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(dialog.getByRole('link', { name: 'Sign out everywhere' }).getAttribute('href')).toBe('/force-logout');
    press('Stay signed in');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('link', { name: 'Sign out everywhere' })).toBeNull();
  });

  it('signs one device out, says what the server said, and keeps the focus near', async () => {
    const path = `/api/auth/sessions/${other.id}`;
    const api = two().answer(deviceRoutes.endSession, { message: 'That device is signed out.' }, path);
    show(api);
    await items();
    api.answer(deviceRoutes.sessions, { sessions: [thisDevice] });
    press('Sign out Safari on iPhone');
    await waitFor(async () => expect(await items()).toHaveLength(1));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'That device is signed out.' }));
    expect(sent(api)).toEqual([[`DELETE ${path}`, null]]);
    expect(focused()?.textContent).toMatch(/^Devices/);
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  });

  it('signs all others out', async () => {
    const api = two().answer(deviceRoutes.endOtherSessions, { message: 'One other device is signed out.', ended: 1 });
    show(api);
    await pressLater('Sign out all others');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'One other device is signed out.' }));
  });

  it('says that a device is still signed in', async () => {
    dismissToast();
    show(two().fail(deviceRoutes.endOtherSessions, networkError()));
    await pressLater('Sign out all others');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'The device is still signed in' }));
    expect(currentToast()?.text).toBe('Connection error. Please try again.');
  });

  it('offers to read the list again where it did not come', async () => {
    const api = plainAccount().refuse(deviceRoutes.sessions, 500, refusal('internal'));
    show(api);
    const row = (await screen.findByText(/We could not load your devices/)).closest('[role=alert]') as HTMLElement;
    api.answer(deviceRoutes.sessions, { sessions: [thisDevice] });
    within(row).getByRole('button', { name: 'Try again' }).click();
    expect(await items()).toHaveLength(1);
  });
});

describe('activity', () => {
  const entry = (place: number): AuditView => ({
    id: `01935b2e-7c00-7000-8000-0000000001${String(place).padStart(2, '0')}`,
    at: '2026-11-21T09:00:00.000Z',
    action: 'login',
    result: place === 0 ? 'refused' : 'ok',
    code: place === 0 ? 'invalid_credentials' : null,
    browser: 'Firefox',
    system: 'Linux',
    addressPrefix: '203.0.113.0/24',
    network: 'ipv4',
  });
  const list = () => within(screen.getByRole('list', { name: 'Activity' })).getAllByRole('listitem');

  it('says what happened, when and where from', async () => {
    show(plainAccount().answer(profileRoutes.audit, { entries: [entry(0)], next: null }));
    expect(await screen.findByText('Sign-in failed: wrong password')).toBeDefined();
    expect(list()[0]?.textContent).toMatch(/Nov 21, 2026.*, Firefox on Linux, network 203\.0\.113\.x/);
    expect(screen.queryByRole('button', { name: 'Show more activity' })).toBeNull();
  });

  it('shows more in steps, reads on at the server, and the focus goes to what is new', async () => {
    const page = Array.from({ length: 20 }, (_, place) => entry(place));
    const next = entry(19).id;
    const api = plainAccount().answer(profileRoutes.audit, { entries: page, next });
    show(api);
    await screen.findByText('Sign-in failed: wrong password');
    expect(list()).toHaveLength(8);
    api.answer(profileRoutes.audit, { entries: [entry(20), entry(21)], next: null });
    press('Show more activity');
    await waitFor(() => expect(list()).toHaveLength(22));
    expect(focused()).toBe(list()[8]);
    expect(api.calls.at(-1)?.path).toBe(`/api/auth/audit?before=${next}`);
    expect(screen.queryByRole('button', { name: 'Show more activity' })).toBeNull();
  });

  it('says why more did not come', async () => {
    const page = Array.from({ length: 20 }, (_, place) => entry(place));
    const api = plainAccount().answer(profileRoutes.audit, { entries: page, next: entry(19).id });
    show(api);
    await screen.findByText('Sign-in failed: wrong password');
    api.refuse(profileRoutes.audit, 429, refusal('rate_limited'));
    press('Show more activity');
    expect(await screen.findByText("The server's words for rate_limited.")).toBeDefined();
    expect(list()).toHaveLength(8);
  });
});

describe('own data', () => {
  it('fetches the archive, saves it as a file, and says where it is', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const api = plainAccount().answer(ownDataRoutes.downloadData, 'PK archive' as never);
    show(api);
    await pressLater('Download my data');
    expect(await screen.findByText(/adjudge-data.*\.zip is in your downloads \(1 kB\)\./)).toBeDefined();
    expect(saved).toHaveBeenCalledOnce();
    expect(api.calls.find(({ path }) => path === '/api/auth/my-data')?.headers.accept).toBe('application/zip');
  });

  it.each([
    [
      'a limit',
      (api: ReturnType<typeof plainAccount>) => api.refuse(ownDataRoutes.downloadData, 429, refusal('rate_limited')),
      "The server's words for rate_limited.",
    ],
    [
      'no network',
      (api: ReturnType<typeof plainAccount>) => api.fail(ownDataRoutes.downloadData, networkError()),
      'Connection error. Please try again.',
    ],
  ])('says what is wrong: %s', async (_, prepare, why) => {
    show(prepare(plainAccount()));
    await pressLater('Download my data');
    expect((await screen.findByText(why)).getAttribute('role')).toBe('alert');
  });

  it('deletes the account with the password, empties the device and leaves', async () => {
    const left = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    const due = '2026-11-28T10:00:00.000Z';
    const api = plainAccount().answer(ownDataRoutes.deleteAccount, { message: 'm', deletionDueAt: due });
    show(api);
    await pressLater('Delete my account');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.getByText(/For 7 days nothing is deleted/)).toBeDefined();
    dialog.getByRole('button', { name: 'Delete my account' }).click();
    expect(await dialog.findByText('Please enter your password.')).toBeDefined();
    type('Your password', 'Light-table-7');
    dialog.getByRole('button', { name: 'Delete my account' }).click();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/login'));
    expect(sent(api)).toEqual([['POST /api/auth/delete-account', { password: 'Light-table-7' }]]);
    const said = sessionStorage.getItem('adjudge.flash');
    expect(said).toContain('Your account will be deleted on November 28, 2026');
    expect(said).toContain('sign in before then and choose “Keep my account”');
  });

  it.each([
    ['pro', 1],
    ['free', 0],
  ] as const)('says on %s what becomes of plan and money: %i sentence', async (plan, times) => {
    show(plainAccount(), { plan });
    await pressLater('Delete my account');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    expect(dialog.queryAllByText(/^Pro is not charged again\./)).toHaveLength(times);
  });

  it('says that the password is wrong and asks for it again', async () => {
    show(plainAccount().refuse(ownDataRoutes.deleteAccount, 400, refusal('wrong_password')));
    await pressLater('Delete my account');
    type('Your password', 'wrong');
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByRole('button', { name: 'Delete my account' }).click();
    expect(await dialog.findByText("The server's words for wrong_password.")).toBeDefined();
    expect(focused()).toBe(screen.getByLabelText('Your password'));
  });

  it('takes the deletion back', async () => {
    const api = plainAccount().answer(ownDataRoutes.keepAccount, { user });
    show(api, { deletionDueAt: '2026-11-28T10:00:00.000Z' });
    expect(await screen.findByText(/will be deleted on November 28, 2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    press('Keep my account');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Your account is kept' }));
  });
});
