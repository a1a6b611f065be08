import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** What a browser and a device do together when they make a passkey and sign with it (WebAuthn level 3, ES256). */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16);
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private counter = 0;
  userHandle = '';

  constructor(
    private readonly site: { origin: string; rpId: string },
    private readonly options: { verifies?: boolean } = {},
  ) {}

  /** `toJSON()` of what `navigator.credentials.create()` gives. */
  create(
    options: { challenge: string; user: { id: string } },
    attestation: { fmt?: string; attStmt?: Map<string, unknown> } = {},
  ) {
    this.userHandle = options.user.id;
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    const coseKey = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const authData = Buffer.concat([
      this.authenticatorData(FLAGS.attested),
      Buffer.alloc(16),
      length,
      this.credentialId,
      isoCBOR.encode(coseKey),
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, never>([
        ['fmt', (attestation.fmt ?? 'none') as never],
        ['attStmt', (attestation.attStmt ?? new Map()) as never],
        ['authData', new Uint8Array(authData) as never],
      ]),
    );
    return this.credential({
      clientDataJSON: base64url(this.clientData('webauthn.create', options.challenge)),
      attestationObject: base64url(attestationObject),
      transports: ['internal', 'hybrid'],
    });
  }

  /** `toJSON()` of what `navigator.credentials.get()` gives. */
  get(options: { challenge: string }) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options.challenge);
    const authenticatorData = this.authenticatorData(0);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(this.key.privateKey);
    return this.credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: this.userHandle,
    });
  }

  private credential<R>(response: R) {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key' as const, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.site.origin, crossOrigin: false }));
  }

  private authenticatorData(more: number): Buffer {
    const flags = FLAGS.present | (this.options.verifies === false ? 0 : FLAGS.verified) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.site.rpId), Buffer.from([flags]), counter]);
  }
}
