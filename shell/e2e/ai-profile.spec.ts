import { expect } from '@playwright/test';
import { axeViolations, sidewaysScroll } from './axe.ts';
import { AD, analyse, expectToast, signIn, test, WEAK_AD } from './fixtures.ts';
import { putOnPlan } from './operators.ts';

test.setTimeout(180_000);

test('an Elite user sets up the profile, sees results in its words, and what it changed in a new one', {
  tag: '@phone',
}, async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/ai-profile');
  await expect(page.getByRole('heading', { name: 'Elite Feature' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade to Elite' })).toHaveAttribute(
    'href',
    '/subscribe?plan=elite&from=ai-profile',
  );

  await putOnPlan(account.email, 'elite');
  await page.goto('/ai-profile');
  await expect(page.getByRole('heading', { name: 'Your Personal AI Agent' })).toBeVisible();
  await expect(page.getByText(/There is no finished analysis yet/)).toBeVisible();

  await analyse(page, AD);
  const theSwitch = page.getByRole('switch', { name: 'Personalised result' });
  await expect(theSwitch).toHaveCount(0);
  const first = page.url();

  await page.goto('/ai-profile');
  const preview = page.getByRole('group', { name: 'Live preview' });
  await expect(preview.getByRole('link', { name: 'after.webp' })).toBeVisible();
  await page.getByRole('radio', { name: 'Analytical' }).check();
  await expect(preview).toContainText('Evidence: ');
  await page.getByRole('radio', { name: 'Friendly' }).check();
  await expect(preview).toContainText('Where this comes from: ');
  await page.getByRole('radio', { name: 'Concise' }).check();
  await expect(preview).not.toContainText('Where this comes from: ');
  await page.getByLabel('Industry').selectOption({ label: 'Travel' });
  await page.getByRole('button', { name: 'Seniors' }).click();
  const changes = page.getByRole('group', { name: 'What this changes in the score' });
  await expect(changes).toContainText('Counts 1.2 times as much');
  await expect(changes).toContainText('Source: W3C');
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Your AI assistant has been personalized to your preferences.');
  await expect(page.getByText('Saved and in use.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Friendly' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Seniors' })).toHaveAttribute('aria-pressed', 'true');

  await page.goto(first);
  await expect(page.getByText('Worded for you: friendly, concise.')).toBeVisible();

  await analyse(page, WEAK_AD);
  await expect(page.getByText(/^Your profile changed \d+ checks?: the score (is|stays) \d+/)).toBeVisible();
  await page.getByText('What changed, and why').click();
  await expect(page.getByText('Text stands out from its background').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit your profile' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await theSwitch.click();
  await expect(page.getByText('You see the rule book’s own judgement, in its own words.')).toBeVisible();
  await expect(page).toHaveURL(/lens=off/);
  await theSwitch.click();
  await expect(page.getByText(/^Your profile changed/)).toBeVisible();
});
