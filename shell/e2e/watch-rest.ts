import type { Page, Request } from '@playwright/test';

/** How long nothing may have changed, ms: React puts up to 300 between a placeholder and what replaces it. */
const QUIET_MS = 350;
/** A request whose end the browser never tells holds nobody up for longer than this, ms. */
const HANGING_MS = 5000;
/** What the browser says of a page that was left. */
const LED_ON = /Execution context was destroyed|Cannot find context/;

/**
 * Tells when a page has come to rest: nothing is under way on the network, and for a third of a second nothing in it
 * changed. Made before what is waited for begins.
 */
export function watchRest(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  let wake = () => {};
  page.on('request', (request) => {
    underWay.add(request);
    begun += 1;
  });
  const done = (request: Request) => {
    underWay.delete(request);
    wake();
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);

  return async () => {
    for (let before = -1; before !== begun; ) {
      before = begun;
      while (underWay.size > 0) {
        const waitedFor = [...underWay];
        const hangs = await new Promise<boolean>((resolve) => {
          const timer = setTimeout(() => resolve(true), HANGING_MS);
          wake = () => {
            clearTimeout(timer);
            resolve(false);
          };
        });
        if (hangs) for (const request of waitedFor) underWay.delete(request);
      }
      // A page that leads on takes the one that was watched with it: the next one is watched instead.
      const quiet = await page.evaluate(untilQuiet, QUIET_MS).then(
        () => true,
        (error: Error) => {
          if (!LED_ON.test(error.message)) throw error;
          return false;
        },
      );
      if (!quiet) await page.waitForLoadState();
      if (!quiet || underWay.size > 0) before = -1;
    }
  };
}

/**
 * Runs in the page. Idle moments rather than a clock: a busy machine takes longer for the same. A browser that has
 * nothing left to draw may never call an idle moment; after a second without one the page counts as idle.
 */
async function untilQuiet(quietMs: number): Promise<void> {
  let last = performance.now();
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - last < quietMs) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
}
