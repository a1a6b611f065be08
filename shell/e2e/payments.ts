import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import type { LocalSecrets } from '#platform/embedded/secrets.ts';
import { RUN_FOLDER } from './addresses.ts';
import { e2ePorts } from './ports.mjs';

/** Cards of the sandbox's own test mode. */
export const CARD = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  failsLater: '4000000000000341',
  /** Its bank asks about every payment. */
  confirms: '4000002760003184',
} as const;

/** Fills in the card form of a hosted page and sends it. */
export async function payWith(page: Page, number: string, button: RegExp | string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires (MM/YY)').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Grace Hopper');
  await page.getByRole('button', { name: button }).click();
}

/** Moves the sandbox's clock by some days: what falls due happens, and is told to the product. */
export async function daysPass(page: Page, days: number): Promise<void> {
  const file = fileURLToPath(new URL(`../../${RUN_FOLDER}/data/secrets.json`, import.meta.url));
  const { stripeSecretKey } = JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  const answer = await page.request.post(`http://127.0.0.1:${e2ePorts(environment()).stripe}/_sandbox/clock`, {
    headers: { authorization: `Bearer ${stripeSecretKey}` },
    data: { advance_seconds: days * 86_400 },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
