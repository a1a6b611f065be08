import { fireEvent, screen } from '@testing-library/react';
import type { Device } from '#platform/accounts/device-contract.ts';
import { deviceRoutes } from '#platform/accounts/device-contract.ts';
import { passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { profileRoutes } from '#platform/accounts/profile-contract.ts';
import { secondFactorRoutes } from '#platform/accounts/second-factor-contract.ts';
import { FakeApi } from '../../../sdk/testing/fake-api.ts';

export const thisDevice: Device = {
  id: '01935b2e-7c00-7000-8000-000000000001',
  current: true,
  browser: 'Chrome',
  system: 'Mac',
  addressPrefix: '203.0.113.0/24',
  network: 'ipv4',
  signedInAt: '2026-11-02T09:12:00.000Z',
  lastSeenAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-12-20T18:00:00.000Z',
  remembered: true,
};

/** An account with nothing set up, on one device. */
export const plainAccount = () =>
  new FakeApi()
    .answer(secondFactorRoutes.secondFactor, { enabled: false, recoveryCodesLeft: 0 })
    .answer(passkeyRoutes.passkeys, { passkeys: [] })
    .answer(deviceRoutes.sessions, { sessions: [thisDevice] })
    .answer(profileRoutes.audit, { entries: [], next: null });

/** Types into an input of the dialog or form that is open. */
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses a button once it is there. */
export const pressLater = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** Bodies of the changing calls that were made, by `METHOD path`. */
export const sent = (api: FakeApi) =>
  api.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => [`${method} ${path}`, body === undefined ? null : JSON.parse(String(body))]);

/** How a refusal reaches the page. */
export const refusal = (code: string) => ({ code, message: `The server's words for ${code}.` });
