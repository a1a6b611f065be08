import type { Migration } from '#platform/module/define-server-module.ts';
import { createLedger } from './20261121_01_create_ledger.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '20261121_01_create_ledger': createLedger,
};
