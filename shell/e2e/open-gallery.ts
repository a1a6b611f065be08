import { expect, type Page } from '@playwright/test';
import { GALLERY_URL } from './addresses.ts';
import { watchRest } from './watch-rest.ts';

export interface OpenGallery {
  /** Ids of all states, in the gallery's order. */
  readonly states: readonly string[];
  /** Shows a state and waits until it has come to rest; without a page load. */
  show(state: string): Promise<void>;
}

/** Opens the gallery of the development build. */
export async function openGallery(page: Page): Promise<OpenGallery> {
  const atRest = watchRest(page);
  await page.goto(`${GALLERY_URL}/gallery`);
  const links = page.locator('[data-state]');
  await expect(links.first()).toBeVisible();
  const states = await links.evaluateAll((found) => found.map((link) => (link as HTMLElement).dataset.state ?? ''));
  await atRest();
  return {
    states,
    async show(state) {
      await page.evaluate((id) => {
        history.replaceState(null, '', `/gallery?state=${id}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, state);
      // Every state has a heading of its own; without one nothing is drawn yet.
      await expect(page.locator('h1').first()).toBeAttached();
      await atRest();
    },
  };
}
