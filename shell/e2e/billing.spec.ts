import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { type Account, PASSWORD, signIn, test } from './fixtures.ts';
import { CARD, daysPass, payWith } from './payments.ts';

// One after the other: the sandbox has one clock, and the last tests move it. What is not the one walk of `npm test` is proved there
// by the tests of billing's own calls and pages.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);
test.use({ actionTimeout: 30_000 });

/** From the plan chooser to the hosted checkout. */
async function goPay(page: Page, name: string): Promise<void> {
  // The public pages know by a mark of the app's that somebody is signed in.
  await page.goto('/billing');
  await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
  await page.goto('/subscribe?from=navbar');
  await page.getByRole('button', { name: `Upgrade to ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Taking you to checkout for ${name}` })).toBeVisible();
  await expect(page.getByText('Test mode: a local payment sandbox.')).toBeVisible();
}

/** Back from the hosted checkout, until our own server says that it is paid. */
async function hasPaid(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`You are now on ${name}`)).toBeVisible({ timeout: 60_000 });
}

async function buy(page: Page, name: string): Promise<void> {
  await goPay(page, name);
  await payWith(page, CARD.pays, /^Pay \$/);
  await hasPaid(page, name);
}

/** Reads the billing page anew until it says something: events of the sandbox arrive when they arrive. */
async function billingSays(page: Page, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/billing');
    await expect(page.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
}

const card = (page: Page, title: string) => page.locator('dl > div').filter({ hasText: title }).locator('dd');

test('a declined card charges nothing; leaving the payment loses nothing; the address bar alone confirms nothing', {
  tag: '@deep',
}, async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/dashboard?upgraded=elite');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByTestId('usage')).toContainText('50 of 50');
  await expect(page.getByText(/Confirming|Your plan is/)).toHaveCount(0);

  await page.goto('/subscribe?from=landing&recommended=starter');
  await expect(page.getByText('Payments go to a sandbox: no card is charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Starter' }).click();
  await payWith(page, CARD.declined, /^Pay \$19\.99/);
  await expect(page.getByRole('alert')).toContainText('declined');
  await page.getByRole('link', { name: 'Back without paying' }).click();
  await expect(page).toHaveURL('/subscribe?from=billing');
  await expect(page.getByRole('button', { name: 'Upgrade to Starter' })).toBeVisible();
  await page.goto('/billing');
  await expect(card(page, 'Total Paid')).toHaveText('$0.00');
  await expect(card(page, 'Next Payment')).toContainText('No subscription');
  await expect(page.getByText('No invoices yet')).toBeVisible();
});

test('the money goes back once, at once, and the plan ends with it', { tag: '@deep' }, async ({ page, account }) => {
  await signIn(page, account);
  await buy(page, 'Starter');
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Request a refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund $19.99?' });
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Refund $19.99' }).click();
  await expect(page.getByText('Refund Requested')).toBeVisible();
  await expect(page.getByText(/^\$19\.99 was refunded to your card/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('Refunded');
  await expect(card(page, 'Total Paid')).toHaveText('$0.00');
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeFocused();
});

test('a bank is answered on its page; an account that goes says what becomes of its plan, and kept it has it as before', {
  tag: '@deep',
}, async ({ page, account }) => {
  await signIn(page, account);
  await goPay(page, 'Starter');
  const bank = page.getByRole('heading', { name: 'Confirm with your bank' });
  await payWith(page, CARD.confirms, /^Pay \$19\.99/);
  await expect(bank).toBeVisible();
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('alert')).toContainText('unable to authenticate');
  await payWith(page, CARD.confirms, /^Pay \$19\.99/);
  await expect(bank).toBeVisible();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await hasPaid(page, 'Starter');
  await expect(page.getByTestId('usage')).toContainText('200 of 200');

  // The upgrade, too: nothing is charged before the answer, and the plan is there after it.
  await page.goto('/billing?change=pro');
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await upgrade.getByRole('button', { name: /^Pay \$(29\.\d\d|30\.00) and upgrade$/ }).click();
  await expect(page.getByText('Test mode: a local payment sandbox.')).toBeVisible();
  const question = page.url();
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'About your account' });
  await expect(notice).toContainText('Your bank wants you to confirm the payment of your upgrade.');
  await notice.getByRole('link', { name: 'Confirm payment' }).click();
  await expect(page.getByText('Your upgrade to Pro is waiting for your confirmation')).toBeVisible();
  await expect(card(page, 'Total Paid')).toHaveText('$19.99');
  await page.goto(question);
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('button', { name: 'Confirm payment' })).toHaveCount(0);
  await billingSays(page, '0 of 500');
  await page.goto('/dashboard');
  await expect(page.getByTestId('usage')).toContainText('500 of 500');
  await expect(page.getByText(/^Your bank wants you to confirm/)).toHaveCount(0);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const leave = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(leave).toContainText('Pro is not charged again.');
  await leave.getByLabel('Your password').fill(PASSWORD);
  await leave.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, account);
  await billingSays(page, 'Pro ends when your account is deleted');
  await expect(page.getByText(/and nothing more is charged\. To keep Pro, choose “Keep my account”/)).toBeVisible();
  await expect(card(page, 'Next Payment')).toContainText(/^None/);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account is kept')).toBeVisible();
  await expect(page.getByText('Pro ends when your account is deleted')).toHaveCount(0);
  await billingSays(page, /billed in advance\. Renews on/);
  await expect(card(page, 'Next Payment')).toContainText('$49.99');
  await expect(card(page, 'Total Paid')).toHaveText(/^\$(49\.\d\d|50\.00)$/);
});

/** Free, Starter, Pro, down, kept, another card, cancelled, and the end of the period. */
async function walkThroughPlans(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await buy(page, 'Starter');
  await expect(page.getByTestId('usage')).toContainText('200 of 200');

  await page.goto('/billing');
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible();
  await expect(card(page, 'Total Paid')).toHaveText('$19.99');
  await expect(card(page, 'Next Payment')).toContainText('$19.99');
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();

  // The chooser leads what is paid already to the billing page, where the amount stands first.
  await page.getByRole('link', { name: 'Compare plans' }).click();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL('/billing?change=pro');
  const upgrade = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  const amount = await upgrade.getByTestId('amount').textContent();
  expect(amount).toMatch(/^\$(29\.\d\d|30\.00)$/);
  await expect(upgrade).toContainText('$49.99 a month');
  expect(await axeViolations(page)).toEqual([]);
  await upgrade.getByRole('button', { name: `Pay ${amount} and upgrade` }).click();
  await expect(page.getByText('Plan Upgraded')).toBeVisible();
  await expect(page).toHaveURL('/billing');
  await expect(page.getByTestId('tokens')).toContainText('0 of 500');
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).toHaveCount(3);

  // A paid invoice is a PDF of its own.
  const pdf = await page
    .getByRole('link', { name: /^Download/ })
    .first()
    .getAttribute('href');
  const file = await page.request.get(String(pdf));
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // Down, with what it means; and kept.
  await page.goto('/subscribe?from=billing');
  await page.getByRole('button', { name: 'Switch to Starter' }).click();
  const down = page.getByRole('dialog', { name: 'Confirm Plan Downgrade' });
  await expect(down).toContainText('Your current tokens remain until the next billing cycle.');
  await expect(down).toContainText('Then 200 tokens a month instead of 500.');
  await down.getByRole('button', { name: 'Downgrade to Starter' }).click();
  await expect(page.getByText(/^You keep Pro until .+, then you move to Starter\.$/)).toBeVisible();
  await expect(card(page, 'Next Payment')).toContainText('$19.99');
  const scheduled = String(await page.getByText(/^You keep Pro until/).textContent());
  const [, until] = /until (.+), then/.exec(scheduled) ?? [];
  await page.goto('/subscribe?from=billing');
  const plan = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(plan('Starter')).toContainText(`Starts on ${until}`);
  await expect(plan('Pro')).toContainText(`Ends on ${until}`);
  await expect(page.getByRole('button', { name: 'Switch to Starter' })).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);
  await plan('Pro').getByRole('link', { name: 'Keep Pro' }).click();
  await expect(page).toHaveURL('/billing');
  await page.getByRole('button', { name: 'Keep Pro' }).click();
  await expect(page.getByText('Plan Kept')).toBeVisible();
  await expect(page.getByText(/^You keep Pro until/)).toHaveCount(0);
  await expect(card(page, 'Next Payment')).toContainText('$49.99');

  // Another card, in the portal, which leads back.
  await page.getByRole('button', { name: 'Open payment portal' }).click();
  await page
    .getByRole('link', { name: /change|add/i })
    .first()
    .click();
  await payWith(page, '5555555555554444', 'Save card');
  await page.getByRole('link', { name: /Return to Adjudge/ }).click();
  await expect(page).toHaveURL('/billing?from=portal');
  await billingSays(page, 'Mastercard •••• 4444');

  // Cancelled: the plan stays until its period ends, and then it is over.
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('Plan Cancellation Scheduled')).toBeVisible();
  await expect(page.getByText(/^You keep Pro until .+, then you move to Free\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
  await daysPass(page, 32);
  await billingSays(page, 'Free. No card needed.');
  await expect(card(page, 'Next Payment')).toContainText('No subscription');
  await expect(card(page, 'Total Invoices')).toHaveText('2');
}

test.describe('on a phone, in the dark', { tag: '@deep' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('free, Starter, Pro, down, kept, portal and invoices, cancelled, the end of the period', async ({
    page,
    account,
  }) => {
    test.setTimeout(300_000);
    await walkThroughPlans(page, account);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});

test('free, Starter, Pro, down, kept, portal and invoices, cancelled, the end of the period; then a payment that fails', async ({
  page,
  account,
}) => {
  test.setTimeout(300_000);
  await walkThroughPlans(page, account);

  // Bought again with a card that fails when the next month is due.
  await buy(page, 'Starter');
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Open payment portal' }).click();
  await page
    .getByRole('link', { name: /change|add/i })
    .first()
    .click();
  await payWith(page, CARD.failsLater, 'Save card');
  await daysPass(page, 32);
  await billingSays(page, 'Your payment of $19.99 did not go through');
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'About your account' });
  await expect(notice).toContainText('Starter keeps working until');
  await notice.getByRole('link', { name: 'Update payment method' }).click();
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('Failed');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await expect(page.getByRole('heading', { name: 'Change card' })).toBeVisible();
});
