import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. `algorithm: 2` is argon2id. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes and checks passwords with argon2id, off the event loop. */
export const passwordHasher = {
  hash: (password: string): Promise<string> => hash(password, ARGON2ID),
  /** False for a wrong password and for anything that is not one of our hashes. */
  verify: async ({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> =>
    stored.startsWith('$argon2id$') && (await verify(stored, password)),
};
