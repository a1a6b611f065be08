import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations, sidewaysScroll } from './axe.ts';
import { AD, expectToast, newAccount, PASSWORD, signIn, signUp, test, WEAK_AD } from './fixtures.ts';
import { makeOperator, putOnPlan } from './operators.ts';

test.setTimeout(300_000);
/** A run analyses versions of each creative, and other tests do at the same time. */
const RUN_MS = 150_000;

/** Has both ads analysed and says of each how good it is, as the result page does. */
async function rateAds(page: Page): Promise<void> {
  for (const [file, score] of [
    [AD, 9],
    [WEAK_AD, 3],
  ] as const) {
    const base64 = (await readFile(file)).toString('base64');
    const answer = await page.evaluate(
      async ([bytes, given]) => {
        const form = new FormData();
        form.append('file', new Blob([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))]), 'ad.webp');
        const analysed = await fetch('/api/analyze', { method: 'POST', body: form });
        const { id } = (await analysed.json()) as { id: string };
        const rated = await fetch('/api/public-feedback', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ analysisId: id, category: 'analysis_feedback', context: { score: given } }),
        });
        return [analysed.status, rated.status];
      },
      [base64, score] as const,
    );
    expect(answer).toEqual([200, 201]);
  }
}

async function becomeElite(page: Page, email: string): Promise<void> {
  await signIn(page, { email, name: '' });
  await putOnPlan(email, 'elite');
  await page.goto('/training');
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
}

const runs = (page: Page): Locator => page.getByRole('list', { name: 'Runs' });

async function expectWellMade(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

async function giveReason(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Trying it out');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

test('a visitor is sent to sign in from both pages, and comes back to where they were going', async ({
  page,
  account,
}) => {
  for (const path of ['/training', '/training-scheduler?tab=alerts']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/training-scheduler?tab=alerts');
  await expect(page.getByRole('link', { name: 'Upgrade to Elite Plan' })).toHaveAttribute(
    'href',
    '/subscribe?plan=elite&from=training',
  );
});

test('an Elite user’s run fails for want of creatives, is retried with two, and shows what it found; nobody else sees it', {
  tag: '@phone',
}, async ({ page, account, browser }) => {
  await becomeElite(page, account.email);
  await expect(page.getByText('The rule book alone')).toBeVisible();
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Full Training' }).click();
  await expectToast(page, 'Training Triggered');
  await expect(runs(page).getByText('Failed')).toBeVisible({ timeout: RUN_MS });
  await expect(runs(page)).toContainText('it needs 2 more analysed creatives');
  await expectWellMade(page);

  await rateAds(page);
  await page.reload();
  await runs(page).getByRole('button', { name: 'Retry' }).click();
  const again = page.getByRole('dialog').getByRole('region', { name: 'Run again' });
  await expect(again).toContainText('Data collection');
  await expectWellMade(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'Training Started');
  await expect(page.getByText('Training Active')).toBeVisible();
  for (const name of ['Full Training', 'Style Examples', 'Specialist Agents', 'Self-Improvement', 'Manual Training'])
    await expect(page.getByRole('button', { name })).toBeDisabled();

  await expect(runs(page).getByText('Completed')).toBeVisible({ timeout: RUN_MS });
  await expect(runs(page).getByText('Attempt 2')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the last run found' })).toBeVisible();
  await runs(page).getByRole('link', { name: 'Comprehensive' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comprehensive run' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem')).toHaveCount(6);
  await expectWellMade(page);
  const address = page.url();

  await page.goto('/training-scheduler');
  await expect(page.getByText(/^System (healthy|degraded)$/)).toBeVisible();
  await expect(runs(page).getByRole('listitem').filter({ hasText: 'Attempt 2' })).toHaveCount(1);
  await expect(runs(page).getByRole('link', { name: /Temporal/ })).toHaveCount(0);
  for (const tab of ['Schedules', 'Alerts', 'Models', 'Control Panel']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    await expectWellMade(page);
  }

  const other = newAccount();
  await signUp(other, { settled: true });
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await becomeElite(theirs, other.email);
  await expect(theirs.getByText('No runs yet')).toBeVisible();
  await theirs.goto(address);
  await expect(theirs.getByText(/We could not load this run/)).toBeVisible();
  await theirs.goto('/training-scheduler');
  await expect(theirs.getByText('No runs yet')).toBeVisible();
  await theirs.goto('/training-scheduler?tab=models');
  await expect(theirs.getByText('No models yet')).toBeVisible();
  await elsewhere.close();
});

test('a run is stopped with a reason and goes on after a retry; its model is promoted by hand and rolled back', async ({
  page,
  account,
}) => {
  await becomeElite(page, account.email);
  await rateAds(page);
  await page.goto('/training-scheduler?tab=control');
  await page.getByLabel('Training type').selectOption('category_specific');
  await expect(page.getByRole('button', { name: 'Trigger Training' })).toBeDisabled();
  await page.getByLabel('Text', { exact: true }).check();
  await page.getByLabel('Colour').check();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Trigger Training' }).click();
  await expectToast(page, 'Training Started');

  await page.getByRole('tab', { name: 'Executions' }).click();
  await runs(page).getByRole('button', { name: 'Stop' }).click();
  await giveReason(page, 'Stop training');
  await expectToast(page, 'Training Stopped');
  await expect(runs(page).getByText('Stopped', { exact: true })).toBeVisible();
  await expect(runs(page)).toContainText('Stopped because: Trying it out');
  await expect(runs(page).getByRole('list', { name: 'Categories' }).getByRole('listitem')).toHaveText([
    'Colour',
    'Text',
  ]);
  await expectWellMade(page);

  await runs(page).getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expect(runs(page).getByText('Completed')).toBeVisible({ timeout: RUN_MS });

  await page.getByRole('tab', { name: 'Models' }).click();
  const models = page.getByRole('list', { name: 'Models' });
  await models.getByRole('button', { name: 'Promote' }).first().click();
  await giveReason(page, 'Promote');
  await expectToast(page, 'Custom Model Deployed');
  await expect(models.getByText('In use')).toBeVisible();
  await page.goto('/training');
  await expect(page.getByRole('region', { name: 'Your model' })).toContainText('In use');
  await page.getByRole('link', { name: 'Model card' }).click();
  await expect(page.getByRole('heading', { name: 'How much each check counts' })).toBeVisible();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await giveReason(page, 'Roll back');
  await expectToast(page, 'Model Rolled Back');
  await expect(page.getByText('Rolled back', { exact: true })).toBeVisible();
  await page.goto('/training');
  await expect(page.getByRole('region', { name: 'Your model' })).toContainText('The rule book alone');
});

test('an operator sees runs of all, steers schedules and opens a run in Temporal', async ({
  page,
  account,
  browser,
}) => {
  const owner = newAccount();
  await signUp(owner, { settled: true });
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await becomeElite(theirs, owner.email);
  await theirs.getByRole('button', { name: 'Specialist Agents' }).click();
  await expectToast(theirs, 'Specialist Training Generated');
  await expect(runs(theirs).getByText('Failed')).toBeVisible({ timeout: RUN_MS });
  const shown = await runs(theirs)
    .getByText(/[0-9a-f]{8}-/)
    .first()
    .textContent();
  const id = shown?.match(/[0-9a-f-]{36}/)?.[0] ?? '';
  await elsewhere.close();

  await makeOperator(account.email);
  await signIn(page, account);
  await page.goto('/training-scheduler');
  const run = runs(page).getByRole('listitem').filter({ hasText: id });
  await expect(run).toContainText('Specialist agents');
  await expect(run.getByRole('link', { name: /Temporal/ })).toHaveAttribute('href', /\/workflows\//);
  await page.getByRole('tab', { name: 'Schedules' }).click();
  const weekly = page.getByRole('listitem').filter({ hasText: 'Weekly Comprehensive Review' }).first();
  await weekly.getByRole('button', { name: 'Pause' }).click();
  await expect(weekly.getByText('Paused', { exact: true })).toBeVisible();
  await expect(weekly).toContainText('None while it is paused.');
  await weekly.getByRole('button', { name: 'Resume' }).click();
  await expect(weekly.getByText(/^Sun, .* UTC$/)).toHaveCount(3);
  await expectWellMade(page);
});
