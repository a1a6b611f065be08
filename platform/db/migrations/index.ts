import type { Migration } from '#platform/module/define-server-module.ts';
import { createAccounts } from './20261121_01_create_accounts.ts';
import { createRateLimits } from './20261121_02_create_rate_limits.ts';
import { createDataKeys } from './20261121_03_create_data_keys.ts';
import { createOutboxMails } from './20261121_04_create_outbox_mails.ts';
import { createAuditLog } from './20261121_05_create_audit_log.ts';
import { createKnownNetworks } from './20261121_06_create_known_networks.ts';
import { createOneTimeTokens } from './20261121_07_create_one_time_tokens.ts';
import { createSecondFactors } from './20261121_08_create_second_factors.ts';
import { addAccountDeletion } from './20261121_09_add_account_deletion.ts';
import { createPasskeys } from './20261121_10_create_passkeys.ts';
import { createOpsLog } from './20261121_20_create_ops_log.ts';
import { dropOnboardingFlag } from './20261121_21_drop_onboarding_flag.ts';
import { addEmailChanges } from './20261122_01_add_email_changes.ts';
import { markRemovals } from './20261122_02_mark_removals.ts';
import { noteDeletionAsked } from './20261122_03_note_deletion_asked.ts';
import { createAssets } from './20261128_01_create_assets.ts';
import { createApiKeys } from './20261128_02_create_api_keys.ts';
import { createRequestKeys } from './20261128_03_create_request_keys.ts';

/** Every migration of the platform, by name; they run in the order of their names. */
export const platformMigrations: Readonly<Record<string, Migration>> = {
  '20261121_01_create_accounts': createAccounts,
  '20261121_02_create_rate_limits': createRateLimits,
  '20261121_03_create_data_keys': createDataKeys,
  '20261121_04_create_outbox_mails': createOutboxMails,
  '20261121_05_create_audit_log': createAuditLog,
  '20261121_06_create_known_networks': createKnownNetworks,
  '20261121_07_create_one_time_tokens': createOneTimeTokens,
  '20261121_08_create_second_factors': createSecondFactors,
  '20261121_09_add_account_deletion': addAccountDeletion,
  '20261121_10_create_passkeys': createPasskeys,
  '20261121_20_create_ops_log': createOpsLog,
  '20261121_21_drop_onboarding_flag': dropOnboardingFlag,
  '20261122_01_add_email_changes': addEmailChanges,
  '20261122_02_mark_removals': markRemovals,
  '20261122_03_note_deletion_asked': noteDeletionAsked,
  '20261128_01_create_assets': createAssets,
  '20261128_02_create_api_keys': createApiKeys,
  '20261128_03_create_request_keys': createRequestKeys,
};
