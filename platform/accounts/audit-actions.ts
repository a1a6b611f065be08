/** Everything about an account that is written down; the shell has a sentence for each. */
export const AUDIT_ACTIONS = [
  'signup',
  'login',
  'logout',
  'logout_everywhere',
  'forgot_password',
  'reset_password',
  'change_password',
  'verify_email',
  'end_session',
  'end_other_sessions',
  'change_name',
  'second_factor_on',
  'second_factor_off',
  'second_factor_codes',
  'add_passkey',
  'remove_passkey',
  'download_data',
  'delete_account',
  'keep_account',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
