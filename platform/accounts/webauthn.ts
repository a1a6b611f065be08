import type { AssertedCredential, CreatedCredential } from './passkey-contract.ts';
import type { StoredPasskey } from './passkey-store.ts';

/** Loaded when somebody uses a passkey: reading certificates takes a process a while to learn. */
const library = () => import('@simplewebauthn/server');
const libraryParts = () => import('@simplewebauthn/server/helpers');

export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly synced: boolean;
}

/**
 * The ceremonies of WebAuthn for one site (SimpleWebAuthn does the reading and
 * the cryptography). User verification is demanded, so that a passkey is two
 * factors; attestation is not asked for.
 */
export function createWebauthn(options: { publicUrl: string }) {
  const { origin, hostname: rpID } = new URL(options.publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    async creationOptions(user: { id: string; email: string; name: string }, known: readonly StoredPasskey[]) {
      return (await library()).generateRegistrationOptions({
        rpName: 'Adjudge',
        rpID,
        userName: user.email,
        userDisplayName: user.name,
        userID: new Uint8Array(Buffer.from(user.id)),
        attestationType: 'none',
        excludeCredentials: known.map((k) => ({ id: k.credentialId, transports: [...k.transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    async requestOptions() {
      return (await library()).generateAuthenticationOptions({ rpID, userVerification: 'required' });
    },

    /** @returns undefined for anything but a passkey a browser made for this challenge on this site */
    async readCreated(credential: CreatedCredential, challenge: string): Promise<MadePasskey | undefined> {
      if (!(await withoutCertificates(credential))) return undefined;
      const { verifyRegistrationResponse } = await library();
      const answer = { ...credential, clientExtensionResults: {} };
      const { registrationInfo: made } = await verifyRegistrationResponse({
        ...expected,
        response: answer,
        expectedChallenge: challenge,
      }).catch(() => ({ registrationInfo: undefined }));
      return (
        made && {
          credentialId: made.credential.id,
          publicKey: Buffer.from(made.credential.publicKey),
          counter: made.credential.counter,
          transports: credential.response.transports ?? [],
          synced: made.credentialBackedUp,
        }
      );
    },

    /** @returns undefined unless the passkey's owner signed this challenge on this site just now */
    async readAsserted(
      credential: AssertedCredential,
      challenge: string,
      passkey: StoredPasskey,
    ): Promise<{ counter: number; synced: boolean } | undefined> {
      const { verifyAuthenticationResponse } = await library();
      const { userHandle, ...response } = credential.response;
      const handle = userHandle ? Buffer.from(userHandle, 'base64url').toString() : passkey.userId;
      if (handle !== passkey.userId) return undefined;
      const result = await verifyAuthenticationResponse({
        ...expected,
        response: { ...credential, response, clientExtensionResults: {} },
        expectedChallenge: challenge,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      if (!result?.verified) return undefined;
      return { counter: result.authenticationInfo.newCounter, synced: result.authenticationInfo.credentialBackedUp };
    },
  };
}

export type Webauthn = ReturnType<typeof createWebauthn>;

/** The challenge an answer claims to be for; `undefined` for what is no answer of a browser. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * We ask for no attestation, so browsers send none or the key's own. One with certificates would have us read what a
 * stranger wrote, and fetch the addresses it names.
 */
async function withoutCertificates(credential: CreatedCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await libraryParts();
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(credential.response.attestationObject));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  } catch {
    return false;
  }
}
