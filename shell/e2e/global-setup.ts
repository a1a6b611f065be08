import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ACCOUNT_FILE, newAccount, signUp } from './fixtures.ts';

/** Runs once the product answers: one account for all tests that need any. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the setup as the default export
export default async function globalSetup(): Promise<void> {
  const account = newAccount();
  await signUp(account);
  await mkdir(dirname(ACCOUNT_FILE), { recursive: true });
  await writeFile(ACCOUNT_FILE, JSON.stringify(account));
}
