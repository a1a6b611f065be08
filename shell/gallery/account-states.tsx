import { type ApiKeyView, apiKeyRoutes } from '#platform/accounts/api-keys/api-key-contract.ts';
import { type Device, deviceRoutes } from '#platform/accounts/device-contract.ts';
import { emailChangeRoutes } from '#platform/accounts/email-change-contract.ts';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { type PasskeyView, passkeyRoutes } from '#platform/accounts/passkey-contract.ts';
import { type AuditView, profileRoutes } from '#platform/accounts/profile-contract.ts';
import { secondFactorRoutes } from '#platform/accounts/second-factor-contract.ts';
import { AddPasskey } from '../app/account/add-passkey.tsx';
import { ChangeEmail } from '../app/account/change-email.tsx';
import { ChangePassword } from '../app/account/change-password.tsx';
import { DeleteAccount } from '../app/account/delete-account.tsx';
import { RecoveryCodes } from '../app/account/recovery-codes.tsx';
import { RemovePasskey } from '../app/account/remove-passkey.tsx';
import { RenamePasskey } from '../app/account/rename-passkey.tsx';
import { ConfirmSecret, SecondFactorSetup } from '../app/account/second-factor-setup.tsx';
import AccountPage from '../app/pages/account-page.tsx';
import type { GalleryState } from '../sdk/define-web-module.ts';
import { testSession } from '../sdk/testing/fake-api.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PageSection, SettingRow } from '../ui/page-section.tsx';
import { apiKeyStates, apiKeys } from './api-key-states.tsx';
import { Beneath } from './beneath.tsx';

const at = '/account';
const id = (place: number) => `01935b2e-7c00-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const nothing = () => undefined;

const here = { browser: 'Chrome', system: 'Mac', addressPrefix: '203.0.113.0/24', network: 'ipv4' } as const;
const phone = { browser: 'Safari', system: 'iPhone', addressPrefix: '2001:db8:7::/48', network: 'ipv6' } as const;
const unknown = { browser: null, system: null, addressPrefix: null, network: 'unknown' } as const;

const device = (place: number, part: Partial<Device>): Device => ({
  id: id(place),
  current: false,
  ...here,
  signedInAt: '2026-11-02T09:12:00.000Z',
  lastSeenAt: '2026-11-20T18:00:00.000Z',
  endsAt: '2026-12-20T18:00:00.000Z',
  remembered: true,
  ...part,
});
const devices: Device[] = [
  device(1, { current: true }),
  device(2, { ...phone }),
  device(3, { ...unknown, remembered: false, lastSeenAt: '2026-11-18T07:00:00.000Z' }),
];

const passkeys: PasskeyView[] = [
  {
    id: id(4),
    name: 'Chrome on Mac',
    synced: true,
    createdAt: '2026-10-04T10:00:00.000Z',
    lastUsedAt: '2026-11-20T10:00:00.000Z',
  },
  {
    id: id(5),
    name: 'The blue security key in the second drawer',
    synced: false,
    createdAt: '2026-11-11T10:00:00.000Z',
    lastUsedAt: null,
  },
];

const entry = (place: number, action: AuditView['action'], part: Partial<AuditView> = {}): AuditView => ({
  id: id(place),
  at: `2026-11-${String(31 - place).padStart(2, '0')}T14:03:00.000Z`,
  action,
  result: 'ok',
  code: null,
  ...here,
  ...part,
});
const entries: AuditView[] = [
  entry(10, 'add_passkey'),
  entry(11, 'login'),
  entry(12, 'login', { result: 'refused', code: 'second_factor_needed' }),
  entry(13, 'login', { result: 'refused', code: 'invalid_credentials', ...unknown }),
  entry(14, 'second_factor_on', phone),
  entry(15, 'change_password', { result: 'refused', code: 'wrong_password', ...phone }),
  entry(16, 'download_data'),
  entry(17, 'verify_email', phone),
  entry(18, 'signup'),
];

interface Situation {
  readonly twoSteps?: boolean;
  readonly codesLeft?: number;
  readonly passkeys?: PasskeyView[];
  readonly apiKeys?: ApiKeyView[];
  readonly devices?: Device[];
  readonly entries?: AuditView[];
}

const answers = (situation: Situation): GalleryState['answers'] => [
  {
    route: secondFactorRoutes.secondFactor,
    body: { enabled: situation.twoSteps ?? false, recoveryCodesLeft: situation.codesLeft ?? 0 },
  },
  { route: passkeyRoutes.passkeys, body: { passkeys: situation.passkeys ?? [] } },
  { route: apiKeyRoutes.apiKeys, body: { apiKeys: situation.apiKeys ?? [] } },
  { route: deviceRoutes.sessions, body: { sessions: situation.devices ?? devices.slice(0, 1) } },
  { route: profileRoutes.audit, body: { entries: situation.entries ?? entries.slice(-1), next: null } },
];
const refusal = { status: 500, body: { code: 'internal', message: 'Something went wrong on our side.' } };
const failing: GalleryState['answers'] = [
  secondFactorRoutes.secondFactor,
  passkeyRoutes.passkeys,
  apiKeyRoutes.apiKeys,
  deviceRoutes.sessions,
  profileRoutes.audit,
].map((route) => ({ route, ...refusal }));

const settled = answers({ twoSteps: true, codesLeft: 10, passkeys, apiKeys, devices, entries });
const page = <AccountPage />;

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, place) => `abcd${place + 2}-mnpq${9 - place}`);

/** The account page in its situations, and each of its dialogs. */
export const accountStates: readonly GalleryState[] = [
  { id: 'account', title: 'Account, new', at, answers: answers({}), screen: page },
  { id: 'account-full', title: 'Account, all in use', at, answers: settled, screen: page },
  {
    id: 'account-page-unconfirmed',
    title: 'Account, few codes, address not confirmed',
    at,
    session: testSession({
      emailVerified: false,
      email: 'a-rather-long-address-of-somebody@department.of-a-company.example.com',
    }),
    answers: answers({ twoSteps: true, codesLeft: 2, passkeys, devices, entries }),
    screen: page,
  },
  {
    id: 'account-page-leaving',
    title: 'Account, about to go',
    at,
    session: testSession({ deletionDueAt: '2026-11-28T10:00:00.000Z' }),
    answers: settled,
    screen: page,
  },
  { id: 'account-page-loading', title: 'Account, loading', at, screen: page },
  { id: 'account-page-failed', title: 'Account, parts failed', at, answers: failing, screen: page },
  {
    id: 'account-password',
    title: 'Account, change password',
    at,
    screen: (
      <Beneath>
        <ChangePassword open onClose={nothing} />
      </Beneath>
    ),
  },
  {
    id: 'account-email',
    title: 'Account, change address',
    at,
    screen: (
      <Beneath>
        <ChangeEmail open onClose={nothing} />
      </Beneath>
    ),
  },
  {
    id: 'account-email-refused',
    title: 'Account, link of a new address refused',
    at: '/account?new-email=abc',
    answers: [
      ...(settled ?? []),
      {
        route: emailChangeRoutes.confirmEmail,
        status: 400,
        body: { code: 'email_link_invalid', message: ACCOUNT_MESSAGES.emailLinkInvalid },
      },
    ],
    screen: page,
  },
  {
    id: 'account-two-steps-start',
    title: 'Account, second step, password',
    at,
    screen: (
      <Beneath>
        <SecondFactorSetup open onClose={nothing} onCodes={async () => undefined} />
      </Beneath>
    ),
  },
  {
    id: 'account-two-steps-scan',
    title: 'Account, second step, scan',
    at,
    screen: (
      <Beneath>
        <Dialog open onClose={nothing} title="Set up two-step sign-in">
          <ConfirmSecret
            made={{ secret: SECRET, uri: `otpauth://totp/Adjudge:ada%40example.com?secret=${SECRET}&issuer=Adjudge` }}
            onClose={nothing}
            onCodes={async () => undefined}
          />
        </Dialog>
      </Beneath>
    ),
  },
  {
    id: 'account-recovery-codes',
    title: 'Account, recovery codes',
    at,
    screen: (
      <Beneath>
        <PageSection id="security" title="Security" text="How you sign in.">
          <SettingRow title="Two-step sign-in" below={<RecoveryCodes codes={CODES} onDone={nothing} />} />
        </PageSection>
      </Beneath>
    ),
  },
  {
    id: 'account-passkey-add',
    title: 'Account, add a passkey',
    at,
    screen: (
      <Beneath>
        <AddPasskey open onClose={nothing} />
      </Beneath>
    ),
  },
  {
    id: 'account-passkey-rename',
    title: 'Account, rename a passkey',
    at,
    screen: (
      <Beneath>
        <RenamePasskey open passkey={passkeys[1] ?? null} onClose={nothing} />
      </Beneath>
    ),
  },
  {
    id: 'account-passkey-remove',
    title: 'Account, remove a passkey',
    at,
    screen: (
      <Beneath>
        <RemovePasskey open passkey={passkeys[1] ?? null} onClose={nothing} onRemoved={nothing} />
      </Beneath>
    ),
  },
  ...apiKeyStates,
  {
    id: 'account-delete',
    title: 'Account, delete',
    at,
    screen: (
      <Beneath>
        <DeleteAccount open onClose={nothing} />
      </Beneath>
    ),
  },
];
