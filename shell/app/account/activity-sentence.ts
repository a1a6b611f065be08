import type { AuditAction } from '#platform/accounts/audit-actions.ts';
import type { AuditView } from '#platform/accounts/profile-contract.ts';

const DONE: Readonly<Record<AuditAction, string>> = {
  signup: 'Account created',
  login: 'Signed in',
  logout: 'Signed out',
  logout_everywhere: 'Signed out on every device',
  forgot_password: 'Password reset link requested',
  reset_password: 'Password reset by email link; every device was signed out',
  change_password: 'Password changed; all other devices were signed out',
  verify_email: 'Email address confirmed',
  ask_email_change: 'Email change requested',
  change_email: 'Email address changed',
  end_session: 'One device signed out',
  end_other_sessions: 'All other devices signed out',
  change_name: 'Name changed',
  second_factor_on: 'Two-step sign-in turned on',
  second_factor_off: 'Two-step sign-in turned off',
  second_factor_codes: 'New recovery codes created; the old ones stopped working',
  add_passkey: 'Passkey added',
  rename_passkey: 'Passkey renamed',
  remove_passkey: 'Passkey removed',
  create_api_key: 'API key created',
  revoke_api_key: 'API key revoked',
  download_data: 'Your data downloaded',
  delete_account: 'Account deletion requested; every device was signed out',
  keep_account: 'Account deletion cancelled',
};

const NOT_DONE: Readonly<Record<AuditAction, string>> = {
  signup: 'Account not created',
  login: 'Sign-in failed',
  logout: 'Not signed out',
  logout_everywhere: 'Not signed out everywhere',
  forgot_password: 'Password reset link not sent',
  reset_password: 'Password not reset',
  change_password: 'Password not changed',
  verify_email: 'Email address not confirmed',
  ask_email_change: 'Email change not requested',
  change_email: 'Email address not changed',
  end_session: 'Device not signed out',
  end_other_sessions: 'Other devices not signed out',
  change_name: 'Name not changed',
  second_factor_on: 'Two-step sign-in not turned on',
  second_factor_off: 'Two-step sign-in not turned off',
  second_factor_codes: 'Recovery codes not created',
  add_passkey: 'Passkey not added',
  rename_passkey: 'Passkey not renamed',
  remove_passkey: 'Passkey not removed',
  create_api_key: 'API key not created',
  revoke_api_key: 'API key not revoked',
  download_data: 'Your data not downloaded',
  delete_account: 'Account not deleted',
  keep_account: 'Account deletion not cancelled',
};

const REASONS: Readonly<Record<string, string>> = {
  invalid_credentials: 'wrong password',
  wrong_password: 'wrong password',
  second_factor_wrong: 'the code was wrong or already used',
  second_factor_expired: 'the code came too late',
  passkey_refused: 'the passkey was not accepted',
  reset_link_invalid: 'the link was no longer valid',
  email_link_invalid: 'the link was no longer valid',
  email_taken: 'it already has an account',
  rate_limited: 'too many attempts',
};

const SIGN_IN_WAYS: Readonly<Record<string, string>> = {
  password: 'with password',
  app_code: 'with password and authenticator code',
  recovery_code: 'with password and recovery code',
  passkey: 'with a passkey',
};

/** Why something was done that nobody asked for by itself. */
const WHY: Readonly<Record<string, string>> = {
  address_first_proved: 'the email address had not been confirmed before',
};

export interface ActivitySentence {
  readonly text: string;
  /** Somebody tried and did not get through: worth a second look. */
  readonly refused: boolean;
}

/** One entry of the trail in plain words. */
export function activitySentence({ action, result, code }: AuditView): ActivitySentence {
  if (result === 'ok') {
    const way = action === 'login' ? detailOf(code, SIGN_IN_WAYS, ' ') : detailOf(code, WHY);
    return { text: DONE[action] + way, refused: false };
  }
  // The first half of every sign-in with two steps; the trail has it as a refusal, because it gave no session.
  if (code === 'second_factor_needed') return { text: 'Password correct, code requested', refused: false };
  return { text: NOT_DONE[action] + detailOf(code, REASONS), refused: true };
}

/** Nothing for a code that has no words here. */
function detailOf(code: string | null, words: Readonly<Record<string, string>>, link = ': '): string {
  return code === null || !Object.hasOwn(words, code) ? '' : link + words[code];
}
