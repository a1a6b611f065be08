import type { Migration } from '#platform/module/define-server-module.ts';
import { createLedger } from './20261121_01_create_ledger.ts';
import { anchorPeriods } from './20261122_01_anchor_periods.ts';
import { createSubscriptions } from './20261122_02_create_subscriptions.ts';
import { separateBoughtPeriods } from './20261122_03_separate_bought_periods.ts';
import { noteDisputes } from './20261122_04_note_disputes.ts';
import { orderFetches } from './20261122_05_order_fetches.ts';
import { noteEmails } from './20261122_06_note_emails.ts';
import { noteParts } from './20261122_07_note_parts.ts';
import { noteEndsWithAccount } from './20261122_08_note_ends_with_account.ts';
import { noteConfirmations } from './20261122_09_note_confirmations.ts';
import { noteReturns } from './20261122_10_note_returns.ts';
import { keepDebts } from './20261122_11_keep_debts.ts';
import { noteGivenBack } from './20261122_12_note_given_back.ts';
import { findBuyers } from './20261122_13_find_buyers.ts';
import { renameOutbox } from './20261128_01_rename_outbox.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '20261121_01_create_ledger': createLedger,
  '20261122_01_anchor_periods': anchorPeriods,
  '20261122_02_create_subscriptions': createSubscriptions,
  '20261122_03_separate_bought_periods': separateBoughtPeriods,
  '20261122_04_note_disputes': noteDisputes,
  '20261122_05_order_fetches': orderFetches,
  '20261122_06_note_emails': noteEmails,
  '20261122_07_note_parts': noteParts,
  '20261122_08_note_ends_with_account': noteEndsWithAccount,
  '20261122_09_note_confirmations': noteConfirmations,
  '20261122_10_note_returns': noteReturns,
  '20261122_11_keep_debts': keepDebts,
  '20261122_12_note_given_back': noteGivenBack,
  '20261122_13_find_buyers': findBuyers,
  '20261128_01_rename_outbox': renameOutbox,
};
