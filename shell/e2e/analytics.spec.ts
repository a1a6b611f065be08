import { expect } from '@playwright/test';
import { axeViolations, sidewaysScroll } from './axe.ts';
import { AD, analyse, signIn, test } from './fixtures.ts';
import { putOnPlan } from './operators.ts';

test.setTimeout(240_000);

test('what somebody does is counted and shown on the four pages, as far as the plan goes', {
  tag: '@phone',
}, async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/phase2-dashboard');
  await expect(page.getByRole('heading', { name: 'Standard Dashboard' })).toBeVisible();
  await page.goto('/analytics');
  await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe?from=dashboard');
  await expect(page.getByText('30-day money-back guarantee, cancel anytime.')).toBeVisible();

  await putOnPlan(account.email, 'elite');
  await analyse(page, AD);

  await page.goto('/phase2-dashboard');
  await expect(page.getByRole('heading', { name: 'Enhanced Dashboard', level: 1 })).toBeVisible();
  const total = page.locator('[data-metric="total-analyses"]').first();
  // Counted by the next rollup; the page asks again by itself.
  await expect(total).toContainText('1', { timeout: 120_000 });
  await expect(page.getByRole('list', { name: 'Recent activity' })).toContainText('after.webp');
  await page.getByRole('button', { name: /^How “Average score” is computed/ }).click();
  const definition = page.getByRole('dialog', { name: 'Average score' });
  await expect(definition.getByText('How it is computed')).toBeVisible();
  await definition.getByRole('button', { name: 'Close' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  for (const tab of ['Performance', 'AI Insights', 'Optimization']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    expect.soft(await axeViolations(page), tab).toEqual([]);
    expect.soft(await sidewaysScroll(page), tab).toBeLessThanOrEqual(0);
  }

  await page.goto('/analytics?tab=engagement');
  await expect(page.locator('[data-metric="funnel-stage"] [aria-current="step"]')).toBeVisible();
  await page.getByRole('tab', { name: 'Business Intel' }).click();
  await page.getByLabel('Average order value').fill('64');
  await page.getByLabel('Orders a month').fill('1200');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You said: $64 an order, 1,200 orders a month.')).toBeVisible();
  await expect(page.locator('[data-metric="revenue-impact"]').last()).toContainText('Not enough data');

  await page.goto('/feature-flags');
  await expect(page.getByRole('list', { name: 'Flags' }).getByRole('listitem')).toHaveCount(5);
  await page
    .getByRole('button', { name: /^Test Feature/ })
    .first()
    .click();
  await expect(page.locator('[data-metric="test-run"]')).toContainText(' ms');

  await page.goto('/phase2-test?tab=performance');
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByText('Passed', { exact: true })).toHaveCount(4, { timeout: 60_000 });
  expect(await axeViolations(page)).toEqual([]);
});
