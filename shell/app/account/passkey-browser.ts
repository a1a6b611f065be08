import type { AssertedCredential, CreatedCredential } from '#platform/accounts/passkey-contract.ts';
import { failureText } from '../../sdk/failure-text.ts';

type Options = { readonly challenge: string };

const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys; says nothing of what is plugged in. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Fetches the code ahead, so that the browser's own question follows the click closely. */
export async function preparePasskeys(): Promise<void> {
  // Said where it is used, if it still does not come then.
  await library().catch(() => undefined);
}

/**
 * Asks the person for a new passkey.
 * @throws what `passkeyFailure` puts into words
 */
export async function makePasskey(options: Options): Promise<CreatedCredential> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] });
}

/**
 * Asks the person for a passkey they have.
 * @throws what `passkeyFailure` puts into words
 */
export async function askForPasskey(options: Options): Promise<AssertedCredential> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] });
}

const BY_CODE: Readonly<Record<string, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for your account.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device has no fingerprint, face or PIN unlock. Set up a screen lock first, or use another device.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT:
    'This security key cannot store passkeys. Use another one, or your phone.',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'This security key is too old for passkeys. Use another one.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this web address. Open the site by its domain name.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this web address. Open the site at its usual address.',
};

/** Why a passkey was not made or taken, as the person reads it; refusals of the server have their own words. */
export function passkeyFailure(error: unknown): string {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? '';
  // Browsers say the same for a closed window, a wrong finger and a question nobody answered.
  if (name === 'NotAllowedError' || name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED')
    return 'The passkey request was cancelled or timed out. Please try again.';
  return failureText(error, 'The passkey did not work. Please try again, or use another device.');
}
