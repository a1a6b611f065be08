/**
 * Where people write to while `SUPPORT_EMAIL` is not set. The domain is the
 * product's placeholder, as in `MAIL_FROM`; no mail to it leaves the machine.
 */
export const DEFAULT_SUPPORT_EMAIL = 'support@adjudge.localhost';
