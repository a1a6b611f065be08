import { createSlot } from '#platform/module/slot.ts';

/** Entries of the account page, under its own sections. */
export const accountEntries = createSlot<object>('shell.account-entries');
