import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#platform/accounts/audit-actions.ts';
import type { AuditView } from '#platform/accounts/profile-contract.ts';
import { activitySentence } from './activity-sentence.ts';
import { deviceText, networkText } from './origin-text.ts';

const entry = (part: Partial<AuditView>): AuditView => ({
  id: '01935b2e-7c00-7000-8000-00000000000a',
  at: '2026-11-21T09:00:00.000Z',
  action: 'login',
  result: 'ok',
  code: null,
  browser: null,
  system: null,
  addressPrefix: null,
  network: 'unknown',
  ...part,
});

it.each(AUDIT_ACTIONS)('says %s in words of its own, done and refused', (action) => {
  const done = activitySentence(entry({ action })).text;
  const refused = activitySentence(entry({ action, result: 'refused', code: 'wrong_password' })).text;
  expect(done).not.toContain('_');
  expect(refused).toMatch(/: wrong password$/);
  const others = AUDIT_ACTIONS.filter((other) => other !== action).map((other) => entry({ action: other }));
  expect(others.map((other) => activitySentence(other).text)).not.toContain(done);
});

it('takes the first half of a sign-in with two steps for no refusal', () => {
  const first = activitySentence(entry({ result: 'refused', code: 'second_factor_needed' }));
  expect(first).toEqual({ text: 'Password correct, code requested', refused: false });
});

it.each([
  ['password', 'Signed in with password'],
  ['app_code', 'Signed in with password and authenticator code'],
  ['recovery_code', 'Signed in with password and recovery code'],
  ['passkey', 'Signed in with a passkey'],
  [null, 'Signed in'],
])('says how somebody signed in: %s', (code, text) => {
  expect(activitySentence(entry({ code }))).toEqual({ text, refused: false });
});

it('says why a second step went with a new password', () => {
  const { text } = activitySentence(entry({ action: 'second_factor_off', code: 'address_first_proved' }));
  expect(text).toBe('Two-step sign-in turned off: the email address had not been confirmed before');
});

it('says no reason it does not know', () => {
  const { text } = activitySentence(entry({ result: 'refused', code: 'constructor' }));
  expect(text).toBe('Sign-in failed');
});

it.each([
  [{ browser: 'Firefox', system: 'Windows' }, 'Firefox on Windows'],
  [{ browser: null, system: 'iPhone' }, 'iPhone'],
  [{ browser: null, system: null }, 'Unknown device'],
])('names a device: %j', (from, text) => expect(deviceText(from)).toBe(text));

it.each([
  [{ addressPrefix: '203.0.113.0/24', network: 'ipv4' as const }, 'network 203.0.113.x'],
  [{ addressPrefix: '10.0.0.0/24', network: 'ipv4' as const }, 'network 10.0.0.x'],
  [{ addressPrefix: '2001:db8:7::/48', network: 'ipv6' as const }, 'network 2001:db8:7::'],
  [{ addressPrefix: '127.0.0.0/24', network: 'ipv4' as const }, 'this computer'],
  [{ addressPrefix: '0:0:0::/48', network: 'ipv6' as const }, 'this computer'],
  [{ addressPrefix: null, network: 'unknown' as const }, 'unknown network'],
])('names a network: %j', (from, text) => expect(networkText(from)).toBe(text));
