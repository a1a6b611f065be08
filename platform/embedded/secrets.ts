import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a machine that runs everything itself needs and nobody else may know. */
export interface LocalSecrets {
  /** 32 bytes in base64: wraps the keys of the stored files. */
  readonly storageMasterKey: string;
  /** Signs session cookies. */
  readonly authSecret: string;
  readonly postgresPassword: string;
  /** Signs Unleash's own sessions. */
  readonly unleashSecret: string;
  /** For the API's and the worker's flag reads. */
  readonly unleashToken: string;
  /** For creating the flags of the catalogue. */
  readonly unleashAdminToken: string;
  readonly unleashAdminPassword: string;
  /** Opens the payment sandbox. */
  readonly stripeSecretKey: string;
  /** Signs the payment sandbox's events. */
  readonly stripeWebhookSecret: string;
}

const MAKERS: { readonly [K in keyof LocalSecrets]: () => string } = {
  storageMasterKey: () => randomBytes(32).toString('base64'),
  authSecret: () => randomBytes(32).toString('hex'),
  postgresPassword: () => randomBytes(18).toString('hex'),
  unleashSecret: () => randomBytes(24).toString('hex'),
  unleashToken: () => `*:development.${randomBytes(24).toString('hex')}`,
  unleashAdminToken: () => `*:*.${randomBytes(24).toString('hex')}`,
  unleashAdminPassword: () => randomBytes(9).toString('base64url'),
  stripeSecretKey: () => `sk_test_${randomBytes(24).toString('hex')}`,
  stripeWebhookSecret: () => `whsec_${randomBytes(24).toString('hex')}`,
};

/**
 * The secrets of `path`, made and kept there (mode 600) on the first call.
 * @param dataExists whether data made under earlier secrets is there: then new
 *   ones would lock it, so a missing file is refused with a sentence.
 */
export function loadSecrets(path: string, dataExists: boolean): LocalSecrets {
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<LocalSecrets>) : undefined;
  if (known === undefined && dataExists)
    throw new Error(
      `${path} is missing, but data that needs it is there: stored files and the database cannot be opened without it. ` +
        `Put the file back from a copy, or remove ${dirname(path)} to begin anew.`,
    );
  const names = Object.keys(MAKERS) as (keyof LocalSecrets)[];
  const complete = Object.fromEntries(
    names.map((name) => [name, known?.[name] ?? MAKERS[name]()]),
  ) as unknown as LocalSecrets;
  if (names.some((name) => known?.[name] === undefined)) write(path, complete);
  else chmodSync(path, 0o600);
  return complete;
}

function write(path: string, secrets: LocalSecrets): void {
  mkdirSync(dirname(path), { recursive: true });
  // Written beside and renamed: a crash leaves the old file or the new one, never half of one.
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
