import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, expect } from '@playwright/test';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import { postgresUrl } from '#platform/embedded/postgres.ts';
import { queryOnce } from '#platform/embedded/postgres-database.ts';
import type { LocalSecrets } from '#platform/embedded/secrets.ts';
import { APP_URL, RUN_FOLDER } from './addresses.ts';
import { e2ePorts } from './ports.mjs';

/** The link of the newest mail to `to` under `subject`, read where a developer reads it: on the outbox page. */
export async function mailedLink(browser: Browser, to: string, subject: string): Promise<string> {
  const outbox = await browser.newPage({ baseURL: APP_URL });
  const mail = outbox
    .locator('article')
    .filter({ hasText: `To ${to},` })
    .filter({ has: outbox.getByRole('heading', { name: subject }) })
    .first();
  await expect
    .poll(async () => {
      await outbox.goto('/dev/outbox');
      return mail.count();
    }, `a mail "${subject}" to ${to}`)
    .toBe(1);
  const text = (await mail.locator('pre').textContent()) ?? '';
  await outbox.close();
  const link = /https?:\/\/\S+(?:token|new-email)=\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`the mail "${subject}" has no link:\n${text}`);
  return link;
}

/** Lets every mailed link of an account be as old as it may become: nobody can wait for a day here. */
export async function letLinksExpire(email: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../${RUN_FOLDER}/data/secrets.json`, import.meta.url));
  const secrets = JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  const changed = await queryOnce(
    postgresUrl(e2ePorts(environment()).postgres, secrets.postgresPassword, 'adjudge'),
    `update platform.one_time_tokens set expires_at = now() - interval '1 second'
     where user_id = (select id from platform.users where email = $1)`,
    [email],
  );
  expect(changed, 'links that expired').toBeGreaterThan(0);
}
