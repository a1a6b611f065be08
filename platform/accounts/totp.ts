import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the values every authenticator app takes: SHA-1, 6 digits, 30 seconds. */
export const TOTP = { digits: 6, stepSeconds: 30 } as const;

/** Clocks of phones differ: the code before and after this one's is taken too. */
const STEPS_ASIDE = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Number of the time step an instant is in. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / TOTP.stepSeconds);
}

/** The code of one step (RFC 4226, section 5.3). */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** TOTP.digits).padStart(TOTP.digits, '0');
}

/** The step a typed code belongs to, if it is one of now and after `newerThan`; `undefined` for a wrong or used one. */
export function matchTotp(secret: Buffer, typed: string, now: Date, newerThan: number): number | undefined {
  const current = totpStep(now);
  for (let step = current - STEPS_ASIDE; step <= current + STEPS_ASIDE; step += 1) {
    const right = Buffer.from(totpCode(secret, step));
    const given = Buffer.from(typed);
    if (step > newerThan && given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return undefined;
}

/** RFC 4648, without padding, as apps take it. */
export function base32(bytes: Uint8Array): string {
  let bits = 0;
  let held = 0;
  let text = '';
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32[(held << (5 - bits)) & 31] : text;
}

/** What a QR code for an authenticator app carries. */
export function totpUri(secret: Buffer, account: string): string {
  const label = encodeURIComponent(`Adjudge:${account}`);
  const { digits, stepSeconds } = TOTP;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=Adjudge&digits=${digits}&period=${stepSeconds}`;
}
