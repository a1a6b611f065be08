import * as z from 'zod/mini';
import { atMost, storable } from '#platform/contract/text.ts';
import { asciiAddress } from './ascii-address.ts';
import { ACCOUNT_MESSAGES as say } from './errors.ts';

const isAsciiBeforeAt = (text: string): boolean =>
  /^\p{ASCII}*$/u.test(text.slice(0, Math.max(text.lastIndexOf('@'), 0)));

/** An address as it is kept: trimmed, lower case, its domain in ASCII. `missing` is said when there is none. */
export const email = (missing: string) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.overwrite(asciiAddress),
      z.minLength(1, missing),
      z.refine(isAsciiBeforeAt, say.emailLocalPart),
      z.maxLength(254, say.emailInvalid),
      z.regex(z.regexes.email, say.emailInvalid),
    );

/** Any text a person calls themselves, kept as it is; only what a database cannot hold is refused. */
export const personName = (missing: string) =>
  z
    .string({ error: missing })
    .check(z.regex(/\S/u, say.nameMissing), atMost(100, say.nameTooLong), ...storable(say.nameUnreadable));

/** What somebody calls one of their passkeys. */
export const passkeyName = z
  .string({ error: say.passkeyNameMissing })
  .check(
    z.regex(/\S/u, say.passkeyNameMissing),
    atMost(60, say.passkeyNameTooLong),
    ...storable(say.passkeyNameMissing),
  );

/** Long enough for every password that is allowed; the real rules are in `password-rules.ts`. */
const PASSWORD_INPUT_MAX = 1024;

/** A password as it was typed, not judged yet. `missing` is said when there is none. */
export const password = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), atMost(PASSWORD_INPUT_MAX));

/** A random token of a link or a step, as we make them; nothing longer is looked up. */
export const oneTimeToken = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), atMost(200, missing));

/** A sentence the shell may show as it is. */
export const messageAnswer = z.object({ message: z.string() });
