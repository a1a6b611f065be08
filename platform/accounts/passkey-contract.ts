import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { ERRORS } from '#platform/contract/errors.ts';
import { userAnswer } from './contract.ts';
import { accountErrors as errors, ACCOUNT_MESSAGES as say } from './errors.ts';
import { messageAnswer, passkeyName, password } from './fields.ts';

/** Bytes as browsers write them in `toJSON()` of a credential. */
const bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});
export type CreatedCredential = z.output<typeof created>;

const asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
});
export type AssertedCredential = z.output<typeof asserted>;

/** Options as `PublicKeyCredential.parse…OptionsFromJSON()` of browsers takes them. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) });

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Kept by a password manager on several devices; else bound to one. */
  synced: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type PasskeyView = z.output<typeof passkey>;

/** Signing in without a password (WebAuthn). A passkey asks for a finger, a face or a PIN, so it is both steps at once. */
export const passkeyRoutes = defineRoutes('accounts', {
  passkeyLoginOptions: {
    method: 'POST',
    path: '/api/auth/login/passkey/options',
    summary: 'Options for signing in with a passkey; valid once, for 5 minutes. Names no account.',
    public: true,
    responses: { 200: options },
    limits: [{ name: 'passkey-options', points: 100, seconds: 900, by: 'address' }],
  },
  passkeyLogin: {
    method: 'POST',
    path: '/api/auth/login/passkey',
    summary: 'Sign in with a passkey: `toJSON()` of the browser’s credential.',
    public: true,
    body: z.object({ credential: asserted, rememberMe: z.optional(z.boolean()) }),
    responses: { 200: userAnswer },
    errors: [errors.passkey_refused],
    limits: [{ name: 'passkey-login', points: 50, seconds: 900, by: 'address' }],
  },
  passkeys: {
    method: 'GET',
    path: '/api/auth/passkeys',
    summary: 'The passkeys of this account, oldest first.',
    responses: { 200: z.object({ passkeys: z.array(passkey) }) },
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/auth/passkeys/options',
    summary: 'Options for creating a passkey; valid once, for 5 minutes. Requires the password.',
    body: z.object({ password: password(say.passwordMissing) }, { error: say.passwordMissing }),
    responses: { 200: options },
    errors: [errors.wrong_password, errors.too_many_passkeys],
    limits: [{ name: 'own-password', points: 10, seconds: 900, by: 'user' }],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Save a new passkey: `toJSON()` of the browser’s credential, and a name.',
    body: z.object({ credential: created, name: passkeyName }),
    responses: { 201: passkey },
    errors: [errors.passkey_refused],
    limits: [{ name: 'add-passkey', points: 20, seconds: 3600, by: 'user' }],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/auth/passkeys/{id}',
    summary: 'Rename a passkey.',
    params: z.object({ id: z.uuid() }),
    body: z.object({ name: passkeyName }, { error: say.passkeyNameMissing }),
    responses: { 200: passkey },
    errors: [ERRORS.not_found],
    limits: [{ name: 'rename-passkey', points: 60, seconds: 3600, by: 'user' }],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    summary: 'Remove a passkey: it no longer signs in.',
    params: z.object({ id: z.uuid() }),
    responses: { 200: messageAnswer },
  },
});
