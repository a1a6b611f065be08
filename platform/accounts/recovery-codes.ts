import { createHmac, randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that are taken for each other. 30 signs: 49 bits a code. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz2345679';

/** New codes in the form `abcde-fghjk`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
  });
}

/** How codes are kept: keyed and bound to their owner, so that the table alone cannot be guessed through. */
export function createRecoveryHasher(secret: string): (owner: string, typed: string) => string {
  const key = createHmac('sha256', secret).update('recovery codes').digest();
  return (owner, typed) =>
    createHmac('sha256', key)
      .update(`${owner} ${typed.toLowerCase().replace(/[\s-]/g, '')}`)
      .digest('base64url');
}
