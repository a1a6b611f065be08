import { expect } from '@playwright/test';
import { AD, signIn, test } from './fixtures.ts';

test('the first journey works by keyboard alone, with the focus in sight', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  // Waited for from here on: the browser takes a moment until it hands choosers over.
  const chooser = page.waitForEvent('filechooser');
  const choose = page.getByRole('button', { name: 'Choose a file', exact: true });
  for (let i = 0; i < 10 && !(await choose.evaluate((node) => node === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(AD);

  const start = page.getByRole('button', { name: 'Start Analysis' });
  await expect(start).toBeVisible();
  for (let i = 0; i < 30 && !(await start.evaluate((node) => node === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'after.webp', level: 1 })).toBeFocused({ timeout: 60_000 });

  const picture = page.getByRole('group', { name: /^Your ad\./ });
  await picture.focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/view=regions/);
  await page.keyboard.press('2');
  // A finding may have several places, each with a button of its own.
  const pressed = page.getByRole('button', { name: /^Region 2:/, pressed: true });
  await expect(pressed.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pressed).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Region 2:/ }).first()).toBeVisible();

  const outOfSight = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return null;
      const box = focused.getBoundingClientRect();
      const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      const ring =
        getComputedStyle(focused).outlineStyle !== 'none' || focused.matches('a[class*="after:"], input.peer');
      return inView && ring ? null : focused.outerHTML.slice(0, 120);
    });
  const hidden: string[] = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    let covered = await outOfSight();
    // The page scrolls smoothly to what has the focus; where it comes to rest is what counts.
    for (let wait = 0; covered && wait < 15; wait++) {
      await page.waitForTimeout(100);
      covered = await outOfSight();
    }
    if (covered) hidden.push(covered);
  }
  expect(hidden, 'focused but out of sight or without a ring').toEqual([]);
});
