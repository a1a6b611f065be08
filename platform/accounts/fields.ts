import * as z from 'zod/mini';
import { ACCOUNT_MESSAGES as say } from './errors.ts';

/** An address as it is kept: trimmed, lower case. `missing` is said when there is none. */
export const email = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(254, say.emailInvalid),
      z.regex(z.regexes.email, say.emailInvalid),
    );

const readable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** Any text a person calls themselves, kept as it is; only what a database cannot hold is refused. */
export const personName = (missing: string) =>
  z
    .string({ error: missing })
    .check(z.regex(/\S/u, say.nameMissing), z.maxLength(100, say.nameTooLong), z.refine(readable, say.nameUnreadable));

/** What somebody calls one of their passkeys. */
export const passkeyName = z
  .string({ error: say.passkeyNameMissing })
  .check(
    z.regex(/\S/u, say.passkeyNameMissing),
    z.maxLength(60, say.passkeyNameTooLong),
    z.refine(readable, say.passkeyNameMissing),
  );

/** Long enough for every password that is allowed; the real rules are in `password-rules.ts`. */
const PASSWORD_INPUT_MAX = 1024;

/** A password as it was typed, not judged yet. `missing` is said when there is none. */
export const password = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), z.maxLength(PASSWORD_INPUT_MAX));

/** A random token of a link or a step, as we make them; nothing longer is looked up. */
export const oneTimeToken = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), z.maxLength(200, missing));

/** A sentence the shell may show as it is. */
export const messageAnswer = z.object({ message: z.string() });
