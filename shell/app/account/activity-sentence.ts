import type { AuditAction } from '#platform/accounts/audit-actions.ts';
import type { AuditView } from '#platform/accounts/profile-contract.ts';

const DONE: Readonly<Record<AuditAction, string>> = {
  signup: 'Account opened',
  login: 'Signed in',
  logout: 'Signed out',
  logout_everywhere: 'Signed out on every device',
  forgot_password: 'A link to choose a new password was asked for',
  reset_password: 'New password chosen with a mailed link; every device was signed out',
  change_password: 'Password changed; all other devices were signed out',
  verify_email: 'Email address confirmed',
  ask_email_change: 'Another email address asked for',
  change_email: 'Email address changed',
  end_session: 'One device signed out',
  end_other_sessions: 'All other devices signed out',
  change_name: 'Name changed',
  second_factor_on: 'Second step switched on',
  second_factor_off: 'Second step switched off',
  second_factor_codes: 'New recovery codes made; the old ones stopped working',
  add_passkey: 'Passkey added',
  rename_passkey: 'Passkey renamed',
  remove_passkey: 'Passkey removed',
  download_data: 'Your data downloaded',
  delete_account: 'Deletion of the account asked for; every device was signed out',
  keep_account: 'Deletion taken back; the account stays',
};

const NOT_DONE: Readonly<Record<AuditAction, string>> = {
  signup: 'Account not opened',
  login: 'Sign-in refused',
  logout: 'Not signed out',
  logout_everywhere: 'Not signed out everywhere',
  forgot_password: 'No link for a new password sent',
  reset_password: 'No new password chosen',
  change_password: 'Password not changed',
  verify_email: 'Email address not confirmed',
  ask_email_change: 'No other email address asked for',
  change_email: 'Email address not changed',
  end_session: 'Device not signed out',
  end_other_sessions: 'Other devices not signed out',
  change_name: 'Name not changed',
  second_factor_on: 'Second step not switched on',
  second_factor_off: 'Second step not switched off',
  second_factor_codes: 'No new recovery codes made',
  add_passkey: 'No passkey added',
  rename_passkey: 'Passkey not renamed',
  remove_passkey: 'Passkey not removed',
  download_data: 'Your data not downloaded',
  delete_account: 'Account not deleted',
  keep_account: 'Deletion not taken back',
};

const REASONS: Readonly<Record<string, string>> = {
  invalid_credentials: 'wrong password',
  wrong_password: 'wrong password',
  second_factor_wrong: 'the code was wrong or used already',
  second_factor_expired: 'the second step took too long',
  passkey_refused: 'the passkey was not accepted',
  reset_link_invalid: 'the link was not valid any more',
  email_link_invalid: 'the link was not valid any more',
  email_taken: 'it has an account already',
  rate_limited: 'too many tries',
};

const SIGN_IN_WAYS: Readonly<Record<string, string>> = {
  password: 'with the password',
  app_code: 'with the password and a code of the authenticator app',
  recovery_code: 'with the password and a recovery code',
  passkey: 'with a passkey',
};

/** Why something was done that nobody asked for by itself. */
const WHY: Readonly<Record<string, string>> = {
  address_first_proved: 'the address had not been confirmed before the new password',
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
  if (code === 'second_factor_needed') return { text: 'Password accepted, second step asked for', refused: false };
  return { text: NOT_DONE[action] + detailOf(code, REASONS), refused: true };
}

/** Nothing for a code that has no words here. */
function detailOf(code: string | null, words: Readonly<Record<string, string>>, link = ': '): string {
  return code === null || !Object.hasOwn(words, code) ? '' : link + words[code];
}
