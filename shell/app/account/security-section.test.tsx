import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PasskeyView, passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { passwordRoutes } from '#platform/accounts/password-contract.ts';
import { secondFactorRoutes } from '#platform/accounts/second-factor-contract.ts';
import { networkError } from '../../sdk/api-error.ts';
import { testSession } from '../../sdk/testing/fake-api.ts';
import { renderApp } from '../../sdk/testing/render-app.tsx';
import { hasUnsavedWork } from '../../sdk/unsaved-work.ts';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import {
  AddPasskey,
  ChangePassword,
  PasswordDialog,
  RecoveryCodes,
  RemovePasskey,
  RenamePasskey,
  SecondFactorSetup,
} from './later-dialogs.tsx';
import { SecuritySection } from './security-section.tsx';
import { plainAccount, press, pressLater, refusal, sent, type } from './testing/account-setting.tsx';

const webauthn = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => webauthn);

const { user } = testSession();
if (!user) throw new Error('the test session has a user');
const PASSWORD = 'Light-table-7';
const show = (api = plainAccount()) => renderApp(<SecuritySection />, { api, at: '/account' });
const focused = () => document.activeElement;
const inDialog = () => within(screen.getByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// How long code takes to come is not what is tested.
beforeAll(async () => {
  const parts = [ChangePassword, SecondFactorSetup, PasswordDialog, AddPasskey, RenamePasskey, RemovePasskey];
  for (const part of [...parts, RecoveryCodes]) await part.preload();
});
beforeEach(() => dismissToast());

describe('password', () => {
  const fill = (current: string, next: string) => {
    press('Change your password');
    type('Current password', current);
    type('New password', next);
    press('Change password');
  };

  it('is changed, and says that other devices were signed out', async () => {
    const api = plainAccount().answer(passwordRoutes.changePassword, { user });
    show(api);
    fill(PASSWORD, 'Light-table-8');
    await closed();
    expect(sent(api)).toEqual([
      ['POST /api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'Light-table-8' }],
    ]);
    expect(currentToast()).toMatchObject({ text: 'All other devices were signed out.', tone: 'success' });
  });

  it.each([
    ['', 'Light-table-8', 'Please fill in your current and your new password.', 'Current password'],
    [PASSWORD, '', 'Please fill in your current and your new password.', 'New password'],
    [PASSWORD, 'short', 'Your new password does not meet the rules below it yet.', 'New password'],
    [PASSWORD, PASSWORD, 'That is your current password. Choose a different one.', 'New password'],
  ])('refuses %s and %s at once', (current, next, why, field) => {
    const api = plainAccount();
    show(api);
    fill(current, next);
    expect(inDialog().getByRole('alert').textContent).toBe(why);
    expect(focused()).toBe(screen.getByLabelText(field));
    expect(sent(api)).toEqual([]);
  });

  it.each([
    ['wrong_password', 400],
    ['weak_password', 400],
    ['rate_limited', 429],
  ])('says %s in the words of the server', async (code, status) => {
    show(plainAccount().refuse(passwordRoutes.changePassword, status, refusal(code)));
    fill(PASSWORD, 'Light-table-8');
    expect(await inDialog().findByText(`The server's words for ${code}.`)).toBeDefined();
    expect(focused()).toBe(screen.getByLabelText('Current password'));
  });

  it('says that there is no connection', async () => {
    show(plainAccount().fail(passwordRoutes.changePassword, networkError()));
    fill(PASSWORD, 'Light-table-8');
    expect(await inDialog().findByText('Connection error. Please try again.')).toBeDefined();
  });
});

describe('second step', () => {
  const secret = { secret: 'ABCDEFGHIJKL', uri: 'otpauth://totp/Adjudge:ada?secret=ABCDEFGHIJKL' };
  const CODES = ['abcde-fghjk', 'mnpqr-stuvw'];
  const on = (left = 10) =>
    plainAccount().answer(secondFactorRoutes.secondFactor, { enabled: true, recoveryCodesLeft: left });
  const start = async () => {
    await pressLater('Set up two-step sign-in');
    type('Your password', PASSWORD);
    press('Continue');
    await screen.findByLabelText('Six-digit code');
  };

  it('is set up with password and code; the recovery codes stay until they are kept', async () => {
    const api = plainAccount()
      .answer(secondFactorRoutes.startSecondFactor, secret)
      .answer(secondFactorRoutes.confirmSecondFactor, { recoveryCodes: CODES });
    show(api);
    await start();
    expect(screen.getByTestId('secret').textContent).toBe('ABCD EFGH IJKL');
    const picture = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.querySelectorAll('path')[1]?.getAttribute('d')?.length).toBeGreaterThan(1000);
    expect(screen.getByRole('link', { name: /open it in an app/ }).getAttribute('href')).toBe(secret.uri);
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Six-digit code')));
    type('Six-digit code', ' 123456 ');
    api.answer(secondFactorRoutes.secondFactor, { enabled: true, recoveryCodesLeft: 10 });
    press('Turn on');
    await closed();
    expect(sent(api)).toEqual([
      ['POST /api/auth/second-factor/start', { password: PASSWORD }],
      ['POST /api/auth/second-factor/confirm', { code: '123456' }],
    ]);
    const list = within(screen.getByRole('list', { name: 'Recovery codes' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    await waitFor(() => expect(focused()?.textContent).toBe('Save these recovery codes'));
    expect(hasUnsavedWork()).toBe(true);
    expect(await screen.findByText('On')).toBeDefined();
    press('I saved them');
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
  });

  it('copies and downloads the codes', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    show(on().answer(secondFactorRoutes.renewRecoveryCodes, { recoveryCodes: CODES }));
    await pressLater('New recovery codes');
    type('Your password', PASSWORD);
    press('Create new codes');
    await pressLater('Copy the recovery codes');
    expect(copied).toHaveBeenCalledWith('abcde-fghjk\nmnpqr-stuvw\n');
    press('Download the recovery codes');
    expect(saved).toHaveBeenCalledOnce();
  });

  it('is turned off with the password', async () => {
    const api = on().answer(secondFactorRoutes.removeSecondFactor, { message: 'off' });
    show(api);
    await pressLater('Turn off two-step sign-in');
    press('Turn off');
    expect(inDialog().getByRole('alert').textContent).toBe('Please enter your password.');
    type('Your password', PASSWORD);
    press('Turn off');
    await closed();
    expect(sent(api)).toEqual([['POST /api/auth/second-factor/remove', { password: PASSWORD }]]);
    expect(currentToast()).toMatchObject({ title: 'Two-step sign-in is off' });
  });

  it.each(['wrong_password', 'second_factor_is_on', 'rate_limited'])('says %s at the password', async (code) => {
    show(plainAccount().refuse(secondFactorRoutes.startSecondFactor, 400, refusal(code)));
    await pressLater('Set up two-step sign-in');
    type('Your password', 'wrong');
    press('Continue');
    expect(await inDialog().findByText(`The server's words for ${code}.`)).toBeDefined();
    expect(focused()).toBe(screen.getByLabelText('Your password'));
  });

  it.each(['second_factor_wrong', 'second_factor_is_off'])('says %s at the code', async (code) => {
    const api = plainAccount()
      .answer(secondFactorRoutes.startSecondFactor, secret)
      .refuse(secondFactorRoutes.confirmSecondFactor, 400, refusal(code));
    show(api);
    await start();
    press('Turn on');
    expect(inDialog().getByRole('alert').textContent).toBe('Please enter the code.');
    type('Six-digit code', '000000');
    press('Turn on');
    expect(await inDialog().findByText(`The server's words for ${code}.`)).toBeDefined();
    expect(focused()).toBe(screen.getByLabelText('Six-digit code'));
  });

  it.each([
    [10, '10 recovery codes are left.'],
    [1, 'Only 1 recovery code is left: create new ones soon.'],
    [0, 'No recovery codes left: create new ones.'],
  ])('says how many codes are left: %i', async (left, text) => {
    show(on(left));
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe('passkeys', () => {
  const passkey: PasskeyView = {
    id: '01935b2e-7c00-7000-8000-000000000009',
    name: 'My laptop',
    synced: true,
    createdAt: '2026-10-04T10:00:00.000Z',
    lastUsedAt: null,
  };
  const made = { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'c', attestationObject: 'o' } };
  const add = async () => {
    await pressLater('Add a passkey');
    type('Your password', PASSWORD);
    type('Passkey name', ' My laptop ');
    press('Continue');
  };
  const withBrowser = () => vi.stubGlobal('PublicKeyCredential', class {});
  afterEach(() => vi.clearAllMocks());

  it('says calmly that this browser knows none', async () => {
    show();
    expect(await screen.findByText(/This browser does not support passkeys/)).toBeDefined();
    await screen.findByText('No passkeys yet.');
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('adds one: password, the browser, then its name', async () => {
    withBrowser();
    webauthn.startRegistration.mockResolvedValue(made);
    const api = plainAccount()
      .answer(passkeyRoutes.passkeyOptions, { options: { challenge: 'x' } })
      .answer(passkeyRoutes.addPasskey, passkey);
    show(api);
    await add();
    await closed();
    expect(webauthn.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'x' } });
    expect(sent(api)).toEqual([
      ['POST /api/auth/passkeys/options', { password: PASSWORD }],
      ['POST /api/auth/passkeys', { credential: made, name: 'My laptop' }],
    ]);
    expect(currentToast()).toMatchObject({ title: 'Passkey added' });
  });

  it.each([
    ['', PASSWORD, 'Please name the passkey.', 'Passkey name'],
    ['n'.repeat(61), PASSWORD, 'Please keep the passkey name under 60 characters.', 'Passkey name'],
    ['My laptop', '', 'Please enter your password.', 'Your password'],
  ])('refuses the name %s with the password %s at once', async (name, password, why, field) => {
    withBrowser();
    show();
    await pressLater('Add a passkey');
    type('Your password', password);
    type('Passkey name', name);
    press('Continue');
    expect(inDialog().getByRole('alert').textContent).toBe(why);
    expect(focused()).toBe(screen.getByLabelText(field));
  });

  it.each([
    [{ name: 'NotAllowedError' }, /was cancelled or timed out/],
    [{ code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }, /already has a passkey for your account/],
    [{ code: 'ERROR_INVALID_DOMAIN' }, /do not work at this web address/],
    [{ name: 'UnknownError' }, /The passkey did not work/],
  ])('puts into words what the browser said: %j', async (said, words) => {
    withBrowser();
    webauthn.startRegistration.mockRejectedValue(Object.assign(new Error('raw words of a browser'), said));
    show(plainAccount().answer(passkeyRoutes.passkeyOptions, { options: { challenge: 'x' } }));
    await add();
    expect((await inDialog().findByText(words)).textContent).not.toContain('raw words');
  });

  it.each(['wrong_password', 'too_many_passkeys', 'rate_limited'])('says %s before the browser asks', async (code) => {
    withBrowser();
    show(plainAccount().refuse(passkeyRoutes.passkeyOptions, 400, refusal(code)));
    await add();
    expect(await inDialog().findByText(`The server's words for ${code}.`)).toBeDefined();
    expect(webauthn.startRegistration).not.toHaveBeenCalled();
  });

  it('renames one', async () => {
    const path = `/api/auth/passkeys/${passkey.id}`;
    const api = plainAccount()
      .answer(passkeyRoutes.passkeys, { passkeys: [passkey] })
      .answer(passkeyRoutes.renamePasskey, { ...passkey, name: 'Blue laptop' }, path);
    show(api);
    await pressLater('Rename My laptop');
    expect(screen.getByLabelText('Passkey name')).toHaveProperty('value', 'My laptop');
    type('Passkey name', ' ');
    press('Save');
    expect(inDialog().getByRole('alert').textContent).toBe('Please name the passkey.');
    type('Passkey name', ' Blue laptop ');
    press('Save');
    await closed();
    expect(sent(api)).toEqual([[`PATCH ${path}`, { name: 'Blue laptop' }]]);
    expect(currentToast()).toMatchObject({ title: 'Passkey renamed' });
  });

  it('removes one after asking, and keeps the focus near', async () => {
    const path = `/api/auth/passkeys/${passkey.id}`;
    const api = plainAccount()
      .answer(passkeyRoutes.passkeys, { passkeys: [passkey] })
      .answer(passkeyRoutes.removePasskey, { message: 'gone' }, path);
    show(api);
    await pressLater('Remove My laptop');
    api.answer(passkeyRoutes.passkeys, { passkeys: [] });
    inDialog().getByRole('button', { name: 'Remove' }).click();
    await closed();
    expect(sent(api)).toEqual([[`DELETE ${path}`, null]]);
    expect(screen.queryByText('My laptop')).toBeNull();
    await waitFor(() => expect(focused()?.textContent).toMatch(/^Passkeys/));
  });

  it('says that one could not be removed', async () => {
    const path = `/api/auth/passkeys/${passkey.id}`;
    const api = plainAccount()
      .answer(passkeyRoutes.passkeys, { passkeys: [passkey] })
      .refuse(passkeyRoutes.removePasskey, 404, refusal('not_found'), path);
    show(api);
    await pressLater('Remove My laptop');
    inDialog().getByRole('button', { name: 'Remove' }).click();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'The passkey was not removed' }));
  });
});
